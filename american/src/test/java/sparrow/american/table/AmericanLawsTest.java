package sparrow.american.table;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sparrow.testkit.Census;
import sparrow.testkit.Laws;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Every preset obeys every law, and so does a house with all the odd rules at once; every rule
/// occurs often enough to have been tried. What is rarer is scripted in the tests beside this one.
class AmericanLawsTest {
    private static final String[] ALWAYS = {
        "phase first right",
        "phase first left",
        "phase vote",
        "said stop",
        "phase second left",
        "phase second right",
        "said courtesy 0",
        "said courtesy 3",
        "phase courtesy tiles",
        "phase play",
        "claimed GROUP of 3",
        "claimed GROUP of 4",
        "Added",
        "TakenBack",
        "JokerTaken",
        "said dead",
        "said alive",
        "paid penalty",
        "paid mah jongg",
        "won on DRAW",
        "won on DISCARD",
        "ended by mah jongg",
        "ended by wall game"
    };

    private static final int HANDS = Integer.getInteger("sparrow.hands", 10_000);
    private static final long SEED = Long.getLong("sparrow.seed", 20_266);

    private static Laws laws(AmericanRules rules) {
        return Laws.of(() -> new AmericanVariant(rules))
                .players(chance -> new Strolling(rules.card(), chance));
    }

    private static Census check(AmericanRules rules, int hands) {
        return laws(rules).seed(SEED).twinsEvery(10).hands(hands).check();
    }

    @Test
    void ten_thousand_hands_of_the_league_obey_every_law() {
        System.out.println(check(AmericanRules.of(Preset.LEAGUE.rules()), HANDS));
    }
}
