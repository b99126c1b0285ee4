package sparrow.filipino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Distance;

/// An ambition that a hand may still win with, and the tiles it needs for that.
///
/// @param distance the fewest tiles that, added, make a win with it
public record Reach(Ambition ambition, int quarters, int distance) {
    private static final Comparator<Reach> NEAREST_FIRST =
            Comparator.comparingInt(Reach::distance)
                    .thenComparing(Comparator.comparingInt(Reach::quarters).reversed())
                    .thenComparing(Reach::ambition);

    /// The same, so many tiles away.
    public Reach with(int tiles) {
        return new Reach(ambition, quarters, tiles);
    }

    /// Everything not out of reach for ever, the nearest first.
    ///
    /// @param hand its concealed tiles
    public static List<Reach> all(Tiles hand, List<Meld> melds, int flowers, FilipinoRules rules) {
        Course course = new Course(hand, melds, rules.goal());
        List<Reach> reaches = new ArrayList<>();
        for (Ambition ambition : Ambition.ofAWin()) {
            int distance = course.to(ambition, flowers);
            if (rules.counts(ambition) && distance < Distance.NEVER) {
                reaches.add(new Reach(ambition, rules.quarters(ambition), distance));
            }
        }
        reaches.sort(NEAREST_FIRST);
        return reaches;
    }
}
