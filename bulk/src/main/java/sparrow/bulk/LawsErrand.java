package sparrow.bulk;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.arena.Errand;
import sparrow.core.game.Variant;
import sparrow.desk.Mahjong;
import sparrow.records.JsonLog;
import sparrow.testkit.BrokenLaw;
import sparrow.testkit.Laws;

/// Hands of wandering players held to every law of the testkit, a stretch of them in each trial.
///
/// @param variant of that game
/// @param hands in all
record LawsErrand(Mahjong game, Variant variant, long seed, int hands)
        implements Errand<LawsErrand.Stretch> {
    /// Hands follow each other as matches within a stretch; the laws cut longer runs the same way.
    private static final int STRETCH = 100;

    /// @param counts what occurred
    /// @param breach the first breach of a law, if there was one
    record Stretch(SortedMap<String, Long> counts, Optional<String> breach) {
        Stretch {
            counts = new TreeMap<>(counts);
        }
    }

    /// How many trials there are.
    int stretches() {
        return Math.ceilDiv(hands, STRETCH);
    }

    @Override
    public Stretch trial(int number) {
        int first = number * STRETCH;
        Laws laws =
                Laws.of(() -> game.variant(variant.rules()))
                        .seed(seed)
                        .from(first)
                        .hands(Math.min(STRETCH, hands - first))
                        .laidAtOnce(game.laidAtOnce(variant.rules()))
                        .disk(log -> JsonLog.read(JsonLog.write(log)).orThrow());
        try {
            return new Stretch(laws.check().counts(), Optional.empty());
        } catch (BrokenLaw broken) {
            return new Stretch(new TreeMap<>(), Optional.of(String.valueOf(broken.getMessage())));
        }
    }
}
