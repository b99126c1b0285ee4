package sparrow.server.work;

/// Work that is not done, in one sentence for who asked for it.
public final class Busy extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// Whose doing it is.
    public enum Why {
        /// The asker has asked for too much already.
        TOO_MUCH,
        /// Others have asked for more than can be done.
        FULL,
        /// It took too long.
        LATE,
        /// The asker is gone.
        GONE
    }

    private final Why why;
    private final int seconds;

    private Busy(Why why, int seconds, String sentence) {
        super(sentence, null, false, false);
        this.why = why;
        this.seconds = seconds;
    }

    static Busy tooMuch() {
        return new Busy(
                Why.TOO_MUCH, 2, "You have asked for much already; wait until it is answered.");
    }

    static Busy full() {
        return new Busy(Why.FULL, 5, "The server has too much to do; ask again in a moment.");
    }

    static Busy late() {
        return new Busy(Why.LATE, 10, "That took too long; ask for less, or again later.");
    }

    static Busy gone() {
        return new Busy(Why.GONE, 1, "Nobody waits for that any more.");
    }

    public Why why() {
        return why;
    }

    /// After how many seconds it may be asked for again.
    public int seconds() {
        return seconds;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
