package sparrow.desk;

import java.util.Optional;

/// All there is to say about what was asked: for a person, and for a program.
public interface Answer {
    Sheet sheet();

    Data.Fields data();

    /// What a command says in the place of the sheet, and fails with, if the answer is that
    /// something is wrong.
    default Optional<Refusal> complaint() {
        return Optional.empty();
    }
}
