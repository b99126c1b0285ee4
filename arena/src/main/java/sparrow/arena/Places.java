package sparrow.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// How often a side came first, second, and so on. Seats with equal results share their places,
/// which is why a match counts as twelve twelfths.
public record Places(List<Long> twelfths) {
    private static final int WHOLE = 12;

    public Places {
        twelfths = List.copyOf(twelfths);
    }

    static Places none(int seats) {
        return new Places(Collections.nCopies(seats, 0L));
    }

    Places plus(Seat seat, Seats<Integer> results) {
        int own = results.get(seat);
        int better = 0;
        int equal = 0;
        for (int result : results.values()) {
            better += result > own ? 1 : 0;
            equal += result == own ? 1 : 0;
        }
        List<Long> more = new ArrayList<>(twelfths);
        for (int place = better; place < better + equal; place++) {
            more.set(place, more.get(place) + WHOLE / equal);
        }
        return new Places(more);
    }

    /// The part of all matches that ended in each place, the first place first.
    public List<Double> shares() {
        double all = Math.max(1, twelfths.stream().mapToLong(Long::longValue).sum());
        return twelfths.stream().map(some -> some / all).toList();
    }

    /// The average place; 1 is best.
    public double average() {
        List<Double> shares = shares();
        double average = 0;
        for (int place = 0; place < shares.size(); place++) {
            average += (place + 1) * shares.get(place);
        }
        return average;
    }
}
