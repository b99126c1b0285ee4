package sparrow.cli;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.server.journal.Backup;

/// `sparrow data backup FILE`: a copy of all games.
@Command(
        name = "backup",
        description = {
            "Copies all games into one file, as they are at one moment, and checks the copy.",
            "The server may run meanwhile. Keep the file as secret as the games: the seeds of "
                    + "matches under way are in it. A folder is copied as SQLite's own file, a "
                    + "database as 'sparrow data export' writes it."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "  sparrow data backup --data /var/lib/sparrow monday.db"})
final class DataBackupCommand implements Runnable {
    @Mixin private DataOption data = new DataOption();

    @Parameters(paramLabel = "FILE", description = "the copy to write; it must not be there")
    private Path file = Path.of("");

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        try {
            Backup backup = Backup.make(data.place(), file);
            spec.commandLine()
                    .getOut()
                    .println(
                            backup.file()
                                    + ": "
                                    + backup.tables()
                                    + " tables, "
                                    + backup.bytes()
                                    + " bytes");
        } catch (IOException cannot) {
            throw new BadInput(spec.commandLine(), cannot.getMessage() + ".");
        }
    }
}
