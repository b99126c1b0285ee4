package sparrow.page.stead.tools.jackson.core;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sparrow.page.stead.tools.jackson.core.json.JsonFactory;
import sparrow.page.stead.tools.jackson.core.json.JsonReadFeature;

/// Reads JSON in UTF-8, one token after another, within the bounds of its factory.
public final class JsonParser implements AutoCloseable {
    /// How large a whole number is.
    public enum NumberType {
        INT,
        LONG,
        BIG_INTEGER,
        DOUBLE
    }

    /// An object or a list that has begun.
    private static final class Level {
        private final boolean isObject;
        private final Set<String> names = new HashSet<>(8);
        private boolean begun;
        private boolean named;

        Level(boolean isObject) {
            this.isObject = isObject;
        }
    }

    private final byte[] bytes;
    private final int start;
    private final int end;
    private final JsonFactory factory;
    private final Deque<Level> levels = new ArrayDeque<>();
    private int at;
    private int tokenAt;
    private @Nullable JsonToken token;
    private String text = "";
    private String name = "";
    private boolean over;

    public JsonParser(byte[] bytes, int start, int length, JsonFactory factory) {
        this.bytes = bytes;
        this.start = start;
        this.end = start + length;
        this.at = start;
        this.factory = factory;
    }

    public @Nullable JsonToken currentToken() {
        return token;
    }

    public @Nullable JsonToken nextToken() {
        token = next();
        return token;
    }

    private @Nullable JsonToken next() {
        skipSpace();
        Level level = levels.peek();
        if (level == null) {
            if (over && at < end) {
                throw bad("more follows after the end");
            }
            over = true;
            return at == end ? null : value();
        }
        if (at == end) {
            throw bad("it ends too soon");
        }
        return level.isObject ? inObject(level) : inList(level);
    }

    private JsonToken inList(Level level) {
        if (bytes[at] == ']') {
            return close(JsonToken.END_ARRAY);
        }
        if (level.begun) {
            expect(',');
            skipSpace();
            if (isLast(']')) {
                return close(JsonToken.END_ARRAY);
            }
        }
        level.begun = true;
        skipSpace();
        return value();
    }

    private JsonToken inObject(Level level) {
        if (level.named) {
            level.named = false;
            expect(':');
            skipSpace();
            return value();
        }
        if (bytes[at] == '}') {
            return close(JsonToken.END_OBJECT);
        }
        if (level.begun) {
            expect(',');
            skipSpace();
            if (isLast('}')) {
                return close(JsonToken.END_OBJECT);
            }
        }
        level.begun = true;
        tokenAt = at;
        if (at == end || bytes[at] != '"') {
            throw bad("the name of a field is missing");
        }
        name = string();
        if (factory.refusesDuplicates() && !level.names.add(name)) {
            throw bad("the field \"" + name + "\" is there twice");
        }
        level.named = true;
        return JsonToken.PROPERTY_NAME;
    }

    /// Whether an object or list ends behind a comma, where it may.
    private boolean isLast(char bracket) {
        return is(bracket) && factory.takes(JsonReadFeature.ALLOW_TRAILING_COMMA);
    }

    private JsonToken close(JsonToken which) {
        tokenAt = at++;
        levels.pop();
        return which;
    }

    private JsonToken value() {
        tokenAt = at;
        if (at == end) {
            throw bad("it ends too soon");
        }
        return switch (bytes[at]) {
            case '{' -> open(JsonToken.START_OBJECT);
            case '[' -> open(JsonToken.START_ARRAY);
            case '"' -> {
                text = string();
                yield JsonToken.VALUE_STRING;
            }
            case 't' -> word("true", JsonToken.VALUE_TRUE);
            case 'f' -> word("false", JsonToken.VALUE_FALSE);
            case 'n' -> word("null", JsonToken.VALUE_NULL);
            default -> number();
        };
    }

    private JsonToken open(JsonToken which) {
        at++;
        levels.push(new Level(which == JsonToken.START_OBJECT));
        if (levels.size() > factory.constraints().depth()) {
            throw bad("it is nested more than " + factory.constraints().depth() + " deep");
        }
        return which;
    }

    private JsonToken word(String word, JsonToken which) {
        for (int i = 0; i < word.length(); i++) {
            if (at == end || bytes[at] != word.charAt(i)) {
                throw bad("a word that is none of true, false and null");
            }
            at++;
        }
        if (at < end && (Character.isLetterOrDigit(bytes[at]) || bytes[at] == '_')) {
            throw bad("a word that is none of true, false and null");
        }
        return which;
    }

