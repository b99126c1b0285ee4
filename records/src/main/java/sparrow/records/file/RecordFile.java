package sparrow.records.file;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.JsonLog;
import sparrow.records.Transcript;

/// A record as it was read from a file.
///
/// @param format the format it was found to have
public record RecordFile(Format format, Transcript match) {
    /// The most bytes a file may have; nothing bigger is a record.
    public static final int MOST_BYTES = JsonLog.MOST_CHARACTERS;

    /// The events of a log of our own as they stand there, possible or not; empty where the bytes
    /// are no such log.
    public static Optional<Reading<List<Event>>> events(byte[] bytes) {
        try {
            String text = FileText.of(bytes);
            return Formats.SPARROW.isFormatOf(Head.of(text))
                    ? Optional.of(JsonLog.read(text))
                    : Optional.empty();
        } catch (BadRecord noText) {
            return Optional.empty();
        }
    }

    /// What the first line of a log of our own tells; empty where the bytes are no such log.
    public static Optional<Header> header(byte[] bytes) {
        try {
            String text = FileText.of(bytes);
            return Formats.SPARROW.isFormatOf(Head.of(text))
                    ? Optional.of(JsonLog.header(text))
                    : Optional.empty();
        } catch (BadRecord noText) {
            return Optional.empty();
        }
    }

    /// The bytes of a file in that format, not compressed.
    public static byte[] write(Transcript match, Format format) throws BadRecord {
        return format.write(match).getBytes(StandardCharsets.UTF_8);
    }
}
