package sparrow.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// A question about a Filipino hand as somebody wrote it down, not yet checked.
///
/// @param melds sets laid besides those in brackets within the hand
/// @param win the winning tile, or nothing
/// @param joker the wild tile, or nothing
record FilipinoGiven(
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
    static final int MANY_DISCARDS = 99;

    /// What was so when the hand was won.
    enum Flag {
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
        String field() {
            return field;
        }
    }

    FilipinoGiven {
        flags = Set.copyOf(flags);
        changes = new LinkedHashMap<>(changes);
    }

    boolean has(Flag flag) {
        return flags.contains(flag);
    }
}
