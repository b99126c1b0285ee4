package sparrow.records.file;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import sparrow.records.Malformed;
import sparrow.records.Transcript;
import sparrow.records.Unwritable;
import sparrow.records.mjai.Mjai;
import sparrow.records.tenhou.TenhouJson;
import sparrow.records.tenhou.TenhouXml;
import tools.jackson.databind.JsonNode;

/// A record as the bytes of a file, compressed or not.
///
/// @param format the format it was found to have
public record RecordFile(Format format, Transcript match) {
    /// The most bytes a file may have; nothing bigger is a record.
    public static final int MOST_BYTES = JsonLog.MOST_CHARACTERS;

    private static final int FIRST_LINE = 16_384;

    /// Reads a record of any format, by its content alone.
    public static Reading<RecordFile> read(byte[] bytes) {
        try {
            return read(Text.of(bytes));
        } catch (Malformed malformed) {
            return new Reading.Misread<>(0, malformed.sentence());
        }
    }

    public static Reading<RecordFile> read(String text) {
        Format format = format(text);
        return switch (format) {
            case XML -> TenhouXml.read(text).map(match -> new RecordFile(format, match));
            case JSON -> TenhouJson.read(text).map(match -> new RecordFile(format, match));
            case MJAI -> Mjai.read(text).map(match -> new RecordFile(format, match));
            case SPARROW -> log(text).map(match -> new RecordFile(format, match));
        };
    }

    private static Format format(String text) {
        int start = 0;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        if (text.startsWith("<", start)) {
            return Format.XML;
        }
        int end = text.indexOf('\n', start);
        end = end < 0 ? text.length() : end;
        if (end - start <= FIRST_LINE) {
            try {
                JsonNode first = Json.parse(text.substring(start, end));
                return first.has("sparrow")
                        ? Format.SPARROW
                        : first.has("type") ? Format.MJAI : Format.JSON;
            } catch (Malformed severalLines) {
                return Format.JSON;
            }
        }
        return Format.JSON;
    }

    private static Reading<Transcript> log(String text) {
        return switch (JsonLog.read(text)) {
            case Reading.Misread<List<Event>>(int at, String why) -> new Reading.Misread<>(at, why);
            case Reading.Read<List<Event>>(List<Event> events) ->
                    JsonLog.replay(events).map(RecordFile::hands);
        };
    }

    private static Transcript hands(List<Table> tables) {
        List<List<Event>> hands = new ArrayList<>();
        tables.forEach(table -> hands.add(table.log().events()));
        return Transcript.of(hands);
    }

    public static byte[] write(Transcript match, Format format) throws Unwritable {
        String text =
                switch (format) {
                    case XML -> TenhouXml.write(match);
                    case JSON -> TenhouJson.write(match);
                    case MJAI -> Mjai.write(match);
                    case SPARROW -> JsonLog.write(match.events());
                };
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
