package sparrow.server.journal;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// One row of a table's journal.
///
/// @param body one JSON object
public record Entry(Kind kind, String body) {
    public enum Kind {
        /// Something that happened, as in a log.
        EVENT,
        /// What somebody chose, when nothing has happened yet because of it.
        ANSWER;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Optional<Kind> named(String word) {
            return Stream.of(values()).filter(kind -> kind.word().equals(word)).findFirst();
        }
    }

    public static Entry event(String body) {
        return new Entry(Kind.EVENT, body);
    }

    public static Entry answer(String body) {
        return new Entry(Kind.ANSWER, body);
    }
}
