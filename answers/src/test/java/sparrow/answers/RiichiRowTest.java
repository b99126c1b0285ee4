package sparrow.answers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.riichi.desk.RiichiMahjong;
import tools.jackson.databind.JsonNode;

/// Advice asked for in JSON; the command's own tests hold the figures.
final class RiichiRowTest {
    @Test
    void odds_and_danger_come_with_the_analysis() {
        JsonNode answer =
                answer(
                        """
                        {"id":7,"hand":"3467m24067p345s88s","turns":9,"dora_indicators":"3s",
                         "against":["19m4p2z7s*"]}\
                        """);
        assertThat(answer.at("/id").asInt()).isEqualTo(7);
        assertThat(answer.at("/discards/2p/shanten").isInt()).isTrue();
        assertThat(answer.at("/advice/turns").asInt()).isEqualTo(9);
        assertThat(answer.at("/advice/discards/2p/win")).hasSize(9);
        assertThat(answer.at("/advice/discards/2p/against/0/danger").isNumber()).isTrue();
    }

    @Test
    void a_hand_without_such_questions_gets_no_advice() {
        assertThat(answer("{\"hand\":\"3467m24067p345s88s\"}").has("advice")).isFalse();
    }

    @Test
    void a_row_that_holds_its_answer_is_answered_all_the_same() {
        JsonNode answer = answer("{\"hand\":\"3467m24067p345s88s\"}");
        JsonNode again =
                answer(
                        "{\"hand\":\"3467m24067p345s88s\",\"discards\":"
                                + answer.get("discards")
                                + "}");
        assertThat(again).isEqualTo(answer);
    }

    @Test
    void a_call_changes_the_hand_before_it_is_judged() {
        JsonNode answer = answer("{\"hand\":\"2246m067p34s188s7z\",\"call\":\"345s\"}");
        assertThat(answer.at("/advice/yaku_in_reach").isArray()).isTrue();
        assertThat(answer.at("/discards").has("7z")).isTrue();
    }

    @ParameterizedTest(name = "{0}: {1} called, {2} left to discard")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    both_barred | 345m | 5p
                    same_barred | 345m | 2m 5p
                    allowed     | 345m | 2m 5p
                    both_barred | 123m | 5p
                    same_barred | 123m | 4m 5p
                    both_barred | 222m | 3m 4m 5m 5p
                    """)
    void a_call_bars_what_it_would_have_swapped(String rule, String call, String discards) {
        String hand = call.equals("222m") ? "222345m5p" : "234m5p";
        String melds = call.equals("222m") ? "(777z)(111p)" : "(777z)(678s)(111p)";
        JsonNode answer =
                answer(
                        """
                        {"hand":"%s","melds":"%s","call":"%s",
                         "rules":{"preset":"tenhou","swap_calling":"%s"}}\
                        """
                                .formatted(hand, melds, call, rule));
        assertThat(
                        String.join(
                                " ",
                                answer.at("/discards").propertyNames().stream().sorted().toList()))
                .isEqualTo(discards);
    }

    @Test
    void a_call_that_leaves_only_barred_tiles_is_refused() {
        JsonNode answer =
                answer("{\"hand\":\"2234m\",\"melds\":\"(777z)(678s)(111p)\",\"call\":\"345m\"}");
        assertThat(answer.at("/error").asString()).isEqualTo("nothing_to_discard");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "win_tile":"2z","riichi":true,"hand":"123p456p789s33322z"
                    "hand":"123p456p789s3322z"
                    """)
    void norths_are_refused_where_none_are_set_aside(String asked) {
        JsonNode answer =
                answer(
                        "{\"nuki_dora\":1,"
                                + asked
                                + ",\"rules\":{\"preset\":\"tenhou3\",\"kita\":\"no\"}}");
        assertThat(answer.at("/message").asString())
                .startsWith("norths are not set aside under these rules");
    }

    @Test
    void who_fed_the_kan_pays_alone_where_the_house_says_so() {
        String row =
                """
                {"hand":"123m456p789s33z","melds":"(5555m)","win_tile":"3z","tsumo":true,"rinshan":true,
                 "seat_wind":"E","pao_seat":"W","rules":{"preset":"tenhou","rinshan_liability":"%s"}}\
                """;
        assertThat(answer(row.formatted("yes")).at("/deltas").toString())
                .isEqualTo("[2100,0,-2100,0]");
        assertThat(answer(row.formatted("no")).at("/error").asString())
                .isEqualTo("nobody_is_liable");
    }

    @Test
    void honba_and_sticks_stay_on_the_table_where_nagashi_mangan_is_a_draw() {
        String row =
                """
                {"hand":"123m456p789s2227z","nagashi_mangan":true,"seat_wind":"S","honba":1,
                 "riichi_sticks":1,"rules":{"preset":"tenhou","nagashi_mangan":"%s"}}\
                """;
        assertThat(answer(row.formatted("draw")).at("/total").asInt()).isEqualTo(8000);
        assertThat(answer(row.formatted("tsumo")).at("/total").asInt()).isEqualTo(9300);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "turns":0                | bad_number | turns is a number from 1 to 40, not 0.
                    "turns":"many"           | bad_number | the field "turns" must be a number.
                    "passed":"1m"            | no_riichi  | passed needs a riichi: give its discards with against.
                    "against":["1x"]         | bad_tiles  | against, character 2: 'x' is not a tile; write 123m456p, 1B 2C 3D or 🀇🀈🀉.
                    "against":["555p5p"]     | too_many_copies | there are 5 of 5p, but a set has only 4.
                    "hand":"1m"              | bad_json   | the field "hand" is there twice.
                    "rules":{},"rules":"ema" | bad_json   | the field "rules" is there twice.
                    """)
    void a_bad_question_is_refused_in_one_sentence(String field, String code, String sentence) {
        JsonNode answer = answer("{\"hand\":\"3467m24067p345s88s\"," + field + "}");
        assertThat(answer.at("/error").asString()).isEqualTo(code);
        assertThat(answer.at("/message").asString()).isEqualTo(sentence);
    }

    @Test
    void a_rule_said_twice_is_refused() {
        JsonNode answer =
                answer(
                        """
                        {"id":"東","hand":"123456789m11122p","win_tile":"2p","rules":{"aka":true,"aka":false}}\
                        """);
        assertThat(answer.at("/error").asString()).isEqualTo("bad_json");
        assertThat(answer.at("/message").asString())
                .isEqualTo("the line is not JSON: Duplicate property \"aka\".");
    }

    @Test
    void letters_of_any_alphabet_before_the_rules_do_not_move_them() {
        JsonNode answer =
                answer(
                        """
                        {"id":"東風戦 🀀","hand":"123456789m11122p","win_tile":"9m","rules":"ema2025"}\
                        """);
        assertThat(answer.at("/id").asString()).isEqualTo("東風戦 🀀");
        assertThat(answer.at("/yaku").propertyNames()).contains("Ittsu");
    }

    private static JsonNode answer(String line) {
        return JsonRow.JSON.readTree(new Rows(new RiichiMahjong()).answer(line));
    }
}
