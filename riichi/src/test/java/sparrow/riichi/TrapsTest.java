package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.riichi.Wins.fault;
import static sparrow.riichi.Wins.ron;
import static sparrow.riichi.Wins.rules;
import static sparrow.riichi.Wins.score;
import static sparrow.riichi.Wins.tile;
import static sparrow.riichi.Wins.tsumo;
import static sparrow.riichi.Wins.yaku;

import org.junit.jupiter.api.Test;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;

/// Where other engines went wrong.
class TrapsTest {
    @Test
    void four_identical_runs_are_two_twin_runs() {
        assertThat(yaku(score(ron("11m111122223333s", "1m")))).contains("Ryanpeikou 3");
    }

    @Test
    void a_capped_counted_yakuman_loses_to_a_real_one() {
        Win win = tsumo("22233344455888s", "8s");
        Score score = score(win, "kazoe=sanbaiman");
        assertThat(yaku(score)).isEqualTo("Suu Ankou 13");
        assertThat(score.points()).isEqualTo(32_000);
    }

    @Test
    void three_yakuman_pay_three_times() {
        Score score = score(tsumo("22333555666777z", "2z").seat(Tile.EAST));
        assertThat(score.yakuman()).isEqualTo(3);
        assertThat(score.points()).isEqualTo(144_000);
    }

    @Test
    void a_pair_of_both_winds_has_4_fu_or_2() {
        Win win = ron("123m345678p789s11z", "2m").seat(Tile.EAST).with(Circumstance.RIICHI);
        assertThat(score(win).fuLines())
                .contains(new FuLine(4, "pair of the own and the round's wind, 1z"));
        assertThat(score(win, "double_wind_pair_fu=2").fuLines())
                .contains(new FuLine(2, "pair of the own and the round's wind, 1z"));
    }

    @Test
    void pinfu_by_self_draw_is_20_fu_with_both_yaku() {
        Score score = score(tsumo("234567m345678p99s", "2m"));
        assertThat(yaku(score)).isEqualTo("Menzen Tsumo 1, Pinfu 1");
        assertThat(score.fu()).isEqualTo(20);
        assertThat(score.payments()).isEqualTo(new Payments.DealerAndOthers(700, 400));
    }

    @Test
    void an_open_hand_without_fu_has_30_on_a_discard() {
        Win win = ron("234567m34588p(678s)", "2m");
        assertThat(score(win).fu()).isEqualTo(30);
        assertThat(score(win, "open_pinfu_30fu=no").fu()).isEqualTo(20);
    }

    @Test
    void one_of_characters_shows_nine_with_three_players() {
        Win win = ron("999m123456p789s22z", "1p").with(Circumstance.RIICHI).dora(Tile.M1);
        assertThat(yaku(score(win, "sanma=yes"))).isEqualTo("Riichi 1, Dora 3");
        assertThat(yaku(score(win))).isEqualTo("Riichi 1");
    }

    @Test
    void honba_is_200_with_three_players() {
        Win win = ron("999m123456p789s22z", "1p").with(Circumstance.RIICHI).honba(1);
        assertThat(score(win, "sanma=yes").total() - score(win, "sanma=yes").points())
                .isEqualTo(200);
    }

    @Test
    void the_missing_share_is_lost_split_or_paid_in_full() {
        Win win =
                tsumo("999m123456p789s11z", "1z")
                        .seat(Tile.SOUTH)
                        .with(Circumstance.RIICHI)
                        .otherDora(3);
        assertThat(score(win, "sanma=yes").payments())
                .isEqualTo(new Payments.DealerAndOthers(4_000, 2_000));
        assertThat(score(win, "sanma=yes sanma_tsumo=split").payments())
                .isEqualTo(new Payments.DealerAndOthers(5_000, 3_000));
        assertThat(score(win, "sanma=yes sanma_tsumo=full").payments())
                .isEqualTo(new Payments.DealerAndOthers(4_000, 4_000));
    }

    @Test
    void a_north_set_aside_is_a_dora_and_counts_twice_after_west() {
        Win win = ron("999m123456p789s22z", "1p").with(Circumstance.RIICHI).nuki(2);
        assertThat(yaku(score(win, "sanma=yes"))).isEqualTo("Riichi 1, Nuki Dora 2");
        assertThat(yaku(score(win.dora(Tile.WEST), "sanma=yes")))
                .isEqualTo("Riichi 1, Dora 2, Nuki Dora 2");
    }

    @Test
    void four_alike_are_no_two_pairs_unless_the_rules_say_so() {
        Win win = ron("1133m11p11335555s", "1p");
        assertThat(fault(win)).isEqualTo(NoScore.Fault.HAND_NOT_WINNING);
        assertThat(yaku(score(win, "pairs_twice=yes"))).isEqualTo("Chiitoitsu 2");
    }

    @Test
    void a_triplet_completed_by_ron_is_not_concealed() {
        assertThat(yaku(score(ron("111m222p333s44466z", "1m")))).isEqualTo("Toitoi 2, San Ankou 2");
        assertThat(yaku(score(tsumo("111m222p333s44466z", "1m")))).isEqualTo("Suu Ankou 13");
        assertThat(yaku(score(ron("111m222p333s44466z", "6z")))).isEqualTo("Suu Ankou Tanki 13");
    }

    @Test
    void a_hand_without_limits_can_be_worth_more_than_a_long_holds() {
        Win win =
                Win.tsumo(Hand.of("33z[1111z][5555z][6666z][7777z]"), tile("3z"))
                        .seat(Tile.EAST)
                        .round(Tile.EAST)
                        .with(Circumstance.RIICHI, Circumstance.IPPATSU, Circumstance.HAITEI)
                        .dora(Wins.tiles("22224444z"));
        RiichiRules rules = rules("aotenjou=yes double_yakuman=yes");
        assertThat(rules.score(win).orThrow().exactPoints().toString())
                .isEqualTo("152118072027387528179604384645300");
    }
}
