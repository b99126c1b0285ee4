package sparrow.core.tile;

/// A sentence that quotes what somebody typed stays one line whatever that was.
public final class OneLine {
    private static final String SEPARATORS = "\u2028\u2029";

    private OneLine() {}

    /// The text with each character that ends a line or does something else than being read told by
    /// its number, as `U+000A`.
    public static String of(String text) {
        if (text.chars().noneMatch(OneLine::acts)) {
            return text;
        }
        StringBuilder plain = new StringBuilder();
        text.chars()
                .forEach(c -> {
                    if (acts(c)) {
                        plain.append("U+%04X".formatted(c));
                    } else {
                        plain.append((char) c);
                    }
                });
        return plain.toString();
    }

    private static boolean acts(int c) {
        return Character.isISOControl(c) || SEPARATORS.indexOf(c) >= 0;
    }
}
