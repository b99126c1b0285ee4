package sparrow.server.table;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// How fast bots seem to think for a person who plays alone with them; in company they take what
/// the table's settings say.
public enum Pace {
    SLOW(200),
    NORMAL(100),
    FAST(25);

    private static final int WHOLE = 100;

    /// An answer to a discard is mostly a pass, and nobody wants to wait long for three of them.
    private static final int PART_OF_CLAIMS = 3;

    private final int percent;

    Pace(int percent) {
        this.percent = percent;
    }

    public static Optional<Pace> of(String name) {
        return Stream.of(values())
                .filter(pace -> pace.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }

    /// The least time of a turn.
    int turn(int usual) {
        return (int) ((long) usual * percent / WHOLE);
    }

    /// The least time of an answer to a discard, whatever it is.
    int claim(int usual) {
        return turn(usual) / PART_OF_CLAIMS;
    }
}
