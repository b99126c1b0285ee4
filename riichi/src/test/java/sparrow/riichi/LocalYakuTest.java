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

    /// What just misses it, and what an open hand keeps of it.
    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    sanrenkou=yes   | 222333m555m567p9s 9s            | San Ankou 2
                    sanrenkou=yes   | 222333m444p567p9s 9s            | San Ankou 2
                    sanrenkou=yes   | 222p333p9s(444p)(678m) 9s       | Sanrenkou 2
                    sanrenkou=yes   | 777s888s9m(999s)(678m) 9m       | Sanrenkou 2
                    sanrenkou=yes   | 888m999m9s(111p)(678m) 9s       | no yaku
                    sanrenkou=yes   | 999s9m(111z)(333z)(678m) 9m     | Round wind 1
                    isshoku_sanjun=yes | 123123m567p9s(123m) 9s       | Isshoku Sanjun 2
                    isshoku_sanjun=yes | 123123m234m567p9s 9s         | Iipeikou 1
                    isshoku_yonjun=yes | 123m9s(123m)(123m)(123m) 9s  | Isshoku Yonjun 13
                    isshoku_yonjun=yes isshoku_sanjun=yes | 123123123m567p9s 9s | Isshoku Sanjun 3
                    uumensai=yes    | 123m456p7z(789s)(333z) 7z       | Uumensai 2
                    uumensai=yes    | 123m456p789s777z3z 3z           | Chun 1, Uumensai 2
                    uumensai=yes    | 123m456p333z777z9s 9s           | Chun 1, Uumensai 2
                    uumensai=yes    | 123m456m789s333z7z 7z           | no yaku
                    uumensai=yes    | 123p456p789s333z7z 7z           | no yaku
                    uumensai=yes    | 123m456p789p333z7z 7z           | no yaku
                    uumensai=yes    | 123m456p789s333z4z 4z           | no yaku
                    uumensai=yes    | 123m456p789s666z7z 7z           | Hatsu 1
                    uumensai=yes    | 123123m456p789s7z 7z            | Iipeikou 1
                    sanfonkou=yes   | 123m5p(111z)(222z)(666z) 5p     | Hatsu 1, Seat wind 1, Round wind 1
                    sanfonkou=yes   | 123m4z(111z)(222z)(333z) 4z     | Shousuushii 13
                    sangen_chiitoitsu=yes | 1144m77p99s5566z4z 4z     | Chiitoitsu 2
                    suushi_chiitoitsu=yes | 1144m77p99s2233z4z 4z     | Chiitoitsu 2
                    shiiaru_raotai=yes | 234s3p(123m)(567m)(678s) 3p  | no yaku
                    shiiaru_raotai=yes | 3p(134m)(567m)(234s)(678s) 3p | bad tiles
                    shiiaru_raotai=yes | 3p(123m)(567m)(234s)[8888s] 3p | no yaku
                    kinkei_dokuritsu=yes | 2s(123m)(567m)(234s)(678s) 2s | no yaku
                    kinkei_dokuritsu=yes | 1s678s(123m)(567m)(234s) 1s | no yaku
                    shousharin=yes  | 1122334455667m 7m               | Shousharin 13
                    shousharin=yes  | 3344556677889p 9p               | Shousharin 13
                    shousharin=yes  | 3344556677889s 9s               | Shousharin 13
                    shousharin=yes  | 2233445566778p 8p               | Pinfu 1, Tanyao 1, Ryanpeikou 3, Chinitsu 6
                    daisharin=yes   | 1122334455667p 7p               | Pinfu 1, Ryanpeikou 3, Chinitsu 6
                    daisharin=yes   | 2233445566778s 8s               | Pinfu 1, Tanyao 1, Ryanpeikou 3, Chinitsu 6
                    daisharin=yes daisharin_other_suits=yes | 2233445566778s 8s | Daichikurin 13
                    daisharin=yes daisharin_other_suits=yes | 2233445566778m 8m | Daisuurin 13
                    daisharin_other_suits=yes | 2233445566778m 8m     | Pinfu 1, Tanyao 1, Ryanpeikou 3, Chinitsu 6
                    daichisei=yes   | 1122334455667z 7z               | Tsuu Iisou 13, Daichisei 13
                    daichisei=yes   | 112233445566z9m 9m              | Chiitoitsu 2, Honroutou 2, Honitsu 3
                    suurenkou=yes   | 8m555m(222m)(333m)(444m) 8m     | Suurenkou 13
                    suurenkou=yes   | 8m666m(222m)(333m)(444m) 8m     | Tanyao 1, Toitoi 2, Chinitsu 5
                    beni_kujaku=yes | 111555777s3z(999s) 3z           | Toitoi 2, San Ankou 2, Honitsu 2
                    kokuiisou=yes   | 222444p222z3z(666p) 3z          | Seat wind 1, Toitoi 2, San Ankou 2, Honitsu 2
                    kouitten=yes    | 223344666s2s(555z) 2s           | Haku 1, Honitsu 2
                    kouitten=yes    | 223344666888s7z 7z              | Iipeikou 1, Honitsu 3
                    hyakumangoku=yes | 5566777888999m 5m              | Toitoi 2, San Ankou 2, Chinitsu 6
                    hyakumangoku=yes | 6667778889m(9999m) 9m          | too many copies
                    hyakumangoku=yes | 4446669m(8888m)(7777m) 9m      | Hyakumangoku 13
                    hyakumangoku=yes | 333999m2m(8888m)(7777m) 2m     | Hyakumangoku 13
                    hyakumangoku=yes | 222333m9m(8888m)(7777m) 9m     | Toitoi 2, Chinitsu 5
                    kinmonkyou=yes  | 123345567s7s8s2m(789s) 2m       | wrong tile count
                    kinmonkyou=yes  | 123345567s2m(789s) 2m           | Kinmonkyou 13
                    kinmonkyou=yes  | 123345567m2s(678m) 2s           | no yaku
                    touhoku_shinkansen=yes | 123456789m4441z 1z       | Touhoku Shinkansen 13
                    touhoku_shinkansen=yes | 123456789m4442z 2z       | Ittsu 2, Honitsu 3
                    touhoku_shinkansen=yes | 123456789m3331z 1z       | Ittsu 2, Honitsu 3
                    touhoku_shinkansen=yes | 123456m4441z(789m) 1z    | Ittsu 1, Honitsu 2
                    junsei_ryuuiisou=yes | 223344666s8s(666z) 8s      | Ryuuiisou 13
                    kachou_fuugetsu=yes | 111555p111s333z4z 4z tsumo  | Suu Ankou Tanki 13
                    kachou_fuugetsu=yes | 555p4z(111p)(111s)(333z) 4z | Toitoi 2
                    kachou_fuugetsu=yes | 555p4z(111p)(111s)(111z) 4z | Kachou Fuugetsu 13
                    kachou_fuugetsu=yes | 555p4z(111p)(222s)(111z) 4z | Round wind 1, Toitoi 2
                    """)
    void near_and_open(String rules, String win, String found) {
        assertThat(Wins.yaku(win, rules)).isEqualTo(found);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    open_riichi=yes | 123m456p789s333z2z 2z riichi open_riichi | Open Riichi 2
                    open_riichi=yes | 123m456p789s333z2z 2z double_riichi open_riichi | Double Open Riichi 3
                    open_riichi=yes | 123m456p789s333z2z 2z riichi             | Riichi 1
                    open_riichi=yes | 123m456p789s333z2z 2z double_riichi      | Double Riichi 2
                    open_riichi=no  | 123m456p789s333z2z 2z riichi open_riichi | Riichi 1
                    open_riichi=no  | 123m456p789s333z2z 2z double_riichi open_riichi | Double Riichi 2
                    open_riichi=yes sashikomi_yakuman=yes | 123m456p789s333z2z 2z riichi open_riichi | Sashikomi 13
                    open_riichi=yes sashikomi_yakuman=yes | 123m456p789s333z2z 2z riichi open_riichi tsumo | Menzen Tsumo 1, Open Riichi 2
                    open_riichi=yes sashikomi_yakuman=yes | 123m456p789s333z2z 2z riichi | Riichi 1
                    ishinouenimosannen=yes | 123m456p789s333z2z 2z double_riichi houtei | Ishinouenimosannen 13
                    ishinouenimosannen=yes | 123m456p789s333z2z 2z double_riichi tsumo haitei | Ishinouenimosannen 13
                    ishinouenimosannen=yes | 123m456p789s333z2z 2z double_riichi | Double Riichi 2
                    ishinouenimosannen=yes | 123m456p789s333z2z 2z riichi houtei | Riichi 1, Houtei Raoyui 1
                    tsubame_gaeshi=yes | 123m456p333z2z(789s) 2z riichi_tile | Tsubame Gaeshi 1
                    tsubame_gaeshi=yes | 123m456p333z2z(789s) 2z kan_discard | no yaku
                    kanburi=yes     | 123m456p333z2z(789s) 2z kan_discard    | Kanburi 1
                    kanburi=yes     | 123m456p333z2z(789s) 2z riichi_tile    | no yaku
                    iipin_moyue=yes | 23p456m333z22z(789s) 1p tsumo haitei   | Haitei Raoyue 1, Iipin Moyue 4
                    iipin_moyue=yes | 23p456m333z22z(789s) 4p tsumo haitei   | Haitei Raoyue 1
                    iipin_moyue=yes | 23p456m333z22z(789s) 1p houtei         | Houtei Raoyui 1
                    chuupin_raoyui=yes | 78p456m333z22z(789s) 9p houtei      | Houtei Raoyui 1, Chuupin Raoyui 4
                    chuupin_raoyui=yes | 78p456m333z22z(789s) 6p houtei      | Houtei Raoyui 1
                    chuupin_raoyui=yes | 78p456m333z22z(789s) 9p tsumo haitei | Haitei Raoyue 1
                    uupin_kaihou=yes | 46p456m22z(789s)[3333z] 5p tsumo rinshan | Rinshan Kaihou 1, Uupin Kaihou 4
                    uupin_kaihou=yes | 46p456m22z(789s)[3333z] 0p tsumo rinshan | Rinshan Kaihou 1, Uupin Kaihou 3, Aka Dora 1
                    uupin_kaihou=yes | 57p456m22z(789s)[3333z] 6p tsumo rinshan | Rinshan Kaihou 1
                    ryanzou_chankan=yes | 13s456m333z22z(789s) 2s chankan    | Chankan 1, Ryanzou Chankan 4
                    ryanzou_chankan=yes | 24s456m333z22z(789s) 3s chankan    | Chankan 1
                    paarenchan=yes  | 123m456p789s333z2z 2z riichi in_row=1 seat=1z | Paarenchan 13
                    paarenchan=yes  | 123m456p789s333z2z 2z riichi in_row=2 seat=1z | Paarenchan 26
                    paarenchan=yes  | 123m456p789s333z2z 2z riichi seat=1z   | Riichi 1
                    paarenchan=yes  | 123m456p789s333z2z 2z in_row=1 seat=1z | no yaku
                    paarenchan=yes paarenchan_needs_yaku=no | 123m456p789s333z2z 2z in_row=1 seat=1z | Paarenchan 13
                    paarenchan=yes  | 9p(111z)(222z)(333z)(444z) 9p in_row=1 seat=1z | Dai Suushii 13, Paarenchan 13
                    """)
    void by_the_moment_of_the_win(String rules, String win, String found) {
        assertThat(Wins.yaku(win, rules)).isEqualTo(found);
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
        assertThat(Wins.fault(win)).isEqualTo(NoScore.Fault.HAND_NOT_WINNING);
        assertThat(Wins.fault(spoilt, rules("shiisan_puutaa=yes")))
                .isEqualTo(NoScore.Fault.HAND_NOT_WINNING);
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
        assertThat(Wins.fault(win)).isEqualTo(NoScore.Fault.NO_YAKU);
        assertThat(yaku(score(win, "renhou=mangan"))).isEqualTo("Renhou 5");
        assertThat(yaku(score(win, "renhou=higher"))).isEqualTo("Renhou 5");
        assertThat(yaku(score(win, "renhou=five_han"))).isEqualTo("Renhou 5, Dora 1");
        assertThat(yaku(score(win, "renhou=yakuman"))).isEqualTo("Renhou (yakuman) 13");
        Win rich = ron("111222333m44455p", "4p").with(Circumstance.RENHOU).dora(Tile.M9, Tile.M1);
        assertThat(score(rich, "renhou=mangan").points()).isEqualTo(8_000);
        assertThat(score(rich, "renhou=higher").points()).isGreaterThan(8_000);
    }
}
