package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.testkit.Golden;

class FilipinoCommandTest extends CommandTest {
    private static final Paper TERMINAL = Paper.terminal(80);

    private int filipino(Paper paper, String line) {
        return run(paper, ("filipino " + line).split(" "));
    }

    @Test
    void a_win_is_scored_ambition_by_ambition() {
        assertThat(filipino(Paper.PLAIN, "456789m22s345p --melds (123m)(777s)")).isZero();
        out.append('\n');
        assertThat(filipino(Paper.PLAIN, "456789m22s345p(123m)(777s) --rules Manila")).isZero();
        out.append('\n');
        assertThat(filipino(Paper.PLAIN, "123345m456789p777s11z --dealer --first-turn --flowers 1"))
                .isZero();
        out.append('\n');
        assertThat(filipino(Paper.PLAIN, "123345m456789p777s1z -w 1z -s --rule payment=table"))
                .isZero();
        Golden.check("filipino-wins.txt", out.toString());
    }

    @Test
    void an_unfinished_hand_shows_what_it_needs() {
        assertThat(filipino(Paper.PLAIN, "123345m456789p777s15z")).isZero();
        out.append('\n');
        assertThat(filipino(Paper.PLAIN, "1122m3344p5566s77z12s --visible 3s")).isZero();
        Golden.check("filipino-unfinished.txt", out.toString());
    }

    @Test
    void a_terminal_shows_pictures_and_colours() {
        assertThat(filipino(TERMINAL, "123345m456789p11z{7777s}")).isZero();
        out.append('\n');
        assertThat(filipino(TERMINAL, "123345m456789p15z(777s)")).isZero();
        Golden.check("filipino-terminal.txt", out.toString().replace('\u001B', '~'));
    }

    @Test
    void ascii_means_no_pictures() {
        assertThat(filipino(Paper.colourless(80), "123345m456789p777s15z --ascii")).isZero();
        assertThat(out.toString().chars()).allMatch(c -> c < 128);
    }

    @Test
    void the_rules_are_listed() {
        assertThat(filipino(Paper.PLAIN, "--list-rules --rules visayan")).isZero();
        Golden.check("filipino-rules.txt", out.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "123m                                 | the hand has 3 tiles; it needs 16, or 17 with the tile just drawn.",
                "11111m3456789p777s12z                | there are 5 of 1m, but a set has only 4.",
                "123345m456789p777s1z1f               | plum (flower 1) is a flower here; say how many with flowers instead.",
                "123345m456789p777s11z --rules manila | east wind is a flower here; say how many with flowers instead.",
                "12334m0m456789p777s11z               | Filipino mahjong has no red five of characters.",
                "123345m456789p77s(135m)              | (135m) is no chow, pung or kong.",
                "123345m456789p777s11x                | character 21: 'x' is not a tile",
                "123345m456789p777s11z --win 9s       | the winning tile 9s is not in the hand.",
                "123345m456789p777s11z --win 99s      | win, one tile belongs here, such as 5p, not '99s'.",
                "123345m456789p777s11z --joker 1z     | the joker is a suited tile, such as 5p.",
                "123345m456789p777s11z --melds 777z   | melds, sets stand in brackets, such as (123m) or [1111z].",
                "123345m456789p777s11z --flowers 40   | --flowers is a number from 0 to 8, not 40.",
                "123345m456789p777s11z --rules cebu   | there is no preset 'cebu'; the presets are standard, manila, visayan.",
                "123345m456789p777s11z --rule chow=me | rule 'chow' is next or anyone, not 'me'.",
                "123345m456789p777s11z --batch -      | --batch reads its hands from a file; leave '123345m456789p777s11z' out.",
                "--batch no-such-file                 | there is no file no-such-file.",
                "--json                               | there is no hand; write one, such as 123345m456789p777s11z, or use --batch FILE."
            })
    void a_bad_question_gets_one_sentence_and_exit_code_2(String line, String sentence) {
        assertThat(filipino(Paper.PLAIN, line)).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void json_answers_as_a_batch_does() {
        assertThat(filipino(Paper.PLAIN, "456789m22s345p --melds (123m)(777s) --json")).isZero();
        assertThat(out)
                .hasToString(
                        """
                        {"complete":true,"distance":{"standard":0,"siete":null,"nearest":0},\
                        "ambitions":[{"name":"Todas","units":1},{"name":"Escalera","units":0.5},\
                        {"name":"No Flowers End","units":0.25}],"units":1.75,\
                        "reading":"456m 789m 345p 22s (123m) (777s)",\
                        "payments":{"discarder":1.75,"others":1.75,"total":5.25},"discards":[]}
                        """);
    }

    @Test
    void a_batch_answers_every_line_in_order(@TempDir Path folder) throws IOException {
        Path rows = folder.resolve("rows.jsonl");
        Files.write(
                rows,
                List.of(
                        "{\"id\":1,\"hand\":\"456789m22s345p\",\"melds\":[\"(123m)\",\"777s\"]}",
                        "{\"id\":2,\"hand\":\"456789m22s345p(123m)(777s)\",\"rules\":{\"preset\":\"manila\",\"escalera\":4}}",
                        "{\"id\":3,\"hand\":\"1122m3344p5566s77z12s\",\"visible\":\"3s\"}",
                        "{\"id\":4,\"hand\":\"123345m456789p777s11z\",\"self-draw\":true,\"first_turn\":true,\"dealer\":true,\"flowers\":2}",
                        "{\"id\":5,\"hand\":\"123345m456789p777s9s1z\",\"joker\":\"9s\",\"rule\":[\"joker_eye=1\"]}",
                        "not json",
                        "",
                        "{\"id\":6}",
                        "{\"id\":7,\"hand\":\"123m\"}",
                        "{\"id\":8,\"hand\":\"123345m456789p777s11z\",\"flowers\":\"two\"}",
                        "{\"id\":9,\"hand\":\"123345m456789p777s11z\",\"tsumo\":true}",
                        "{\"id\":10,\"hand\":\"123345m456789p777s11z\",\"dealer\":\"yes\"}",
                        "{\"id\":11,\"hand\":\"123345m456789p777s11z\",\"rules\":5}",
                        "{\"id\":12,\"hand\":\"" + "1m".repeat(60_000) + "\"}"));
        assertThat(filipino(Paper.PLAIN, "--batch " + rows)).isZero();
        Golden.check("filipino-batch.txt", out.toString());
    }
}
