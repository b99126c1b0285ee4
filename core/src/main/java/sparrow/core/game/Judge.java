package sparrow.core.game;

import java.util.List;
import sparrow.core.table.View;

/// An advisor that gives every action a number. Its bot plays the action with the highest one, the
/// first of equals, without stopping to put the reasons into words.
public interface Judge extends Advisor {
    /// Every action that is worth considering, in any order.
    List<Considered> consider(View view, Choice choice);

    @Override
    default Advice advise(View view, Choice choice) {
        return Advice.ranked(consider(view, choice).stream().map(Considered::ranked).toList());
    }

    @Override
    default Player player() {
        return this::best;
    }

    private Action best(View view, Choice choice) {
        List<Considered> considered = consider(view, choice);
        Considered best = considered.getFirst();
        for (Considered each : considered) {
            best = each.value() > best.value() ? each : best;
        }
        return best.action();
    }
}
