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
import sparrow.server.journal.DataPlace;

/// `sparrow data restore FILE`: the games of a copy, back in their folder.
@Command(
        name = "restore",
        description = {
            "Puts the games of a copy into a folder.",
            "Stop the server first. Games that stand there are put aside, not deleted. Copies of "
                    + "a database are put back by 'sparrow data import'."
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

    private Path folder() {
        return switch (data.place()) {
            case DataPlace.Folder(Path path) -> path;
            case DataPlace.Database _ ->
                    throw new BadInput(
                            spec.commandLine(),
                            "what stands in a database is not replaced; use 'sparrow data import'"
                                    + " with an empty one, or with ?currentSchema=another.");
        };
    }

    @Override
    public void run() {
        try {
            Backup.Restored restored =
                    Backup.restore(
                            file,
                            folder(),
                            replace ? Backup.Standing.PUT_ASIDE : Backup.Standing.KEEP,
                            Clock.systemUTC());
            PrintWriter out = spec.commandLine().getOut();
            out.println(restored.backup().tables() + " tables are back in " + folder());
            restored.aside().ifPresent(path -> out.println("What stood there is now " + path));
        } catch (IOException cannot) {
            throw new BadInput(spec.commandLine(), cannot.getMessage() + ".");
        }
    }
}
