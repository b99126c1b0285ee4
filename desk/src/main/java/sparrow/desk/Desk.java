package sparrow.desk;

import java.util.List;
import java.util.Set;
import sparrow.core.game.Choice;
import sparrow.core.table.Rules;
import sparrow.core.table.View;

/// Where a game answers questions about a hand: what a won one is worth, what an unfinished one
/// needs, and what a level would do with it.
public interface Desk {
    /// What a question may say, the hand first, in the order of the help.
    List<Field> fields();

    /// The fields of an answer, which a row may carry along.
    Set<String> answers();

    /// What the command is for, a sentence or two.
    List<String> purpose();

    /// Lines that show how to ask, with commands that work.
    List<String> examples();

    /// A hand such as somebody might type.
    String example();

    /// Checks what somebody gave.
    Question read(Given given) throws Refusal;

    /// The question of a seat that must choose.
    Question ask(View view, Choice choice);

    /// The same question written down: read again, it is the same.
    Given written(View view, Choice choice);

    /// The house rules that a question is asked under.
    Rules rules(Given given) throws Refusal;

    /// Lists that the command prints besides house rules, such as every yaku.
    default List<Listed> lists() {
        return List.of();
    }

    /// A list, and the option that asks for it.
    interface Listed {
        /// Such as `--list-yaku`.
        String option();

        String meaning();

        /// The list as it is under the rules that were asked for.
        Sheet sheet(Given given) throws Refusal;
    }
}
