package sparrow.american.advice;

import java.util.List;
import java.util.Locale;
import sparrow.american.value.Risk;
import sparrow.core.tile.Tile;

/// What to do with one tile of the hand.
///
/// @param priority from 0, let it go first, to 10, keep it before all
/// @param confidence in percent
/// @param loss what letting it go costs, in the units of the engine; at play with fourteen tiles
///   against the discard that leaves most
/// @param left what the hand is worth without it, in the same units
/// @param cost what it gives to others when it is discarded, on average, in the same units
/// @param lines the viable lines that need it, the best first
/// @param multiLine from 0 to 10: how many lines it serves, and how well
/// @param need the greatest chance that one of the others wants it
public record TileAdvice(
        Tile tile,
        Act action,
        Tier tier,
        int priority,
        int confidence,
        double loss,
        double left,
        double cost,
        List<String> lines,
        double multiLine,
        Contextual contextual,
        double need,
        List<Danger> dangers,
        List<String> reasons) {
    public enum Act {
        KEEP,
        PASS,
        DISCARD,
        /// Give it for an exposed joker, before anything is discarded.
        EXCHANGE,
        /// Call it when another player throws one.
        EXPOSE,
        NEUTRAL,
        NEVER;

        public String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// What the tile is good for at each occasion.
    ///
    /// @param charleston keep, pass or neutral
    /// @param play keep, discard or neutral
    /// @param exposition expose, keep or never: what to do when another player throws one
    public record Contextual(Act charleston, Act play, Act exposition) {}

    public TileAdvice {
        lines = List.copyOf(lines);
        dangers = List.copyOf(dangers);
        reasons = List.copyOf(reasons);
    }

    public Risk risk() {
        return Risk.of(need);
    }
}
