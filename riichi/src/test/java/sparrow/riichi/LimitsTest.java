package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// From han and fu to points: the table of scores that players know by heart.
class LimitsTest {
    private static final String PINFU = "23m456p678s345s99p 1m ";
    private static final String TWENTY = PINFU + "tsumo ";
    private static final String FORTY = "23m456p678s333s99p 1m riichi ";
    private static final String SEVENTY = "23m456p678s22p[5555z] 4m riichi ";

    @ParameterizedTest(name = "{0} han 30 fu: {1}, {2}, {3}")
    @CsvSource({
        "1, '', 1000, 1500",
        "2, '', 2000, 2900",
        "3, '', 3900, 5800",
        "4, '', 7700, 11600",
        "5, mangan, 8000, 12000",
        "6, haneman, 12000, 18000",
        "7, haneman, 12000, 18000",
        "8, baiman, 16000, 24000",
        "9, baiman, 16000, 24000",
        "10, baiman, 16000, 24000",
        "11, sanbaiman, 24000, 36000",
        "12, sanbaiman, 24000, 36000",
        "13, yakuman, 32000, 48000",
        "14, yakuman, 32000, 48000",
        "26, yakuman, 32000, 48000"
    })
    void ron_with_30_fu(int han, String limit, long points, long dealers) {
        Score score = Wins.score(Wins.win(PINFU + "more=" + (han - 1)));
        assertThat(score.han()).isEqualTo(han);
        assertThat(score.fu()).isEqualTo(30);
        assertThat(score.limit().title()).isEqualTo(limit);
        assertThat(score.points()).isEqualTo(points);
        assertThat(score.payments()).isEqualTo(new Payments.Discarder(points));
        assertThat(score.yakuman()).isZero();
        Score dealer = Wins.score(Wins.win(PINFU + "seat=1z more=" + (han - 1)));
        assertThat(dealer.points()).isEqualTo(dealers);
    }

    @ParameterizedTest(name = "{0} han 20 fu: {1}/{2}, {3} each")
    @CsvSource({
        "2, 700, 400, 700",
        "3, 1300, 700, 1300",
        "4, 2600, 1300, 2600",
        "5, 4000, 2000, 4000",
        "6, 6000, 3000, 6000",
        "8, 8000, 4000, 8000",
        "11, 12000, 6000, 12000",
        "13, 16000, 8000, 16000"
    })
    void self_draw_with_20_fu(int han, long dealer, long others, long each) {
        Score score = Wins.score(Wins.win(TWENTY + "more=" + (han - 2)));
        assertThat(score.payments()).isEqualTo(new Payments.DealerAndOthers(dealer, others));
        assertThat(score.points()).isEqualTo(dealer + 2 * others);
        Score own = Wins.score(Wins.win(TWENTY + "seat=1z more=" + (han - 2)));
        assertThat(own.payments()).isEqualTo(new Payments.Each(each));
        assertThat(own.points()).isEqualTo(3 * each);
    }

    @ParameterizedTest(name = "{0} han {1} fu: {2}, {3}")
    @CsvSource({
        "1, 40, '', 1300",
        "2, 40, '', 2600",
        "3, 40, '', 5200",
        "4, 40, mangan, 8000",
        "2, 70, '', 4500",
        "3, 70, mangan, 8000",
        "4, 70, mangan, 8000"
    })
    void many_fu_reach_mangan_sooner(int han, int fu, String limit, long points) {
        int own = fu == 40 ? 1 : 2;
        Score score = Wins.score(Wins.win((fu == 40 ? FORTY : SEVENTY) + "more=" + (han - own)));
        assertThat(score.fu()).isEqualTo(fu);
        assertThat(score.han()).isEqualTo(han);
        assertThat(score.limit().title()).isEqualTo(limit);
        assertThat(score.points()).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0}, {1} han: {2}, {3}")
    @CsvSource({
        "kiriage_mangan=no,   4, '',        7700",
        "kiriage_mangan=yes,  4, mangan,    8000",
        "kiriage_mangan=yes,  3, '',        3900",
        "kiriage_mangan=yes,  6, haneman,   12000",
        "kazoe=yakuman,      26, yakuman,   32000",
        "kazoe=sanbaiman,    12, sanbaiman, 24000",
        "kazoe=sanbaiman,    13, sanbaiman, 24000",
        "kazoe=sanbaiman,    30, sanbaiman, 24000",
        "kazoe=multiple,     13, yakuman,   32000",
        "kazoe=multiple,     25, yakuman,   32000",
        "kazoe=multiple,     26, yakuman,   64000",
        "kazoe=multiple,     39, yakuman,   96000",
        "kazoe=multiple,     12, sanbaiman, 24000"
    })
    void limits_follow_the_rules(String rules, int han, String limit, long points) {
        Score score = Wins.score(Wins.win(PINFU + "more=" + (han - 1)), rules);
        assertThat(score.limit().title()).isEqualTo(limit);
        assertThat(score.points()).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0} is {1} han {2} fu, {3} points")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    23m456p678s345s99p 1m more=4         | 5  | 30 | 15400
                    23m456p678s345s99p 1m more=12        | 13 | 30 | 3932200
                    23m456p678s345s99p 1m tsumo more=3   | 5  | 20 | 10400
                    119m19p19s123456z 7z                 | 13 | 40 | 5242900
                    11m444p777s222m99p 1m tsumo          | 14 | 50 | 13107200
                    123m9p(555z)(666z)(777z) 9p          | 14 | 40 | 10485800
                    222z3z(111z)(555z)(666z) 3z          | 17 | 50 | 104857600
                    23m456p678s345s99p 1m more=44        | 45 | 30 | 16888498602639400
                    """)
    void without_limits_everything_doubles(String win, int han, int fu, long points) {
        Score score = Wins.score(Wins.win(win), "aotenjou=yes");
        assertThat(score.han()).isEqualTo(han);
        assertThat(score.fu()).isEqualTo(fu);
        assertThat(score.points()).isEqualTo(points);
        assertThat(score.exactPoints()).isEqualTo(java.math.BigInteger.valueOf(points));
        assertThat(score.limit()).isEqualTo(Limit.NONE);
    }
}
