package sparrow.page.stead.tools.jackson.core;

/// A place in what is parsed.
public record TokenStreamLocation(long at) {
    public long getByteOffset() {
        return at;
    }
}
