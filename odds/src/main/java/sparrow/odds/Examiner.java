package sparrow.odds;

import java.util.List;
import sparrow.core.game.Choice;
import sparrow.core.table.View;

/// Measures what each action would leave a seat with, from what that seat sees. Made anew for every
/// hand.
public interface Examiner {
    /// Every action that is worth considering, in any order; more than once where one can go on
    /// from it in several ways, such as a claim with each discard that may follow.
    List<Examined> examine(View view, Choice choice);
}
