package sparrow.core.tile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// One value for each of some seats: immutable, and always in seat order.
public final class Seats<T> {
    private static final Seat[] ALL = Seat.values();
    private static final List<List<Seat>> BY_MASK = listsByMask();
    private static final List<List<Seat>> IN_TURN = listsInTurn();
    private static final @Nullable Seat[] NEXT = nexts();
    private static final Seats<?> NONE = new Seats<>(new Object[ALL.length], 0);

    private final @Nullable Object[] values;
    private final int mask;

    private Seats(@Nullable Object[] values, int mask) {
        this.values = values;
        this.mask = mask;
    }

    private static List<List<Seat>> listsByMask() {
        List<List<Seat>> lists = new ArrayList<>();
        for (int mask = 0; mask < 1 << ALL.length; mask++) {
            int seats = mask;
            lists.add(
                    Arrays.stream(ALL)
                            .filter(seat -> (seats & (1 << seat.ordinal())) != 0)
                            .toList());
        }
        return List.copyOf(lists);
    }

    /// By mask and first seat.
    private static List<List<Seat>> listsInTurn() {
        List<List<Seat>> lists = new ArrayList<>();
        for (List<Seat> seats : BY_MASK) {
            for (Seat first : ALL) {
                List<Seat> order = new ArrayList<>(seats);
                order.sort(
                        Comparator.comparingInt(seat ->
                                Math.floorMod(seat.ordinal() - first.ordinal(), ALL.length)));
                lists.add(List.copyOf(order));
            }
        }
        return List.copyOf(lists);
    }

    /// By mask and the seat before.
    private static @Nullable Seat[] nexts() {
        @Nullable Seat[] nexts = new Seat[IN_TURN.size()];
        for (int i = 0; i < nexts.length; i++) {
            int after = i / ALL.length * ALL.length + (i + 1) % ALL.length;
            nexts[i] = IN_TURN.get(after).isEmpty() ? null : IN_TURN.get(after).getFirst();
        }
        return nexts;
    }

    @SuppressWarnings("unchecked") // it holds no value of any type
    public static <T> Seats<T> none() {
        return (Seats<T>) NONE;
    }

    /// Values for the first seats, from `A` on.
    @SafeVarargs
    public static <T> Seats<T> of(T... values) {
        return first(values.length, seat -> values[seat.ordinal()]);
    }

    /// A value for one seat alone.
    public static <T> Seats<T> only(Seat seat, T value) {
        return Seats.<T>none().with(seat, value);
    }

    /// A value for each of the first `count` seats.
    public static <T> Seats<T> first(int count, Function<Seat, T> value) {
        return each(BY_MASK.get((1 << count) - 1), value);
    }

    public static <T> Seats<T> each(Iterable<Seat> seats, Function<Seat, T> value) {
        @Nullable Object[] values = new Object[ALL.length];
        int mask = 0;
        for (Seat seat : seats) {
            values[seat.ordinal()] = value.apply(seat);
            mask |= 1 << seat.ordinal();
        }
        return new Seats<>(values, mask);
    }

    public static <T> Seats<T> copyOf(Map<Seat, T> map) {
        return each(new TreeMap<>(map).keySet(), map::get);
    }

    /// The seats that have a value, in order.
    public List<Seat> seats() {
        return BY_MASK.get(mask);
    }

    public int size() {
        return Integer.bitCount(mask);
    }

    public boolean isEmpty() {
        return mask == 0;
    }

    public boolean has(Seat seat) {
        return (mask & (1 << seat.ordinal())) != 0;
    }

    @SuppressWarnings("unchecked") // only values of type T are ever put in
    public T get(Seat seat) {
        Object value = values[seat.ordinal()];
        if (value == null) {
            throw new IllegalArgumentException("seat " + seat + " has no value here");
        }
        return (T) value;
    }

    public Optional<T> find(Seat seat) {
        return has(seat) ? Optional.of(get(seat)) : Optional.empty();
    }

    public Seats<T> with(Seat seat, T value) {
        @Nullable Object[] copy = {values[0], values[1], values[2], values[3]};
        copy[seat.ordinal()] = value;
        return new Seats<>(copy, mask | (1 << seat.ordinal()));
    }

    public <R> Seats<R> map(Function<? super T, ? extends R> change) {
        @Nullable Object[] changed = new Object[ALL.length];
        for (Seat seat : ALL) {
            if (has(seat)) {
                changed[seat.ordinal()] = change.apply(get(seat));
            }
        }
        return new Seats<>(changed, mask);
    }

    public <R> Seats<R> map(BiFunction<Seat, ? super T, ? extends R> change) {
        @Nullable Object[] changed = new Object[ALL.length];
        for (Seat seat : ALL) {
            if (has(seat)) {
                changed[seat.ordinal()] = change.apply(seat, get(seat));
            }
        }
        return new Seats<>(changed, mask);
    }

    /// The values in seat order.
    public List<T> values() {
        List<T> list = new ArrayList<>(size());
        for (Seat seat : seats()) {
            list.add(get(seat));
        }
        return List.copyOf(list);
    }

    /// The next seat in turn order that has a value here.
    public Seat next(Seat seat) {
        Seat next = NEXT[mask * ALL.length + seat.ordinal()];
        if (next == null) {
            throw new IllegalStateException("no seat is occupied");
        }
        return next;
    }

    /// All seats here but that one, in order.
    public List<Seat> others(Seat seat) {
        return BY_MASK.get(mask & ~(1 << seat.ordinal()));
    }

    /// All seats here in turn order, beginning with `seat`.
    public List<Seat> from(Seat seat) {
        return IN_TURN.get(mask * ALL.length + seat.ordinal());
    }

    /// All seats here in turn order, beginning after `seat` and ending with it.
    public List<Seat> after(Seat seat) {
        return IN_TURN.get(mask * ALL.length + (seat.ordinal() + 1) % ALL.length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seats<?> that
                && mask == that.mask
                && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (Seat seat : seats()) {
            text.append(text.length() > 1 ? ", " : "").append(seat).append('=').append(get(seat));
        }
        return text.append('}').toString();
    }
}
