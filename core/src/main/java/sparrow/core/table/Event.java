package sparrow.core.table;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Something that happened at the table, as a camera above it would see it: never why the rules
/// allow it.
///
/// One vocabulary serves every variant. Log, replay, network, disk and screen know these events and
/// no rules.
public sealed interface Event {
    // The events by what they do, so that rules which care for a few of them name the rest in a
    // word: `case Event.Setup _, Event.Reveal _ -> …`.

    /// What comes before play: the hand opens, the wall stands, tiles are dealt.
    sealed interface Setup {}

    /// Tiles go from one place to another in play.
    sealed interface Move {}

    /// Tiles are laid open where they lie.
    sealed interface Reveal {}

    /// Somebody wins, points change hands, the hand is over.
    sealed interface Outcome {}

    /// A hand begins.
    ///
    /// @param edition of the variant's rules, so that an old log is known as such
    /// @param hand its number within the match, from 0
    /// @param tally what the variant carries from hand to hand: rounds, repeats, sticks …
    /// @param points each seat's before this hand
    /// @param pot points on the table that belong to nobody yet
    record Started(
            String variant,
            int edition,
            Rules rules,
            int hand,
            Seat dealer,
            SortedMap<String, Integer> tally,
            Seats<Integer> points,
            int pot)
            implements Event, Setup {
        public Started {
            tally = Collections.unmodifiableSortedMap(new TreeMap<>(tally));
        }

        public Started(
                String variant,
                int edition,
                Rules rules,
                int hand,
                Seat dealer,
                Seats<Integer> points,
                int pot) {
            this(variant, edition, rules, hand, dealer, new TreeMap<>(Map.of()), points, pot);
        }

        /// This start with another dealer.
        public Started dealtBy(Seat seat) {
            return new Started(variant, edition, rules, hand, seat, tally, points, pot);
        }

        /// This start under other rules.
        public Started under(Rules others) {
            return new Started(variant, edition, others, hand, dealer, tally, points, pot);
        }

        /// This start with other things counted from hand to hand.
        public Started counting(Map<String, Integer> counted) {
            return new Started(
                    variant, edition, rules, hand, dealer, new TreeMap<>(counted), points, pot);
        }
    }

    /// The wall stands, in the order of its positions.
    ///
    /// @param rolls all chance of the hand besides the wall (dice, random picks), hidden like the
    ///   tiles
    record WallBuilt(List<Tile> tiles, List<Integer> rolls) implements Event, Setup {
        public WallBuilt {
            tiles = List.copyOf(tiles);
            rolls = List.copyOf(rolls);
        }
    }

    /// A phase begins: a pass of the Charleston, a vote, play.
    record Began(String phase) implements Event {}

    /// A seat receives the next tiles from the front of the wall.
    record Dealt(Seat seat, List<Tile> tiles) implements Event, Setup {
        public Dealt {
            tiles = List.copyOf(tiles);
        }
    }

    /// A seat takes the tile at a position of the wall; front, back and lanes are only positions.
    record Drew(Seat seat, Tile tile, int at) implements Event, Move {
        private static final @Nullable Drew[] UNSEEN = new Drew[Seat.values().length * Wall.MOST];

        /// A draw as the others see it, the same one each time: three of them look at every draw.
        private static Drew unseen(Seat seat, int at) {
            if (at < 0 || at >= Wall.MOST) {
                return new Drew(seat, Tile.HIDDEN, at);
            }
            int place = seat.ordinal() * Wall.MOST + at;
            Drew drew = UNSEEN[place];
            if (drew == null) {
                drew = new Drew(seat, Tile.HIDDEN, at);
                UNSEEN[place] = drew;
            }
            return drew;
        }
    }

    record Discarded(Seat seat, Tile tile, Origin origin) implements Event, Move {
        private static final Discarded[] INTERNED = interned();

        /// The one instance for these values: discards are by far the most frequent events.
        public static Discarded of(Seat seat, Tile tile, Origin origin) {
            return INTERNED[place(seat, tile, origin)];
        }

        private static int place(Seat seat, Tile tile, Origin origin) {
            return (seat.ordinal() * Tile.faces().size() + tile.ordinal()) * 2 + origin.ordinal();
        }

        private static Discarded[] interned() {
            Discarded[] all = new Discarded[Seat.values().length * Tile.faces().size() * 2];
            for (Seat seat : Seat.values()) {
                for (Tile tile : Tile.faces()) {
                    for (Origin origin : Origin.values()) {
                        all[place(seat, tile, origin)] = new Discarded(seat, tile, origin);
                    }
                }
            }
            return all;
        }
    }

    /// A seat takes what [Table#offered()] holds and lays a meld with it.
    record Claimed(Seat seat, Meld meld) implements Event, Move {}

    /// A seat lays a meld of its own tiles: a kong, flowers, a special set.
    record Laid(Seat seat, Meld meld) implements Event, Move {}

    /// A meld grows by a tile from the hand; the tile is offered, for it may be robbed or claimed.
    record Added(Seat seat, int meld, Tile tile) implements Event, Move {}

    /// Tiles return from a meld to the hand: an exposure edited before the discard.
    record TakenBack(Seat seat, int meld, List<Tile> tiles) implements Event, Move {
        public TakenBack {
            tiles = List.copyOf(tiles);
        }
    }

    /// A seat says something that all hear: riichi, a vote, a number of tiles, a dead hand.
    record Declared(Seat seat, String word) implements Event {}

