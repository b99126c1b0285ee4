package sparrow.records;

/// Something in a file is not as the format has it; the sentence says what.
public final class Malformed extends Exception {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST = 300;

    private final String sentence;

    public Malformed(String sentence) {
        super(sentence, null, false, false);
        this.sentence =
                sentence.length() > LONGEST ? sentence.substring(0, LONGEST) + "…" : sentence;
    }

    public String sentence() {
        return sentence;
    }
}
