package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.answers.Rows;
import sparrow.riichi.desk.RiichiMahjong;
import sparrow.testkit.Golden;

class ScoreCommandTest extends CommandTest {
    private int riichi(Paper paper, String line) {
        return run(paper, ("riichi " + line).split(" "));
    }

    @Test
    void a_win_reads_like_a_score_sheet() {
        String[] wins = {
            "123m456p789s11122z -t -r -d 1m",
            "123m456p789s11122z -w 2m -d 1m --all",
            "[1111m]222333m555p11z -t --honba 2 --sticks 1 --seat s",
            "111222333444z55m -t --rules majsoul",
            "22334455667788p --all --rules mleague",
            "999m123456p789s22z -r --players 3 --kita 2 --seat w -t"
        };
        for (String win : wins) {
            out.append("$ ").append(win).append('\n');
            assertThat(riichi(Paper.PLAIN, win)).isZero();
            out.append('\n');
        }
        Golden.check("riichi-scores.txt", out.toString());
    }

    @Test
    void a_terminal_shows_tiles_as_pictures() {
        assertThat(riichi(Paper.terminal(80), "067m11p(666z)(777z)(555z) -t -w 1p")).isZero();
        Golden.check("riichi-score-terminal.txt", out.toString().replace('\u001B', '~'));
    }

    @Test
    void lists_name_every_yaku_and_every_rule() {
        assertThat(riichi(Paper.PLAIN, "--list-yaku --list-rules")).isZero();
        Golden.check("riichi-lists.txt", out.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "123m456p789s11122z",
                "123m456p789s11122z -t -r",
                "123m456p789s11122z -w 2m -d 1m",
                "[1111m]222333m555p11z -t",
                "123m456p789s1112z --shanten"
            })
    void examples_of_the_source_document_run(String line) {
        assertThat(riichi(Paper.PLAIN, line)).isZero();
        assertThat(out.toString()).doesNotContain("No yaku");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"[1111m](2222p)345678s11z -t", "(111m)456m789p123s11z -w 1z"})
    void a_complete_hand_without_yaku_says_so(String line) {
        assertThat(riichi(Paper.PLAIN, line)).isZero();
        assertThat(out.toString()).contains("No yaku");
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "123m456p789s112z --ukeire | the hand has 12 tiles",
                "11111m456p789s222z | there are 5 of 1m",
                "123m456p789s1112z -r | a winning hand has 14 tiles, the winning tile included; here are 13.",
                "123m456p789s11122z -w 5p -t --all -w 3s | option '--win' (TILE) should be specified only once",
                "123m456p789s11122z -w 4s | the winning tile 4s is not in the hand.",
                "123m456p789s11122z -o -r | an open hand cannot have declared riichi.",
                "456p789s11122z(123m) -r | an open hand cannot have declared riichi.",
                "123m456p789s11122z --ippatsu | ippatsu needs riichi.",
                "123m456p789s11122z --ura 1m | ura dora need riichi",
                "9z | character 1: there is no such tile",
                "[123m]456p789s11122z | [123m] is no kan",
                "123m456p789s11223z -t | the hand is not complete.",
                "123m456p789s11122z --rules nobody | there is no preset 'nobody'",
                "123m456p789s11122z --rule kuitan=maybe | rule 'kuitan' is yes or no",
                "123m456p789s11122z --rule colour=red | there is no rule 'colour'",
                "123m456p789s11122z --players 5 | --players is 3 or 4",
                "123m456p789s11122z --kita 1 | norths are set aside by three players only",
                "123m456p789s11122z --seat q | --seat is e, s, w or n",
                "123m456p789s11122z --honba -1 | honba, sticks and dora are numbers"
            })
    void bad_input_gets_one_sentence_and_exit_code_2(String line, String sentence) {
        assertThat(riichi(Paper.PLAIN, line)).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void nothing_and_a_megabyte_are_bad_input_too() {
        for (String hand : new String[] {"", "1".repeat(1_000_000)}) {
            err.getBuffer().setLength(0);
            int code = run("riichi", hand);
            assertThat(code).isEqualTo(2);
            assertThat(err.toString().lines().count()).isEqualTo(1);
        }
    }

    /// An open hand loses what must be closed; which sets were called, brackets alone say.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "123m456p789s55522z -t       | Menzen Tsumo | Haku",
                "123m456p789s55522z -t -o    | Haku         | Menzen Tsumo",
                "123456789m345p22z -o        | Ittsu  1 han | Ittsu  2 han",
                "123456789m345p22z           | Ittsu  2 han | Ittsu  1 han",
                "111m444p777s345m99p -o      | San Ankou    | Menzen Tsumo",
                "111m444p777s345m99p -o      | 8  concealed triplet, 1m | closed hand won on a discard",
                "444p777s345m99p(111m) -w 9p -t | No yaku   | San Ankou"
            })
    void o_opens_the_hand_and_leaves_its_sets_concealed(String line, String shown, String missing) {
        assertThat(riichi(Paper.PLAIN, line)).isZero();
        assertThat(out.toString()).contains(shown);
        if (!shown.equals("Menzen Tsumo")) {
            assertThat(out.toString()).doesNotContain(missing);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"'\"plain-1 a\"'", "'\"a\u00e9\\\\\"'", "17", "'[1,\"x\"]'", "null"})
    void the_id_comes_back_as_it_was(String id) {
        String answer =
                new Rows(new RiichiMahjong())
                        .answer(
                                "{\"id\":"
                                        + id
                                        + ",\"hand\":\"123m406p789s22255z\",\"win_tile\":\"5z\",\"riichi\":true}");
        assertThat(answer).startsWith("{\"id\":" + id + ",\"han\":2,");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'rules':'mleague'}      | 'han':5,'fu':50",
                "{'rules': 'wrc' }        | 'han':4,'fu':50",
                "{'rules':null}           | 'han':5,'fu':50",
                "{'rules':{'kuitan':false},'expect':{'rules':'x'}} | 'han':5,'fu':50",
                "{'rules':{'preset':'wrc','kuitan':false}} | 'han':4,'fu':50",
                "{'rules':{}}             | 'han':5,'fu':50",
                "{'rules':[]}             | 'error':'unknown_rule'",
                "{'rules':'nowhere'}      | 'error':'unknown_rule'",
                "{'rules':{'x':1,'x':2}}  | 'error':'bad_json'",
                "{'expect':{'x':1,'x':2}} | 'error':'bad_json'",
                "{'hand':'1m'}            | 'error':'bad_json'",
                "{'source':1} {}          | 'error':'bad_json'",
                "{'source':1              | 'error':'bad_json'"
            })
    void a_row_is_read_strictly_and_its_rules_in_any_spelling(String more, String answer) {
        String start = "{'hand':'123m406p789s22255z','win_tile':'5z','riichi':true,'dora_count':3,";
        String line = (start + more.substring(1)).replace('\'', '"');
        assertThat(new Rows(new RiichiMahjong()).answer(line)).contains(answer.replace('\'', '"'));
    }
}
