package sparrow.american.lines;

/// The score of a line out of 100 in three components: tiles at hand, how easily each missing tile
/// comes, and what the line is worth.
///
/// @param tiles 0–40
/// @param ease 0–50
/// @param priority 0–10
public record ImprovedScore(double tiles, double ease, double priority) {
    static final int EASE = 50;

    public double total() {
        return tiles + ease + priority;
    }

    /// How easily a tile comes, from 0 to 1: by the part of its copies that is still out.
    ///
    /// @param left copies still out, with the jokers that may stand for them
    public static double ease(double left, int original) {
        double ratio = left / original;
        return ratio >= 0.75 ? 1 : ratio >= 0.5 ? 0.8 : ratio >= 0.25 ? 0.5 : ratio > 0 ? 0.2 : 0;
    }
}
