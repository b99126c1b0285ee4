package sparrow.american.advice;

import sparrow.american.value.Risk;

/// What may go wrong when a tile is let go.
///
/// @param message what it does
/// @param impact how much, in numbers
public record Danger(Type type, Risk severity, String message, String impact) {
    public enum Type {
        /// It takes the best line apart.
        PATTERN_DESTRUCTION,
        /// Somebody else wants it.
        OPPONENT_FEEDING
    }
}
