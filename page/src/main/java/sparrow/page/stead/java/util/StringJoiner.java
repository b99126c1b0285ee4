package sparrow.page.stead.java.util;

/// Texts put together, with something between them.
public final class StringJoiner {
    private final String between;
    private final String before;
    private final String after;
    private final StringBuilder joined = new StringBuilder();
    private boolean begun;

    public StringJoiner(CharSequence between) {
        this(between, "", "");
    }

    public StringJoiner(CharSequence between, CharSequence before, CharSequence after) {
        this.between = between.toString();
        this.before = before.toString();
        this.after = after.toString();
    }

    public StringJoiner add(CharSequence text) {
        joined.append(begun ? between : "").append(text);
        begun = true;
        return this;
    }

    public int length() {
        return before.length() + joined.length() + after.length();
    }

    @Override
    public String toString() {
        return before + joined + after;
    }
}
