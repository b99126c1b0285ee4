package sparrow.records;

/// Something in a file is not as the format has it; the sentence says what.
final class Malformed extends Exception {
    private static final long serialVersionUID = 1L;

    private final String sentence;

    Malformed(String sentence) {
        super(sentence, null, false, false);
        this.sentence = sentence;
    }

    String sentence() {
        return sentence;
    }
}
