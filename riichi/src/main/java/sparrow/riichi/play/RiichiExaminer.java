package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.ReadRules;
import sparrow.core.table.View;
import sparrow.odds.Examined;
import sparrow.odds.Examiner;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.advice.Position;

/// Counts what helps: the distance, the unseen tiles that shorten it, what the hand is worth and
/// how likely it wins. Claims a tile when that brings a hand with a yaku nearer and is worth more
/// than staying as it is. Against somebody who may be ready, every discard also costs what dealing
/// in would cost, so that a far or cheap hand is folded and a good one is not. So `intermediate`
/// plays; `advanced` makes a forecast of what it measures.
final class RiichiExaminer implements Examiner {
    private static final ReadRules<RiichiRules> RULES = new ReadRules<>(RiichiRules::of);

    private @Nullable RiichiRules rules;

    @Override
    public List<Examined> examine(View view, Choice choice) {
        if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
            throw new IllegalArgumentException("Riichi has no such choice: " + choice);
        }
        if (actions.contains(Action.Win.WIN)) {
            return winning(actions);
        }
        Counted now = new Counted(Position.of(view, rules(view)), view.own().hand());
        Weighing weighing = new Weighing(now.dangers, new Measures(view, now));
        boolean turn = now.hand.size() % 3 == 2;
        return turn
                ? new TurnAdvice(now, weighing).examine(actions)
                : new ClaimAdvice(now, weighing).examine(actions);
    }

    /// The rules are those of the hand, for which this advisor was made.
    private RiichiRules rules(View view) {
        if (rules == null) {
            rules = RULES.of(view.table().rules());
        }
        return rules;
    }

    private static List<Examined> winning(List<Action> actions) {
        List<Examined> examined = new ArrayList<>(actions.size());
        for (Action action : actions) {
            examined.add(
                    action.equals(Action.Win.WIN)
                            ? Verdicts.certain(action, "win", "a hand that is won is taken")
                            : Verdicts.never(action, "win", "the hand can be won now"));
        }
        return examined;
    }
}
