package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import sparrow.desk.Example;
import sparrow.desk.ScoringTable;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Yaku;

/// The yaku that count under some rules, each with a hand that has it.
final class YakuTable {
    private static final int YAKUMAN = 13;

    private static final Map<Yaku, Example> EXAMPLES =
            Example.all(
                    Yaku.class,
                    """
                    RIICHI             | 123m456p789s333z2z 2z riichi
                    DOUBLE_RIICHI      | 123m456p789s333z2z 2z double_riichi
                    IPPATSU            | 123m456p789s333z2z 2z riichi ippatsu
                    MENZEN_TSUMO       | 123m456p789s333z2z 2z tsumo
                    PINFU              | 23m456p678s345s99p 1m
                    TANYAO             | 234m456p678s345s5p 5p
                    IIPEIKOU           | 112233m456p789s2z 2z
                    HAKU               | 123m456p789s555z2z 2z
                    HATSU              | 123m456p789s666z2z 2z
                    CHUN               | 123m456p789s777z2z 2z
                    SEAT_WIND          | 123m456p789s222z9p 9p seat_wind=s
                    ROUND_WIND         | 123m456p789s111z2z 2z seat_wind=w round_wind=e
                    HAITEI             | 123m456p333z2z(789s) 2z tsumo haitei
                    HOUTEI             | 123m456p333z2z(789s) 2z houtei
                    RINSHAN            | 123m456p2z(789s)[3333z] 2z tsumo rinshan
                    CHANKAN            | 123m456p79s333z22z 8s chankan
                    SANSHOKU           | 234m234p234s333z2z 2z
                    ITTSU              | 123456789m345p2z 2z
                    CHANTAI            | 123m789p999s333z2z 2z
                    CHIITOITSU         | 1144m2277p3388s2z 2z
                    TOITOI             | 222m444p9p(777s)(333z) 9p
                    SAN_ANKOU          | 222m444p777s2z(123p) 2z
                    SANSHOKU_DOUKOU    | 333m333p2z(333s)(789m) 2z
                    SAN_KANTSU         | 123m9p[1111p](4444s)(7777m) 9p
                    HONROUTOU          | 111m999p3z(111s)(999s) 3z
                    SHOU_SANGEN        | 123m456p7z(555z)(666z) 7z
                    HONITSU            | 123345789m333z2z 2z
                    JUNCHAN            | 123m789p999s123s1p 1p
                    RYANPEIKOU         | 112233m445566p2z 2z
                    CHINITSU           | 1232345677779m 9m
                    RENHOU             | 123m456p789s333z2z 2z renhou seat_wind=s rule:renhou=five_han
                    DORA               | 234m456p678s345s5p 5p dora_indicators=4p
                    URA_DORA           | 234m456p678s345s5p 5p riichi ura_indicators=4p
                    AKA_DORA           | 234m406p678s345s5p 5p rule:aka_p=1
                    NUKI_DORA          | 123p456p789s333z2z 2z riichi players=3 nuki_dora=1
                    OPEN_RIICHI        | 123m456p789s333z2z 2z riichi open_riichi rule:open_riichi=yes
                    DOUBLE_OPEN_RIICHI | 123m456p789s333z2z 2z double_riichi open_riichi rule:open_riichi=yes
                    SANRENKOU          | 222p333p9s(444p)(678m) 9s rule:sanrenkou=yes
                    ISSHOKU_SANJUN     | 123123m567p9s(123m) 9s rule:isshoku_sanjun=yes
                    UUMENSAI           | 123m456p7z(789s)(333z) 7z rule:uumensai=yes
                    SANFONKOU          | 123m5p(111z)(333z)(444z) 5p rule:sanfonkou=yes
                    SANGEN_CHIITOITSU  | 1144m77p99s55667z 7z rule:sangen_chiitoitsu=yes
                    SUUSHI_CHIITOITSU  | 1144m77p1122334z 4z rule:suushi_chiitoitsu=yes
                    SHIIARU_RAOTAI     | 3p(234m)(567m)(234s)(678s) 3p rule:shiiaru_raotai=yes
                    TSUBAME_GAESHI     | 123m456p333z2z(789s) 2z riichi_tile rule:tsubame_gaeshi=yes
                    KANBURI            | 123m456p333z2z(789s) 2z kan_discard rule:kanburi=yes
                    IIPIN_MOYUE        | 23p456m333z22z(789s) 1p tsumo haitei rule:iipin_moyue=yes
                    CHUUPIN_RAOYUI     | 78p456m333z22z(789s) 9p houtei rule:chuupin_raoyui=yes
                    UUPIN_KAIHOU       | 46p456m22z(789s)[3333z] 5p tsumo rinshan rule:uupin_kaihou=yes
                    RYANZOU_CHANKAN    | 13s456m333z22z(789s) 2s chankan rule:ryanzou_chankan=yes
                    KINKEI_DOKURITSU   | 1s(234m)(567m)(234s)(678s) 1s rule:kinkei_dokuritsu=yes
                    KOKUSHI            | 119m19p19s123456z 7z
                    KOKUSHI_13         | 19m19p19s1234567z 1m
                    SUU_ANKOU          | 11m444p777s222m99p 1m tsumo
                    SUU_ANKOU_TANKI    | 111m444p777s222m9p 9p
                    DAISANGEN          | 123m9p(555z)(666z)(777z) 9p
                    SHOUSUUSHII        | 123m4z(111z)(222z)(333z) 4z
                    DAI_SUUSHII        | 9p(111z)(222z)(333z)(444z) 9p
                    TSUU_IISOU         | 222z3z(111z)(555z)(666z) 3z
                    CHINROUTOU         | 111m999p9m(111s)(999s) 9m
                    RYUUIISOU          | 223344666s8s(666z) 8s
                    CHUUREN            | 1112345567899m 9m
                    JUNSEI_CHUUREN     | 1112345678999m 5m
                    SUU_KANTSU         | 9p[1111p](4444s)(7777m)(2222z) 9p
                    TENHOU             | 123m456p789s333z2z 2z tsumo tenhou seat_wind=e
                    CHIIHOU            | 123m456p789s333z2z 2z tsumo chiihou seat_wind=s
                    RENHOU_YAKUMAN     | 123m456p789s333z2z 2z renhou seat_wind=s rule:renhou=yakuman
                    DAISHARIN          | 2233445566778p 8p rule:daisharin=yes
                    DAICHIKURIN        | 2233445566778s 8s rule:daisharin=yes rule:daisharin_other_suits=yes
                    DAISUURIN          | 2233445566778m 8m rule:daisharin=yes rule:daisharin_other_suits=yes
                    SHOUSHARIN         | 1122334455667s 7s rule:shousharin=yes
                    DAICHISEI          | 1122334455667z 7z rule:daichisei=yes
                    PAARENCHAN         | 123m456p789s333z2z 2z riichi paarenchan=1 seat_wind=e rule:paarenchan=yes
                    SASHIKOMI          | 123m456p789s333z2z 2z riichi open_riichi rule:open_riichi=yes rule:sashikomi_yakuman=yes
                    SUURENKOU          | 8m555m(222m)(333m)(444m) 8m rule:suurenkou=yes
                    ISSHOKU_YONJUN     | 123m9s(123m)(123m)(123m) 9s rule:isshoku_yonjun=yes
                    ISHINOUENIMOSANNEN | 123m456p789s333z2z 2z double_riichi houtei rule:ishinouenimosannen=yes
                    BENI_KUJAKU        | 111555777999s7z 7z rule:beni_kujaku=yes
                    KOKUIISOU          | 222444888p222z3z 3z rule:kokuiisou=yes
                    KOUITTEN           | 22334466688s77z 7z rule:kouitten=yes
                    HYAKUMANGOKU       | 6777788889999m 6m rule:hyakumangoku=yes
                    KINMONKYOU         | 123345567s2m(789s) 2m rule:kinmonkyou=yes
                    TOUHOKU_SHINKANSEN | 123456789m4441z 1z rule:touhoku_shinkansen=yes
                    JUNSEI_RYUUIISOU   | 222333444666s8s 8s rule:junsei_ryuuiisou=yes
                    SHIISAN_PUUTAA     | 147m258p369s1234z 1m tsumo chiihou seat_wind=s rule:shiisan_puutaa=yes
                    KACHOU_FUUGETSU    | 555p4z(111p)(111s)(111z) 4z rule:kachou_fuugetsu=yes
                    """);

