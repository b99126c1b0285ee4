package sparrow.shapes;

import java.util.List;

/// How far a holding is from a win: the fewest tiles that, added, make it hold one. What Riichi
/// players call shanten is one less.
public final class Distance {
    /// The distance to what cannot be built, because melds or exhausted tiles bar it.
    public static final int NEVER = Family.NEVER;

    private Distance() {}

    /// A distance as people are told it, in every game the same: how many tiles the hand is from
    /// ready. A ready hand wins with one more tile.
    public static String inWords(int distance) {
        return switch (distance) {
            case NEVER -> "no win can be reached";
            case 0 -> "complete";
            case 1 -> "ready";
            case 2 -> "1 tile from ready";
            default -> distance - 1 + " tiles from ready";
        };
    }

    /// The same in a column whose heading says that it is counted to ready.
    public static String figure(int distance) {
        return distance > 1 && distance != NEVER ? String.valueOf(distance - 1) : brief(distance);
    }

    /// The same for a cell of a table.
    public static String brief(int distance) {
        return switch (distance) {
            case NEVER -> "never";
            case 0 -> "complete";
            case 1 -> "ready";
            default -> distance - 1 + " from ready";
        };
    }

    public static int of(Holding holding, Form form) {
        return Gauge.of(form).distance(holding);
    }

    /// The distance to the nearest of several forms.
    public static int of(Holding holding, List<Form> forms) {
        return Gauge.of(forms).distance(holding);
    }
}
