package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
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
    private static final List<String> REDS = List.of("aka", "aka51", "aka52", "aka53");
    private static final List<String> SUITS = List.of("aka_m", "aka_p", "aka_s");
    private static final Pattern RED = Pattern.compile("[\\[,a-z]5[123](?![0-9]{3})");
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
            throw new BadRecord(
                    "this JSON is no record that is known: Tenhou's have a \"log\" of hands, mjai has"
                            + " events with a \"type\", Mahjong Soul's have a \"RecordNewRound\"");
        }
        TableType type = type(json);
        Rules rules = withReds(type.rules(), json.path("rule"));
        Transcript match = new JsonReader(json, type.isSanma() ? 3 : 4).match(rules);
        return TableTypes.tellRules(match.header()) ? match : JsonCorrection.of(match);
    }

    private static TableType type(JsonNode json) {
        JsonNode rule = json.path("rule");
        TableType words = TableType.of(rule.path("disp").asString(""));
        boolean isThree =
                json.path("ratingc").asString("").equals("PF3")
                        || hasThree(json.path("log").path(0));
        TableType type = isThree ? words.withThree() : words;
        return hasReds(json, rule) ? type : type.withoutReds();
    }

    /// Whether a hand has lists for three players alone, or nothing in those of the fourth.
    private static boolean hasThree(JsonNode lists) {
        return lists.size() == JsonHand.lists(3)
                || (lists.size() == JsonHand.lists(4)
                        && lists.get(JsonHand.lists(3) - 1).isEmpty());
    }

    /// Whether there are red fives: as the rules tell, or if they do not, as there turn up some.
    private static boolean hasReds(JsonNode json, JsonNode rule) {
        boolean isTold = false;
        boolean hasReds = false;
        for (String name : REDS) {
            isTold |= rule.has(name);
            hasReds |= rule.path(name).asInt(0) > 0;
        }
        return isTold ? hasReds : RED.matcher(json.path("log").toString()).find();
    }

    /// The rules with as many red fives of each suit as are told.
    private static Rules withReds(Rules rules, JsonNode told) {
        TreeMap<String, String> values = new TreeMap<>(rules.values());
        for (int suit = 0; suit < SUITS.size(); suit++) {
            int count = told.path(REDS.get(suit + 1)).asInt(-1);
            boolean isTold = count >= 0 && count <= 4 && rules.number("aka_s") > 0;
            boolean isPossible = suit > 0 || !rules.is("sanma");
            if (isTold && isPossible) {
                values.put(SUITS.get(suit), String.valueOf(count));
            }
        }
        return new Rules(values);
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
                notes.put(Header.TITLE, value.path(0).asString(value.asString("")));
                notes.put(Header.SUBTITLE, value.path(1).asString(""));
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
        if (value.isNull()) {
            return "";
        }
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