    private JsonToken number() {
        int from = at;
        if (is('-')) {
            at++;
        }
        int whole = at;
        digits();
        if (bytes[whole] == '0' && at > whole + 1) {
            throw bad("a number begins with 0");
        }
        boolean isWhole = true;
        if (is('.')) {
            isWhole = false;
            at++;
            digits();
        }
        if (is('e') || is('E')) {
            isWhole = false;
            at++;
            if (is('+') || is('-')) {
                at++;
            }
            digits();
        }
        if (at < end && Character.isLetterOrDigit(bytes[at])) {
            throw bad("a number goes on with a letter");
        }
        if (at - from > factory.constraints().number()) {
            throw bad("a number is too long");
        }
        text = new String(bytes, from, at - from, StandardCharsets.UTF_8);
        return isWhole ? JsonToken.VALUE_NUMBER_INT : JsonToken.VALUE_NUMBER_FLOAT;
    }

    private void digits() {
        int from = at;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
            at++;
        }
        if (at == from) {
            throw bad("a value is missing");
        }
    }

    private String string() {
        StringBuilder found = new StringBuilder();
        int from = ++at;
        while (!is('"')) {
            if (at == end) {
                throw bad("a text does not end");
            }
            if (bytes[at] >= 0 && bytes[at] < ' ') {
                throw bad("a text holds a control character");
            }
            if (bytes[at] == '\\') {
                found.append(new String(bytes, from, at - from, StandardCharsets.UTF_8));
                at++;
                found.append(escaped());
                from = at;
            } else {
                at++;
            }
        }
        found.append(new String(bytes, from, at - from, StandardCharsets.UTF_8));
        at++;
        if (found.length() > factory.constraints().string()) {
            throw bad("a text is too long");
        }
        return found.toString();
    }

    private char escaped() {
        if (at == end) {
            throw bad("a text does not end");
        }
        byte letter = bytes[at++];
        return switch (letter) {
            case '"', '\\', '/' -> (char) letter;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                int code = 0;
                for (int i = 0; i < 4; i++) {
                    int digit = at < end ? Character.digit(bytes[at++], 16) : -1;
                    if (digit < 0) {
                        throw bad("an escape of a text is broken");
                    }
                    code = 16 * code + digit;
                }
                yield (char) code;
            }
            default -> throw bad("an escape of a text is not known");
        };
    }

    private boolean is(char letter) {
        return at < end && bytes[at] == letter;
    }

    private void expect(char letter) {
        if (!is(letter)) {
            throw bad("a '" + letter + "' is missing");
        }
        at++;
    }

    private void skipSpace() {
        while (is(' ') || is('\n') || is('\r') || is('\t') || isComment()) {
            at++;
        }
    }

    /// Goes to the last character of a comment, where there may be one.
    private boolean isComment() {
        if (!is('/') || !factory.takes(JsonReadFeature.ALLOW_JAVA_COMMENTS) || at + 1 == end) {
            return false;
        }
        int from = at;
        if (bytes[at + 1] == '/') {
            while (at + 1 < end && bytes[at + 1] != '\n') {
                at++;
            }
            return true;
        }
        if (bytes[at + 1] != '*') {
            return false;
        }
        for (at += 3; at < end; at++) {
            if (bytes[at] == '/' && bytes[at - 1] == '*') {
                return true;
            }
        }
        at = from;
        throw bad("a comment does not end");
    }

    private JacksonException bad(String why) {
        return new JacksonException(why, currentLocation());
    }

    /// The name of the next field; nothing where the object ends.
    public @Nullable String nextName() {
        return nextToken() == JsonToken.PROPERTY_NAME ? name : null;
    }

    public String currentName() {
        return name;
    }

    public String getString() {
        return text;
    }

    /// A whole number, or a decimal, as it is written.
    public NumberType getNumberType() {
        if (token == JsonToken.VALUE_NUMBER_FLOAT) {
            return NumberType.DOUBLE;
        }
        if (text.length() > 20) {
            return NumberType.BIG_INTEGER;
        }
        try {
            long number = Long.parseLong(text);
            return number == (int) number ? NumberType.INT : NumberType.LONG;
        } catch (NumberFormatException _) {
            return NumberType.BIG_INTEGER;
        }
    }

    public int getIntValue() {
        return Integer.parseInt(text);
    }

    /// Goes to the end of the object or list that has just begun.
    public JsonParser skipChildren() {
        if (token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY) {
            int depth = levels.size();
            while (levels.size() >= depth) {
                nextToken();
            }
        }
        return this;
    }

    /// Every token is read to its end at once.
    public void finishToken() {}

    public TokenStreamLocation currentTokenLocation() {
        return new TokenStreamLocation(bytes, start, tokenAt);
    }

    public TokenStreamLocation currentLocation() {
        return new TokenStreamLocation(bytes, start, at);
    }

    @Override
    public void close() {}
}
