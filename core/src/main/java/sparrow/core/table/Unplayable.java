package sparrow.core.table;

/// House rules that nobody can play by, though each of them is allowed. The sentence says which,
/// and what to write instead.
public final class Unplayable extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final String sentence;

    public Unplayable(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }
}
