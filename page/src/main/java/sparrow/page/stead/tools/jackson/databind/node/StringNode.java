package sparrow.page.stead.tools.jackson.databind.node;

import org.jspecify.annotations.Nullable;
import sparrow.page.stead.tools.jackson.databind.JsonNode;

/// A text.
public final class StringNode extends JsonNode {
    private static final String HEX = "0123456789ABCDEF";

    private final String value;

    public StringNode(String value) {
        this.value = value;
    }

    @Override
    public String stringValue() {
        return value;
    }

    @Override
    public String asString() {
        return value;
    }

    @Override
    public String asString(String otherwise) {
        return value;
    }

    @Override
    public int asInt(int otherwise) {
        try {
            return Integer.parseInt(value.strip());
        } catch (NumberFormatException _) {
            return otherwise;
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StringNode text && text.value.equals(value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public void write(StringBuilder text) {
        quote(value, text);
    }

    static void quote(String value, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char letter = value.charAt(i);
            switch (letter) {
                case '"', '\\' -> text.append('\\').append(letter);
                case '\b' -> text.append("\\b");
                case '\t' -> text.append("\\t");
                case '\n' -> text.append("\\n");
                case '\f' -> text.append("\\f");
                case '\r' -> text.append("\\r");
                default -> {
                    if (letter < ' ') {
                        text.append("\\u00").append(HEX.charAt(letter >> 4));
                        text.append(HEX.charAt(letter & 15));
                    } else {
                        text.append(letter);
                    }
                }
            }
        }
        text.append('"');
    }
}
