package sparrow.hongkong.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.desk.Example;
import sparrow.desk.ScoringTable;
import sparrow.hongkong.Faan;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.ScoreSheet;

/// What earns faan under some rules, each with a hand that does.
final class FaanTable {
    private static final Map<Faan, Example> EXAMPLES =
            Example.all(
                    Faan.class,
                    """
                    COMMON_HAND      | (123m)456m789p234s5p 5p rule:minimum=0
                    ALL_PUNGS        | (111m)222p555s888p9s 9s
                    MIXED_ONE_SUIT   | (123m)345m678m222z9m 9m
                    PURE_ONE_SUIT    | (123m)345m678m999m5m 5m
                    SEVEN_PAIRS      | 1133m5577p2299s4z 4z rule:seven_pairs=4
                    SMALL_DRAGONS    | (555z)666z123m456p7z 7z
                    GREAT_DRAGONS    | (555z)666z777z123m9p 9p
                    SMALL_WINDS      | (111z)222z333z123m4z 4z
                    GREAT_WINDS      | (111z)222z333z444z8p 8p
                    ALL_HONORS       | (111z)222z333z555z7z 7z
                    MIXED_TERMINALS  | (111m)999m222z333z9p 9p
                    ALL_TERMINALS    | (111m)999m111p999s9p 9p
                    NINE_GATES       | 1112345678999m 5m
                    FOUR_CONCEALED   | 111m222p555s88p99s 8p self_draw
                    ALL_KONGS        | (1111m)(2222p)(5555s)[8888p]9s 9s
                    THIRTEEN_ORPHANS | 19m19p19s1234567z 7z
                    DRAGON           | (555z)123m456p789s2m 2m rule:minimum=0
                    SEAT_WIND        | (222z)123m456p789s2m 2m seat_wind=s rule:minimum=0
                    ROUND_WIND       | (222z)123m456p789s2m 2m seat_wind=e round_wind=s rule:minimum=0
                    CONCEALED        | 123m456p789s2225m 5m rule:minimum=0
                    SELF_DRAW        | (555z)123m456p789s2m 2m self_draw rule:minimum=0
                    LAST_TILE        | (555z)123m456p789s2m 2m last_tile rule:minimum=0
                    WIN_ON_KONG      | [5555z]123m456p789s2m 2m self_draw after_kong rule:minimum=0
                    KONG_ON_KONG     | [5555z][3333z]123m456p2m 2m self_draw after_two_kongs
                    WIN_ON_FLOWER    | (555z)123m456p789s2m 2m self_draw after_flower flowers=2f rule:minimum=0 rule:win_on_flower=1
                    ROBBING          | (555z)123m456p79s22m 8s robbing rule:minimum=0
                    HEAVENLY         | 123m456p789s2225m 5m self_draw first_turn seat_wind=e
                    EARTHLY          | 123m456p789s2225m 5m first_turn seat_wind=s
                    NO_FLOWERS       | (222z)123m456p789s2m 2m seat_wind=e rule:minimum=0
                    OWN_FLOWER       | (222z)123m456p789s2m 2m seat_wind=e flowers=1f rule:minimum=0
                    OWN_SEASON       | (222z)123m456p789s2m 2m seat_wind=e flowers=5f rule:minimum=0
                    FLOWER_SET       | (222z)123m456p789s2m 2m seat_wind=e flowers=1234f rule:minimum=0
                    SEVEN_FLOWERS    | 147m258p369s1234z 5z self_draw flowers=1234567f rule:seven_flowers=3
                    EIGHT_FLOWERS    | 147m258p369s1234z 5z self_draw flowers=12345678f
                    """);

    private FaanTable() {}

    static ScoringTable of(HongKongRules rules) {
        return new ScoringTable(
                "Faan",
                List.of("faan"),
                List.of(
                        section("The hand", rules, Faan.COMMON_HAND, Faan.ROUND_WIND),
                        section("How it was won", rules, Faan.CONCEALED, Faan.EARTHLY),
                        section("Flowers", rules, Faan.NO_FLOWERS, Faan.EIGHT_FLOWERS)));
    }

    private static ScoringTable.Section section(
            String title, HongKongRules rules, Faan first, Faan last) {
        List<ScoringTable.Entry> entries = new ArrayList<>();
        for (Faan faan : Faan.values()) {
            if (faan.compareTo(first) >= 0
                    && faan.compareTo(last) <= 0
                    && rules.worth(faan) > 0
                    && (faan.compareTo(Faan.NO_FLOWERS) < 0 || rules.hasFlowers())) {
                entries.add(
                        ScoringTable.Entry.of(
                                faan.title(),
                                List.of(String.valueOf(rules.worth(faan))),
                                faan.meaning(),
                                Optional.ofNullable(EXAMPLES.get(faan))));
            }
        }
        boolean any = rules.minimum() == 0 && first == Faan.COMMON_HAND;
        if (any) {
            entries.add(
                    ScoringTable.Entry.of(
                            ScoreSheet.CHICKEN,
                            List.of("0"),
                            "nothing that earns faan",
                            Optional.empty()));
        }
        return new ScoringTable.Section(title, "", entries);
    }
}
