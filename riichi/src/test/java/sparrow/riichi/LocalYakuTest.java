package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.riichi.Wins.ron;
import static sparrow.riichi.Wins.rules;
import static sparrow.riichi.Wins.score;
import static sparrow.riichi.Wins.tsumo;
import static sparrow.riichi.Wins.yaku;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Tile;

/// The yaku of some houses, each where its rule is on and nowhere else.
class LocalYakuTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sanrenkou            | 222333444m567p99s     | 9s | Sanrenkou 2",
                "isshoku_sanjun       | 123123123m567p99s     | 9s | Isshoku Sanjun 3",
                "isshoku_yonjun       | 123123123123m99s      | 9s | Isshoku Yonjun 13",
                "uumensai             | 123m456p789s33377z    | 7z | Uumensai 2",
                "sanfonkou            | 123m55p(111z)(333z)(444z) | 1m | Sanfonkou 2",
                "sangen_chiitoitsu    | 1144m77p99s556677z    | 1m | Sangen Chiitoitsu 1",
                "suushi_chiitoitsu    | 1144m77p11223344z     | 1m | Suushi Chiitoitsu 1",
                "shiiaru_raotai       | 33p(234m)(567m)(234s)(678s) | 3p | Shiiaru Raotai 1",
                "kinkei_dokuritsu     | 11s(234m)(567m)(234s)(678s) | 1s | Kinkei Dokuritsu 5",
                "shousharin           | 11223344556677s       | 7s | Shousharin 13",
                "daisharin            | 22334455667788p       | 8p | Daisharin 13",
                "suurenkou            | 55m(222m)(333m)(444m)666m | 5m | Toitoi 2",
                "suurenkou            | 88m555m(222m)(333m)(444m) | 8m | Suurenkou 13",
                "beni_kujaku          | 111555777999s77z      | 7z | Beni Kujaku 13",
                "kokuiisou            | 222444888p22233z      | 3z | Kokuiisou 13",
                "kouitten             | 22334466688s777z      | 7z | Kouitten 13",
                "hyakumangoku         | 66777788889999m       | 6m | Hyakumangoku 13",
                "kinmonkyou           | 123345567789p22s      | 2s | Kinmonkyou 13",
                "touhoku_shinkansen   | 123456789s11144z      | 4z | Touhoku Shinkansen 13",
                "junsei_ryuuiisou     | 222333444666s88s      | 8s | Junsei Ryuuiisou 26",
                "kachou_fuugetsu      | 111555p111s22233z     | 3z | Kachou Fuugetsu 13"
            })
    void a_local_yaku_counts_where_it_is_played(
            String rule, String hand, String tile, String found) {
        Win win = ron(hand, tile);
        assertThat(rules(rule + "=yes").score(win).toString()).contains(found);
        if (!found.startsWith("Toitoi")) {
            assertThat(RiichiRules.TENHOU.score(win).toString()).doesNotContain(found);
        }
    }

    @Test
    void a_mangan_yaku_lifts_a_poor_hand_and_adds_nothing_to_a_rich_one() {
        Win poor = tsumo("123m456p789s11p222z", "1p").with(Circumstance.HAITEI);
        assertThat(yaku(score(poor, "iipin_moyue=yes")))
                .isEqualTo("Menzen Tsumo 1, Seat wind 1, Haitei Raoyue 1, Iipin Moyue 2");
        assertThat(score(poor, "iipin_moyue=yes").points()).isEqualTo(8_000);
        Score rich = score(poor.otherDora(4), "iipin_moyue=yes");
        assertThat(rich.han()).isEqualTo(7);
        assertThat(rich.limit()).isEqualTo(Limit.HANEMAN);
    }

    @Test
    void thirteen_loners_win_at_the_first_draw() {
        Win win = tsumo("147m258p369s1234z1m", "1m").with(Circumstance.CHIIHOU);
        Win spoilt = tsumo("147m258p368s1234z1m", "1m").with(Circumstance.CHIIHOU);
        assertThat(yaku(score(win, "shiisan_puutaa=yes"))).isEqualTo("Shiisan Puutaa 13");
        assertThat(Wins.fault(win)).isEqualTo(Refusal.Fault.HAND_NOT_WINNING);
        assertThat(Wins.fault(spoilt, rules("shiisan_puutaa=yes")))
                .isEqualTo(Refusal.Fault.HAND_NOT_WINNING);
    }

    @Test
    void riichi_tiles_and_discards_after_a_kan_can_count() {
        Win win = ron("123m456p789s11p222z", "1p");
        assertThat(yaku(score(win.with(Circumstance.RIICHI_TILE), "tsubame_gaeshi=yes")))
                .contains("Tsubame Gaeshi 1");
        assertThat(yaku(score(win.with(Circumstance.KAN_DISCARD), "kanburi=yes")))
                .contains("Kanburi 1");
    }

    @Test
    void renhou_is_what_the_house_says() {
        Win win = ron("123m456p789s11p345s", "1p").with(Circumstance.RENHOU).dora(Tile.S2);
        assertThat(Wins.fault(win)).isEqualTo(Refusal.Fault.NO_YAKU);
        assertThat(yaku(score(win, "renhou=mangan"))).isEqualTo("Renhou 5");
        assertThat(yaku(score(win, "renhou=higher"))).isEqualTo("Renhou 5");
        assertThat(yaku(score(win, "renhou=five_han"))).isEqualTo("Renhou 5, Dora 1");
        assertThat(yaku(score(win, "renhou=yakuman"))).isEqualTo("Renhou (yakuman) 13");
        Win rich = ron("111222333m44455p", "4p").with(Circumstance.RENHOU).dora(Tile.M9, Tile.M1);
        assertThat(score(rich, "renhou=mangan").points()).isEqualTo(8_000);
        assertThat(score(rich, "renhou=higher").points()).isGreaterThan(8_000);
    }
}
