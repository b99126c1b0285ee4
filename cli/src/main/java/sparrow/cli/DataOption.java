package sparrow.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import sparrow.server.journal.Journal;
import sparrow.server.journal.JournalConflict;

/// The folder of a server, as its companions name it.
final class DataOption {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            required = true,
            description = "the folder where the games are kept")
    private Path folder = Path.of(".");

    Path folder() {
        return folder;
    }

    /// Something done with the games.
    @FunctionalInterface
    interface Task {
        void run(Journal journal) throws IOException;
    }

    /// Does something with the games; what hinders it is bad input.
    void with(CommandLine command, Task task) {
        try (Journal journal = Journal.join(folder)) {
            task.run(journal);
        } catch (IOException unusable) {
            throw new BadInput(command, unusable.getMessage() + ".");
        } catch (SQLException | JournalConflict unwritten) {
            throw new BadInput(command, "the games in " + folder + " could not be written.");
        }
    }
}
