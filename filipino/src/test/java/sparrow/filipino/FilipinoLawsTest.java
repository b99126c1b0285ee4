package sparrow.filipino;

import org.junit.jupiter.api.Test;
import sparrow.core.table.Rules;
import sparrow.testkit.Census;
import sparrow.testkit.Laws;

class FilipinoLawsTest {
    @Test
    void x() {
        for (Preset preset : Preset.values()) {
            Rules rules = preset.rules();
            long t = System.nanoTime();
            int hands = Integer.getInteger("sparrow.hands", 300);
            Census census =
                    Laws.of(() -> new FilipinoVariant(rules))
                            .laidAtOnce(FilipinoRules.of(rules)::isFlower)
                            .hands(hands)
                            .check();
            System.out.println(preset + " " + (System.nanoTime() - t) / 1e6 / hands + " ms a hand");
            System.out.println(census);
        }
    }
}
