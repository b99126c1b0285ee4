package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.server.journal.Backup;

/// `sparrow data restore FILE`: the games of a copy, back in their folder.
@Command(
        name = "restore",
        description = {
            "Puts the games of a copy into a folder.",
            "Stop the server first. Games that stand there are put aside, not deleted."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "  sparrow data restore --data /var/lib/sparrow --replace monday.db"})
final class DataRestoreCommand implements Runnable {
    @Mixin private DataOption data = new DataOption();

    @Option(names = "--replace", description = "put aside the games that stand there")
    private boolean replace;

    @Parameters(paramLabel = "FILE", description = "the copy to read")
    private Path file = Path.of("");

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        try {
            Backup.Restored restored =
                    Backup.restore(
                            file,
                            data.folder(),
                            replace ? Backup.Standing.PUT_ASIDE : Backup.Standing.KEEP,
                            Clock.systemUTC());
            PrintWriter out = spec.commandLine().getOut();
            out.println(restored.backup().tables() + " tables are back in " + data.folder());
            restored.aside().ifPresent(path -> out.println("What stood there is now " + path));
        } catch (IOException cannot) {
            throw new BadInput(spec.commandLine(), cannot.getMessage() + ".");
        }
    }
}
