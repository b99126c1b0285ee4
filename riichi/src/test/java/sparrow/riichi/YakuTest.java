package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every ordinary yaku: a hand that earns it closed, what is left of it when open, and hands that
/// just miss it. The last tile is the one won on, by ron unless it says tsumo.
class YakuTest {
    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    nothing      | 123m456p789s333z2z 2z                      | no yaku
                    riichi       | 123m456p789s333z2z 2z riichi               | Riichi 1
                    riichi       | 123m456p2z[3333z][8888s] 2z riichi         | Riichi 1
                    double       | 123m456p789s333z2z 2z double_riichi        | Double Riichi 2
                    double       | 123m456p789s333z2z 2z double_riichi riichi | Double Riichi 2
                    ippatsu      | 123m456p789s333z2z 2z riichi ippatsu       | Riichi 1, Ippatsu 1
                    tsumo        | 123m456p789s333z2z 2z tsumo                | Menzen Tsumo 1
                    tsumo        | 123m456p789s2z[3333z] 2z tsumo             | Menzen Tsumo 1
                    tsumo, open  | 123m456p333z2z(789s) 2z tsumo              | no yaku
                    tsumo, open  | 123m456p789s333z2z 2z tsumo open           | no yaku

                    pinfu        | 23m456p678s345s99p 1m       | Pinfu 1
                    pinfu        | 23m456p678s345s99p 4m       | Pinfu 1
                    pinfu        | 23m456p678s345s33z 1m       | Pinfu 1
                    pinfu, tsumo | 23m456p678s345s99p 1m tsumo | Menzen Tsumo 1, Pinfu 1
                    pinfu, open  | 23m456p678s99p(345s) 1m     | no yaku
                    edge         | 12m456p678s345s99p 3m       | no yaku
                    edge         | 89m456p678s345s99p 7m       | no yaku
                    closed wait  | 13m456p678s345s99p 2m       | no yaku
                    single wait  | 123m456p678s345s9p 9p       | no yaku
                    a triplet    | 23m456p678s333s99p 1m       | no yaku
                    own wind     | 23m456p678s345s22z 1m       | no yaku
                    round's wind | 23m456p678s345s11z 1m       | no yaku
                    dragons      | 23m456p678s345s55z 1m       | no yaku

                    tanyao       | 234m456p678s345s5p 5p       | Tanyao 1
                    tanyao, open | 234m456p678s5p(345s) 5p     | Tanyao 1
                    a terminal   | 123m456p678s345s5p 5p       | no yaku
                    an honor     | 234m456p678s345s3z 3z       | no yaku

                    iipeikou       | 112233m456p789s2z 2z      | Iipeikou 1
                    iipeikou       | 223344p456m789s2z 2z      | Iipeikou 1
                    open           | 123m456p2z(789s)(123m) 2z | no yaku
                    different runs | 122334m456p789s2z 2z      | no yaku
                    ryanpeikou     | 112233m445566p2z 2z       | Ryanpeikou 3
                    one pair short | 112233m456789p2z 2z       | Iipeikou 1
                    open           | 112233m456p2z(456p) 2z    | no yaku

                    haku       | 123m456p789s555z2z 2z           | Haku 1
                    haku, open | 123m456p2z(789s)(555z) 2z       | Haku 1
                    haku, kan  | 123m456p789s2z[5555z] 2z        | Haku 1
                    a pair     | 123m456p789s333z5z 5z           | no yaku
                    hatsu      | 123m456p789s666z2z 2z           | Hatsu 1
                    hatsu      | 123m456p789s2z(666z) 2z         | Hatsu 1
                    chun       | 123m456p789s777z2z 2z           | Chun 1
                    chun       | 123m456p789s2z(7777z) 2z        | Chun 1
                    seat       | 123m456p789s222z9p 9p           | Seat wind 1
                    seat       | 123m456p789s9p(222z) 9p         | Seat wind 1
                    round      | 123m456p789s111z2z 2z           | Round wind 1
                    round      | 123m456p789s2z(111z) 2z round=1z | Round wind 1
                    both       | 123m456p789s111z2z 2z seat=1z   | Seat wind 1, Round wind 1
                    neither    | 123m456p789s2z(444z) 2z         | no yaku

