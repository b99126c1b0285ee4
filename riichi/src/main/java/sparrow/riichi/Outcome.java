package sparrow.riichi;

/// What came of scoring a win.
public sealed interface Outcome permits Score, NoScore {
    /// The score; why there is none is thrown, for callers whose win cannot be wrong.
    default Score orThrow() {
        return switch (this) {
            case Score score -> score;
            case NoScore none -> throw new IllegalArgumentException(none.why());
        };
    }
}
