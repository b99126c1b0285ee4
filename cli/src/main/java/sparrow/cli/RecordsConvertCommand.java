package sparrow.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.catalog.Catalog;
import sparrow.records.BadRecord;
import sparrow.records.file.FileText;
import sparrow.records.file.Format;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;

/// `sparrow records convert IN OUT`: a record in another format.
@Command(
        name = "convert",
        description = {
            "Writes a record in another format.",
            "What the first format leaves out is filled in by playing the match again; "
                    + "docs/records.md tells what each format can hold."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "  sparrow records convert game.mjlog game.json",
            "  sparrow records convert game.json game.mjlog.gz",
            "  sparrow records convert game.jsonl game.txt --to mjai"
        })
final class RecordsConvertCommand implements Runnable {
    private static final Formats FORMATS = Catalog.formats();

    @Parameters(index = "0", paramLabel = "IN", description = "a record of any format")
    private Path in = Path.of("");

    @Parameters(
            index = "1",
            paramLabel = "OUT",
            description = "the file to write; the end of its name tells the format")
    private Path out = Path.of("");

    @Mixin private RecordReader.One record = new RecordReader.One();

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description = "the format, whatever the name: ${COMPLETION-CANDIDATES}",
            completionCandidates = Keys.class)
    private String to = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        Format format = format();
        RecordFile file = record.read(spec.commandLine(), in);
        try {
            byte[] bytes = RecordFile.write(FORMATS.completed(file, format), format);
            Files.write(
                    out,
                    FileText.isCompressed(out.toString()) ? FileText.compressed(bytes) : bytes);
        } catch (BadRecord bad) {
            throw complaint(in + ": " + bad.sentence() + ".");
        } catch (IOException unwritable) {
            throw complaint(out + " cannot be written.");
        }
    }

    private Format format() {
        Optional<Format> format = to.isEmpty() ? FORMATS.ofFile(out.toString()) : FORMATS.named(to);
        return format.orElseThrow(() ->
                complaint(
                        to.isEmpty()
                                ? "the name of "
                                        + out
                                        + " tells no format; end it with one of "
                                        + ends()
                                        + ", or use --to."
                                : "there is no format '"
                                        + to
                                        + "'; the formats are "
                                        + keys()
                                        + "."));
    }

    /// What people may type after `--to`.
    static final class Keys implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return written().iterator();
        }
    }

    private static List<String> written() {
        return FORMATS.all().stream().filter(Format::isWritten).map(Format::key).toList();
    }

    private static String keys() {
        List<String> keys = written();
        return String.join(", ", keys.subList(0, keys.size() - 1)) + " and " + keys.getLast();
    }

    private static String ends() {
        return FORMATS.all().stream()
                .flatMap(format -> format.ends().stream())
                .collect(Collectors.joining(", "));
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
