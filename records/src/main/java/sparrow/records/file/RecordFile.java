package sparrow.records.file;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.JsonLog;
import sparrow.records.Transcript;

/// A record as it was read from a file.
///
/// @param format the format it was found to have
/// @param assumed rules that it does not tell, and by which it comes out
public record RecordFile(Format format, Transcript match, SortedMap<String, String> assumed) {
    public RecordFile {
        assumed = Collections.unmodifiableSortedMap(new TreeMap<>(assumed));
    }

    public RecordFile(Format format, Transcript match) {
        this(format, match, new TreeMap<>());
    }

    /// The most bytes a file may have; nothing bigger is a record.
    public static final int MOST_BYTES = JsonLog.MOST_CHARACTERS;

    /// The events of a log of our own as they stand there, possible or not; empty where the text is
    /// no such log.
    public static Optional<Reading<List<Event>>> events(String text) {
        return Formats.SPARROW.isFormatOf(Head.of(text))
                ? Optional.of(JsonLog.read(text))
                : Optional.empty();
    }

    /// What the first line of a log of our own tells; empty where the text is no such log.
    public static Optional<Header> header(String text) {
        try {
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
