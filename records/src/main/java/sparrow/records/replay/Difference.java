package sparrow.records.replay;

/// Where a record and the rules part.
///
/// @param hand which hand of the record, from 0
/// @param place which hand and turn it was, in words
/// @param kind what it is about
/// @param sentence what the record tells, and what the rules say
public record Difference(int hand, String place, Kind kind, String sentence) {
    /// What a record and the rules disagree about.
    public enum Kind {
        ACTION("an action that the rules do not allow"),
        COURSE("what happens"),
        PAYMENT("payments"),
        SHEET("yaku, han or fu"),
        OPENING("how a hand opens"),
        ENDING("when the match ends"),
        RESULT("the final points or results"),
        LOG("what the rules make of a choice"),
        WALL("walls that were not fair");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /// What people read in a summary.
        public String words() {
            return words;
        }
    }

    @Override
    public String toString() {
        return place + ": " + sentence;
    }
}
