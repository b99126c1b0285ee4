package sparrow.arena.mjai;

/// A line that is not mjai, or tells of something that cannot have happened.
public final class BadLine extends Exception {
    private static final long serialVersionUID = 1L;

    BadLine(String sentence) {
        super(sentence);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
