package sparrow.filipino.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.desk.Example;
import sparrow.desk.ScoringTable;
import sparrow.filipino.Ambition;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.Money;

/// The ambitions that are paid under some rules; those of a win with a hand that has them.
final class AmbitionTable {
    private static final Map<Ambition, Example> EXAMPLES =
            Example.all(
                    Ambition.class,
                    """
                    TODAS           | 123345m456789p777s1s 1s
                    ESCALERA        | 123456789m456p777s1s 1s
                    SIETE_PARES     | 1199m2255p3377s4s123s 4s
                    NO_FLOWERS_END  | 123345m456789p777s1s 1s flowers=0
                    ALL_UP          | 123345m456789p1s{7777s} 1s
                    ALL_DOWN        | 1s(123m)(456m)(789p)(222p)(777s) 1s
                    ALL_CHOW        | 123345m456789p567s1s 1s
                    ALL_PUNG        | 111m222p333s444s5p(777m) 5p
                    SINGLE          | 123345m456789p777s1s 1s
                    BISAKLAT        | 123345m456789p777s1s 1s self_draw dealer first_turn
                    FULL_FLUSH      | 1112345556788899m 9m rule:full_flush=2
                    QUICK_WIN       | 123345m456789p777s1s 1s discards=5 rule:quick_win=1
                    PANINGIT        | 13456m456789p777s11s 2m rule:paningit=1
                    BACK_TO_BACK    | 123456m456789p1122s 2s rule:back_to_back=1
                    SECOND_BISAKLAT | 123345m456789p777s1s 1s first_turn rule:second_bisaklat=4
                    KANG_BUNOT      | 123345m456789p1s{7777s} 1s self_draw after_kong rule:kang_bunot=1
                    JOKER_EYE       | 123345m456789p777s9s 9s joker=9s self_draw rule:joker_eye=1
                    """);

    private AmbitionTable() {}

    static ScoringTable of(FilipinoRules rules) {
        return new ScoringTable(
                "Ambitions",
                List.of("units"),
                List.of(
                        section(
                                "With the win",
                                "They add up; each payer pays the sum.",
                                rules,
                                Ambition.When.WITH_THE_WIN),
                        section(
                                "At once",
                                "All others pay at once, whatever becomes of the hand.",
                                rules,
                                Ambition.When.AT_ONCE)));
    }

    private static ScoringTable.Section section(
            String title, String note, FilipinoRules rules, Ambition.When when) {
        List<ScoringTable.Entry> entries = new ArrayList<>();
        for (Ambition ambition : Ambition.values()) {
            if (ambition.when() == when && rules.counts(ambition)) {
                entries.add(
                        ScoringTable.Entry.of(
                                ambition.title(),
                                List.of(Money.units(rules.quarters(ambition)).toPlainString()),
                                ambition.meaning(),
                                Optional.ofNullable(EXAMPLES.get(ambition))));
            }
        }
        return new ScoringTable.Section(title, note, entries);
    }
}
