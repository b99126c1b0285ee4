package sparrow.records.file;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.records.Header;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import sparrow.records.Malformed;
import sparrow.records.Opening;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.records.Transcript;
import sparrow.records.Unwritable;
import sparrow.records.mjai.Mjai;
import sparrow.records.tenhou.TenhouJson;
import sparrow.records.tenhou.TenhouXml;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Words;
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

    /// The events of a log of our own as they stand there, possible or not; empty where the bytes
    /// are no such log.
    public static Optional<Reading<List<Event>>> events(byte[] bytes) {
        try {
            String text = Text.of(bytes);
            return format(text) == Format.SPARROW
                    ? Optional.of(JsonLog.read(text))
                    : Optional.empty();
        } catch (Malformed malformed) {
            return Optional.empty();
        }
    }

    public static Reading<RecordFile> read(String text) {
        String start = text.stripLeading();
        if (start.isEmpty() || "<{[".indexOf(start.charAt(0)) < 0) {
            return new Reading.Misread<>(
                    0, "this is no record: a Sparrow or mjai log or Tenhou's XML or JSON is one");
        }
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
                    checked(
                            JsonLog.replay(events)
                                    .map(tables -> new Transcript(header(text), hands(tables))));
        };
    }

    /// The header of a log that has been read.
    private static Header header(String text) {
        try {
            return JsonLog.header(text);
        } catch (Malformed impossible) {
            throw new IllegalStateException("the log was read before", impossible);
        }
    }

    /// Hands of Riichi must have opened as such hands do.
    private static Reading<Transcript> checked(Reading<Transcript> reading) {
        if (reading instanceof Reading.Read<Transcript>(Transcript match)) {
            for (int i = 0; i < match.hands().size(); i++) {
                try {
                    check(match.hands().get(i));
                } catch (Malformed malformed) {
                    return new Reading.Misread<>(
                            0, "hand " + (i + 1) + ": " + malformed.sentence());
                }
            }
        }
        return reading;
    }

    private static void check(RecordedHand hand) throws Malformed {
        if (!hand.started().variant().equals(Words.RIICHI_GAME)) {
            return;
        }
        Opening.check(hand.started());
        if (hand.events().size() == 1) {
            throw new Malformed("the record breaks off before the wall is built");
        }
        List<Tile> tiles = new ArrayList<>(new RiichiVariant(hand.started().rules()).tiles());
        Collections.sort(tiles);
        boolean hasWall =
                hand.events().get(1) instanceof Event.WallBuilt built
                        && built.tiles().stream().sorted().toList().equals(tiles);
        if (!hasWall) {
            throw new Malformed("the wall is not that of the game");
        }
    }

    private static List<RecordedHand> hands(List<Table> tables) {
        return tables.stream()
                .map(table -> new RecordedHand(table.log().events(), Sidenotes.NONE))
                .toList();
    }

    public static byte[] write(Transcript match, Format format) throws Unwritable {
        String text =
                switch (format) {
                    case XML -> TenhouXml.write(match);
                    case JSON -> TenhouJson.write(match);
                    case MJAI -> Mjai.write(match);
                    case SPARROW -> JsonLog.write(match.header(), match.events());
                };
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
