package sparrow.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.formats.mjai.Mjai;
import sparrow.formats.mjai.MjaiDialect;
import sparrow.formats.replay.Replay;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// One reader takes mjai as every program tells it.
class MjaiDialectTest {
    private static final int MATCHES = Integer.getInteger("sparrow.matches", 100);
    private static final long SEED = Long.getLong("sparrow.seed", 22);

    @ParameterizedTest
    @EnumSource
    void a_match_comes_back_from_every_dialect(MjaiDialect dialect) throws BadRecord {
        for (int number = 0; number < MATCHES; number++) {
            Transcript match = Simulated.match(number);
            Transcript back = RoundTripTest.read(Mjai.read(Mjai.write(match, dialect)), number);
            RoundTripTest.assertSame(match, back, number);
        }
    }

    /// Fields in any order and some that nobody knows, numbers as texts, several events a line.
    @ParameterizedTest
    @EnumSource
    void a_dialect_may_be_written_in_many_ways(MjaiDialect dialect) throws BadRecord {
        Random random = new Random(SEED);
        for (int number = 0; number < MATCHES / 4; number++) {
            Transcript match = Simulated.match(number);
            List<ObjectNode> events = events(Mjai.write(match, dialect));
            events.replaceAll(event -> varied(event, random));
            String text = number % 3 == 0 ? events.toString() : lines(events, random);
            Transcript back = RoundTripTest.read(Mjai.read(text), number);
            RoundTripTest.assertSame(match, back, number);
        }
    }

    /// A new dora after the discard with which it is turned, and riichi that goes without saying.
    @ParameterizedTest
    @EnumSource
    void dora_may_come_late_and_riichi_be_left_to_the_rules(MjaiDialect dialect) throws BadRecord {
        for (int number = 0; number < MATCHES / 4; number++) {
            Transcript match = Simulated.match(number);
            List<ObjectNode> events = events(Mjai.write(match, dialect));
            for (int i = 0; i + 1 < events.size(); i++) {
                if (isType(events.get(i), "dora") && isType(events.get(i + 1), "dahai")) {
                    Collections.swap(events, i, i + 1);
                    i++;
                }
            }
            events.removeIf(event -> isType(event, "reach_accepted"));
            Transcript back =
                    RoundTripTest.read(Mjai.read(lines(events, new Random(SEED))), number);
            RoundTripTest.assertSame(match, back, number);
        }
    }

    /// Who wins and when it is a draw, and what everybody has at the start of a hand: the rest
    /// follows.
    @Test
    void wins_and_draws_may_tell_nothing_but_who_wins() throws BadRecord {
        for (int number = 0; number < MATCHES / 4; number++) {
            Transcript match = Simulated.match(number);
            List<ObjectNode> events = events(Mjai.write(match, MjaiDialect.APP));
            for (ObjectNode event : events) {
                if (isType(event, "hora") || isType(event, "ryukyoku")) {
                    event.retain(Set.of("type", "actor", "target"));
                }
            }
            Transcript back =
                    RoundTripTest.read(Mjai.read(lines(events, new Random(SEED))), number);
            assertThat(Replay.of(back).difference().map(Object::toString))
                    .as("match " + number)
                    .isEmpty();
            assertThat(back.hands()).hasSameSizeAs(match.hands());
        }
    }

    /// The first programs told neither the wind nor honba and sticks; they follow from the hand
    /// before.
    @Test
    void an_opening_may_leave_out_what_follows_from_the_hand_before() throws BadRecord {
        for (int number = 0; number < MATCHES / 4; number++) {
            Transcript match = Simulated.match(number);
            List<ObjectNode> events = events(Mjai.write(match, MjaiDialect.ORIGINAL));
            for (ObjectNode event : events) {
                if (isType(event, "start_kyoku")) {
                    event.retain(Set.of("type", "oya", "dora_marker", "tehais"));
                }
            }
            Transcript back =
                    RoundTripTest.read(Mjai.read(lines(events, new Random(SEED))), number);
            RoundTripTest.assertSame(match, back, number);
        }
    }

    @Test
    void every_dialect_is_known_by_its_content_whatever_its_form() throws BadRecord {
        Formats formats = new Formats(List.of(RiichiRecords.RIICHI));
        Transcript match = Simulated.match(1);
        for (MjaiDialect dialect : MjaiDialect.values()) {
            String text = Mjai.write(match, dialect);
            for (String form : List.of(text, events(text).toString())) {
                RecordFile file = formats.read(form).orThrow();
                assertThat(file.format()).isEqualTo(RiichiFormat.MJAI);
                assertThat(formats.difference(file)).isEmpty();
                assertThat(file.assumed()).isEmpty();
            }
        }
    }

    @Test
    void what_one_player_was_told_is_refused_in_a_sentence() throws BadRecord {
        List<ObjectNode> events = events(Mjai.write(Simulated.match(1)));
        for (ObjectNode event : events) {
            if (event.get("tehais") instanceof ArrayNode hands) {
                for (int seat = 1; seat < hands.size(); seat++) {
                    ArrayNode hand = (ArrayNode) hands.get(seat);
                    for (int i = 0; i < hand.size(); i++) {
                        hand.set(i, "?");
                    }
                }
            }
        }
        assertThat(Mjai.read(lines(events, new Random(SEED))).toString())
                .contains("a tile is hidden here, as one player was told the game");
    }

    private static boolean isType(ObjectNode event, String type) {
        return event.get("type").asString().equals(type);
    }

    private static List<ObjectNode> events(String text) {
        List<ObjectNode> events = new ArrayList<>();
        text.lines().forEach(line -> events.add((ObjectNode) Json.MAPPER.readTree(line)));
        return events;
    }

    /// Most events in a line of their own, some in a list with others.
    private static String lines(List<ObjectNode> events, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < events.size(); ) {
            int count = Math.min(events.size() - i, random.nextInt(4));
            List<ObjectNode> some = events.subList(i, i + Math.max(1, count));
            text.append(count == 0 ? some.getFirst().toString() : some.toString()).append('\n');
            i += some.size();
        }
        return text.toString();
    }

    private static ObjectNode varied(ObjectNode event, Random random) {
        List<String> names = new ArrayList<>(event.propertyNames());
        Collections.shuffle(names, random);
        ObjectNode varied = Json.MAPPER.createObjectNode();
        for (String name : names) {
            varied.set(name, varied(event.get(name), random));
        }
        varied.putArray("logs").add("a thought").addNull().addNull().addNull();
        varied.putObject("meta")
                .put("q_value", -0.12345678901234)
                .put("eval_time_ns", 12_345_678_901L);
        varied.putArray("cannot_dahai").add("1m");
        varied.putArray("possible_actions").addObject().put("type", "none");
        return varied;
    }

    private static JsonNode varied(JsonNode value, Random random) {
        if (value instanceof ArrayNode list) {
            ArrayNode varied = Json.MAPPER.createArrayNode();
            list.forEach(each -> varied.add(varied(each, random)));
            return varied;
        }
        if (!value.isInt()) {
            return value;
        }
        return switch (random.nextInt(4)) {
            case 0 -> Json.MAPPER.getNodeFactory().stringNode(value.asString());
            case 1 -> Json.MAPPER.getNodeFactory().numberNode(value.doubleValue());
            default -> value;
        };
    }
}
