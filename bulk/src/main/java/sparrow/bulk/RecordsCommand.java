package sparrow.bulk;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.bulk.records.RecordPiece;
import sparrow.cli.BadInput;
import sparrow.cli.Main;
import sparrow.cli.ProgressBar;

/// `sparrow bulk records DIR --out DIR`: records as tables.
@Command(
        name = "records",
        description = {
            "Reads all records below a folder into tables in Parquet.",
            "Any format, compressed or in archives, several in a file; what cannot be read is"
                    + " listed in a table of its own, with the reason."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "docs/bulk.md has the columns. All workers must see both folders.",
            "  sparrow bulk records games --out tables"
        })
final class RecordsCommand implements Callable<Integer> {
    /// A part is made from so many files, or so many bytes, at most.
    private static final int MOST_FILES = 200;

    private static final long MOST_BYTES = 16_000_000;

    @Parameters(paramLabel = "DIR", description = "the folder with the records")
    private Path in = Path.of("");

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "a new folder for the tables")
    private String out = "";

    @Option(
            names = "--measures",
            description =
                    "tell of every decision all that a model is told, too; takes several times as"
                            + " long")
    private boolean measured;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        List<RecordPiece> pieces = pieces();
        org.apache.hadoop.fs.Path folder = TableFolder.fresh(command, out);
        ProgressBar bar =
                ProgressBar.ofProcess(
                        command.getErr(),
                        "files",
                        pieces.stream().mapToInt(piece -> piece.files().size()).sum());
        try (Session session = SparkOption.session(command)) {
            tell(read(session, pieces, bar));
            FileSystem system = folder.getFileSystem(new Configuration());
            system.delete(new org.apache.hadoop.fs.Path(folder, TableFolder.UNFINISHED), true);
            system.create(new org.apache.hadoop.fs.Path(folder, TableFolder.DONE)).close();
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        return CommandLine.ExitCode.OK;
    }

    private static List<RecordPiece.Done> read(
            Session session, List<RecordPiece> pieces, ProgressBar bar) {
        Iterator<RecordPiece> left = pieces.iterator();
        Waves<RecordPiece, RecordPiece.Done> waves =
                new Waves<>(session, () -> some(left, session.cores()), RecordPiece::done);
        List<RecordPiece.Done> done = new ArrayList<>();
        try {
            int files = 0;
            for (List<RecordPiece.Done> wave = waves.next(); !wave.isEmpty(); wave = waves.next()) {
                done.addAll(wave);
                files += wave.stream().mapToInt(RecordPiece.Done::files).sum();
                bar.show(files, "");
            }
        } finally {
            waves.cancel();
            bar.clear();
        }
        return done;
    }

    private static List<RecordPiece> some(Iterator<RecordPiece> left, int most) {
        List<RecordPiece> some = new ArrayList<>();
        while (left.hasNext() && some.size() < most) {
            some.add(left.next());
        }
        return some;
    }

    /// The files in a fixed order, cut the same way whoever reads them.
    private List<RecordPiece> pieces() {
        Path root = in.toAbsolutePath();
        if (!Files.isDirectory(root)) {
            throw new BadInput(spec.commandLine(), "there is no folder " + in + ".");
        }
        String tables = Path.of(out).toAbsolutePath().toString();
        List<RecordPiece> pieces = new ArrayList<>();
        List<String> files = new ArrayList<>();
        long bytes = 0;
        for (Path file : files(root)) {
            long size = file.toFile().length();
            if (files.size() == MOST_FILES || (bytes + size > MOST_BYTES && !files.isEmpty())) {
                pieces.add(piece(pieces.size(), root, files, tables));
                files.clear();
                bytes = 0;
            }
            files.add(root.relativize(file).toString());
            bytes += size;
        }
        if (files.isEmpty()) {
            throw new BadInput(spec.commandLine(), "there is no file in " + in + ".");
        }
        pieces.add(piece(pieces.size(), root, files, tables));
        return pieces;
    }

    private RecordPiece piece(int number, Path root, List<String> files, String tables) {
        return new RecordPiece(
                number,
                root.toString(),
                new ArrayList<>(files),
                TableFolder.isAddress(out) ? out : tables,
                measured);
    }

    private List<Path> files(Path root) {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException | UncheckedIOException unreadable) {
            throw new BadInput(spec.commandLine(), "the folder " + in + " cannot be read.");
        }
    }

    private void tell(List<RecordPiece.Done> done) {
        PrintWriter to = spec.commandLine().getOut();
        int bad = done.stream().mapToInt(RecordPiece.Done::bad).sum();
        to.printf(
                Locale.ROOT,
                "%,d files: %,d matches with %,d hands are in %s%n",
                done.stream().mapToInt(RecordPiece.Done::files).sum(),
                done.stream().mapToInt(RecordPiece.Done::matches).sum(),
                done.stream().mapToInt(RecordPiece.Done::hands).sum(),
                out);
        if (bad > 0) {
            to.printf(
                    Locale.ROOT,
                    "%,d could not be read; the table bad has them, with the reason.%n",
                    bad);
        }
        to.flush();
    }
}
