package sparrow.cli;

/// Why a question cannot be answered: a code that programs know, and one sentence.
final class RowError extends Exception {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final String sentence;

    RowError(String code, String sentence) {
        super(sentence, null, false, false);
        this.code = code;
        this.sentence = sentence;
    }

    String code() {
        return code;
    }

    String sentence() {
        return sentence;
    }
}
