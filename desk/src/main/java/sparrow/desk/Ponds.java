package sparrow.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// The discards of all seats as they lie there, brought into an order in which they may have been
/// made.
///
/// A pond is written as tiles in order; after a tile `^` says that somebody claimed it (and a
/// letter after it who: `o` who asks, `r`, `a` or `l` the player there) and `*` that its player
/// declared with it, and `|` stands where somebody else declared: what follows it came later.
/// Without bars everybody discards in turn.
public final class Ponds {
    /// The discards of one seat.
    ///
    /// @param bars how many discards lie before each declaration of another seat
    public record Pond(List<Thrown> thrown, List<Integer> bars) {
        public static final Pond EMPTY = new Pond(List.of(), List.of());

        public Pond {
            thrown = List.copyOf(thrown);
            bars = List.copyOf(bars);
        }

        /// Discards in this order.
        public static Pond of(List<Tile> tiles) {
            return after(0, tiles);
        }

        /// Discards in this order, all of them after so many declarations of others.
        public static Pond after(int declarations, List<Tile> tiles) {
            return new Pond(
                    tiles.stream().map(Thrown::of).toList(), Collections.nCopies(declarations, 0));
        }

        /// This pond of somebody who has declared: with the last discard, if no mark says when.
        public Pond declaring() {
            if (thrown.isEmpty() || thrown.stream().anyMatch(each -> each.is(Mark.DECLARES))) {
                return this;
            }
            List<Thrown> marked = new ArrayList<>(thrown);
            marked.add(marked.removeLast().with(Mark.DECLARES));
            return new Pond(marked, bars);
        }

        /// This pond with another tile at a place.
        public Pond with(int at, Tile tile) {
            List<Thrown> changed = new ArrayList<>(thrown);
            changed.set(at, Thrown.of(tile));
            return new Pond(changed, bars);
        }

        public List<Tile> tiles() {
            return thrown.stream().map(Thrown::tile).toList();
        }

        /// What still lies there.
        public List<Tile> left() {
            return thrown.stream()
                    .filter(each -> !each.is(Mark.CLAIMED))
                    .map(Thrown::tile)
                    .toList();
        }
    }

    /// A discard with its marks.
    ///
    /// @param claimer who claimed it, if that is known
    public record Thrown(Tile tile, Set<Mark> marks, Optional<Seat> claimer) {
        public Thrown {
            marks = Set.copyOf(marks);
        }

        static Thrown of(Tile tile) {
            return new Thrown(tile, Set.of(), Optional.empty());
        }

        public boolean is(Mark mark) {
            return marks.contains(mark);
        }

        Thrown with(Mark mark) {
            Set<Mark> more = EnumSet.of(mark);
            more.addAll(marks);
            return new Thrown(tile, more, claimer);
        }

        Thrown claimedBy(Seat seat) {
            return new Thrown(tile, marks, Optional.of(seat)).with(Mark.CLAIMED);
        }
    }

    /// What may be said of a discard.
    public enum Mark {
        /// Its player declared with it.
        DECLARES('*'),
        /// Somebody claimed it.
        CLAIMED('^');

        private final char letter;

        Mark(char letter) {
            this.letter = letter;
        }

        static Optional<Mark> of(char letter) {
            return Stream.of(values()).filter(mark -> mark.letter == letter).findFirst();
        }
    }

    private static final char BAR = '|';

    private final List<Seat> seats;
    private final Seat dealer;
    private final Map<Seat, Pond> ponds;

    public Ponds(List<Seat> seats, Seat dealer, Map<Seat, Pond> ponds) {
        this.seats = seats;
        this.dealer = dealer;
        this.ponds = ponds;
    }

