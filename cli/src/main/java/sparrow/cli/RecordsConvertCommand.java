package sparrow.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.core.tile.Reading;
import sparrow.records.Unwritable;
import sparrow.records.file.Conversion;
import sparrow.records.file.Format;
import sparrow.records.file.RecordFile;
import sparrow.records.file.Text;

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
    @Parameters(index = "0", paramLabel = "IN", description = "a record of any format")
    private Path in = Path.of("");

    @Parameters(
            index = "1",
            paramLabel = "OUT",
            description = "the file to write; the end of its name tells the format")
    private Path out = Path.of("");

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description = "the format, whatever the name: sparrow, xml, json or mjai")
    private String to = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        Format format = format();
        RecordFile file =
                switch (RecordReader.read(in)) {
                    case Reading.Read<RecordFile>(RecordFile read) -> read;
                    case Reading.Misread<RecordFile>(int _, String why) ->
                            throw complaint(in + ": " + why + ".");
                };
        try {
            byte[] bytes = RecordFile.write(Conversion.completed(file, format), format);
            Files.write(out, Format.isCompressed(out.toString()) ? Text.compressed(bytes) : bytes);
        } catch (Unwritable unwritable) {
            throw complaint(in + ": " + unwritable.sentence() + ".");
        } catch (IOException unwritable) {
            throw complaint(out + " cannot be written.");
        }
    }

    private Format format() {
        Optional<Format> format = to.isEmpty() ? Format.ofFile(out.toString()) : Format.named(to);
        return format.orElseThrow(() ->
                complaint(
                        to.isEmpty()
                                ? "the name of "
                                        + out
                                        + " tells no format; end it with one of "
                                        + Format.ends()
                                        + ", or use --to."
                                : "there is no format '"
                                        + to
                                        + "'; the formats are sparrow, xml, json and mjai."));
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
