package sparrow.desk;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Variant;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// What a question says of the table around a hand, in the same fields for every game: what the
/// others have laid, what everybody discarded, what is left of the wall, and a tile that may be
/// claimed now.
public final class Surroundings {
    public static final String OTHERS = "others";
    public static final String PONDS = "ponds";
    public static final String ASIDE = "aside";
    public static final String WALL = "wall";
    public static final String OFFER = "offer";
    public static final String TURN = "turn";
    public static final String DECLARING = "declaring";

    /// How the own seat is called beside the others.
    static final String OWN = "own";

    private final List<Seat> seats;
    private final Map<Seat, List<Meld>> melds;
    private final Map<Seat, Ponds.Pond> ponds;
    private final Map<Seat, List<Tile>> aside;
    private final Optional<Integer> wall;
    private final Optional<Offering> offer;
    private final Began began;
    private final boolean declaring;

    private Surroundings(
            List<Seat> seats,
            Map<Seat, List<Meld>> melds,
            Map<Seat, Ponds.Pond> ponds,
            Map<Seat, List<Tile>> aside,
            Optional<Integer> wall,
            Optional<Offering> offer,
            Began began,
            boolean declaring) {
        this.seats = seats;
        this.melds = melds;
        this.ponds = ponds;
        this.aside = aside;
        this.wall = wall;
        this.offer = offer;
        this.began = began;
        this.declaring = declaring;
    }

    public static List<Field> fields() {
        return List.of(
                Field.texts(
                        OTHERS,
                        "SEAT:SETS",
                        "sets of another player, such as right:(123m); also across and left"),
                Field.texts(
                        PONDS,
                        "SEAT:TILES",
                        "discards in order, such as own:1z9m or left:5p^; ^ was claimed"),
                Field.texts(ASIDE, "SEAT:TILES", "flowers that another player has laid aside"),
                Field.number(WALL, "tiles left in the wall").in(Field.Group.TABLE),
                Field.word(
                                OFFER,
                                "SEAT:TILE",
                                "a tile discarded just now that you may claim, left:5p; + after it:"
                                        + " added to a kong")
                        .in(Field.Group.TABLE),
                Field.word(
                                TURN,
                                "HOW",
                                "how your turn began: drawn (the last tile typed), replaced (drawn"
                                        + " after a kong), called or laid (the last set), dealt")
                        .among(Stream.of(Began.values()).map(Began::key).toList())
                        .in(Field.Group.TABLE),
                Field.flag(DECLARING, "you have just declared, and choose the discard")
                        .in(Field.Group.TABLE));
    }

    /// @param seats of the table, whoever asks first
    /// @param most tiles in the wall
    public static Surroundings read(Given given, List<Seat> seats, Notation notation, int most)
            throws Refusal {
        Map<Seat, List<Meld>> melds = new EnumMap<>(Seat.class);
        for (Map.Entry<Seat, String> entry : bySeat(given, OTHERS, seats, List.of())) {
            melds.computeIfAbsent(entry.getKey(), _ -> new ArrayList<>())
                    .addAll(TileText.melds(entry.getValue(), given.named(OTHERS), notation));
        }
        Map<Seat, Ponds.Pond> ponds = new EnumMap<>(Seat.class);
        for (Map.Entry<Seat, String> entry : bySeat(given, PONDS, seats, List.of(OWN))) {
            ponds.put(
                    entry.getKey(),
                    Ponds.read(entry.getValue(), given.named(PONDS), notation, seats));
        }
        Map<Seat, List<Tile>> aside = new EnumMap<>(Seat.class);
        for (Map.Entry<Seat, String> entry : bySeat(given, ASIDE, seats, List.of())) {
            aside.put(
                    entry.getKey(), TileText.tiles(entry.getValue(), given.named(ASIDE), notation));
        }
        Optional<Integer> wall =
                given.has(WALL) ? Optional.of(given.number(WALL, 0, most, 0)) : Optional.empty();
        return new Surroundings(
                seats,
                melds,
                ponds,
                aside,
                wall,
                Offering.read(given, seats, notation),
                Began.read(given),
                given.is(DECLARING));
    }

    /// What a field says of each seat, as in `right:…`.
    ///
    /// @param also the name of the own seat, where a field may speak of it
    static List<Map.Entry<Seat, String>> bySeat(
            Given given, String field, List<Seat> seats, List<String> also) throws Refusal {
        List<Map.Entry<Seat, String>> all = new ArrayList<>();
        for (String text : given.texts(field)) {
            int colon = text.indexOf(':');
            String word = colon < 0 ? "" : text.substring(0, colon).strip();
            Optional<Seat> seat =
                    also.contains(word)
                            ? Optional.of(Beside.OWN)
                            : Beside.named(word, seats.size())
                                    .map(beside -> beside.of(Beside.OWN, seats));
            if (seat.isEmpty()) {
                throw new Refusal(
                        "bad_seat",
                        given.named(field)
                                + ": say whose, as in right:…, "
                                + (seats.size() == 4 ? "across:…, " : "")
                                + "left:…"
                                + (also.isEmpty() ? "" : ", own:…")
                                + ", not '"
                                + text
                                + "'.");
            }
            all.add(Map.entry(seat.get(), text.substring(colon + 1)));
        }
        return all;
    }

