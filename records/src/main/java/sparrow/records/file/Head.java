package sparrow.records.file;

import java.util.Optional;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

/// What a text begins with, by which its format is known.
///
/// @param first the first character that is no space; a space where there is none
/// @param line the first line, where it is JSON and not too long
public record Head(char first, Optional<JsonNode> line) {
    private static final int LONGEST_LINE = 16_384;

    static Head of(String text) {
        int start = 0;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        if (start == text.length()) {
            return new Head(' ', Optional.empty());
        }
        int newline = text.indexOf('\n', start);
        int end = newline < 0 ? text.length() : newline;
        return new Head(
                text.charAt(start),
                end - start <= LONGEST_LINE
                        ? parsed(text.substring(start, end))
                        : Optional.empty());
    }

    private static Optional<JsonNode> parsed(String line) {
        try {
            return Optional.of(Json.parse(line));
        } catch (BadRecord severalLines) {
            return Optional.empty();
        }
    }

    /// Whether the first line is an object with such a field.
    public boolean has(String field) {
        return line.filter(json -> json.has(field)).isPresent();
    }

    /// Whether the text is an object or a list of JSON, if it is JSON at all.
    public boolean isJson() {
        return first == '{' || first == '[';
    }
}