    /// What they are, where their names in plain English do not say it.
    private static final Map<Yaku, String> MEANINGS =
            Map.of(
                    Yaku.RIICHI, "declared ready with a closed hand, 1,000 points laid down",
                    Yaku.DOUBLE_RIICHI, "riichi with the first discard, nothing called before",
                    Yaku.DORA, "each tile that a dora indicator points to",
                    Yaku.TENHOU, "the dealer wins with the first draw",
                    Yaku.CHIIHOU, "another player wins with the first draw, nothing called before",
                    Yaku.CHUUREN, "1112345678999 of one suit, and any tile of it",
                    Yaku.JUNSEI_CHUUREN, "nine gates, waiting for all nine tiles");

    private YakuTable() {}

    static ScoringTable of(RiichiRules rules) {
        return new ScoringTable(
                "Yaku",
                List.of("closed", "open"),
                List.of(
                        section(
                                "Yaku",
                                "A hand needs one of these to win.",
                                rules,
                                yaku -> !yaku.isYakuman() && !yaku.isDora()),
                        section(
                                "Yakuman",
                                "Each pays a limit hand, and smaller yaku do not count beside it.",
                                rules,
                                Yaku::isYakuman),
                        section(
                                "Dora",
                                "They add to a hand that has a yaku, and are none themselves.",
                                rules,
                                Yaku::isDora)));
    }

    private static ScoringTable.Section section(
            String title, String note, RiichiRules rules, Predicate<Yaku> isIn) {
        List<ScoringTable.Entry> entries = new ArrayList<>();
        for (Yaku yaku : Yaku.all()) {
            int closed = rules.closedHan(yaku);
            int open = rules.openHan(yaku);
            if (isIn.test(yaku) && (closed > 0 || open > 0)) {
                entries.add(
                        ScoringTable.Entry.of(
                                yaku.key(),
                                List.of(worth(yaku, closed), worth(yaku, open)),
                                MEANINGS.getOrDefault(yaku, yaku.title()),
                                Optional.ofNullable(EXAMPLES.get(yaku))));
            }
        }
        return new ScoringTable.Section(title, note, entries);
    }

    private static String worth(Yaku yaku, int han) {
        if (han == 0) {
            return "";
        }
        if (yaku.isYakuman()) {
            return han > YAKUMAN ? "double yakuman" : "yakuman";
        }
        return yaku.isMangan() ? "mangan" : han + " han";
    }
}
