package sparrow.formats.tenhou;

import java.math.BigDecimal;
import java.util.Map;
import java.util.function.Function;
import sparrow.core.tile.Seat;
import sparrow.formats.hand.RiichiOnly;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Header.Person;
import sparrow.records.Json;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A match as one object.
final class JsonWriter {
    private final Transcript match;
    private final ObjectNode json = Json.MAPPER.createObjectNode();

    private JsonWriter(Transcript match) {
        this.match = match;
    }

    static String write(Transcript match) throws BadRecord {
        RiichiOnly.check(match);
        JsonWriter writer = new JsonWriter(match);
        writer.header();
        ArrayNode log = writer.json.putArray("log");
        for (RecordedHand hand : match.hands()) {
            log.add(JsonHandWriter.write(hand));
        }
        return writer.json.toString();
    }

    private void header() {
        Header header = match.header();
        header.note(Header.TITLE)
                .ifPresent(title ->
                        json.putArray("title")
                                .add(title)
                                .add(header.note(Header.SUBTITLE).orElse("")));
        number("ver", Header.VERSION);
        header.note(Header.REFERENCE).ifPresent(reference -> json.put("ref", reference));
        number("lobby", Header.LOBBY);
        if (header.note(JsonReader.RULE).isEmpty()) {
            rule();
        }
        for (Map.Entry<String, String> note : header.notes().entrySet()) {
            if (note.getKey().startsWith(JsonReader.FIELD)) {
                field(note.getKey().substring(JsonReader.FIELD.length()), note.getValue());
            }
        }
        people();
        header.standing().ifPresent(this::standing);
    }

    private void number(String field, String note) {
        match.header()
                .note(note)
                .ifPresent(text -> {
                    if (isNumber(text)) {
                        json.put(field, new BigDecimal(text));
                    } else {
                        json.put(field, text);
                    }
                });
    }

    private static boolean isNumber(String text) {
        boolean digits = !text.isEmpty() && text.length() <= 9;
        for (int i = 0; digits && i < text.length(); i++) {
            char c = text.charAt(i);
            digits = (c >= '0' && c <= '9') || (c == '.' && i > 0 && i < text.length() - 1);
        }
        return digits && text.indexOf('.') == text.lastIndexOf('.');
    }

    private void rule() {
        TableType type = TableTypes.of(match);
        ObjectNode rule =
                json.putObject("rule")
                        .put(
                                "disp",
                                TableTypes.isRanked(match, type)
                                        ? type.words()
                                        : type.wordsOfOwnRules());
        if (type.hasReds()) {
            rule.put("aka53", 1).put("aka52", 1).put("aka51", type.isSanma() ? 0 : 1);
        } else {
            rule.put("aka", 0);
        }
    }

    private void field(String name, String value) {
        try {
            json.set(name, Json.parse(value));
        } catch (BadRecord text) {
            json.put(name, value);
        }
    }

    private void people() {
        list("name", Person::name);
        list("dan", person -> Ranks.name(person.rank()));
        list("rate", Person::rating);
        list("sx", Person::sex);
    }

    private void list(String field, Function<Person, String> part) {
        var people = match.header().players().values();
        if (people.stream().allMatch(person -> part.apply(person).isEmpty())) {
            return;
        }
        ArrayNode list = json.putArray(field);
        for (Person person : people) {
            String text = part.apply(person);
            if (field.equals("rate") && isNumber(text)) {
                list.add(new BigDecimal(text));
            } else {
                list.add(text);
            }
        }
    }

    private void standing(Header.Standing standing) {
        ArrayNode list = json.putArray("sc");
        for (Seat seat : standing.points().seats()) {
            int tenths = standing.tenths().get(seat);
            list.add(standing.points().get(seat));
            if (tenths % 10 == 0) {
                list.add(tenths / 10);
            } else {
                list.add(BigDecimal.valueOf(tenths, 1));
            }
        }
    }
}
