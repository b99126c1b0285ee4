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

    private static final String OWN = "own";

    /// How the own turn began.
    private enum Began {
        DRAWN,
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
    private final Optional<Staging.Offered> offer;
    private final Began began;

    private Surroundings(
            List<Seat> seats,
            Map<Seat, List<Meld>> melds,
            Map<Seat, Ponds.Pond> ponds,
            Map<Seat, List<Tile>> aside,
            Optional<Integer> wall,
            Optional<Staging.Offered> offer,
            Began began) {
        this.seats = seats;
        this.melds = melds;
        this.ponds = ponds;
        this.aside = aside;
        this.wall = wall;
        this.offer = offer;
        this.began = began;
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
                Field.number(WALL, "tiles left in the wall"),
                Field.word(OFFER, "SEAT:TILE", "a tile discarded just now that you may claim"),
                Field.word(
                                TURN,
                                "HOW",
                                "how your turn began: drawn (the last tile typed), called or laid"
                                        + " (the last set), dealt")
                        .among(Stream.of(Began.values()).map(Began::key).toList()));
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
                    entry.getKey(),
                    TileText.tiles(entry.getValue(), given.named(ASIDE), notation));
        }
        Optional<Integer> wall =
                given.has(WALL)
                        ? Optional.of(given.number(WALL, 0, most, 0))
                        : Optional.empty();
        return new Surroundings(
                seats, melds, ponds, aside, wall, offer(given, seats, notation), began(given));
    }

    private static Began began(Given given) throws Refusal {
        return given.word(TURN)
                .map(word -> Began.valueOf(word.toUpperCase(Locale.ROOT)))
                .orElse(Began.DRAWN);
    }

    private static Optional<Staging.Offered> offer(
            Given given, List<Seat> seats, Notation notation) throws Refusal {
        for (Map.Entry<Seat, String> entry : bySeat(given, OFFER, seats, List.of())) {
            List<Tile> tiles = TileText.tiles(entry.getValue(), given.named(OFFER), notation);
            if (tiles.size() != 1) {
                throw new Refusal(
                        "bad_tiles",
                        given.named(OFFER) + " is one tile, such as right:5p.");
            }
            return Optional.of(new Staging.Offered(entry.getKey(), tiles.getFirst()));
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
        offer.filter(_ -> began != Began.CALLED).ifPresent(offered -> seen.add(offered.tile()));
        seen.removeIf(tile -> tile == Tile.HIDDEN);
        return seen;
    }

    /// What happened last to whoever has the turn, holds as many tiles as one who waits, or may
    /// claim a tile.
    ///
    /// @param full whether the hand has a tile to discard
    /// @param own melds
    public Staging.Now now(Fullness full, List<Meld> own) {
        if (full == Fullness.WAITING) {
            return offer.map(each -> (Staging.Now) each).orElse(Staging.Turn.WAITING);
        }
        return switch (began) {
            case DRAWN -> Staging.Turn.DRAWN;
            case DEALT -> Staging.Turn.DEALT;
            case LAID -> own.isEmpty() ? Staging.Turn.DRAWN : Staging.Turn.LAID;
            case CALLED -> own.isEmpty() ? Staging.Turn.DRAWN : called(own.getLast());
        };
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
        return offer.filter(offered -> meld.tiles().contains(offered.tile()))
                .map(offered -> new Staging.Called(offered.from(), offered.tile()))
                .orElseGet(() ->
                        new Staging.Called(
                                Beside.LEFT.of(Beside.OWN, seats), meld.tiles().getFirst()));
    }

    /// Puts everything where it belongs.
    public void stage(Staging staging) {
        melds.forEach(staging::melds);
        ponds.forEach(staging::pond);
        aside.forEach(staging::flowers);
        wall.ifPresent(staging::left);
    }

    /// Tiles seen somewhere, nobody said where: they lie aside, where they tell nothing of anybody.
    public void alsoSeen(List<Tile> tiles, Staging staging) {
        Seat seat = Beside.RIGHT.of(Beside.OWN, seats);
        List<Tile> all = new ArrayList<>(aside.getOrDefault(seat, List.of()));
        all.addAll(tiles);
        staging.flowers(seat, all);
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
                StringBuilder laid = new StringBuilder();
                place.melds().forEach(meld -> laid.append(notation.write(meld)));
                add(fields, OTHERS, name, laid.toString());
                add(fields, ASIDE, name, notation.write(place.flowers().list()));
            }
            add(fields, PONDS, name, Ponds.write(pond(view, seat, declares), notation, table.seats()));
        }
        fields.put(WALL, List.of(String.valueOf(table.wall().left())));
        latest(view)
                .filter(latest -> latest.from() != view.seat())
                .ifPresent(latest ->
                        fields.put(
                                OFFER,
                                List.of(
                                        Beside.between(view.seat(), latest.from(), table.seats())
                                                        .key()
                                                + ":"
                                                + notation.write(latest.tile()))));
        if (called(view).isPresent()) {
            fields.put(TURN, List.of(Began.CALLED.key()));
        } else if (view.own().drawn().isEmpty() && mayDiscard(choice)) {
            boolean laid = last(table).filter(Event.Laid.class::isInstance).isPresent();
            fields.put(TURN, List.of((laid ? Began.LAID : Began.DEALT).key()));
        }
        return fields;
    }

    private static boolean mayDiscard(Choice choice) {
        return choice instanceof Choice.OneOf(var actions)
                && actions.stream().anyMatch(Action.Discard.class::isInstance);
    }

    /// The discard that is on offer, or was called just now.
    private static Optional<Staging.Offered> latest(View view) {
        return view.table()
                .offered()
                .filter(offer -> offer.source() == Offer.Source.DISCARD)
                .map(offer -> new Staging.Offered(offer.seat(), offer.tile()))
                .or(() ->
                        called(view)
                                .map(taken -> new Staging.Offered(taken.from(), taken.tile())));
    }

    /// The tile that was claimed in this turn, whatever was said, paid, corrected or exchanged
    /// since.
    private static Optional<Meld.Taken> called(View view) {
        Optional<Event> last =
                view.table().log().newest(event -> !isAfterClaim(event));
        return last.isPresent() && last.get() instanceof Event.Claimed(Seat who, Meld meld)
                        && who == view.seat()
                ? meld.taken()
                : Optional.empty();
    }

    private static boolean isAfterClaim(Event event) {
        return event instanceof Event.Paid
                || event instanceof Event.Declared
                || event instanceof Event.Added
                || event instanceof Event.TakenBack
                || event instanceof Event.JokerTaken
                || event instanceof Event.Retrieved;
    }

    private static Optional<Event> last(Table table) {
        return table.log().newest(event -> !(event instanceof Event.Paid));
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
        if (latest(view).filter(latest -> latest.from() == seat).isPresent()) {
            thrown.removeLast();
        }
        return new Ponds.Pond(thrown, bars);
    }
}
