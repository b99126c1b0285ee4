package sparrow.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.formats.mjai.Mjai;
import sparrow.formats.replay.Replay;
import sparrow.formats.tenhou.TenhouJson;
import sparrow.formats.tenhou.TenhouXml;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Json;
import sparrow.records.Transcript;
import sparrow.riichi.table.ScoreLines;
import sparrow.riichi.table.Words;
import tools.jackson.databind.node.ObjectNode;

/// Whatever a format can hold comes back from it.
class RoundTripTest {
    private static final int MATCHES = Integer.getInteger("sparrow.matches", 200);

    /// A way to disk and back.
    interface Format {
        String write(Transcript match) throws BadRecord;
    }

    @Test
    void simulated_matches_come_back_from_mjai() throws BadRecord {
        for (int number = 0; number < MATCHES; number++) {
            Transcript match = Simulated.match(number);
            Transcript back = read(Mjai.read(Mjai.write(match)), number);
            assertSame(match, back, number);
            assertThat(told(back)).as("match " + number).isEqualTo(told(match));
            assertThat(Mjai.write(back)).as("match " + number).isEqualTo(Mjai.write(match));
        }
    }

    /// Programs leave out what follows from the rest, each something else.
    @ParameterizedTest
    @CsvSource({
        "'', deltas",
        "start_kyoku, scores",
        "hora, scores",
        "hora, yakus",
        "ryukyoku, scores",
        "reach_accepted, scores"
    })
    void mjai_without_what_follows_from_the_rest_is_read_alike(String type, String field)
            throws BadRecord {
        for (int number = 0; number < MATCHES / 10; number++) {
            Transcript match = Simulated.match(number);
            StringBuilder text =
                    new StringBuilder("{\"type\":\"hello\",\"protocol\":\"mjsonp\"}\n");
            for (String line : Mjai.write(match).lines().toList()) {
                ObjectNode event = (ObjectNode) Json.MAPPER.readTree(line);
                if (type.isEmpty() || event.get("type").asString().equals(type)) {
                    event.remove(field);
                }
                event.putArray("logs").add("a remark").addNull();
                text.append(event).append('\n');
            }
            Transcript back = read(Mjai.read(text.toString()), number);
            assertSame(match, back, number);
        }
    }

    @Test
    void simulated_matches_come_back_from_tenhou_json() throws BadRecord {
        for (int number = 0; number < MATCHES; number++) {
            Transcript match = Simulated.match(number);
            Transcript back = read(TenhouJson.read(TenhouJson.write(match)), number);
            assertSame(match, back, number);
            assertThat(TenhouJson.write(back))
                    .as("match " + number)
                    .isEqualTo(TenhouJson.write(match));
        }
    }

    @Test
    void simulated_matches_come_back_from_tenhou_xml() throws BadRecord {
        for (int number = 0; number < MATCHES; number++) {
            Transcript match = Simulated.match(number);
            Transcript back = read(TenhouXml.read(TenhouXml.write(match)), number);
            assertSame(match, back, number);
            assertThat(TenhouXml.write(back))
                    .as("match " + number)
                    .isEqualTo(TenhouXml.write(match));
        }
    }

    static Transcript read(Reading<Transcript> reading, int number) {
        return switch (reading) {
            case Reading.Read<Transcript>(Transcript match) -> match;
            case Reading.Misread<Transcript>(int at, String why) ->
                    throw new AssertionError("match " + number + ", " + at + ": " + why);
        };
    }

    /// Played again, what was read back is the match as it was, but for tiles of the wall that
    /// nobody saw.
    static void assertSame(Transcript match, Transcript back, int number) {
        assertThat(back.header().players().map(Header.Person::name))
                .isEqualTo(match.header().players().map(Header.Person::name));
        assertThat(back.header().standing()).isEqualTo(match.header().standing());
        Replay replay = Replay.of(back);
        assertThat(replay.difference().map(Object::toString)).as("match " + number).isEmpty();
        assertThat(withoutWalls(new Transcript(Header.NONE, replay.played())))
                .as("match " + number)
                .isEqualTo(withoutWalls(match));
    }

    private static String withoutWalls(Transcript match) {
        return match.events().stream()
                .filter(event -> !(event instanceof Event.WallBuilt))
                .map(Event::toString)
                .collect(Collectors.joining("\n"));
    }

    /// The events without walls, without how often a dealer has won, without the sheet of nagashi
    /// mangan, and without what mjai does not tell of a win, its reading, each fu, the limit, or of
    /// a draw, the waits.
    private static List<Event> told(Transcript match) {
        List<Event> events = new ArrayList<>();
        for (Event event : match.events()) {
            switch (event) {
                case Event.WallBuilt _ -> {}
                case Event.Started started -> {
                    TreeMap<String, Integer> tally = new TreeMap<>(started.tally());
                    tally.remove(Words.WINS);
                    events.add(
                            new Event.Started(
                                    started.variant(),
                                    started.edition(),
                                    started.rules(),
                                    started.hand(),
                                    started.dealer(),
                                    tally,
                                    started.points(),
                                    started.pot()));
                }
                case Event.Paid paid when paid.reason().equals(Words.NAGASHI) ->
                        events.add(
                                new Event.Paid(
                                        paid.reason(), List.of(), paid.points(), paid.pot()));
                case Event.Paid paid when paid.reason().equals(Words.WIN) ->
                        events.add(with(paid, RoundTripTest::isTold));
                case Event.Paid paid when paid.reason().equals(Words.NOTEN_PAYMENT) ->
                        events.add(with(paid, line -> line.amount() != 0));
                default -> events.add(event);
            }
        }
        return events;
    }

    private static Event with(Event.Paid paid, Predicate<Event.Line> kept) {
        return new Event.Paid(
                paid.reason(),
                paid.lines().stream().filter(kept).toList(),
                paid.points(),
                paid.pot());
    }

    private static boolean isTold(Event.Line line) {
        return switch (line.unit()) {
            case ScoreLines.HAN, ScoreLines.YAKUMAN -> !line.isSum();
            case ScoreLines.FU, ScoreLines.POINTS, ScoreLines.HONBA, ScoreLines.STICKS ->
                    line.isSum();
            default -> false;
        };
    }
}
