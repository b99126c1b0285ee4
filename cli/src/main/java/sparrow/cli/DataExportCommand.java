package sparrow.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.server.journal.Counts;
import sparrow.server.journal.GamesExport;

/// `sparrow data export FILE`: all games for another home, or another program.
@Command(
        name = "export",
        description = {
            "Writes all games into one file of JSON lines, as they are at one moment.",
            "The server may run meanwhile; whoever moves to another place stops it first. Keep the "
                    + "file as secret as the games. A name that ends with .gz is compressed; - "
                    + "writes to the terminal or a pipe."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "  sparrow data export --data /var/lib/sparrow games.jsonl.gz",
            "  sparrow data export --data jdbc:postgresql://db.example/sparrow -"
        })
final class DataExportCommand implements Runnable {
    private static final String TERMINAL = "-";

    @Mixin private DataOption data = new DataOption();

    @Parameters(paramLabel = "FILE", description = "the file to write; it must not be there")
    private String file = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        try {
            if (file.equals(TERMINAL)) {
                GamesExport.write(data.place(), new Lines(spec.commandLine().getOut()), _ -> {});
            } else {
                Counter counter = new Counter(spec.commandLine().getErr());
                Counts counts = GamesExport.write(data.place(), Path.of(file), counter::show);
                counter.clear();
                spec.commandLine().getOut().println(file + ": " + counts);
            }
        } catch (IOException cannot) {
            throw new BadInput(spec.commandLine(), cannot.getMessage() + ".");
        }
    }

    /// Whole lines, printed as they come.
    private static final class Lines extends OutputStream {
        private final PrintWriter out;

        Lines(PrintWriter out) {
            this.out = out;
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            out.write(new String(bytes, from, length, StandardCharsets.UTF_8));
            if (out.checkError()) {
                throw new IOException("nobody reads what is exported any more");
            }
        }

        @Override
        public void write(int each) throws IOException {
            write(new byte[] {(byte) each}, 0, 1);
        }
    }
}
