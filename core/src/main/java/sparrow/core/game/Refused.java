package sparrow.core.game;

/// An action that is not among a seat's choices. Nothing has changed.
///
/// It answers a player and is no fault of ours, so it carries no stack trace.
public final class Refused extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public Refused(String sentence) {
        super(sentence);
    }

    @Override
    public Throwable fillInStackTrace() {
        return this;
    }
}
