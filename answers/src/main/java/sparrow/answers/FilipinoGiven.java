package sparrow.answers;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// A question about a Filipino hand as somebody wrote it down, not yet checked.
///
/// @param melds sets laid besides those in brackets within the hand
/// @param win the winning tile, or nothing
/// @param joker the wild tile, or nothing
public record FilipinoGiven(
        String hand,
        String melds,
        String win,
        String joker,
        String visible,
        int flowers,
        int discards,
        Set<Flag> flags,
        String preset,
        Map<String, String> changes) {
    /// So many discards that nothing is quick any more.
    public static final int MANY_DISCARDS = 99;

    /// What was so when the hand was won.
    public enum Flag {
        SELF_DRAW("self_draw"),
        DEALER("dealer"),
        FIRST_TURN("first_turn"),
        AFTER_KONG("after_kong"),
        EQUAL_DICE("equal_dice");

        private final String field;

        Flag(String field) {
            this.field = field;
        }

        /// Its name in a row of a batch.
        public String field() {
            return field;
        }
    }

    public FilipinoGiven {
        flags = Set.copyOf(flags);
        changes = new LinkedHashMap<>(changes);
    }

    public boolean has(Flag flag) {
        return flags.contains(flag);
    }
}
