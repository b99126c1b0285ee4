package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Hand;
import sparrow.shapes.Block;
import sparrow.shapes.Wait;

/// Which reading of a hand is chosen, and how it is told.
class ReadingsTest {
    @ParameterizedTest(name = "{0} is {1}, {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    23m456p678s345s99p 1m       | 123m 456p 345s 678s 99p            | TWO_SIDED
                    12m456p678s345s99p 3m riichi | 123m 456p 345s 678s 99p           | EDGE
                    89m456p678s345s99p 7m riichi | 789m 456p 345s 678s 99p           | EDGE
                    13m456p678s345s99p 2m riichi | 123m 456p 345s 678s 99p           | CLOSED
                    13p456m678s345s99p 2p riichi | 456m 123p 345s 678s 99p           | CLOSED
                    12s456m678p345p99p 3s riichi | 456m 345p 678p 123s 99p           | EDGE
                    89s456m678p345p99p 7s riichi | 456m 345p 678p 789s 99p           | EDGE
                    78s456m678p345p99p 9s riichi | 456m 345p 678p 789s 99p           | TWO_SIDED
                    123m456p678s33s99p 3s riichi | 123m 456p 333s 678s 99p           | DUAL_PAIR
                    1144m2277p3388s2z 2z        | 11m 44m 22p 77p 33s 88s 22z        | SINGLE
                    119m19p19s123456z 7z        | 119m19p19s1234567z                 | SINGLE
                    19m19p19s1234567z 1m        | 119m19p19s1234567z                 | THIRTEEN_SIDED
                    23m456p22p(345s)[5555z] 4m  | 234m 456p 22p (345s) [5555z]       | TWO_SIDED
                    """)
    void the_reading_and_its_wait(String win, String reading, Wait wait) {
        Score score = Wins.score(Wins.win(win));
        assertThat(score.reading().toString()).isEqualTo(reading);
        assertThat(score.waited()).isEqualTo(wait);
    }

    @Test
    void every_block_has_its_shape() {
        Score score = Wins.score(Wins.win("34m22p(345s)(666p)[5555z] 5m"));
        assertThat(score.reading().blocks())
                .extracting(Block::shape)
                .containsExactly(
                        Block.Shape.RUN,
                        Block.Shape.PAIR,
                        Block.Shape.RUN,
                        Block.Shape.TRIPLET,
                        Block.Shape.KONG);
    }

    /// More points come first, then han, then fu.
    @ParameterizedTest(name = "{0} is {1}, {2} fu")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    111222333m456p9s 9s         | San Ankou 2                       | 50
                    111222333m456p9s 9s riichi  | Riichi 1, San Ankou 2             | 50
                    112233m445566p2z 2z         | Ryanpeikou 3                      | 40
                    22334455m66p777z 2m riichi  | Riichi 1, Iipeikou 1, Chun 1      | 40
                    3334567m456p678s 2m riichi  | Riichi 1, Pinfu 1, Tanyao 1       | 30
                    3455m345p567s678p 5m riichi more=4 | Riichi 1, Pinfu 1, Tanyao 1 | 30
                    12345m777z456p55z 3m riichi more=10 | Riichi 1, Chun 1          | 50
                    56789m777z456p55z 7m riichi more=10 | Riichi 1, Chun 1          | 50
                    """)
    void the_reading_that_pays_most_is_chosen(String win, String yaku, int fu) {
        assertThat(Wins.yaku(win, "")).isEqualTo(yaku);
        assertThat(Wins.score(Wins.win(win)).fu()).isEqualTo(fu);
    }

    @Test
    void all_readings_are_listed_the_best_first() {
        Win win = Wins.win("111222333m456p9s 9s riichi");
        List<Score> readings = RiichiRules.TENHOU.readings(win);
        assertThat(readings.stream().map(Score::toString))
                .containsExactly(
                        "Riichi 1, San Ankou 2: 3 han 50 fu 6400",
                        "Riichi 1, Iipeikou 1: 2 han 40 fu 2600");
        assertThat(readings.getFirst()).hasToString(Wins.score(win).toString());
    }

    @Test
    void a_win_that_is_refused_has_no_readings() {
        assertThat(RiichiRules.TENHOU.readings(Wins.win("123m456p789s333z2z 2z"))).isEmpty();
        assertThat(RiichiRules.TENHOU.readings(Win.nagashi(Hand.of("234456m66p13579s")))).isEmpty();
    }

    @Test
    void a_score_knows_what_it_was_asked() {
        Win win = Wins.win("23m456p678s345s99p 1m");
        assertThat(Wins.score(win).win()).isSameAs(win);
        assertThat(Wins.score(win).rules()).isSameAs(RiichiRules.TENHOU);
        assertThat(win).hasToString("23m456p678345s99p1m on 1m");
        assertThat(win.with(Circumstance.TSUMO))
                .hasToString("23m456p678345s99p1m by self-draw of 1m");
    }
}
