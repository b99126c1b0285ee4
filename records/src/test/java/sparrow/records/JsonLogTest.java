package sparrow.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.game.Match;
import sparrow.core.game.Seed;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seats;
import sparrow.testkit.Laws;
import sparrow.testkit.wren.Wren;

/// A log survives the disk exactly; anything that is not a log is refused with the line that is
/// wrong.
class JsonLogTest {
    private static final String STARTED =
            "{\"event\":\"started\",\"variant\":\"wren\",\"edition\":1,\"hand\":0,\"dealer\":\"A\",\"rules\":{},"
                    + "\"tally\":{},\"points\":{\"A\":0,\"B\":0},\"pot\":0}";
    private static final String WALL = "{\"event\":\"wall\",\"tiles\":\"123m\",\"rolls\":[]}";

    @Test
    void logs_of_many_hands_come_back_as_they_were() {
        int hands = Math.min(1_000, Integer.getInteger("sparrow.hands", 1_000));
        Laws.of(Wren::standard)
                .seed(Long.getLong("sparrow.seed", 11))
                .hands(hands)
                .disk(log -> JsonLog.read(JsonLog.write(log)).orThrow())
                .check()
                .require(1, "Added", "Turned", "Exchanged", "laid FACE_DOWN GROUP");
    }

    @Test
    void a_match_replays_to_the_same_tables() {
        List<Table> played = new ArrayList<>();
        Match.play(
                Wren.standard(),
                Seed.splitMix64(5),
                Seats.first(4, seat -> new Wandering(Seed.splitMix64(seat.ordinal()).hand(0))),
                played::add);
        List<Event> events =
                played.stream().flatMap(table -> table.log().events().stream()).toList();

        List<Event> read = JsonLog.read(JsonLog.write(events)).orThrow();

        assertThat(played).hasSize(4);
        assertThat(JsonLog.replay(read).orThrow()).isEqualTo(played);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"event\":\"began\"}                                     | the field \"phase\" is missing",
                "{\"event\":\"began\",\"phase\":1}                         | \"phase\" is not a text",
                "{\"event\":\"began\",\"phase\":\"x\",\"why\":2}           | there is no field \"why\" here",
                "{\"event\":\"sang\"}                                      | there is no event \"sang\"",
                "{\"event\":\"drew\",\"seat\":\"E\",\"tile\":\"1m\",\"at\":0} | \"seat\" is no seat",
                "{\"event\":\"drew\",\"seat\":\"A\",\"tile\":\"1x\",\"at\":0} | \"tile\", character 2: 'x' is not a tile",
                "{\"event\":\"drew\",\"seat\":\"A\",\"tile\":\"12m\",\"at\":0} | \"tile\" is not one tile",
                "{\"event\":\"drew\",\"seat\":\"A\",\"tile\":\"1m\",\"at\":1.5} | \"at\" is not a whole number",
                "{\"event\":\"discarded\",\"seat\":\"A\",\"tile\":\"1m\",\"origin\":\"sky\"} | \"origin\" cannot be \"sky\"",
                "{\"event\":\"began\",\"phase\":\"x\",\"phase\":\"y\"}     | this is not JSON within bounds",
                "{\"event\":\"began\",\"phase\":\"x\"} {}                  | this is not JSON within bounds",
                "[1]                                                       | an event is not an object",
                "``                                                        | the line is empty"
            })
    void the_line_that_is_wrong_is_named(String line, String why) {
        String text =
                "{\"sparrow\":\"log\",\"version\":1}\n"
                        + STARTED
                        + "\n"
                        + WALL
                        + "\n"
                        + line
                        + "\n";

        assertThat(misread(JsonLog.read(text))).startsWith("line 4: " + why);
    }

    @Test
    void only_a_log_of_this_version_is_read() {
        assertThat(misread(JsonLog.read(""))).isEqualTo("line 1: a log begins with its header");
        assertThat(misread(JsonLog.read("{\"sparrow\":\"log\",\"version\":2}\n")))
                .isEqualTo("line 1: the log has version 2, and only version 1 can be read");
        assertThat(misread(JsonLog.read("{\"sparrow\":\"song\",\"version\":1}\n")))
                .isEqualTo("line 1: this is no log of Sparrow's");
    }

    @Test
    void what_cannot_have_happened_is_named_with_its_line() {
        String draw = "{\"event\":\"drew\",\"seat\":\"A\",\"tile\":\"3m\",\"at\":1}";
        String text =
                "{\"sparrow\":\"log\",\"version\":1}\n"
                        + STARTED
                        + "\n"
                        + WALL
                        + "\n"
                        + draw
                        + "\n";

        assertThat(misread(JsonLog.replay(JsonLog.read(text).orThrow())))
                .isEqualTo(
                        "line 4: this cannot have happened: takes 3m from position 1 of the wall, where 2m lies");
    }

    private static String misread(Reading<?> reading) {
        return reading instanceof Reading.Misread<?>(int _, String why) ? why : "it was read";
    }
}
