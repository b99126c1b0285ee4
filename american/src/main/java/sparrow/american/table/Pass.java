package sparrow.american.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;

/// A pass of the Charleston: the way the tiles go. Turns and the right-hand neighbour go the same
/// way.
enum Pass {
    FIRST_RIGHT(Words.FIRST_RIGHT, 1),
    FIRST_ACROSS(Words.FIRST_ACROSS, 2),
    FIRST_LEFT(Words.FIRST_LEFT, 3),
    SECOND_LEFT(Words.SECOND_LEFT, 3),
    SECOND_ACROSS(Words.SECOND_ACROSS, 2),
    SECOND_RIGHT(Words.SECOND_RIGHT, 1);

    /// The tiles of a pass.
    static final int TILES = 3;

    private final String phase;
    private final int steps;

    Pass(String phase, int steps) {
        this.phase = phase;
        this.steps = steps;
    }

    static Optional<Pass> of(String phase) {
        return Arrays.stream(values()).filter(pass -> pass.phase.equals(phase)).findFirst();
    }

    String phase() {
        return phase;
    }

    /// Whether tiles may be handed on unseen: in the last pass of each Charleston.
    boolean mayBeBlind() {
        return this == FIRST_LEFT || this == SECOND_RIGHT;
    }

    /// The seats in the order tiles go round, each handing them to the next and the last to the
    /// first: all four, or twice two.
    List<List<Seat>> rounds(Table table) {
        List<List<Seat>> rounds = new ArrayList<>();
        List<Seat> left = new ArrayList<>(table.inTurn());
        while (!left.isEmpty()) {
            List<Seat> round = new ArrayList<>();
            Seat seat = left.getFirst();
            while (left.remove(seat)) {
                round.add(seat);
                seat = receiver(table, seat);
            }
            rounds.add(round);
        }
        return rounds;
    }

    private Seat receiver(Table table, Seat giver) {
        return across(table, giver, steps);
    }

    static Seat across(Table table, Seat seat, int steps) {
        Seat other = seat;
        for (int step = 0; step < steps; step++) {
            other = table.next(other);
        }
        return other;
    }
}
