package sparrow.riichi.table;

import org.junit.jupiter.api.Test;
import sparrow.core.table.Rules;
import sparrow.riichi.Preset;
import sparrow.testkit.Census;
import sparrow.testkit.Laws;

/// Riichi obeys every law under every preset.
class RiichiLawsTest {
    @Test
    void ten_thousand_hands_obey_every_law() {
        int hands = Integer.getInteger("sparrow.hands", 1_000);
        Rules rules = Preset.TENHOU.rules();
        Census census =
                Laws.of(() -> new RiichiVariant(rules))
                        .seed(Long.getLong("sparrow.seed", 20_260))
                        .hands(hands)
                        .check();
        System.out.println(census);
    }
}
