package sparrow.formats.mjai;

import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.BoundedLines;
import sparrow.records.Transcript;
import tools.jackson.databind.JsonNode;

/// A match in mjai: one event a line, as programs that play Riichi exchange them.
public final class Mjai {
    /// The most characters in all; a long match in which bots tell their thoughts has a tenth of
    /// them.
    public static final int MOST_CHARACTERS = 20_000_000;

    /// The most lines.
    public static final int MOST_LINES = 50_000;

    private static final Pattern RED = Pattern.compile("\"(5[mps]r|0[mps])\"");

    /// A record in which no red five turns up is of a game without them, unless it tells otherwise.
    private static final Map<String, String> NO_REDS = Map.of("aka", "no");

    private Mjai() {}

    /// The types of what is told before a hand begins, and in it.
    private static final Set<String> TYPES =
            Set.of(
                    "hello",
                    "join",
                    "start_game",
                    "start_kyoku",
                    "end_kyoku",
                    "end_game",
                    "tsumo",
                    "dahai",
                    "chi",
                    "pon",
                    "daiminkan",
                    "kan",
                    "ankan",
                    "kakan",
                    "nukidora",
                    "kita",
                    "dora",
                    "reach",
                    "reach_accepted",
                    "hora",
                    "ryukyoku");

    /// Whether a value of JSON is an event in mjai.
    public static boolean isEvent(JsonNode json) {
        return json.isObject() && TYPES.contains(json.path("type").asString(""));
    }

    /// What is wrong is named with its line, counted from 0.
    public static Reading<Transcript> read(String text) {
        if (text.length() > MOST_CHARACTERS) {
            return new Reading.Misread<>(
                    0, "a record in mjai has " + MOST_CHARACTERS + " characters at most");
        }
        MjaiReader reader = new MjaiReader(RED.matcher(text).find() ? Map.of() : NO_REDS);
        BoundedLines lines =
                new BoundedLines(new StringReader(text), MOST_CHARACTERS, MOST_CHARACTERS);
        int number = 0;
        try {
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                if (number == MOST_LINES) {
                    throw new BadRecord("a record in mjai has " + MOST_LINES + " lines at most");
                }
                if (!line.get().isBlank()) {
                    for (MjaiLine event : MjaiLine.of(line.get())) {
                        reader.read(event);
                    }
                }
                number++;
            }
            Transcript match = reader.finish();
            if (number == 0) {
                throw new BadRecord("there is nothing to read");
            }
            return new Reading.Read<>(match);
        } catch (BadRecord bad) {
            return new Reading.Misread<>(number, "line " + (number + 1) + ": " + bad.sentence());
        } catch (IOException impossible) {
            throw new IllegalStateException("a string can always be read", impossible);
        }
    }

    public static String write(Transcript match) throws BadRecord {
        return write(match, MjaiDialect.SPARROW);
    }

    /// The match as programs of that dialect tell it.
    public static String write(Transcript match, MjaiDialect dialect) throws BadRecord {
        return MjaiWriter.write(match, dialect);
    }
}
