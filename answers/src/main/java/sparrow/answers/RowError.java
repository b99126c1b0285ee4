package sparrow.answers;

/// Why a question cannot be answered: a code that programs know, and one sentence.
public final class RowError extends Exception {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final String sentence;

    public RowError(String code, String sentence) {
        super(sentence, null, false, false);
        this.code = code;
        this.sentence = sentence;
    }

    public String code() {
        return code;
    }

    public String sentence() {
        return sentence;
    }
}
