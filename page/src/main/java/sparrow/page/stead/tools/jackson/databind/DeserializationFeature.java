package sparrow.page.stead.tools.jackson.databind;

/// What reading a tree is strict about.
public enum DeserializationFeature {
    FAIL_ON_TRAILING_TOKENS,
    FAIL_ON_READING_DUP_TREE_KEY
}
