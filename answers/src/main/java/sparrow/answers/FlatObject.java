package sparrow.answers;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import sparrow.core.table.Option;

/// Reads an object of JSON whose values are true, false, small numbers and texts of ASCII without
/// escapes, as house rules are written; anything else is left to a careful reader.
final class FlatObject {
    private static final int MOST_DIGITS = 9;

    private final String text;
    private final Map<String, String> values = new LinkedHashMap<>();
    private int at;

    private FlatObject(String text) {
        this.text = text;
    }

    /// The values by name, true and false as options have them; none if it is not such an object.
    static Optional<Map<String, String>> read(String text) {
        FlatObject object = new FlatObject(text);
        return object.reads() ? Optional.of(object.values) : Optional.empty();
    }

    private boolean reads() {
        boolean sound = isNext('{');
        boolean more = sound && !isNext('}');
        while (more) {
            Optional<String> name = quoted();
            sound = name.isPresent() && isNext(':');
            Optional<String> value = sound ? value() : Optional.empty();
            sound = value.isPresent() && values.put(name.get(), value.get()) == null;
            more = sound && isNext(',');
            sound = sound && (more || isNext('}'));
        }
        skipBlanks();
        return sound && at == text.length();
    }

    private void skipBlanks() {
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
    }

    private boolean isNext(char wanted) {
        skipBlanks();
        boolean is = at < text.length() && text.charAt(at) == wanted;
        at += is ? 1 : 0;
        return is;
    }

    private Optional<String> value() {
        skipBlanks();
        if (text.startsWith("true", at)) {
            at += "true".length();
            return Optional.of(Option.YES);
        }
        if (text.startsWith("false", at)) {
            at += "false".length();
            return Optional.of(Option.NO);
        }
        return at < text.length() && text.charAt(at) == '"' ? quoted() : digits();
    }

    private Optional<String> quoted() {
        if (!isNext('"')) {
            return Optional.empty();
        }
        int from = at;
        for (; at < text.length(); at++) {
            char letter = text.charAt(at);
            if (letter == '"') {
                at++;
                return Optional.of(text.substring(from, at - 1));
            }
            if (letter < ' ' || letter > '~' || letter == '\\') {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private Optional<String> digits() {
        int from = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        int digits = at - from;
        boolean plain =
                digits > 0 && digits <= MOST_DIGITS && (digits == 1 || text.charAt(from) != '0');
        return plain ? Optional.of(text.substring(from, at)) : Optional.empty();
    }
}
