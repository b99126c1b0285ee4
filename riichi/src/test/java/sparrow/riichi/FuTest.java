package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The fu of a hand, each with its reason.
class FuTest {
    @ParameterizedTest(name = "{0}: {1} fu")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    23m456p678s345s99p 1m       | 30 | 20 every win; 10 closed hand won on a discard
                    23m456p678s345s99p 1m tsumo | 20 | 20 every win
                    1144m2277p3388s2z 2z        | 25 | 25 seven pairs
                    1144m2277p3388s2z 2z tsumo  | 25 | 25 seven pairs
                    23m456p678s55p(345s) 4m     | 30 | 20 every win; 10 open hand without fu
                    23m456p678s55p(345s) 4m tsumo | 30 | 20 every win; 2 self-draw; 8 rounded up

                    12m456p678s345s99p 3m riichi | 40 | 20 every win; 10 closed hand won on a discard; 2 edge wait, 3m; 8 rounded up
                    89m456p678s345s99p 7m riichi | 40 | 20 every win; 10 closed hand won on a discard; 2 edge wait, 7m; 8 rounded up
                    13m456p678s345s99p 2m riichi | 40 | 20 every win; 10 closed hand won on a discard; 2 closed wait, 2m; 8 rounded up
                    123m456p678s345s9p 9p riichi | 40 | 20 every win; 10 closed hand won on a discard; 2 single wait, 9p; 8 rounded up
                    123m456p678s345s9p 9p tsumo  | 30 | 20 every win; 2 single wait, 9p; 2 self-draw; 6 rounded up

                    23m456p678s345s55z 1m riichi | 40 | 20 every win; 10 closed hand won on a discard; 2 pair of dragons, 5z; 8 rounded up
                    23m456p678s345s22z 1m riichi | 40 | 20 every win; 10 closed hand won on a discard; 2 pair of the own wind, 2z; 8 rounded up
                    23m456p678s345s11z 1m riichi | 40 | 20 every win; 10 closed hand won on a discard; 2 pair of the round's wind, 1z; 8 rounded up
                    23m456p678s345s11z 1m riichi seat=1z | 40 | 20 every win; 10 closed hand won on a discard; 4 pair of the own and the round's wind, 1z; 6 rounded up
                    23m456p678s345s33z 1m riichi | 30 | 20 every win; 10 closed hand won on a discard

                    23m456p678s333s99p 1m riichi | 40 | 20 every win; 10 closed hand won on a discard; 4 concealed triplet, 3s; 6 rounded up
                    23m456p678s999s99p 1m riichi | 40 | 20 every win; 10 closed hand won on a discard; 8 concealed triplet, 9s; 2 rounded up
                    123m456p678s33s99p 3s riichi | 40 | 20 every win; 10 closed hand won on a discard; 2 open triplet, 3s; 8 rounded up
                    123m456p678s33s99p 3s tsumo  | 30 | 20 every win; 4 concealed triplet, 3s; 2 self-draw; 4 rounded up
                    123m456p678s99s55p 9s riichi | 40 | 20 every win; 10 closed hand won on a discard; 4 open triplet, 9s; 6 rounded up
                    23m456p678s22p(333s) 4m      | 30 | 20 every win; 2 open triplet, 3s; 8 rounded up
                    23m456p678s22p(555z) 4m      | 30 | 20 every win; 4 open triplet, 5z; 6 rounded up
                    23m456p678s22p(3333s) 4m     | 30 | 20 every win; 8 open kan, 3s; 2 rounded up
                    23m456p678s22p(5555z) 4m     | 40 | 20 every win; 16 open kan, 5z; 4 rounded up
                    23m456p678s22p[3333s] 4m     | 50 | 20 every win; 10 closed hand won on a discard; 16 concealed kan, 3s; 4 rounded up
                    23m456p678s22p[5555z] 4m     | 70 | 20 every win; 10 closed hand won on a discard; 32 concealed kan, 5z; 8 rounded up
                    2p[5555z][1111m][9999s](6666z) 2p | 140 | 20 every win; 32 concealed kan, 5z; 32 concealed kan, 1m; 32 concealed kan, 9s; 16 open kan, 6z; 2 single wait, 2p; 6 rounded up
                    """)
    void every_fu_has_its_reason(String win, int fu, String lines) {
        Score score = Wins.score(Wins.win(win));
        assertThat(score.fu()).isEqualTo(fu);
        assertThat(lines(score)).isEqualTo(lines);
    }

    private static String lines(Score score) {
        return score.fuLines().stream()
                .map(line -> line.fu() + " " + line.reason())
                .collect(Collectors.joining("; "));
    }

    @ParameterizedTest(name = "{0} {1}: {2} fu")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    double_wind_pair_fu=4    | 23m456p678s999s11z 1m riichi seat=1z | 50
                    double_wind_pair_fu=2    | 23m456p678s999s11z 1m riichi seat=1z | 40
                    double_wind_pair_fu=2    | 23m456p678s999s22z 1m riichi         | 40
                    pinfu_tsumo_fu=yes       | 23m456p678s345s99p 1m tsumo          | 30
                    pinfu_tsumo_fu=yes       | 23m456p678s345s99p 1m                | 30
                    open_pinfu_30fu=no       | 23m456p678s55p(345s) 4m              | 20
                    open_pinfu_30fu=no       | 23m456p678s55p(345s) 4m tsumo        | 20
                    open_pinfu_30fu=no       | 23m456p678s55p(333s) 4m              | 30
                    rinshan_tsumo_fu=yes     | 23m456p678s22p[3333s] 4m tsumo rinshan | 40
                    rinshan_tsumo_fu=no      | 23m456p678s22p[3333s] 4m tsumo rinshan | 40
                    rinshan_tsumo_fu=yes     | 24m678s22p(5555s)(333p) 3m tsumo rinshan | 40
                    rinshan_tsumo_fu=no      | 24m678s22p(5555s)(333p) 3m tsumo rinshan | 40
                    rinshan_tsumo_fu=yes     | 24m678s22p(5555s)(234p) 3m tsumo rinshan | 40
                    rinshan_tsumo_fu=no      | 24m678s22p(5555s)(234p) 3m tsumo rinshan | 30
                    rinshan_tsumo_fu=no      | 24m678s22p(5555s)(234p) 3m tsumo     | 40
                    """)
    void the_house_may_count_otherwise(String rules, String win, int fu) {
        assertThat(Wins.score(Wins.win(win), rules).fu()).isEqualTo(fu);
    }

    @Test
    void the_fu_of_a_draw_that_counts_as_a_win_have_no_lines() {
        Win win = Win.nagashi(sparrow.core.tile.Hand.of("234456m66p13579s"));
        assertThat(Wins.score(win).fuLines()).isEmpty();
        assertThat(Wins.score(win).fu()).isEqualTo(30);
    }
}
