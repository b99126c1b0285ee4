package sparrow.page.stead.tools.jackson.core;

import org.jspecify.annotations.Nullable;

/// A text that is not JSON, or not within bounds.
public class JacksonException extends RuntimeException {
    private final transient @Nullable TokenStreamLocation place;

    public JacksonException(String sentence) {
        this(sentence, null);
    }

    JacksonException(String sentence, @Nullable TokenStreamLocation place) {
        super(sentence);
        this.place = place;
    }

    public String getOriginalMessage() {
        return String.valueOf(getMessage());
    }

    /// Nothing where it is not the text that is wrong.
    public @Nullable TokenStreamLocation getLocation() {
        return place;
    }
}
