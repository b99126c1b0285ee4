package sparrow.server.journal;

/// One row of a table's journal.
///
/// @param body one JSON object
public record Entry(Kind kind, String body) {
    public enum Kind {
        /// Something that happened, as in a log.
        EVENT,
        /// What somebody chose, when nothing has happened yet because of it.
        ANSWER
    }

    public static Entry event(String body) {
        return new Entry(Kind.EVENT, body);
    }

    public static Entry answer(String body) {
        return new Entry(Kind.ANSWER, body);
    }
}
