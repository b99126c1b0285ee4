package sparrow.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import sparrow.core.table.Offer;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// Rival claims on one tile, settled.
public final class Claims {
    /// Somebody's claim.
    public record Claimant(Seat seat, Action action) {}

    private Claims() {}

    /// The claim with the highest priority; among equals the one nearest in turn after the seat
    /// that offered the tile. Passing is no claim.
    public static Optional<Claimant> best(
            Table table, Seats<Action> chosen, ToIntFunction<Action> priority) {
        Claimant best = null;
        for (Claimant rival : inTurn(table, chosen)) {
            if (best == null
                    || priority.applyAsInt(rival.action()) > priority.applyAsInt(best.action())) {
                best = rival;
            }
        }
        return Optional.ofNullable(best);
    }

    /// All seats that want to win, in turn after the seat that offered the tile.
    public static List<Seat> winners(Table table, Seats<Action> chosen) {
        boolean any = false;
        for (Seat seat : chosen.seats()) {
            any |= chosen.get(seat) instanceof Action.Win;
        }
        if (!any) {
            return List.of();
        }
        return inTurn(table, chosen).stream()
                .filter(claimant -> claimant.action() instanceof Action.Win)
                .map(Claimant::seat)
                .toList();
    }

    private static List<Claimant> inTurn(Table table, Seats<Action> chosen) {
        Seat from = table.offered().map(Offer::seat).orElseGet(table::turn);
        List<Claimant> claimants = new ArrayList<>();
        for (Seat seat : table.places().after(from)) {
            if (chosen.has(seat) && !chosen.get(seat).equals(Action.Pass.PASS)) {
                claimants.add(new Claimant(seat, chosen.get(seat)));
            }
        }
        return claimants;
    }
}
