package sparrow.page.stead.tools.jackson.core.json;

/// What may be allowed besides JSON itself.
public enum JsonReadFeature {
    ALLOW_TRAILING_COMMA,
    ALLOW_JAVA_COMMENTS
}
