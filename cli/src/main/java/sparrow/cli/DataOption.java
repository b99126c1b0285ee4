package sparrow.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import sparrow.server.journal.DataPlace;
import sparrow.server.journal.Journal;
import sparrow.server.journal.JournalConflict;

/// Where games are kept, as a server and its companions name it.
final class DataOption {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            required = true,
            description =
                    "where the games are kept: a folder, or a database such as "
                            + "jdbc:postgresql://host/name")
    private String data = "";

    @Option(
            names = "--data-password-file",
            paramLabel = "FILE",
            description =
                    "its first line is the password of the database; else it is taken from "
                            + "SPARROW_DATABASE_PASSWORD, PGPASSWORD or ~/.pgpass")
    private Optional<Path> passwordFile = Optional.empty();

    DataPlace place() {
        return DataPlace.of(data, passwordFile);
    }

    /// The folder, for what is done only there.
    Path folder(CommandLine command) {
        return switch (place()) {
            case DataPlace.Folder(Path path) -> path;
            case DataPlace.Database _ ->
                    throw new BadInput(
                            command,
                            "--data names a folder of this machine here, the one with operator.key"
                                    + " in it, not a database.");
        };
    }

    /// Something done with the games.
    @FunctionalInterface
    interface Task {
        void run(Journal journal) throws IOException;
    }

    /// Does something with the games; what hinders it is bad input.
    void with(CommandLine command, Task task) {
        try (Journal journal = Journal.join(place())) {
            task.run(journal);
        } catch (IOException unusable) {
            throw new BadInput(command, unusable.getMessage() + ".");
        } catch (SQLException | JournalConflict unwritten) {
            throw new BadInput(
                    command,
                    "the games in " + place().name() + " could not be written or read now.");
        }
    }
}
