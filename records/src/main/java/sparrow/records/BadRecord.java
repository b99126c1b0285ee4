package sparrow.records;

/// A record cannot be read, or a format cannot hold a game; the sentence says why.
public final class BadRecord extends Exception {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST = 300;

    private final String sentence;

    public BadRecord(String sentence) {
        super(sentence, null, false, false);
        this.sentence =
                sentence.length() > LONGEST ? sentence.substring(0, LONGEST) + "…" : sentence;
    }

    public String sentence() {
        return sentence;
    }
}