                    haitei       | 123m456p333z2z(789s) 2z tsumo haitei  | Haitei Raoyue 1
                    haitei       | 123m456p789s333z2z 2z tsumo haitei    | Menzen Tsumo 1, Haitei Raoyue 1
                    houtei       | 123m456p789s333z2z 2z houtei          | Houtei Raoyui 1
                    houtei       | 123m456p333z2z(789s) 2z houtei        | Houtei Raoyui 1
                    rinshan      | 123m456p2z(789s)[3333z] 2z tsumo rinshan | Rinshan Kaihou 1
                    chankan      | 123m456p79s333z22z 8s chankan         | Chankan 1
                    chankan      | 123m79s333z22z(456p) 8s chankan       | Chankan 1
                    """)
    void small_ones(String what, String win, String found) {
        assertThat(Wins.yaku(win, "")).isEqualTo(found);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    sanshoku     | 234m234p234s333z2z 2z     | Sanshoku Doujun 2
                    open         | 234m234p333z2z(234s) 2z   | Sanshoku Doujun 1
                    two suits    | 234m234p345s333z2z 2z     | no yaku
                    two suits    | 234m345p234s333z2z 2z     | no yaku
                    two suits    | 345m234p234s333z2z 2z     | no yaku

                    ittsu        | 123456789m345p2z 2z       | Ittsu 2
                    ittsu        | 123456789p345m2z 2z       | Ittsu 2
                    ittsu        | 123456789s345m2z 2z       | Ittsu 2
                    open         | 456789m345p2z(123m) 2z    | Ittsu 1
                    two suits    | 123456m789p345p2z 2z      | no yaku
                    a gap        | 123456678m345p2z 2z       | no yaku

                    chantai      | 123m789p999s333z2z 2z     | Chantai 2
                    open         | 123m999s333z2z(789p) 2z   | Chantai 1
                    a middle run | 234m789p999s333z2z 2z     | no yaku
                    a middle set | 123m789p555s333z2z 2z     | no yaku
                    middle pair  | 123m789p999s333z5p 5p     | no yaku
                    junchan      | 123m789p999s123s1p 1p     | Junchan 3
                    open         | 123m999s123s1p(789p) 1p   | Junchan 2
                    honor pair   | 123m789p999s123s2z 2z     | Chantai 2
                    middle pair  | 123m789p999s123s5p 5p     | no yaku

                    chiitoitsu   | 1144m2277p3388s2z 2z      | Chiitoitsu 2
                    chiitoitsu   | 1144m2277p3388s2z 2z tsumo | Menzen Tsumo 1, Chiitoitsu 2
                    four alike   | 1144m2277p3333s2z 2z      | hand not winning
                    six pairs    | 1144m2277p3388s2z 3z      | hand not winning

                    toitoi       | 11m444p777s222m99p 1m     | Toitoi 2, San Ankou 2
                    open         | 111m444p9p(777s)(222m) 9p | Toitoi 2
                    a run        | 111m444p9p(777s)(123m) 9p | no yaku
                    san ankou    | 111m444p777s345m9p 9p     | San Ankou 2
                    open         | 111m444p777s9p(345m) 9p   | San Ankou 2
                    by draw      | 11m444p777s345m99p 1m tsumo | Menzen Tsumo 1, San Ankou 2
                    by ron       | 11m444p777s345m99p 1m     | no yaku
                    with a kan   | 111m444p345m9p[7777s] 9p  | San Ankou 2
                    open kan     | 111m444p345m9p(7777s) 9p  | no yaku

                    doukou       | 333m333p333s456m9p 9p     | San Ankou 2, Sanshoku Doukou 2
                    open         | 333m333p9p(333s)(456m) 9p | Sanshoku Doukou 2
                    two suits    | 333m333p9p(444s)(456m) 9p | no yaku
                    two suits    | 333m444p9p(333s)(456m) 9p | no yaku
                    two suits    | 444m333p9p(333s)(456m) 9p | no yaku
                    no suit      | 111p111s9p(111z)(456m) 9p | Round wind 1

                    three kans   | 123m9p[1111p](4444s)(7777m) 9p | San Kantsu 2
                    three kans   | 123m9p[1111p][4444s][7777m] 9p | San Ankou 2, San Kantsu 2
                    two kans     | 123m9p[1111p](4444s)(777m) 9p  | no yaku

                    honroutou    | 111m999p9s(111s)(333z) 9s | Toitoi 2, Honroutou 2
                    with pairs   | 1199m1199p1199s2z 2z      | Chiitoitsu 2, Honroutou 2
                    a middle set | 111m999p9s(222s)(333z) 9s | Toitoi 2
                    little dragons | 123m456p5z(666z)(777z) 5z | Hatsu 1, Chun 1, Shou Sangen 2
                    closed       | 123m456p666z777z5z 5z     | Hatsu 1, Chun 1, Shou Sangen 2
                    other pair   | 123m456p9p(666z)(777z) 9p | Hatsu 1, Chun 1
                    one triplet  | 123m456p5z(666z)(789s) 5z | Hatsu 1

                    honitsu      | 123345678m333z2z 2z       | Honitsu 3
                    honitsu      | 123345678p333z2z 2z       | Honitsu 3
                    honitsu      | 123345678s333z2z 2z       | Honitsu 3
                    open         | 345678m333z2z(123m) 2z    | Honitsu 2
                    two suits    | 123345m678p333z2z 2z      | no yaku
                    two suits    | 123345p678s333z2z 2z      | no yaku
                    two suits    | 123345m678s333z2z 2z      | no yaku
                    with pairs   | 11227788m11223z 3z       | Chiitoitsu 2, Honitsu 3
                    chinitsu     | 123345678999m5m 5m        | Chinitsu 6
                    chinitsu     | 123345678999p5p 5p        | Chinitsu 6
                    chinitsu     | 123345678999s5s 5s        | Chinitsu 6
                    open         | 123345678m5m(999m) 5m     | Chinitsu 5
                    an honor     | 123345678999m2z 2z        | Honitsu 3
                    """)
    void greater_ones(String what, String win, String found) {
        assertThat(Wins.yaku(win, "")).isEqualTo(found);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    kuitan=no          | 234m456p678s5p(345s) 5p         | no yaku
                    kuitan=no          | 234m456p678s345s5p 5p           | Tanyao 1
                    ippatsu=no         | 123m456p789s333z2z 2z riichi ippatsu | Riichi 1
                    pinfu_tsumo_fu=yes | 23m456p678s345s99p 1m tsumo     | Menzen Tsumo 1
                    pinfu_tsumo_fu=yes | 23m456p678s345s99p 1m           | Pinfu 1
                    pairs_twice=yes    | 1144m2277p3333s2z 2z            | Chiitoitsu 2
                    minimum_han=2      | 123m456p789s333z2z 2z riichi    | no yaku
                    minimum_han=2      | 123m456p789s333z2z 2z riichi more=3 | no yaku
                    minimum_han=2      | 123m456p789s333z2z 2z riichi tsumo | Riichi 1, Menzen Tsumo 1
                    minimum_han=4      | 234m234p234s333z2z 2z riichi tsumo | Riichi 1, Menzen Tsumo 1, Sanshoku Doujun 2
                    minimum_han=4      | 9p(111z)(222z)(333z)(444z) 9p   | Dai Suushii 13
                    """)
    void by_the_rules_of_the_house(String rules, String win, String found) {
        assertThat(Wins.yaku(win, rules)).isEqualTo(found);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    next tile      |                  | dora=9p          | Riichi 1, Dora 2
                    after nine     |                  | dora=9m          | Riichi 1, Dora 1
                    after eight    |                  | dora=8s          | Riichi 1, Dora 1
                    after north    |                  | dora=4z          | Riichi 1
                    south          |                  | dora=1z          | Riichi 1
                    after red      |                  | dora=7z          | Riichi 1, Dora 3
                    green          |                  | dora=5z          | Riichi 1
                    twice          |                  | dora=9p9p        | Riichi 1, Dora 4
                    kan dora off   | kan_dora=no      | dora=9p9p        | Riichi 1, Dora 2
                    kan dora off   | kan_dora=no      | ura=9p9p         | Riichi 1, Ura Dora 4
                    ura            |                  | ura=9p           | Riichi 1, Ura Dora 2
                    ura off        | ura=no           | ura=9p           | Riichi 1
                    kan ura off    | kan_ura=no       | ura=9p9p         | Riichi 1, Ura Dora 2
                    both           |                  | dora=7z ura=9p   | Riichi 1, Dora 3, Ura Dora 2
                    """)
    void dora(String what, String rules, String words, String found) {
        String win = "123m456s789s555z1p 1p riichi " + words;
        String ofRules = rules == null ? "" : rules;
        assertThat(Wins.yaku(win, ofRules))
                .isEqualTo(found.replace("Riichi 1", "Riichi 1, Haku 1"));
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''       | 123m406p789s333z2z 2z riichi       | Riichi 1, Aka Dora 1
                    ''       | 340m456p789s333z2z 2z riichi       | Riichi 1, Aka Dora 1
                    ''       | 123m234p340s333z2z 2z riichi       | Riichi 1, Aka Dora 1
                    ''       | 340m406p340s333z2z 2z riichi       | Riichi 1, Aka Dora 3
                    aka_m=0  | 340m406p340s333z2z 2z riichi       | Riichi 1, Aka Dora 2
                    aka_p=0  | 340m406p340s333z2z 2z riichi       | Riichi 1, Aka Dora 2
                    aka_s=0  | 340m406p340s333z2z 2z riichi       | Riichi 1, Aka Dora 2
                    aka=no   | 340m406p340s333z2z 2z riichi       | Riichi 1
                    ''       | 123m456p2z(555z)(340s) 2z          | Haku 1, Aka Dora 1
                    ''       | 123m456p2z(555z)(550s) 2z dora=4s  | Haku 1, Dora 3, Aka Dora 1
                    ''       | 123m406p333z2z(789s) 2z            | no yaku
                    """)
    void red_fives(String rules, String win, String found) {
        assertThat(Wins.yaku(win, rules)).isEqualTo(found);
    }
}