    /// Reads the discards of one seat.
    ///
    /// @param field as a refusal calls it
    public static Pond read(String text, String field, Notation notation, List<Seat> seats)
            throws Refusal {
        List<Thrown> thrown = new ArrayList<>();
        List<Integer> bars = new ArrayList<>();
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            boolean ends = at == text.length() || isMark(text.charAt(at));
            if (ends) {
                for (Tile tile : TileText.tiles(text.substring(from, at), field, notation)) {
                    thrown.add(Thrown.of(tile));
                }
                if (at < text.length()) {
                    mark(text.charAt(at), thrown, bars, field);
                    Optional<Seat> claimer = claimer(text, at, seats);
                    claimer.ifPresent(seat -> thrown.add(thrown.removeLast().claimedBy(seat)));
                    at += claimer.isPresent() ? 1 : 0;
                }
                from = at + 1;
            }
        }
        return new Pond(thrown, bars);
    }

    /// Who claimed a tile, if a letter after its mark says so.
    private static Optional<Seat> claimer(String text, int mark, List<Seat> seats) {
        if (text.charAt(mark) != Mark.CLAIMED.letter || mark + 1 == text.length()) {
            return Optional.empty();
        }
        char letter = text.charAt(mark + 1);
        return seats.stream().filter(seat -> letter(seat, seats) == letter).findFirst();
    }

    private static char letter(Seat seat, List<Seat> seats) {
        return seat == Beside.OWN ? 'o' : Beside.between(Beside.OWN, seat, seats).key().charAt(0);
    }

    private static boolean isMark(char letter) {
        return letter == BAR || Mark.of(letter).isPresent();
    }

    private static void mark(char mark, List<Thrown> thrown, List<Integer> bars, String field)
            throws Refusal {
        if (mark == BAR) {
            bars.add(thrown.size());
            return;
        }
        if (thrown.isEmpty()) {
            throw new Refusal("bad_tiles", field + ": '" + mark + "' stands after a tile.");
        }
        thrown.add(thrown.removeLast().with(Mark.of(mark).orElseThrow()));
    }

    /// Writes the discards of one seat down.
    ///
    /// @param seats of the table, whoever asks first
    public static String write(Pond pond, Notation notation, List<Seat> seats) {
        StringBuilder text = new StringBuilder();
        List<Tile> plain = new ArrayList<>();
        for (int i = 0; i <= pond.thrown.size(); i++) {
            int bars = Collections.frequency(pond.bars, i);
            if (bars > 0) {
                flush(plain, text, notation);
                text.append(String.valueOf(BAR).repeat(bars));
            }
            if (i < pond.thrown.size()) {
                Thrown thrown = pond.thrown.get(i);
                plain.add(thrown.tile);
                if (!thrown.marks.isEmpty()) {
                    flush(plain, text, notation);
                    Stream.of(Mark.values())
                            .filter(thrown::is)
                            .forEach(mark -> text.append(mark.letter));
                    thrown.claimer.ifPresent(seat -> text.append(letter(seat, seats)));
                }
            }
        }
        flush(plain, text, notation);
        return text.toString();
    }

    private static void flush(List<Tile> plain, StringBuilder text, Notation notation) {
        text.append(notation.write(plain));
        plain.clear();
    }

    /// Somebody who hears of every discard.
    public interface Listener {
        /// Whether it may come now: a claimed one must fit somebody's next meld.
        boolean isDue(Seat seat, Thrown thrown);

        /// Who goes on after it, if somebody claims it.
        Optional<Seat> discarded(Seat seat, Thrown thrown);
    }

    /// Tells all discards, the earliest first: in turn from the dealer, none beyond a declaration
    /// that has not been made yet, and no declaration before what lies before its bars.
    public void tell(Listener listener) {
        int[] next = new int[seats.size()];
        int declared = 0;
        int left = ponds.values().stream().mapToInt(pond -> pond.thrown.size()).sum();
        Seat seat = dealer;
        int idle = 0;
        while (left > 0) {
            Seat now = seat;
            boolean stuck = idle >= seats.size();
            Optional<Thrown> thrown =
                    next(seat, next, stuck ? -1 : declared)
                            .filter(each -> stuck || listener.isDue(now, each));
            Optional<Seat> claimer = Optional.empty();
            idle = thrown.isEmpty() ? idle + 1 : 0;
            if (thrown.isPresent()) {
                left--;
                next[seats.indexOf(seat)]++;
                declared += thrown.get().is(Mark.DECLARES) ? 1 : 0;
                claimer = listener.discarded(seat, thrown.get());
            }
            seat = claimer.orElse(seats.get((seats.indexOf(seat) + 1) % seats.size()));
        }
    }

    /// The next discard of a seat, if it may come now.
    ///
    /// @param declared how many have declared; -1 if it does not matter any more
    private Optional<Thrown> next(Seat seat, int[] next, int declared) {
        Pond pond = Optional.ofNullable(ponds.get(seat)).orElse(Pond.EMPTY);
        int at = next[seats.indexOf(seat)];
        if (at >= pond.thrown.size()) {
            return Optional.empty();
        }
        long before = pond.bars.stream().filter(bar -> bar <= at).count();
        long own =
                pond.thrown.subList(0, at).stream().filter(each -> each.is(Mark.DECLARES)).count();
        boolean waits = declared >= 0 && declared < before + own;
        boolean early =
                declared >= 0
                        && pond.thrown.get(at).is(Mark.DECLARES)
                        && seats.stream()
                                .anyMatch(
                                        other -> other != seat && isBehind(other, next, declared));
        return waits || early ? Optional.empty() : Optional.of(pond.thrown.get(at));
    }

    /// Whether a seat still has to discard something before the next declaration, which is another
    /// one's.
    private boolean isBehind(Seat seat, int[] next, int declared) {
        Pond pond = Optional.ofNullable(ponds.get(seat)).orElse(Pond.EMPTY);
        int at = next[seats.indexOf(seat)];
        long own =
                pond.thrown.subList(0, at).stream().filter(each -> each.is(Mark.DECLARES)).count();
        int bar = declared - (int) own;
        return bar < pond.bars.size() && at < pond.bars.get(bar);
    }
}
