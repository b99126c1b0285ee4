package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Who pays how much: honba, sticks, liability and three players.
class PaymentsTest {
    private static final String PINFU = "23m456p678s345s99p 1m ";
    private static final String SANMA = "23p456p678s33399s 1p riichi ";

    @ParameterizedTest(name = "{0}: {1}, {2}, {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    from=3z                      | Discarder[amount=1000]                 | 1000 | 0, 1000, -1000, 0
                    from=1z honba=1              | Discarder[amount=1300]                 | 1300 | -1300, 1300, 0, 0
                    from=1z honba=3 sticks=2     | Discarder[amount=1900]                 | 3900 | -1900, 3900, 0, 0
                    tsumo                        | DealerAndOthers[dealer=700, others=400] | 1500 | -700, 1500, -400, -400
                    tsumo honba=2 sticks=1       | DealerAndOthers[dealer=900, others=600] | 3100 | -900, 3100, -600, -600
                    tsumo seat=1z                | Each[amount=700]                       | 2100 | 2100, -700, -700, -700
                    tsumo seat=1z honba=1 sticks=1 | Each[amount=800]                     | 3400 | 3400, -800, -800, -800
                    seat=1z from=4z              | Discarder[amount=1500]                 | 1500 | 1500, 0, 0, -1500
                    seat=4z tsumo                | DealerAndOthers[dealer=700, others=400] | 1500 | -700, -400, -400, 1500
                    """)
    void four_players(String words, String payments, long total, String deltas) {
        assertThat(paid(PINFU + words, "")).isEqualTo(payments + " " + total + " [" + deltas + "]");
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    honba_each=500 | from=3z honba=2 | Discarder[amount=4000] 4000 [0, 4000, -4000, 0]
                    honba_each=500 | tsumo honba=1 seat=1z | Each[amount=1200] 3600 [3600, -1200, -1200, -1200]
                    honba_each=0   | from=3z honba=2 | Discarder[amount=1000] 1000 [0, 1000, -1000, 0]
                    """)
    void honba_is_worth_what_the_house_says(String rules, String words, String paid) {
        assertThat(paid(PINFU + words, rules)).isEqualTo(paid);
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    loss  | from=3z honba=1              | Discarder[amount=1500] 1500 [0, 1500, -1500, 0]
                    loss  | tsumo                        | DealerAndOthers[dealer=1000, others=500] 1500 [-1000, 1500, -500, 0]
                    loss  | tsumo honba=2                | DealerAndOthers[dealer=1200, others=700] 1900 [-1200, 1900, -700, 0]
                    loss  | tsumo seat=1z                | Each[amount=1000] 2000 [2000, -1000, -1000, 0]
                    split | tsumo                        | DealerAndOthers[dealer=1200, others=800] 2000 [-1200, 2000, -800, 0]
                    split | tsumo seat=1z                | Each[amount=1500] 3000 [3000, -1500, -1500, 0]
                    split | from=3z                      | Discarder[amount=1300] 1300 [0, 1300, -1300, 0]
                    full  | tsumo                        | DealerAndOthers[dealer=1000, others=1000] 2000 [-1000, 2000, -1000, 0]
                    full  | tsumo seat=1z honba=1        | Each[amount=1600] 3200 [3200, -1600, -1600, 0]
                    """)
    void three_players(String share, String words, String paid) {
        String rules = "preset=tenhou3 sanma_tsumo=" + share;
        assertThat(paid(SANMA + words, rules)).isEqualTo(paid);
    }

    /// The dragons of `123m…` were fed by west; `…11z222z…` is all honors besides.
    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''                  | 123m9p(555z)(666z)(777z) 9p tsumo liable=3z         | 0, 32000, -32000, 0
                    ''                  | 123m9p(555z)(666z)(777z) 9p tsumo liable=3z honba=2 sticks=1 | 0, 33600, -32600, 0
                    ''                  | 123m9p(555z)(666z)(777z) 9p tsumo seat=1z liable=3z | 48000, 0, -48000, 0
                    ''                  | 123m9p(555z)(666z)(777z) 9p from=1z liable=3z       | -16000, 32000, -16000, 0
                    ''                  | 123m9p(555z)(666z)(777z) 9p from=3z liable=3z       | 0, 32000, -32000, 0
                    ''                  | 123m9p(555z)(666z)(777z) 9p from=1z liable=3z honba=1 | -16000, 32300, -16300, 0
                    pao_honba=discarder | 123m9p(555z)(666z)(777z) 9p from=1z liable=3z honba=1 | -16300, 32300, -16000, 0
                    pao_daisangen=no    | 123m9p(555z)(666z)(777z) 9p from=1z liable=3z       | -32000, 32000, 0, 0
                    ''                  | 9p(111z)(222z)(333z)(444z) 9p from=1z liable=3z     | -16000, 32000, -16000, 0
                    pao_dai_suushii=no  | 9p(111z)(222z)(333z)(444z) 9p from=1z liable=3z     | -32000, 32000, 0, 0
                    ''                  | 9p(1111p)(4444s)(7777m)(2222z) 9p from=1z liable=3z | -32000, 32000, 0, 0
                    pao_suu_kantsu=yes  | 9p(1111p)(4444s)(7777m)(2222z) 9p from=1z liable=3z | -16000, 32000, -16000, 0
                    ''                  | 123m4z(111z)(222z)(333z) 4z from=1z liable=3z       | -32000, 32000, 0, 0
                    ''                  | 222z1z(555z)(666z)(777z) 1z tsumo liable=3z         | 0, 64000, -64000, 0
                    pao_amount=part     | 222z1z(555z)(666z)(777z) 1z tsumo liable=3z         | -16000, 64000, -40000, -8000
                    pao_amount=part     | 222z1z(555z)(666z)(777z) 1z tsumo liable=3z honba=1 | -16000, 64300, -40300, -8000
                    ''                  | 222z1z(555z)(666z)(777z) 1z from=1z liable=3z       | -32000, 64000, -32000, 0
                    pao_amount=part     | 222z1z(555z)(666z)(777z) 1z from=1z liable=3z       | -48000, 64000, -16000, 0
                    pao_amount=part double_yakuman=yes | 5z(111z)(222z)(333z)(444z) 5z from=1z liable=3z | -64000, 96000, -32000, 0
                    pao_amount=part multiple_yakuman=no | 222z1z(555z)(666z)(777z) 1z from=1z liable=3z | -16000, 32000, -16000, 0
                    preset=tenhou3      | 123p9p(555z)(666z)(777z) 9p tsumo liable=3z honba=1 | 0, 24200, -24200, 0
                    """)
    void liability(String rules, String win, String deltas) {
        Score score = Wins.score(Wins.win(win), rules);
        assertThat(score.deltas()).hasToString("[" + deltas + "]");
    }

    @ParameterizedTest
    @CsvSource({"''", "liable=3z"})
    void unknown_seats_are_not_settled(String words) {
        assertThat(Wins.score(Wins.win(PINFU + words)).deltas()).isEmpty();
    }

    private static String paid(String win, String rules) {
        Score score = Wins.score(Wins.win(win), rules);
        return score.payments() + " " + score.total() + " " + score.deltas();
    }
}
