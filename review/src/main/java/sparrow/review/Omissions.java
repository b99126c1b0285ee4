package sparrow.review;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.tile.Seat;

/// What seats leave undone in a hand though they could do it turn after turn, such as to declare
/// riichi, and what that was charged with. To stay silent is one decision: it costs what it costs
/// most, and not the same again in every turn.
final class Omissions {
    /// @param points what was charged, and what of it in placement
    record Charge(double points, double placement) {
        static final Charge NONE = new Charge(0, 0);

        Charge plus(double more, double place) {
            return new Charge(points + more, placement + place);
        }
    }

    private final Map<Seat, Map<Action, Charge>> charged = new EnumMap<>(Seat.class);

    /// What has been charged for that action, which has been open in every turn since.
    Charge charged(Seat seat, Choice choice, Action action) {
        Map<Action, Charge> known = charged.computeIfAbsent(seat, _ -> new HashMap<>());
        if (isTurn(choice)) {
            known.keySet().removeIf(each -> !choice.allows(each));
        }
        return known.getOrDefault(action, Charge.NONE);
    }

    private static boolean isTurn(Choice choice) {
        return choice instanceof Choice.OneOf(List<Action> actions)
                && actions.stream().anyMatch(Action.Discard.class::isInstance);
    }

    void charge(Seat seat, Action action, Charge charge) {
        if (staysOpen(action)) {
            charged.computeIfAbsent(seat, _ -> new HashMap<>()).put(action, charge);
        }
    }

    /// Whether an action may be open in the next turn again.
    private static boolean staysOpen(Action action) {
        return switch (action) {
            case Action.Declare _,
                    Action.Lay _,
                    Action.Add _,
                    Action.TakeBack _,
                    Action.TakeJoker _ ->
                    true;
            case Action.Discard _, Action.Claim _, Action.Give _, Action.Win _, Action.Pass _ ->
                    false;
        };
    }
}
