package sparrow.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Reading;
import sparrow.records.Json;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.riichi.Preset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Records of Mahjong Soul are read as downloaders decode them.
class MajsoulRecordTest {
    private static final int MATCHES = Integer.getInteger("sparrow.matches", 60);
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));

    private static Transcript match(int number) {
        Preset preset = number % 3 == 2 ? Preset.MAJSOUL3 : Preset.MAJSOUL;
        return Simulated.match(preset.rules(), number);
    }

    @Test
    void a_match_comes_back() {
        for (int number = 0; number < MATCHES; number++) {
            Transcript match = match(number);
            RecordFile file = read(MajsoulDump.of(match).toString(), number);
            assertThat(file.format()).isEqualTo(RiichiFormat.MAJSOUL);
            assertThat(file.assumed()).isEmpty();
            RoundTripTest.assertSame(match, file.match(), number);
        }
    }

    /// Programs wrap the events in different ways, and leave out what is nothing.
    @Test
    void a_record_may_be_wrapped_in_many_ways() {
        Transcript match = match(1);
        ObjectNode dump = MajsoulDump.of(match);
        JsonNode events = dump.get("data");
        ObjectNode under = Json.MAPPER.createObjectNode();
        under.set("records", events);
        ArrayNode flat = Json.MAPPER.createArrayNode();
        ArrayNode results = Json.MAPPER.createArrayNode();
        for (JsonNode event : events) {
            ObjectNode bare = (ObjectNode) event.get("data").deepCopy();
            flat.add(bare.put("name", event.get("name").asString().substring(4)));
            results.addObject().put("passed", 3).put("type", 1).set("result", event);
        }
        ObjectNode actions = Json.MAPPER.createObjectNode();
        actions.putObject("data").set("actions", results);
        List<JsonNode> forms =
                List.of(events, under, flat, results, actions, spare(dump), capital(dump));
        for (JsonNode form : forms) {
            RecordFile file = read(form.toPrettyString(), 1);
            assertThat(file.format()).isEqualTo(RiichiFormat.MAJSOUL);
            assertThat(FORMATS.difference(file).map(Object::toString)).isEmpty();
            assertThat(file.match().hands()).hasSameSizeAs(match.hands());
        }
    }

    @Test
    void it_is_read_and_not_written() {
        assertThat(RiichiFormat.MAJSOUL.isWritten()).isFalse();
    }

    private static RecordFile read(String text, int number) {
        return switch (FORMATS.read(text)) {
            case Reading.Read<RecordFile>(RecordFile file) -> file;
            case Reading.Misread<RecordFile>(int _, String why) ->
                    throw new AssertionError("match " + number + ": " + why);
        };
    }

    /// Without fields that are nothing.
    private static JsonNode spare(JsonNode node) {
        if (node instanceof ObjectNode object) {
            ObjectNode spare = Json.MAPPER.createObjectNode();
            for (String name : object.propertyNames()) {
                JsonNode value = object.get(name);
                boolean isNothing =
                        (value.isInt() && value.intValue() == 0)
                                || (value.isBoolean() && !value.booleanValue());
                if (!isNothing) {
                    spare.set(name, spare(value));
                }
            }
            return spare;
        }
        return node instanceof ArrayNode list ? each(list, MajsoulRecordTest::spare) : node;
    }

    /// With capitals for lines between words.
    private static JsonNode capital(JsonNode node) {
        if (node instanceof ObjectNode object) {
            ObjectNode capital = Json.MAPPER.createObjectNode();
            for (String name : object.propertyNames()) {
                StringBuilder text = new StringBuilder();
                for (String word : name.split("_", -1)) {
                    text.append(
                            text.isEmpty()
                                    ? word
                                    : word.substring(0, 1).toUpperCase(Locale.ROOT)
                                            + word.substring(1));
                }
                capital.set(text.toString(), capital(object.get(name)));
            }
            return capital;
        }
        return node instanceof ArrayNode list ? each(list, MajsoulRecordTest::capital) : node;
    }

    private static ArrayNode each(ArrayNode list, UnaryOperator<JsonNode> change) {
        List<JsonNode> changed = new ArrayList<>();
        list.forEach(node -> changed.add(change.apply(node)));
        return Json.MAPPER.createArrayNode().addAll(changed);
    }
}
