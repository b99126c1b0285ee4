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

class ChangchunCommandTest extends CommandTest {
    private void golden(String name, Paper paper, String... args) {
        assertThat(run(paper, args)).as(err.toString()).isZero();
        Golden.check(name, out.toString().replace('\u001B', '~'));
    }

    @Test
    void a_hand_shows_its_lights_and_what_each_discard_leaves() {
        golden(
                "changchun-discards.txt",
                Paper.PLAIN,
                "changchun",
                "123m46p789s112447z",
                "--visible",
                "5p1z");
    }

    @Test
    void a_terminal_shows_pictures_and_colours() {
        golden(
                "changchun-terminal.txt",
                Paper.terminal(120),
                "changchun",
                "345678p6678s",
                "--melds",
                "[1m1p1s]");
    }

    @Test
    void a_win_shows_its_fans_and_who_pays() {
        golden("changchun-win.txt", Paper.PLAIN, "changchun", "1133m5577p2288s1z", "--win", "1z");
    }

    @Test
    void a_bao_drawn_wins_for_a_ting_player() {
        golden(
                "changchun-bao.txt",
                Paper.PLAIN,
                "changchun",
                "23m456p789s44z9p(111z)",
                "--self-draw",
                "--ting",
                "--bao",
                "9p",
                "--dealer");
    }

    @Test
    void a_tile_that_does_not_win_is_said_not_to() {
        assertThat(run(Paper.PLAIN, "changchun", "23m456p678s55588p", "--win", "4m")).isZero();
        assertThat(out.toString()).contains("does not win on 4m; ready");
    }

    @Test
    void ascii_means_ascii() {
        assertThat(run(Paper.colourless(80), "changchun", "123m46p789s112447z", "--ascii"))
                .isZero();
        assertThat(out.toString().chars()).allMatch(c -> c < 128);
        assertThat(out.toString().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void json_answers_as_a_batch_does() {
        assertThat(run(Paper.PLAIN, "changchun", "23m456p678s55588p", "--json")).isZero();
        assertThat(out)
                .hasToString(
                        """
                        {"complete":false,"distance":1,\
                        "lights":{"suits":true,"terminal":false,"triplet":true},\
                        "accept":["1m:4"],"count":4,"discards":[],"fans":[],"payments":[]}
                        """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "123m456p789s112z                   | the hand has 12 tiles; it needs 13, or 14 with the tile just drawn.",
                "11111m456p789s12z                  | there are 5 of 1m, but a set has only 4.",
                "123m456p789s112z1f                 | Changchun has no plum (flower 1).",
                "123m406p789s112z4z                 | Changchun has no red five of dots.",
                "123m456p1112z(135m)                | (135m) is no run, triplet, kong or special kong.",
                "123m456p1112z[19m1p]               | [19m1p] is no run, triplet, kong or special kong.",
                "123m456p789s112x                   | character 16: 'x' is not a tile",
                "123m456p789s1122z --bao 1z         | only a player who has said ting knows the bao; add ting.",
                "123m456p789s1122z --bao 12z        | bao, one tile belongs here, such as 5p, not '12z'.",
                "123m456p789s11222z --win 5z        | the winning tile 5z is not in the hand.",
                "123m456p789s1122z --rules nowhere  | there is no preset 'nowhere'; the presets are mil2024, simple, jilin-app.",
                "123m456p789s1122z --rule cap=99    | rule 'cap' is a number from 3 to 10, not '99'.",
                "123m456p789s1122z --melds 111z     | melds, sets stand in brackets, such as (123m) or [1111z].",
                "123m456p789s1122z --visible (111z) | visible, character 1: no melds belong here, only tiles.",
                "--json                             | there is no hand; write one, such as 123m46p789s11244z, or use --batch FILE.",
                "--batch no-such-file               | there is no file no-such-file.",
                "123m --batch -                     | --batch reads its hands from a file; leave '123m' out."
            })
    void bad_input_gets_one_sentence_and_exit_code_2(String line, String sentence) {
        assertThat(run(Paper.PLAIN, ("changchun " + line).split(" +"))).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void a_batch_answers_every_line_in_order(@TempDir Path folder) throws IOException {
        Path rows = folder.resolve("rows.jsonl");
        Files.write(
                rows,
                List.of(
                        "{\"id\":1,\"hand\":\"123m46p789s112447z\"}",
                        "not json",
                        "",
                        "[]",
                        "{\"id\":2,\"hand\":\"123m46p789s11144z\",\"win\":\"5p\",\"self-draw\":true,\"dealer\":true}",
                        "{\"id\":3,\"hand\":\"24m456p789s44z\",\"melds\":[\"(111z)\"],\"win\":\"3m\",\"from_dealer\":true,\"from_ting\":true}",
                        "{\"id\":4,\"hand\":\"24m456p789s11144z\",\"win\":\"3m\",\"rules\":\"simple\"}",
                        "{\"id\":5,\"hand\":\"123456m789p11144z\",\"rules\":{\"missing_suit\":true}}",
                        "{\"id\":6,\"hand\":\"123456m789p11144z\",\"rules\":\"jilin-app\",\"rule\":{\"missing_suit\":\"no\"}}",
                        "{\"id\":7,\"hand\":\"123m\"}",
                        "{\"id\":8,\"hand\":\"123m456p345s88s11z\",\"ting\":true,\"bao\":\"8s\"}",
                        "{\"id\":9,\"hand\":\"123m456p345s88s11z\",\"ting\":\"maybe\"}",
                        "{\"id\":10,\"hand\":\"123m456p345s88s11z\",\"rules\":\"nowhere\"}",
                        "{\"id\":11,\"hand\":\"1z\",\"melds\":[\"(123m)\",\"(456m)\",\"(789m)\",\"(111m)\"]}"));
        golden("changchun-batch.txt", Paper.PLAIN, "changchun", "--batch", rows.toString());
    }

    @Test
    void all_rules_can_be_listed() {
        golden(
                "changchun-rules.txt",
                Paper.PLAIN,
                "changchun",
                "--list-rules",
                "--rules",
                "simple");
    }
}
