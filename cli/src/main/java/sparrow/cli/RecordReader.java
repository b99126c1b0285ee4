package sparrow.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import sparrow.catalog.Catalog;
import sparrow.core.tile.Reading;
import sparrow.records.file.RecordFile;

/// Records from the disk.
final class RecordReader {
    private RecordReader() {}

    /// The record in a file; one sentence where there is none.
    static Reading<RecordFile> read(Path path) {
        return bytes(path).then(Catalog.formats()::read);
    }

    /// The bytes of a file, as many as a record may have.
    static Reading<byte[]> bytes(Path path) {
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
