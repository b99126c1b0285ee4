package sparrow.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.server.journal.Counts;
import sparrow.server.journal.GamesImport;

/// `sparrow data import FILE`: exported games, in a new home.
@Command(
        name = "import",
        description = {
            "Puts the games of an exported file into a place without games, all of them or none.",
            "The file is checked before anything counts. - reads from a pipe."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "  sparrow data import --data jdbc:postgresql://db.example/sparrow games.jsonl.gz",
            "  sparrow data export --data games - | sparrow data import --data others -"
        })
final class DataImportCommand implements Runnable {
    private static final String PIPE = "-";

    @Mixin private DataOption data = new DataOption();

    @Parameters(paramLabel = "FILE", description = "the file to read")
    private String file = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        Counter counter = new Counter(spec.commandLine().getErr());
        try (InputStream in = open()) {
            Counts counts = GamesImport.read(in, data.place(), counter::show);
            counter.clear();
            spec.commandLine().getOut().println(counts + " are now in " + data.place().name());
        } catch (IOException cannot) {
            counter.clear();
            throw new BadInput(spec.commandLine(), cannot.getMessage() + ".");
        }
    }

    private InputStream open() throws IOException {
        if (file.equals(PIPE)) {
            return System.in;
        }
        if (!Files.isRegularFile(Path.of(file))) {
            throw new IOException("there is no file " + file);
        }
        return Files.newInputStream(Path.of(file));
    }
}
