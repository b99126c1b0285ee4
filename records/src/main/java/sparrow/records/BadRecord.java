package sparrow.records;

import sparrow.core.tile.OneLine;

/// A record cannot be read, or a format cannot hold a game; the sentence says why.
public final class BadRecord extends Exception {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST = 300;
    private static final int LONGEST_NAME = 40;

    private final String sentence;

    public BadRecord(String sentence) {
        super(sentence, null, false, false);
        this.sentence = excerpt(OneLine.of(sentence), LONGEST);
    }

    public String sentence() {
        return sentence;
    }

    /// A name that a record holds, as far as a sentence has room for it.
    public static String excerpt(String name) {
        return excerpt(name, LONGEST_NAME);
    }

    public static String excerpt(String text, int most) {
        return text.length() > most ? text.substring(0, most) + "…" : text;
    }
}
