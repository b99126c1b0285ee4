package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.Transcript;
import tools.jackson.databind.JsonNode;

/// A match as the JSON of Tenhou's viewer has it.
///
/// It tells less than XML does: not the order of what different players did, which is found out,
/// not who was ready after nagashi mangan, and not the fu of limit hands. Records of 電脳麻将 are read
/// along with it.
public final class TenhouJson {
    /// The most characters; a long match has a twentieth of them.
    public static final int MOST_CHARACTERS = 1_000_000;

    private TenhouJson() {}

    /// The records in a text: one in all of it, one in each line, or those in a list.
    public static List<String> split(String text) {
        try {
            if (text.stripLeading().startsWith("[")) {
                List<String> records = new ArrayList<>();
                for (JsonNode each : Json.parse(text)) {
                    if (!isRecord(each)) {
                        return List.of(text);
                    }
                    records.add(each.toString());
                }
                return records.isEmpty() ? List.of(text) : records;
            }
            List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
            return lines.size() > 1 && isRecord(Json.parse(lines.getFirst()))
                    ? lines
                    : List.of(text);
        } catch (BadRecord severalLines) {
            return List.of(text);
        }
    }

    /// The record that a value of JSON is; the lists of hands, or of one, make a record too.
    public static Optional<JsonNode> record(JsonNode json) {
        if (Majiang.isOne(json)) {
            return Optional.of(json);
        }
        if (json.isObject()) {
            JsonNode hands = json.path("log");
            return hands.isArray() && !isOfOthers(hands) ? Optional.of(json) : Optional.empty();
        }
        if (isHand(json)) {
            return Optional.of(of(Json.MAPPER.createArrayNode().add(json)));
        }
        return json.isArray() && !json.isEmpty() && isHand(json.get(0))
                ? Optional.of(of(json))
                : Optional.empty();
    }

    /// Whether a log has events with names in it, as those of other programs have. One that is only
    /// broken is ours to complain about.
    private static boolean isOfOthers(JsonNode log) {
        JsonNode first = log;
        while (first.isArray() && !first.isEmpty()) {
            first = first.get(0);
        }
        return first.isObject() || first.isString();
    }

    private static JsonNode of(JsonNode hands) {
        return Json.MAPPER.createObjectNode().set("log", hands);
    }

    /// Whether a value is lists as those of a hand are: what is at stake, the points, indicators.
    private static boolean isHand(JsonNode json) {
        return json.isArray()
                && json.size() >= JsonHand.lists(3)
                && json.path(0).isArray()
                && json.path(0).size() >= 2
                && json.path(0).path(0).isNumber()
                && json.path(1).isArray()
                && json.path(2).isArray();
    }

    private static boolean isRecord(JsonNode json) {
        return json.isObject() && json.path("log").isArray();
    }

    public static Reading<Transcript> read(String text) {
        try {
            if (text.length() > MOST_CHARACTERS) {
                throw new BadRecord(
                        "a record of Tenhou's has " + MOST_CHARACTERS + " characters at most");
            }
            JsonNode json = Json.parse(text);
            return new Reading.Read<>(
                    JsonReader.read(Majiang.isOne(json) ? Majiang.asTenhou(json) : json));
        } catch (BadRecord bad) {
            return new Reading.Misread<>(0, bad.sentence());
        }
    }

    /// The match in one line of JSON.
    public static String write(Transcript match) throws BadRecord {
        return JsonWriter.write(match);
    }
}
