package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Header.Person;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import tools.jackson.databind.JsonNode;

/// A match from the JSON of its record.
final class JsonReader {
    /// The note that holds a field nobody else knows, as JSON, is named so and by the field.
    static final String FIELD = "tenhou json ";

    static final String RULE = FIELD + "rule";
    private static final int MOST_HANDS = 500;
    private static final int LONGEST_NAME = 200;

    private final JsonNode json;
    private final SortedMap<String, String> notes = new TreeMap<>();
    private final int count;

    private JsonReader(JsonNode json, int count) {
        this.json = json;
        this.count = count;
    }

    static Transcript read(JsonNode json) throws BadRecord {
        if (!json.isObject() || !json.path("log").isArray()) {
            throw new BadRecord("a record of Tenhou's in JSON is an object with a \"log\"");
        }
        TableType type = type(json.path("rule"));
        return new JsonReader(json, type.isSanma() ? 3 : 4).match(type.rules());
    }

    private static TableType type(JsonNode rule) {
        boolean hasReds = false;
        for (String name : List.of("aka", "aka51", "aka52", "aka53")) {
            hasReds |= rule.path(name).asInt(0) > 0;
        }
        TableType type = TableType.of(rule.path("disp").asString(""));
        return hasReds ? type : type.withoutReds();
    }

    private Transcript match(Rules rules) throws BadRecord {
        for (Map.Entry<String, JsonNode> field : json.properties()) {
            note(field.getKey(), field.getValue());
        }
        List<RecordedHand> hands = new ArrayList<>();
        for (JsonNode lists : json.get("log")) {
            if (hands.size() == MOST_HANDS) {
                throw new BadRecord("a match has " + MOST_HANDS + " hands at most");
            }
            try {
                hands.add(JsonHand.read(lists, rules, hands.size(), count));
            } catch (BadRecord bad) {
                throw new BadRecord("hand " + (hands.size() + 1) + ": " + bad.sentence());
            }
        }
        return new Transcript(new Header(players(), notes, standing()), hands);
    }

    private void note(String name, JsonNode value) throws BadRecord {
        switch (name) {
            case "log", "name", "dan", "rate", "sx", "sc" -> {}
            case "title" -> {
                if (!value.isArray() || value.size() != 2) {
                    throw new BadRecord("\"title\" has two lines");
                }
                notes.put(Header.TITLE, text(value.get(0)));
                notes.put(Header.SUBTITLE, text(value.get(1)));
            }
            case "ver" -> notes.put(Header.VERSION, text(value));
            case "ref" -> notes.put(Header.REFERENCE, text(value));
            case "lobby" -> notes.put(Header.LOBBY, text(value));
            default -> {
                if (name.length() <= LONGEST_NAME) {
                    notes.put(FIELD + name, value.toString());
                }
            }
        }
    }

    private static String text(JsonNode value) throws BadRecord {
        if (!value.isString() && !value.isNumber()) {
            throw new BadRecord("a text or a number was expected");
        }
        return value.asString();
    }

    private Seats<Person> players() throws BadRecord {
        Seats<Person> players = Seats.none();
        if (json.has("name")) {
            for (Seat seat : Seats.first(count, each -> each).seats()) {
                players =
                        players.with(
                                seat,
                                new Person(
                                        part("name", seat),
                                        Ranks.number(part("dan", seat)),
                                        part("rate", seat),
                                        part("sx", seat)));
            }
        }
        return players;
    }

    private String part(String field, Seat seat) throws BadRecord {
        JsonNode list = json.path(field);
        return list.isArray() && seat.ordinal() < list.size() ? text(list.get(seat.ordinal())) : "";
    }

    private Optional<Header.Standing> standing() throws BadRecord {
        JsonNode list = json.path("sc");
        if (!list.isArray() || list.size() < 2 * count) {
            return Optional.empty();
        }
        Seats<Integer> points = Seats.none();
        Seats<Integer> tenths = Seats.none();
        for (Seat seat : Seats.first(count, each -> each).seats()) {
            points = points.with(seat, Decimals.whole(text(list.get(2 * seat.ordinal()))));
            tenths = tenths.with(seat, Decimals.tenths(text(list.get(2 * seat.ordinal() + 1))));
        }
        return Optional.of(new Header.Standing(points, tenths));
    }
}
