package sparrow.american.desk;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import sparrow.desk.Given;
import sparrow.desk.Refusal;

/// What was done in the own turn since it began.
enum Since {
    /// A joker or a discard was taken for a tile.
    EXCHANGED,
    /// A tile was added to the group just exposed.
    ADDED,
    /// One was taken back from it.
    TAKEN_BACK;

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    static List<String> keys() {
        return Stream.of(values()).map(Since::key).toList();
    }

    static Optional<Since> read(Given given) throws Refusal {
        return given.word(AmericanDesk.SINCE).map(word -> valueOf(word.toUpperCase(Locale.ROOT)));
    }
}
