package sparrow.server.journal;

/// Something on disk is not as it was written, or not what this program understands.
public final class Damaged extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String sentence;

    /// @param sentence what is wrong, such as "row 17 is missing"
    public Damaged(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    Damaged(String sentence, Throwable cause) {
        super(sentence, cause);
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }
}
