package sparrow.arena;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sparrow.american.card.reader.SparrowCard;
import sparrow.catalog.Catalog;
import sparrow.core.table.Rules;
import sparrow.desk.Mahjong;
import sparrow.records.JsonLog;
import sparrow.testkit.Laws;

/// Logs of American mahjong survive the way to disk and back, the card they were played by
/// included.
class AmericanLogTest {
    private static final Mahjong AMERICAN = Catalog.game("american").orElseThrow();

    private static void survives(Map<String, String> changes) {
        Map<String, String> values = new TreeMap<>(AMERICAN.presets().getFirst().rules().values());
        values.putAll(changes);
        Rules rules = AMERICAN.variant(Rules.of(AMERICAN.options(), values).orThrow()).rules();
        Laws.of(() -> AMERICAN.variant(rules))
                .disk(log -> JsonLog.read(JsonLog.write(log)).orThrow())
                .seed(6)
                .hands(20)
                .check()
                .require(5, "phase play", "Exchanged", "claimed GROUP of 3");
    }

    @Test
    void with_the_card_by_its_name() {
        survives(Map.of());
    }

    @Test
    void with_the_whole_text_of_a_card_and_with_blanks() {
        survives(Map.of("card", SparrowCard.card().print(), "blanks", "6"));
    }
}
