package sparrow.desk;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
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

    private static final String OWN = "own";
    private static final String ADDED = "+";
    private static final String DECLARES = "*";

    /// How the own turn began.
    private enum Began {
        DRAWN,
        REPLACED,
        CALLED,
        LAID,
        DEALT;

        String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final List<Seat> seats;
    private final Map<Seat, List<Meld>> melds;
    private final Map<Seat, Ponds.Pond> ponds;
    private final Map<Seat, List<Tile>> aside;
    private final Optional<Integer> wall;
    private final Optional<Offering> offer;
    private final Began began;
    private final boolean declaring;

    /// A tile on the table that may be claimed.
    ///
    /// @param declares whether its player declared with it
    private record Offering(Seat from, Tile tile, Offer.Source source, boolean declares) {
        /// This with what the log says of its player.
        Offering declaredBy(Table table, Predicate<String> words) {
            boolean declared = false;
            boolean with = false;
            for (Event event : table.log().events()) {
                if (event instanceof Event.Declared(Seat who, String word)) {
                    declared |= who == from && words.test(word);
                } else if (event instanceof Event.Discarded(Seat who, Tile _, var _)
                        && who == from) {
                    with = declared;
                    declared = false;
                }
            }
            return new Offering(from, tile, source, with && source == Offer.Source.DISCARD);
        }
    }

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
                offer(given, seats, notation),
                began(given),
                given.is(DECLARING));
    }

    private static Began began(Given given) throws Refusal {
        return given.word(TURN)
                .map(word -> Began.valueOf(word.toUpperCase(Locale.ROOT)))
                .orElse(Began.DRAWN);
    }

    private static Optional<Offering> offer(Given given, List<Seat> seats, Notation notation)
            throws Refusal {
        for (Map.Entry<Seat, String> entry : bySeat(given, OFFER, seats, List.of())) {
            String text = entry.getValue().strip();
            boolean added = text.endsWith(ADDED);
            boolean declares = text.endsWith(DECLARES);
            String tile = added || declares ? text.substring(0, text.length() - 1) : text;
            List<Tile> tiles = TileText.tiles(tile, given.named(OFFER), notation);
            if (tiles.size() != 1) {
                throw new Refusal(
                        "bad_tiles", given.named(OFFER) + " is one tile, such as right:5p.");
            }
            return Optional.of(
                    new Offering(
                            entry.getKey(),
                            tiles.getFirst(),
                            added ? Offer.Source.ADDED : Offer.Source.DISCARD,
                            declares));
        }
        return Optional.empty();
    }

    /// What a field says of each seat, as in `right:…`.
    ///
    /// @param also the name of the own seat, where a field may speak of it
    private static List<Map.Entry<Seat, String>> bySeat(
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
                .ifPresent(offered -> seen.add(offered.tile));
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
            return offer.map(Surroundings::claimable).orElse(Staging.Turn.WAITING);
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
                        && before.filter(meld -> meld.tiles().contains(offer.get().tile))
                                .isPresent();
        return new Staging.Laying(called ? called(before.orElseThrow()) : Staging.Turn.DRAWN);
    }

    private static Staging.Now claimable(Offering offering) {
        return switch (offering.source) {
            case DISCARD -> new Staging.Offered(offering.from, offering.tile);
            case ADDED, LAID -> new Staging.Growing(offering.from, offering.tile);
        };
    }

    /// Whether somebody's pond has the mark of a declaration.
    public boolean declares(Seat seat) {
        return pond(seat).thrown().stream().anyMatch(thrown -> thrown.is(Ponds.Mark.DECLARES));
    }

    /// Whether a hand has a tile to discard.
    public enum Fullness {
        WAITING,
        FULL;

        public static Fullness of(boolean hasTileToDiscard) {
            return hasTileToDiscard ? FULL : WAITING;
        }
    }

    private Staging.Called called(Meld meld) {
        return offer.filter(offered -> meld.tiles().contains(offered.tile))
                .map(offered -> new Staging.Called(offered.from, offered.tile))
                .orElseGet(() ->
                        new Staging.Called(
                                Beside.LEFT.of(Beside.OWN, seats), meld.tiles().getFirst()));
    }

    /// What may be done, but for sets that only a first turn allows where nobody said that it is
    /// one: neither discards nor the wall were told.
    public Optional<Choice> unlessFirst(Optional<Choice> choice, Predicate<Action> first) {
        boolean told = wall.isPresent() || !ponds.isEmpty();
        return choice.map(all ->
                told || !(all instanceof Choice.OneOf(List<Action> actions))
                        ? all
                        : new Choice.OneOf(actions.stream().filter(first.negate()).toList()));
    }

    /// Puts everything where it belongs.
    public void stage(Staging staging) {
        melds.forEach(staging::melds);
        ponds.forEach(staging::pond);
        aside.forEach(staging::flowers);
        wall.ifPresent(staging::left);
        offer.filter(Offering::declares).ifPresent(offered -> staging.declaresNow(offered.from));
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

    /// What a seat holds and has laid, the tile that it drew in this turn last.
    public static Hand hand(View view) {
        List<Tile> tiles = new ArrayList<>(view.own().hand().list());
        Optional<Tile> drawn =
                view.own()
                        .drawn()
                        .or(() ->
                                view.table()
                                        .log()
                                        .newest(Surroundings::beginsTurn)
                                        .filter(event ->
                                                event instanceof Event.Drew(Seat who, Tile _, int _)
                                                        && who == view.seat())
                                        .map(event -> ((Event.Drew) event).tile()));
        if (drawn.isPresent() && tiles.remove(drawn.get())) {
            tiles.add(drawn.get());
        }
        return new Hand(tiles, view.own().melds());
    }

    /// Writes down what a seat sees around it that must choose.
    ///
    /// @param declares whether a word is said with the discard that follows it
    public static Map<String, List<String>> written(
            View view, Choice choice, Predicate<String> declares, Notation notation) {
        Table table = view.table();
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            String name =
                    seat == view.seat()
                            ? OWN
                            : Beside.between(view.seat(), seat, table.seats()).key();
            if (seat != view.seat()) {
                add(fields, OTHERS, name, laid(table, seat, notation));
                add(fields, ASIDE, name, notation.write(place.flowers().list()));
            }
            add(
                    fields,
                    PONDS,
                    name,
                    Ponds.write(pond(view, seat, declares), notation, table.seats()));
        }
        fields.put(WALL, List.of(String.valueOf(table.wall().left())));
        latest(view)
                .map(latest -> latest.declaredBy(table, declares))
                .ifPresent(latest -> fields.put(OFFER, List.of(written(latest, view, notation))));
        if (view.own().drawn().isEmpty() && mayDiscard(choice)) {
            boolean laid = last(table).filter(Event.Laid.class::isInstance).isPresent();
            Began without = called(view).isPresent() ? Began.CALLED : Began.DEALT;
            fields.put(TURN, List.of((laid ? Began.LAID : without).key()));
        }
        if (isReplacement(table, view.seat())) {
            fields.put(TURN, List.of(Began.REPLACED.key()));
        }
        if (isDeclaring(table, view.seat(), declares)) {
            fields.put(DECLARING, List.of("yes"));
        }
        return fields;
    }

    private static String written(Offering offering, View view, Notation notation) {
        Beside beside = Beside.between(view.seat(), offering.from, view.table().seats());
        return beside.key()
                + ":"
                + notation.write(offering.tile)
                + (offering.source == Offer.Source.ADDED ? ADDED : "")
                + (offering.declares ? DECLARES : "");
    }

    /// The melds of a seat, without the tile that it adds just now.
    private static String laid(Table table, Seat seat, Notation notation) {
        List<Meld> melds = new ArrayList<>(table.place(seat).melds());
        table.offered()
                .filter(offer -> offer.seat() == seat && offer.source() == Offer.Source.ADDED)
                .ifPresent(offer ->
                        melds.set(
                                offer.meld(),
                                melds.get(offer.meld()).shrunk(List.of(offer.tile()))));
        StringBuilder laid = new StringBuilder();
        melds.forEach(meld -> laid.append(notation.write(meld)));
        return laid.toString();
    }

    private static boolean mayDiscard(Choice choice) {
        return choice instanceof Choice.OneOf(var actions)
                && actions.stream().anyMatch(Action.Discard.class::isInstance);
    }

    /// The tile of another that is on offer, or was called just now.
    private static Optional<Offering> latest(View view) {
        return view.table()
                .offered()
                .filter(offer -> offer.source() != Offer.Source.LAID)
                .filter(offer -> offer.seat() != view.seat())
                .map(offer -> new Offering(offer.seat(), offer.tile(), offer.source(), false))
                .or(() ->
                        called(view)
                                .map(taken ->
                                        new Offering(
                                                taken.from(),
                                                taken.tile(),
                                                Offer.Source.DISCARD,
                                                false)));
    }

    /// The tile that was claimed in this turn, whatever was said, paid, laid, corrected or
    /// exchanged since.
    private static Optional<Meld.Taken> called(View view) {
        Optional<Event> last = view.table().log().newest(event -> !isAfterClaim(event));
        return last.isPresent()
                        && last.get() instanceof Event.Claimed(Seat who, Meld meld)
                        && who == view.seat()
                ? meld.taken()
                : Optional.empty();
    }

    private static boolean isAfterClaim(Event event) {
        return event instanceof Event.Paid
                || event instanceof Event.Laid
                || event instanceof Event.Declared
                || event instanceof Event.Added
                || event instanceof Event.TakenBack
                || event instanceof Event.JokerTaken
                || event instanceof Event.Retrieved;
    }

    /// The last event of the game, payments and a declaration for the discard to come aside.
    private static Optional<Event> last(Table table) {
        return table.log()
                .newest(event ->
                        !(event instanceof Event.Paid) && !(event instanceof Event.Declared));
    }

    /// Whether the latest tile to be claimed was added to a kong, and lay in no pond.
    private static boolean isLastAdded(View view) {
        return view.table()
                .log()
                .newest(event ->
                        event instanceof Event.Discarded
                                || (event instanceof Event.Added(Seat who, int _, Tile _)
                                        && who != view.seat()))
                .filter(Event.Added.class::isInstance)
                .isPresent();
    }

    /// Whether an event is more than what a seat does within its turn.
    private static boolean beginsTurn(Event event) {
        return !(event instanceof Event.Paid
                || event instanceof Event.Declared
                || event instanceof Event.Laid);
    }

    /// Whether the seat has drawn from behind, and not the next tile of the wall.
    private static boolean isReplacement(Table table, Seat seat) {
        return table.place(seat).drawn().isPresent()
                && table.log().newest(Event.Drew.class::isInstance).orElseThrow()
                        instanceof Event.Drew(Seat _, Tile _, int at)
                && at > table.wall().front();
    }

    private static boolean isDeclaring(Table table, Seat seat, Predicate<String> declares) {
        return table.log().last() instanceof Event.Declared(Seat who, String word)
                && who == seat
                && declares.test(word);
    }

    /// A seat as it is called when whoever looks sits at the seat of those who ask.
    private static Seat turned(View view, Seat seat) {
        List<Seat> all = view.table().seats();
        return seat == view.seat()
                ? Beside.OWN
                : Beside.between(view.seat(), seat, all).of(Beside.OWN, all);
    }

    private static void add(
            Map<String, List<String>> fields, String field, String seat, String text) {
        if (!text.isEmpty()) {
            fields.computeIfAbsent(field, _ -> new ArrayList<>()).add(seat + ":" + text);
        }
    }

    /// The discards of a seat with their marks; the latest, on offer or called, is not among them.
    private static Ponds.Pond pond(View view, Seat seat, Predicate<String> declares) {
        Table table = view.table();
        List<Ponds.Thrown> thrown = new ArrayList<>();
        List<Integer> bars = new ArrayList<>();
        boolean declared = false;
        for (Event event : table.log().events()) {
            if (event instanceof Event.Declared(Seat who, String word) && declares.test(word)) {
                declared |= who == seat;
                if (who != seat) {
                    bars.add(thrown.size());
                }
            } else if (event instanceof Event.Discarded(Seat who, Tile _, var _) && who == seat) {
                Thrown lying = table.place(seat).pond().get(thrown.size());
                Ponds.Thrown plain = Ponds.Thrown.of(lying.tile());
                Ponds.Thrown next =
                        lying.claimedBy()
                                .map(claimer -> plain.claimedBy(turned(view, claimer)))
                                .orElse(plain);
                thrown.add(declared ? next.with(Ponds.Mark.DECLARES) : next);
                declared = false;
            }
        }
        boolean thrownNow =
                latest(view)
                        .filter(latest ->
                                latest.from == seat && latest.source == Offer.Source.DISCARD)
                        .isPresent();
        if (thrownNow && !isLastAdded(view)) {
            thrown.removeLast();
        }
        return new Ponds.Pond(thrown, bars);
    }
}
