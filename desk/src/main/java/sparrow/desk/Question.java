package sparrow.desk;

import java.util.Optional;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.table.View;

/// A question about a hand that makes sense: everything in it was found to be possible. Typed facts
/// and a seat at a table become the same thing here, before anybody thinks about it.
public interface Question {
    /// What whoever asks knows of the table.
    View view();

    /// What it may do now; nothing between its turns, and nothing for a hand that is over.
    Optional<Choice> choice();

    /// What there is to say, and what this level would do.
    Answer answer(Level level);
}
