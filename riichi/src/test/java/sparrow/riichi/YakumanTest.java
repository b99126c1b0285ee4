package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every yakuman that all play: a hand that earns it, and what just misses it.
class YakumanTest {
    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    orphans        | 119m19p19s123456z 7z       | Kokushi Musou 13
                    13 waits       | 19m19p19s1234567z 1m       | Kokushi Musou Juusanmen 13
                    13 waits       | 19m19p19s1234567z 7z tsumo | Kokushi Musou Juusanmen 13
                    no red dragon  | 119m19p19s123456z 6z       | hand not winning
                    a two          | 129m19p19s123456z 7z       | hand not winning

                    four concealed | 11m444p777s222m99p 1m tsumo | Suu Ankou 13
                    single wait    | 111m444p777s222m9p 9p       | Suu Ankou Tanki 13
                    with a kan     | 111m444p222m9p[7777s] 9p    | Suu Ankou Tanki 13
                    by ron         | 11m444p777s222m99p 1m       | Toitoi 2, San Ankou 2
                    an open kan    | 111m444p222m9p(7777s) 9p    | Toitoi 2, San Ankou 2

                    big dragons    | 123m9p(555z)(666z)(777z) 9p | Daisangen 13
                    with a kan     | 123m555z666z9p[7777z] 9p    | Daisangen 13
                    little winds   | 123m4z(111z)(222z)(333z) 4z | Shousuushii 13
                    other pair     | 123m5p(111z)(222z)(333z) 5p | Seat wind 1, Round wind 1
                    big winds      | 9p(111z)(222z)(333z)(444z) 9p | Dai Suushii 13
                    two wind sets  | 123m4z(111z)(222z)(555z) 4z | Haku 1, Seat wind 1, Round wind 1, Chantai 1, Honitsu 2

                    all honors     | 222z3z(111z)(555z)(666z) 3z | Tsuu Iisou 13
                    in pairs       | 1122334455667z 7z           | Tsuu Iisou 13
                    a terminal     | 222z9p(111z)(555z)(666z) 9p | Haku 1, Hatsu 1, Seat wind 1, Round wind 1, Toitoi 2, Honroutou 2, Honitsu 2
                    all terminals  | 111m999p9m(111s)(999s) 9m   | Chinroutou 13
                    an honor       | 111m999p3z(111s)(999s) 3z   | Toitoi 2, Honroutou 2

                    all green      | 223344666s8s(666z) 8s       | Ryuuiisou 13
                    no dragon      | 223344666888s3s 3s          | Ryuuiisou 13
                    a five         | 223344555s8s(666z) 8s       | Hatsu 1, Honitsu 2

                    pure gates     | 1112345678999m 5m           | Junsei Chuuren Poutou 13
                    pure gates     | 1112345678999p 1p           | Junsei Chuuren Poutou 13
                    pure gates     | 1112345678999s 9s tsumo     | Junsei Chuuren Poutou 13
                    nine gates     | 1112345567899m 9m           | Chuuren Poutou 13
                    nine gates     | 1113455678999p 2p           | Chuuren Poutou 13
                    nine gates     | 1112345678899s 9s           | Chuuren Poutou 13
                    no eight       | 1112345677999m 7m           | Chinitsu 6
                    two ones       | 111234456678m9m 9m          | Chinitsu 6
                    a kan          | 1112345678m[9999m] 5m       | Chinitsu 6
                    open           | 1112345678m(999m) 5m        | Chinitsu 5

                    four kans      | 9p[1111p](4444s)(7777m)(2222z) 9p | Suu Kantsu 13
                    heaven's hand  | 123m456p789s333z2z 2z tsumo tenhou seat=1z | Tenhou 13
                    earth's hand   | 123m456p789s333z2z 2z tsumo chiihou | Chiihou 13
                    several        | 5556667771113z 3z tsumo tenhou seat=1z | Suu Ankou Tanki 13, Daisangen 13, Tsuu Iisou 13, Tenhou 13
                    """)
    void counts_for_itself(String what, String win, String found) {
        assertThat(Wins.yaku(win, "")).isEqualTo(found);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    double_kokushi_13=yes      | 19m19p19s1234567z 1m          | Kokushi Musou Juusanmen 26
                    double_kokushi_13=yes      | 119m19p19s123456z 7z          | Kokushi Musou 13
                    double_suu_ankou_tanki=yes | 111m444p777s222m9p 9p         | Suu Ankou Tanki 26
                    double_suu_ankou_tanki=yes | 11m444p777s222m99p 1m tsumo   | Suu Ankou 13
                    double_junsei_chuuren=yes  | 1112345678999m 5m             | Junsei Chuuren Poutou 26
                    double_junsei_chuuren=yes  | 1112345678899s 9s             | Chuuren Poutou 13
                    double_dai_suushii=yes     | 9p(111z)(222z)(333z)(444z) 9p | Dai Suushii 26
                    double_dai_suushii=yes     | 123m4z(111z)(222z)(333z) 4z   | Shousuushii 13
                    ryuuiisou_needs_hatsu=yes  | 223344666888s3s 3s            | Tanyao 1, Iipeikou 1, Chinitsu 6
                    ryuuiisou_needs_hatsu=yes  | 223344666s8s(666z) 8s         | Ryuuiisou 13
                    """)
    void by_the_rules_of_the_house(String rules, String win, String found) {
        assertThat(Wins.yaku(win, rules)).isEqualTo(found);
    }

    @ParameterizedTest(name = "{0} {1}: {2} yakuman, {3} points")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''                     | 5556667771113z 3z tsumo       | 3 | 96000
                    ''                     | 5556667771113z 3z tsumo seat=1z | 3 | 144000
                    ''                     | 9p[1111p](4444s)(7777m)(2222z) 9p | 1 | 32000
                    double_yakuman=yes     | 5556667771113z 3z tsumo       | 4 | 128000
                    multiple_yakuman=no    | 5556667771113z 3z tsumo       | 3 | 32000
                    multiple_yakuman=no double_yakuman=yes | 5556667771113z 3z tsumo | 4 | 64000
                    yakuman_cap=2          | 5556667771113z 3z tsumo       | 3 | 64000
                    yakuman_cap=3          | 5556667771113z 3z tsumo       | 3 | 96000
                    yakuman_cap=4          | 5556667771113z 3z tsumo       | 3 | 96000
                    limit_6x_yakuman=yes   | 5556667771113z 3z tsumo       | 3 | 96000
                    limit_6x_yakuman=no    | 5556667771113z 3z tsumo       | 3 | 96000
                    """)
    void several_add_up_as_far_as_the_house_lets_them(
            String rules, String win, int times, long points) {
        Score score = Wins.rules(rules).score(Wins.win(win)).orThrow();
        assertThat(score.yakuman()).isEqualTo(times);
        assertThat(score.han()).isEqualTo(13 * times);
        assertThat(score.points()).isEqualTo(points);
        assertThat(score.limit()).isEqualTo(Limit.YAKUMAN);
    }
}
