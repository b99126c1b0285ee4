package sparrow.cli;

import java.util.Optional;
import java.util.ServiceLoader;

/// A command that an optional part of the program brings; [java.util.ServiceLoader] finds it where
/// the launcher has loaded that part.
public interface AddedCommand {
    /// The first word of its lines.
    String name();

    /// A command as picocli describes it: with annotations, or a specification.
    Object command();

    /// The one that lines with this first word ask for.
    static Optional<AddedCommand> named(String word) {
        for (AddedCommand added : ServiceLoader.load(AddedCommand.class)) {
            if (added.name().equals(word)) {
                return Optional.of(added);
            }
        }
        return Optional.empty();
    }
}
