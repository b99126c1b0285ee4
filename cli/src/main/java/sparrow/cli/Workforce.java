package sparrow.cli;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import sparrow.arena.Crew;

/// Who plays the games of a long command.
public interface Workforce {
    /// The threads of this process.
    Workforce HERE = (_, threads) -> Crew.ofThreads(threads);

    /// Those whom a command line asks for; whoever called them sends them home.
    ///
    /// @param threads how many, where they are threads of this process
    Crew crew(CommandLine command, int threads);

    /// Adds to a command what one may say of them, in the place of [ManyGames#THREADS].
    default void describe(CommandSpec command) {}
}
