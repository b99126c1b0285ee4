package sparrow.arena;

import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// A match of a set.
///
/// @param challenged where the challenger sat
/// @param results what each seat took home
/// @param margin the challenger's result, less the mean of the others', in points
/// @param hands how many hands it had
public record PlayedGame(
        Seat challenged,
        Seats<Integer> results,
        double margin,
        int hands,
        Side challenger,
        Side champions) {
    /// @param parts how many units of the results make a point
    static PlayedGame of(Seat challenged, Seats<Integer> results, int parts, Account account) {
        double others = 0;
        for (Seat seat : results.seats()) {
            others += seat == challenged ? 0 : results.get(seat);
        }
        double margin = results.get(challenged) - others / (results.size() - 1);
        return new PlayedGame(
                challenged,
                results,
                margin / parts,
                account.hands(),
                account.challenger(),
                account.champions());
    }
}
