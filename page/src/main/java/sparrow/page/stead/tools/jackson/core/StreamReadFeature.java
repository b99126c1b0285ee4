package sparrow.page.stead.tools.jackson.core;

/// What a parser is strict about.
public enum StreamReadFeature {
    STRICT_DUPLICATE_DETECTION
}
