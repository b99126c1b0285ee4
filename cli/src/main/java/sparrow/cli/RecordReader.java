package sparrow.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sparrow.catalog.Catalog;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;
import sparrow.records.file.RecordFile;
import sparrow.records.file.RecordText;

/// Records from the disk, and by which rules they were played where they do not tell.
final class RecordReader {
    @Mixin private RuleOptions rules = new RuleOptions();

    /// One record of a file.
    static final class One {
        @Mixin private RecordReader reader = new RecordReader();

        @Option(
                names = "--record",
                paramLabel = "N",
                description = "which one of several in the file, counted from 1")
        private int number;

        /// @throws BadInput with one sentence where there is none
        RecordFile read(CommandLine command, Path path) {
            List<RecordText> texts = of(command, path, texts(path));
            if (number < 0 || number > texts.size()) {
                throw new BadInput(
                        command,
                        "there is no record "
                                + number
                                + "; "
                                + path
                                + " holds "
                                + texts.size()
                                + ".");
            }
            if (number == 0 && texts.size() > 1) {
                throw new BadInput(
                        command,
                        path + " holds " + texts.size() + " records; say which with --record N.");
            }
            String text = texts.get(Math.max(0, number - 1)).text();
            return of(command, path, reader.read(command, text));
        }

        private static <T> T of(CommandLine command, Path path, Reading<T> reading) {
            return switch (reading) {
                case Reading.Read<T>(T read) -> read;
                case Reading.Misread<T>(int _, String why) ->
                        throw new BadInput(command, path + ": " + why + ".");
            };
        }
    }

    /// The record in a text, under the rules asked for.
    Reading<RecordFile> read(CommandLine command, String text) {
        return Catalog.formats().read(text).map(file -> ruled(command, file));
    }

    private RecordFile ruled(CommandLine command, RecordFile file) {
        if (rules.areUsual() || file.match().hands().isEmpty()) {
            return file;
        }
        Mahjong game =
                GameOptions.game(command, file.match().hands().getFirst().started().variant());
        return Catalog.formats().under(file, rules.rules(command, game), rules.changed());
    }

    /// The files in a folder and the folders in it, in the order of their names, but for hidden
    /// ones; a file stands for itself.
    static Stream<Path> files(Path path) {
        if (!Files.isDirectory(path)) {
            return Stream.of(path);
        }
        try (Stream<Path> within = Files.list(path)) {
            return within
                    .filter(each -> !each.getFileName().toString().startsWith("."))
                    .sorted()
                    .toList()
                    .stream()
                    .flatMap(RecordReader::files);
        } catch (IOException unreadable) {
            return Stream.of(path);
        }
    }

    /// The texts of all records in a file.
    static Reading<List<RecordText>> texts(Path path) {
        return bytes(path).then(Catalog.formats()::texts);
    }

    /// The bytes of a file, as many as a record may have.
    private static Reading<byte[]> bytes(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            return new Reading.Read<>(in.readNBytes(RecordFile.MOST_BYTES + 1));
        } catch (NoSuchFileException absent) {
            return new Reading.Misread<>(0, "there is no such file");
        } catch (IOException unreadable) {
            return new Reading.Misread<>(
                    0,
                    Files.isDirectory(path)
                            ? "this is a folder; name the files in it"
                            : "the file cannot be read");
        }
    }
}
