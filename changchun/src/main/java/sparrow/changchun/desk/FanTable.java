package sparrow.changchun.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.Fan;
import sparrow.desk.Example;
import sparrow.desk.ScoringTable;

/// The fans that count under some rules, each with a hand that has it.
final class FanTable {
    private static final Map<Fan, Example> EXAMPLES =
            Example.all(
                    Fan.class,
                    """
                    CONCEALED    | 23m456p789s11144z 4m
                    CLOSED_WAIT  | 123m46p789s11144z 5p
                    ALL_TRIPLETS | 22s33m(111z)(999m)(555p) 2s
                    SEVEN_PAIRS  | 1133m5577p2288s1z 1z
                    LUXURY_PAIRS | 111m5577p2288s33z 1m
                    BAO_HIT      | 23m456p789s44z(111z) - ting bao=4m
                    BAO_DRAWN    | 23m456p789s44z(111z) 9p ting bao=9p self_draw
                    """);

    private FanTable() {}

    static ScoringTable of(ChangchunRules rules) {
        List<ScoringTable.Entry> entries = new ArrayList<>();
        for (Fan fan : Fan.values()) {
            if (rules.counts(fan)) {
                entries.add(
                        ScoringTable.Entry.of(
                                fan.title(),
                                List.of(String.valueOf(fan.value())),
                                fan.meaning(),
                                Optional.ofNullable(EXAMPLES.get(fan))));
            }
        }
        return new ScoringTable(
                "Fans",
                List.of("fan"),
                List.of(
                        new ScoringTable.Section(
                                "Fans", "Each fan of a win doubles what it pays.", entries)));
    }
}
