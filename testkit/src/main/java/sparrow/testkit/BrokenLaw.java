package sparrow.testkit;

import org.jspecify.annotations.Nullable;

/// A variant broke a law; the message says how, and with which seed and hand to see it again.
public final class BrokenLaw extends AssertionError {
    private static final long serialVersionUID = 1L;

    private final Law law;
    private final String sentence;

    BrokenLaw(Law law, String sentence) {
        this(law, sentence, null);
    }

    BrokenLaw(Law law, String sentence, @Nullable Throwable cause) {
        super(law + ": " + sentence, cause);
        this.law = law;
        this.sentence = sentence;
    }

    /// The same breach, with the place where it was found.
    BrokenLaw in(String place) {
        BrokenLaw placed = new BrokenLaw(law, sentence + " [" + place + "]", getCause());
        placed.setStackTrace(getStackTrace());
        return placed;
    }

    public Law law() {
        return law;
    }
}