    /// All tiles in sight around the hand: laid by others, discarded, set aside or offered.
    public List<Tile> inSight() {
        List<Tile> seen = new ArrayList<>();
        melds.values().forEach(list -> list.forEach(meld -> seen.addAll(meld.tiles())));
        ponds.values()
                .forEach(pond ->
                        pond.thrown().stream()
                                .filter(thrown -> !thrown.is(Ponds.Mark.CLAIMED))
                                .forEach(thrown -> seen.add(thrown.tile())));
        aside.values().forEach(seen::addAll);
        offer.filter(_ -> began != Began.CALLED && began != Began.LAID)
                .ifPresent(offered -> seen.add(offered.tile()));
        seen.removeIf(tile -> tile == Tile.HIDDEN);
        return seen;
    }

    /// What happened last to whoever has the turn, holds as many tiles as one who waits, or may
    /// claim a tile.
    ///
    /// @param full whether the hand has a tile to discard
    /// @param own melds
    /// @param word that is declared with a discard
    public Staging.Now now(Fullness full, List<Meld> own, String word) {
        Staging.Now before = now(full, own);
        return declaring && full == Fullness.FULL ? new Staging.Declaring(before, word) : before;
    }

    /// The same in a game where nothing is declared.
    public Staging.Now now(Fullness full, List<Meld> own) {
        if (full == Fullness.WAITING) {
            return offer.map(Offering::claimable).orElse(Staging.Turn.WAITING);
        }
        return switch (began) {
            case DRAWN -> Staging.Turn.DRAWN;
            case REPLACED -> Staging.Turn.REPLACED;
            case DEALT -> Staging.Turn.DEALT;
            case LAID -> own.isEmpty() ? Staging.Turn.DRAWN : laying(own);
            case CALLED -> own.isEmpty() ? Staging.Turn.DRAWN : called(own.getLast());
        };
    }

    /// After a draw, or after a claim for the meld before the last if a tile is named that fits it.
    private Staging.Laying laying(List<Meld> own) {
        Optional<Meld> before =
                own.size() > 1 ? Optional.of(own.get(own.size() - 2)) : Optional.empty();
        boolean called =
                offer.isPresent()
                        && before.filter(meld -> meld.tiles().contains(offer.get().tile()))
                                .isPresent();
        return new Staging.Laying(called ? called(before.orElseThrow()) : Staging.Turn.DRAWN);
    }

    /// Whether somebody's pond has the mark of a declaration.
    public boolean declares(Seat seat) {
        return pond(seat).thrown().stream().anyMatch(thrown -> thrown.is(Ponds.Mark.DECLARES));
    }

    /// Whether a hand has a tile to discard.
    public enum Fullness {
        WAITING,
        FULL
    }

    private Staging.Called called(Meld meld) {
        return offer.filter(offered -> meld.tiles().contains(offered.tile()))
                .map(offered -> new Staging.Called(offered.from(), offered.tile()))
                .orElseGet(() ->
                        new Staging.Called(
                                Beside.LEFT.of(Beside.OWN, seats), meld.tiles().getFirst()));
    }

    /// What the own seat may do; nothing between turns. What only a first turn allows is left out
    /// where nobody said that it is one: neither discards nor the wall were told.
    ///
    /// @param first whether only a first turn allows an action
    public Optional<Choice> choice(
            Variant variant, View view, Staging.Now now, Predicate<Action> first) {
        if (now == Staging.Turn.WAITING) {
            return Optional.empty();
        }
        boolean told = wall.isPresent() || !ponds.isEmpty();
        return variant.pending(view.table())
                .find(Beside.OWN)
                .map(choice ->
                        told || !(choice instanceof Choice.OneOf(List<Action> actions))
                                ? choice
                                : new Choice.OneOf(
                                        actions.stream().filter(first.negate()).toList()));
    }

    /// Puts everything where it belongs.
    public void stage(Staging staging) {
        melds.forEach(staging::melds);
        ponds.forEach(staging::pond);
        aside.forEach(staging::flowers);
        wall.ifPresent(staging::left);
        offer.filter(Offering::declares).ifPresent(offered -> staging.declaresNow(offered.from()));
    }

    /// What a seat has discarded, as far as it was told.
    public Ponds.Pond pond(Seat seat) {
        return ponds.getOrDefault(seat, Ponds.Pond.EMPTY);
    }

    /// Tiles seen somewhere, nobody said where: they lie aside, where they tell nothing of anybody.
    public void alsoSeen(List<Tile> tiles, Staging staging) {
        Seat seat = Beside.RIGHT.of(Beside.OWN, seats);
        List<Tile> all = new ArrayList<>(aside.getOrDefault(seat, List.of()));
        all.addAll(tiles);
        staging.flowers(seat, all);
    }
}
