package sparrow.american.play;

import java.util.Map;
import sparrow.american.table.AmericanRules;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.testkit.Changes;

/// A card of four lines that are easy to tell apart, and the game played by it.
final class SmallCard {
    private static final String TEXT =
            """
            card "Small card"
            section "Sets"
            1: FFFF 1111a 2222b 33c X 25
            2: FF 111a 222b 3333c 44c X 30
            section "Closed"
            1: 111a 333a 555a 777a 99a C 40
            section "Pairs" nobonus nojokers
            1: 11a 22a 33a 44a 55a 66a 77a C 50
            """;

    private SmallCard() {}

    static AmericanVariant variant(String... changes) {
        Map<String, String> values = Changes.of(changes);
        values.put("card", TEXT);
        return new AmericanVariant(AmericanRules.of(Preset.LEAGUE, values).orThrow());
    }
}
