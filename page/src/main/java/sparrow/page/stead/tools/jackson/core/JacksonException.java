package sparrow.page.stead.tools.jackson.core;

/// A text that is not JSON, or not within bounds.
public class JacksonException extends RuntimeException {
    public JacksonException(String sentence) {
        super(sentence);
    }

    public String getOriginalMessage() {
        return String.valueOf(getMessage());
    }
}
