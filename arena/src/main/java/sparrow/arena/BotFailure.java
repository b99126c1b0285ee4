package sparrow.arena;

/// A bot that throws or does what it may not. Its contest counts for nothing.
public final class BotFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BotFailure(String sentence) {
        super(sentence);
    }

    BotFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