    /// Seats hand tiles to one another, all at once. Each sees its own two lists and the sizes of
    /// the rest.
    record Exchanged(Seats<List<Tile>> given, Seats<List<Tile>> received) implements Event, Move {
        public Exchanged {
            given = given.map(list -> List.copyOf(list));
            received = received.map(list -> List.copyOf(list));
        }
    }

    /// A joker in a meld is replaced by the tile it stands for and goes to the taker's hand.
    record JokerTaken(Seat taker, Seat owner, int meld, Tile given) implements Event, Move {}

    /// A seat takes a discard out of a pond, by its place there, and leaves a tile of its own in
    /// its stead: a blank.
    record Retrieved(Seat seat, Seat owner, int at, Tile taken, Tile given)
            implements Event, Move {}

    /// A tile in the wall is shown to some seats, to all of them or to one. The same name and
    /// position is the same marker, shown again to others.
    record Revealed(String marker, int at, Tile tile, Set<Seat> to) implements Event, Reveal {
        public Revealed {
            to =
                    Collections.unmodifiableSet(
                            to.isEmpty() ? EnumSet.noneOf(Seat.class) : EnumSet.copyOf(to));
        }

        /// Shown to everybody, spectators too.
        public static Revealed openly(String marker, int at, Tile tile) {
            return new Revealed(marker, at, tile, EnumSet.allOf(Seat.class));
        }
    }

    /// A seat lays its concealed tiles open.
    record Shown(Seat seat, List<Tile> tiles) implements Event, Reveal {
        public Shown {
            tiles = List.copyOf(tiles);
        }
    }

    /// A face-down meld is turned up.
    record Turned(Seat seat, int meld, List<Tile> tiles) implements Event, Reveal {
        public Turned {
            tiles = List.copyOf(tiles);
        }
    }

    /// A seat wins, with a tile from another seat or of its own. The tile stays where it lies:
    /// several may win on it.
    record Won(Seat seat, Optional<Seat> from, Tile tile) implements Event, Outcome {}

    /// Points change hands; with the change of the pot they sum to nothing.
    ///
    /// @param lines the score sheet
    record Paid(String reason, List<Line> lines, Seats<Integer> points, int pot)
            implements Event, Outcome {
        public Paid {
            lines = List.copyOf(lines);
        }

        /// A payment that leaves the pot alone.
        public Paid(String reason, List<Line> lines, Seats<Integer> points) {
            this(reason, lines, points, 0);
        }
    }

    /// One line of a score sheet, such as "closed triplet of honors, 8 fu".
    ///
    /// The sheet tells all there is to say of a payment, so that nobody need ask the rules again. A
    /// line called like its unit is a sum, such as "fu, 40 fu"; a line without an amount says what
    /// its unit is, such as "two-sided" of "wait".
    record Line(String what, int amount, String unit) {
        /// The sum of all lines in that unit.
        public static Line sum(int amount, String unit) {
            return new Line(unit, amount, unit);
        }

        /// A line that names something and counts nothing.
        public static Line naming(String unit, String what) {
            return new Line(what, 0, unit);
        }

        public boolean isSum() {
            return what.equals(unit);
        }
    }

    /// The hand is over.
    record Ended(String reason) implements Event, Outcome {}

    /// This event as those eyes may know it.
    ///
    /// No `default`: every new event must say who sees it.
    default Event seenBy(Eyes eyes) {
        if (eyes == Eyes.REFEREE) {
            return this;
        }
        return switch (this) {
            case WallBuilt(List<Tile> tiles, List<Integer> rolls) ->
                    new WallBuilt(
                            hidden(tiles.size()), Collections.nCopies(rolls.size(), UNKNOWN_ROLL));
            case Dealt(Seat seat, List<Tile> tiles) ->
                    eyes.see(seat) ? this : new Dealt(seat, hidden(tiles.size()));
            case Drew(Seat seat, Tile _, int at) -> eyes.see(seat) ? this : Drew.unseen(seat, at);
            case Laid(Seat seat, Meld meld) ->
                    eyes.see(seat) || !meld.isFaceDown() ? this : new Laid(seat, meld.covered());
            case Exchanged(Seats<List<Tile>> given, Seats<List<Tile>> received) ->
                    new Exchanged(own(given, eyes), own(received, eyes));
            case Revealed(String marker, int at, Tile _, Set<Seat> to) ->
                    eyes.seeAny(to) || to.containsAll(EnumSet.allOf(Seat.class))
                            ? this
                            : new Revealed(marker, at, Tile.HIDDEN, to);
            case Started _,
                    Began _,
                    Discarded _,
                    Claimed _,
                    Added _,
                    TakenBack _,
                    Declared _,
                    JokerTaken _,
                    Retrieved _,
                    Shown _,
                    Turned _,
                    Won _,
                    Paid _,
                    Ended _ ->
                    this;
        };
    }

    /// What a viewer sees instead of a roll that is still secret.
    int UNKNOWN_ROLL = -1;

    private static Seats<List<Tile>> own(Seats<List<Tile>> lists, Eyes eyes) {
        return lists.map((seat, list) -> eyes.see(seat) ? list : hidden(list.size()));
    }

    private static List<Tile> hidden(int count) {
        return count < Covered.LISTS.size()
                ? Covered.LISTS.get(count)
                : Collections.nCopies(count, Tile.HIDDEN);
    }

    /// Lists of hidden tiles, by length.
    final class Covered {
        private static final List<List<Tile>> LISTS =
                IntStream.range(0, 200)
                        .mapToObj(count ->
                                List.copyOf(
                                        (Collection<Tile>) Collections.nCopies(count, Tile.HIDDEN)))
                        .toList();

        private Covered() {}
    }
}
