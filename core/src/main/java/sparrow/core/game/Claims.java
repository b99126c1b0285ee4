package sparrow.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import sparrow.core.table.Offer;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// Asking the others about a tile, and settling their rival claims on it.
public final class Claims {
    /// What a seat may do with the tile on offer, besides passing.
    public interface Question {
        List<Action> ask(Seat seat, Offer offer);
    }

    /// Somebody's claim.
    public record Claimant(Seat seat, Action action) {}

    private Claims() {}

    /// Everybody but the seat that offers the tile is asked, if only to pass: who is asked is
    /// public, who could claim is not.
    public static Seats<Choice> askOthers(Table table, Question question) {
        Offer offer = table.offered().orElseThrow();
        return Seats.each(
                table.places().others(offer.seat()),
                seat -> Choice.orPass(question.ask(seat, offer)));
    }

    /// The usual order of claims: a win beats a pung or kong, which beats a chow. Whatever else is
    /// said to a tile is weaker still.
    public static int priority(Action action) {
        return switch (action) {
            case Action.Win() -> 3;
            case Action.Claim(Meld meld) -> meld.kind() == Meld.Kind.GROUP ? 2 : 1;
            case Action.Discard _,
                    Action.Lay _,
                    Action.Add _,
                    Action.TakeBack _,
                    Action.Declare _,
                    Action.Give _,
                    Action.TakeJoker _,
                    Action.Pass _ ->
                    0;
        };
    }

    /// The best claim by the usual order, see [#priority].
    public static Optional<Claimant> best(Table table, Seats<Action> chosen) {
        return best(table, chosen, Claims::priority);
    }

    /// The claim with the highest priority; among equals the one nearest in turn after the seat
    /// that offered the tile. Passing is no claim.
    public static Optional<Claimant> best(
            Table table, Seats<Action> chosen, ToIntFunction<Action> priority) {
        Claimant best = null;
        for (Seat seat : inTurn(table)) {
            if (chosen.has(seat) && !(chosen.get(seat) instanceof Action.Pass)) {
                Action rival = chosen.get(seat);
                boolean isBetter =
                        best == null
                                || priority.applyAsInt(rival) > priority.applyAsInt(best.action());
                best = isBetter ? new Claimant(seat, rival) : best;
            }
        }
        return Optional.ofNullable(best);
    }

    /// All seats that want to win, in turn after the seat that offered the tile.
    public static List<Seat> winners(Table table, Seats<Action> chosen) {
        List<Seat> winners = List.of();
        for (Seat seat : inTurn(table)) {
            if (chosen.has(seat) && chosen.get(seat) instanceof Action.Win) {
                winners = winners.isEmpty() ? new ArrayList<>(3) : winners;
                winners.add(seat);
            }
        }
        return winners;
    }

    /// All seats in turn after the one that offered the tile.
    private static List<Seat> inTurn(Table table) {
        return table.places().after(table.offered().map(Offer::seat).orElseGet(table::turn));
    }
}
