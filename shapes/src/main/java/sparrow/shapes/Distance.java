package sparrow.shapes;

import java.util.List;

/// How far a holding is from a win: the fewest tiles that, added, make it hold one. What Riichi
/// players call shanten is one less.
public final class Distance {
    /// The distance to what cannot be built, because melds or exhausted tiles bar it.
    public static final int NEVER = Family.NEVER;

    private Distance() {}

    public static int of(Holding holding, Form form) {
        return Gauge.of(form).distance(holding);
    }

    /// The distance to the nearest of several forms.
    public static int of(Holding holding, List<Form> forms) {
        return Gauge.of(forms).distance(holding);
    }
}
