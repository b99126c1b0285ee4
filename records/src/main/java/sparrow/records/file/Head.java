package sparrow.records.file;

import java.util.HashSet;
import java.util.Set;
import sparrow.records.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/// What a text begins with, by which its format is known.
///
/// @param first the first character that is no space; a space where there is none
/// @param fields the names of the fields of its first JSON object, as far as one looks
public record Head(char first, Set<String> fields) {
    private static final int LOOKED_AT = 65_536;

    public Head {
        fields = Set.copyOf(fields);
    }

    static Head of(String text) {
        int start = 0;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        if (start == text.length()) {
            return new Head(' ', Set.of());
        }
        char first = text.charAt(start);
        return first == '{' || first == '['
                ? new Head(
                        first,
                        names(text.substring(start, Math.min(text.length(), start + LOOKED_AT))))
                : new Head(first, Set.of());
    }

    /// The fields of the first object, which may stand in lists; those read before it breaks off.
    private static Set<String> names(String beginning) {
        Set<String> names = new HashSet<>();
        try (JsonParser parser = Json.MAPPER.createParser(beginning)) {
            JsonToken token = parser.nextToken();
            while (token == JsonToken.START_ARRAY) {
                token = parser.nextToken();
            }
            while (token == JsonToken.START_OBJECT
                    && parser.nextToken() == JsonToken.PROPERTY_NAME) {
                names.add(parser.currentName());
                parser.nextToken();
                parser.skipChildren();
            }
        } catch (JacksonException brokenOff) {
            return names;
        }
        return names;
    }

    /// Whether the first object has such a field.
    public boolean has(String field) {
        return fields.contains(field);
    }

    /// Whether the text is an object or a list of JSON, if it is JSON at all.
    public boolean isJson() {
        return first == '{' || first == '[';
    }
}
