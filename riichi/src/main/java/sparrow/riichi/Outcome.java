package sparrow.riichi;

/// What came of scoring a win.
public sealed interface Outcome permits Score, Refusal {
    /// The score; a refusal is thrown, for callers whose win cannot be wrong.
    default Score orThrow() {
        return switch (this) {
            case Score score -> score;
            case Refusal refusal -> throw new IllegalArgumentException(refusal.why());
        };
    }
}
