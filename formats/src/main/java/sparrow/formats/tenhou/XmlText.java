package sparrow.formats.tenhou;

import java.util.List;
import java.util.stream.Collectors;

/// XML being written, element by element.
final class XmlText {
    private final StringBuilder text = new StringBuilder();

    XmlText open(String name) {
        text.append('<').append(name);
        return this;
    }

    XmlText with(String attribute, Object value) {
        text.append(' ').append(attribute).append("=\"").append(escaped(value.toString()));
        text.append('"');
        return this;
    }

    XmlText with(String attribute, List<?> values) {
        return with(
                attribute, values.stream().map(Object::toString).collect(Collectors.joining(",")));
    }

    /// Ends an element.
    void close() {
        text.append("/>");
    }

    /// Ends an element, with the blank that Tenhou has there.
    void closeApart() {
        text.append(" />");
    }

    void raw(String more) {
        text.append(more);
    }

    private static String escaped(String value) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.append(c < ' ' ? ' ' : c);
            }
        }
        return escaped.toString();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
