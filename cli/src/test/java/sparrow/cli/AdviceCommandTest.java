package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.testkit.Golden;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AdviceCommandTest extends CommandTest {
    private static final String HAND = "3467m24067p345s88s";

    private JsonNode json(String line) {
        assertThat(run(Paper.PLAIN, (line + " --json").split(" "))).as(err.toString()).isZero();
        return JsonMapper.builder().build().readTree(out.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "riichi-odds.txt,   riichi 3467m24067p345s88s --odds --turns 9 -d 3s",
        "riichi-odds13.txt, riichi 23467m067p34s188s --turns 3 --ron 2",
        "riichi-danger.txt, riichi 2567m14889p258s46z --against 19m4p2z7s* --passed 8p",
        "riichi-danger2.txt, riichi 2567m14889p258s46z --against 19m4p2z7s* --against 1z8p3m",
        "riichi-open.txt,   riichi 456p789s3344z(123m) --odds --discards 3z",
        "riichi-call.txt,   riichi 2246m067p34s188s7z --call 345s"
    })
    void advice_reads_like_this(String file, String line) {
        assertThat(run(Paper.PLAIN, line.split(" "))).as(err.toString()).isZero();
        Golden.check(file, out.toString());
        assertThat(out.toString().lines()).allMatch(each -> each.length() <= 80);
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 80, 120})
    void lines_fit_the_terminal(int columns) {
        String line = "riichi 1259m2468p13579s1z --ukeire --against 19m4p2z --against 1z8p3m";
        assertThat(run(Paper.plain(columns), line.split(" "))).isZero();
        assertThat(out.toString().lines()).allMatch(each -> each.length() <= columns);
    }

    @Test
    void ascii_holds_for_every_table() {
        String line = "riichi 456p789s33445z(123m) --odds --against 19m4p --ascii";
        assertThat(run(Paper.colourless(80), line.split(" "))).isZero();
        assertThat(out.toString().chars()).allMatch(c -> c < 128);
    }

    @Test
    void json_carries_every_number_beside_the_usual_answer() {
        JsonNode answer = json("riichi " + HAND + " --turns 9 -d 3s --against 19m4p2z7s");
        assertThat(answer.get("shanten").asInt()).isEqualTo(1);
        assertThat(answer.at("/discards/2p/count").asInt()).isEqualTo(12);
        JsonNode discard = answer.at("/advice/discards/7p");
        assertThat(discard.get("good").asInt()).isEqualTo(12);
        assertThat(discard.get("good_share").asDouble()).isEqualTo(1);
        assertThat(discard.at("/improvements/0/tile").asString()).isEqualTo("8s");
        assertThat(discard.get("ready")).hasSize(9);
        assertThat(discard.get("win")).hasSize(9);
        assertThat(discard.get("points").asDouble()).isPositive();
        assertThat(discard.at("/against/0/class").asString()).isEqualTo("suji");
        assertThat(discard.at("/against/0/reasons/0").asString()).isEqualTo("suji of 4p");
        assertThat(discard.get("danger").asDouble())
                .isCloseTo(discard.at("/against/0/danger").asDouble(), within(1e-12));
        assertThat(answer.at("/advice/discards/4p/danger").asDouble()).isZero();
        assertThat(answer.at("/advice/turns").asInt()).isEqualTo(9);
    }

    @Test
    void json_names_the_yaku_in_reach_and_the_warnings() {
        JsonNode advice = json("riichi 456p789s3344z(123m) --ukeire").get("advice");
        assertThat(advice.at("/yaku_in_reach/0/yaku").asString()).isEqualTo("Haku");
        assertThat(advice.at("/warnings/0/kind").asString()).isEqualTo("yaku_farther");
        assertThat(advice.at("/warnings/1/kind").asString()).isEqualTo("wait_without_yaku");
    }

    @Test
    void a_discard_that_takes_the_yaku_away_says_so() {
        JsonNode answer = json("riichi 12m56p34s2255z3z88p --call 222z");
        assertThat(answer.at("/advice/warnings").valueStream())
                .filteredOn(each -> each.get("kind").asString().equals("yaku_lost"))
                .extracting(each -> each.get("after").asString())
                .containsExactlyInAnyOrder("5z", "8p");
        assertThat(answer.at("/discards/3z/accept").toString())
                .contains("5z:2")
                .doesNotContain("8p");
        assertThat(answer.at("/discards/5z/shanten").asInt()).isEqualTo(2);
        assertThat(answer.at("/discards/5z/shanten_yaku").asInt()).isEqualTo(3);
    }

    @Test
    void a_warning_after_a_discard_names_it() {
        JsonNode advice = json("riichi 456p789s23m55z7z(345m) --ukeire").get("advice");
        assertThat(advice.get("warnings").valueStream())
                .filteredOn(each -> each.get("kind").asString().equals("wait_without_yaku"))
                .extracting(each -> each.get("after").asString())
                .containsExactly("7z");
    }

    @Test
    void dora_indicators_and_discards_named_are_seen() {
        JsonNode answer = json("riichi " + HAND + " -d 2m --visible 2m --against 5m --discards 8m");
        assertThat(answer.at("/discards/2p/accept").toString())
                .isEqualTo("[\"2m:2\",\"5m:3\",\"8m:3\"]");
    }

    @Test
    void an_open_hand_without_melds_is_warned_of_with_o() {
        JsonNode closed = json("riichi 23m456p678s55z345s --ukeire").get("advice");
        assertThat(closed.get("warnings")).isEmpty();
        out.getBuffer().setLength(0);
        JsonNode open = json("riichi 23m456p678s55z345s --ukeire -o").get("advice");
        assertThat(open.get("warnings")).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3467m2067p345s88s --against 1m       | --against judges discards",
                "3467m24067p345s88s --turns 0         | --turns is a number from 1 to 40, not 0.",
                "3467m24067p345s88s --turns 41        | --turns is a number from 1 to 40, not 41.",
                "3467m24067p345s88s --ron 4           | --ron is a number from 0 to 3, not 4.",
                "3467m24067p345s88s --against 1x      | against, character 2: 'x' is not a tile",
                "3467m24067p345s88s --against (123m)  | against, character 1: no melds belong here",
                "3467m24067p345s88s --passed 1m       | --passed needs a riichi",
                "3467m24067p345s88s --visible 1j      | Riichi has no joker",
                "3467m24067p345s88s --against 555p5p  | there are 5 of 5p",
                "2246m067p34s188s7z --call 344s       | --call is a run, triplet or kan",
                "2246m067p34s188s7z --call 567s       | the hand lacks more than one tile",
                "2246m067p345s88s7z --call 345s       | the hand holds all of (345s)",
                "3467m24067p345s88s --call 345m       | a call comes when there is nothing"
            })
    void a_question_that_cannot_be_gets_one_sentence(String line, String sentence) {
        assertThat(run(Paper.PLAIN, ("riichi " + line).split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
        assertThat(out.toString()).isEmpty();
    }
}
