package sparrow.records;

/// A format cannot hold a game; the sentence says why.
public final class Unwritable extends Exception {
    private static final long serialVersionUID = 1L;

    private final String sentence;

    public Unwritable(String sentence) {
        super(sentence, null, false, false);
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }
}
