package sparrow.server.table;

import java.util.Locale;

/// How far a table has come.
enum Phase {
    /// For people.
    WAITING,
    PLAYING,
    /// The match is finished.
    OVER,
    /// Ended without a result.
    CLOSED;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Whether the table still waits or is played at.
    boolean isOpen() {
        return this == WAITING || this == PLAYING;
    }

    static Phase named(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
