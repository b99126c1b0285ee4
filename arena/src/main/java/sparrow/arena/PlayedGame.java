package sparrow.arena;

import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// A match of a set.
///
/// @param challenged where the challenger sat
/// @param results what each seat took home
/// @param hands how many hands it had
public record PlayedGame(
        Seat challenged, Seats<Integer> results, int hands, Side challenger, Side champions) {
    PlayedGame(Seat challenged, Seats<Integer> results, Account account) {
        this(challenged, results, account.hands(), account.challenger(), account.champions());
    }

    /// The challenger's result, less the mean of the others'.
    public double margin() {
        double others = 0;
        for (Seat seat : results.seats()) {
            others += seat == challenged ? 0 : results.get(seat);
        }
        return results.get(challenged) - others / (results.size() - 1);
    }
}
