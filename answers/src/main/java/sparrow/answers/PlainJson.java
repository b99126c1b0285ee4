package sparrow.answers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A line of plain JSON, gone through letter by letter: texts of ASCII without escapes, small whole
/// numbers, and no name twice in an object.
///
/// Whatever is not plain is [Odd], be it sound or not.
final class PlainJson {
    private static final int DEEPEST = 8;
    private static final int MOST_DIGITS = 9;
    private static final int MOST_NAMES = 64;

    private byte[] line = {};
    private int at;
    private int end;

    /// Where the text lies that was read last.
    private int start;

    private int stop;

    /// The names of the objects that are being passed over: their hashes and where they lie.
    private final int[] nameHashes = new int[MOST_NAMES];

    private final int[] nameStarts = new int[MOST_NAMES];
    private final int[] nameStops = new int[MOST_NAMES];
    private int nameCount;

    /// Something that is not plain.
    static final class Odd extends Exception {
        private static final long serialVersionUID = 1L;

        Odd() {
            super("not plain", null, false, false);
        }
    }

    /// What is made of an object or a text as it is written.
    @FunctionalInterface
    interface Maker<T> {
        T of(String written) throws Odd;
    }

    /// Which numbers are plain.
    enum Sign {
        NONE,
        ANY
    }

    /// Begins with a line that stands among others.
    ///
    /// @param to behind its last byte
    void begin(byte[] lines, int from, int to) {
        line = lines;
        at = from;
        end = to;
    }

    /// Whether nothing comes any more but blanks.
    boolean isOver() {
        while (at < end && isBlank(line[at])) {
            at++;
        }
        return at == end;
    }

    private static boolean isBlank(byte letter) {
        return letter == ' ' || letter == '\t' || letter == '\r';
    }

    /// The next letter that is no blank; none is passed over but blanks.
    byte next() throws Odd {
        while (at < end) {
            byte letter = line[at];
            if (letter > ' ') {
                return letter;
            }
            if (!isBlank(letter)) {
                throw new Odd();
            }
            at++;
        }
        throw new Odd();
    }

    void expect(char wanted) throws Odd {
        if (next() != wanted) {
            throw new Odd();
        }
        at++;
    }

    /// Enters an object or a list; whether there is anything in it.
    boolean enters(char opening, char ending) throws Odd {
        expect(opening);
        if (next() != ending) {
            return true;
        }
        at++;
        return false;
    }

    /// Whether a comma comes and not the end.
    boolean goesOn(char ending) throws Odd {
        byte letter = next();
        at++;
        if (letter != ',' && letter != ending) {
            throw new Odd();
        }
        return letter == ',';
    }

    /// The name of a field and its colon; what it stands for, if it is known.
    <T> @Nullable T name(KnownBytes<T> known) throws Odd {
        passText();
        T name = known.get(line, start, stop, KnownBytes.hash(line, start, stop));
        expect(':');
        return name;
    }

    String text() throws Odd {
        passText();
        return written(start, stop);
    }

    /// A text with its marks, or a number without a sign, as it is written.
    String textOrNumber() throws Odd {
        if (next() != '"') {
            return number(Sign.NONE);
        }
        int from = at;
        passText();
        return written(from, at);
    }

    /// What is made of the object or text that comes, kept in `known` from one to the next.
    <T> T kept(KnownBytes<T> known, Maker<T> maker) throws Odd {
        byte first = next();
        if (first != '{' && first != '"') {
            throw new Odd();
        }
        int from = at;
        int flat = first == '{' ? behind('}') : behindText();
        int hash = KnownBytes.hash(line, from, flat);
        T before = known.get(line, from, flat, hash);
        if (before != null) {
            at = flat;
            return before;
        }
        pass();
        T made = maker.of(written(from, at));
        if (at == flat) {
            known.put(line, from, flat, hash, made);
        }
        return made;
    }

    /// Behind the next such letter: the end of an object, unless it holds others or such a text.
    private int behind(char ending) throws Odd {
        byte[] bytes = line;
        int to = end;
        for (int i = at; i < to; i++) {
            if (bytes[i] == ending) {
                return i + 1;
            }
        }
        throw new Odd();
    }

    private int behindText() throws Odd {
        int from = at;
        passText();
        int behind = at;
        at = from;
        return behind;
    }

    private String written(int from, int to) {
        return new String(line, from, to - from, ISO_8859_1);
    }

    /// Passes over a text, leaving where it lies.
    private void passText() throws Odd {
        expect('"');
        byte[] bytes = line;
        int to = end;
        for (int i = at; i < to; i++) {
            byte letter = bytes[i];
            if (letter == '"') {
                start = at;
                stop = i;
                at = i + 1;
                return;
            }
            if (letter < ' ' || letter == '\\') {
                throw new Odd();
            }
        }
        throw new Odd();
    }

    void word(String wanted) throws Odd {
        for (int i = 0; i < wanted.length(); i++) {
            if (at == end || line[at] != wanted.charAt(i)) {
                throw new Odd();
            }
            at++;
        }
    }

    /// A small whole number as it is written.
    String number(Sign sign) throws Odd {
        int from = at;
        passNumber(sign);
        return written(from, at);
    }

    private void passNumber(Sign sign) throws Odd {
        if (line[at] == '-' && sign == Sign.ANY) {
            at++;
        }
        digits();
        if (at < end && (line[at] == '.' || line[at] == 'e' || line[at] == 'E')) {
            throw new Odd();
        }
    }

    private void digits() throws Odd {
        int from = at;
        while (at < end && line[at] >= '0' && line[at] <= '9') {
            at++;
        }
        int digits = at - from;
        if (digits == 0 || digits > MOST_DIGITS || (line[from] == '0' && digits > 1)) {
            throw new Odd();
        }
    }

    /// Passes over a value that must be sound.
    void pass() throws Odd {
        nameCount = 0;
        pass(1);
    }

    private void pass(int depth) throws Odd {
        switch (next()) {
            case '"' -> passText();
            case '{' -> passObject(depth);
            case '[' -> passList(depth);
            case 't' -> word("true");
            case 'f' -> word("false");
            case 'n' -> word("null");
            default -> passNumber(Sign.ANY);
        }
    }

    private void passList(int depth) throws Odd {
        if (depth == DEEPEST) {
            throw new Odd();
        }
        if (enters('[', ']')) {
            do {
                pass(depth + 1);
            } while (goesOn(']'));
        }
    }

    private void passObject(int depth) throws Odd {
        if (depth == DEEPEST) {
            throw new Odd();
        }
        if (enters('{', '}')) {
            int outer = nameCount;
            do {
                passText();
                refuseSecond(outer);
                expect(':');
                pass(depth + 1);
            } while (goesOn('}'));
            nameCount = outer;
        }
    }

    /// Takes note of the name just read; one that its object has already is odd.
    private void refuseSecond(int outer) throws Odd {
        int hash = KnownBytes.hash(line, start, stop);
        for (int i = outer; i < nameCount; i++) {
            if (nameHashes[i] == hash
                    && Arrays.equals(line, nameStarts[i], nameStops[i], line, start, stop)) {
                throw new Odd();
            }
        }
        if (nameCount == MOST_NAMES) {
            throw new Odd();
        }
        nameHashes[nameCount] = hash;
        nameStarts[nameCount] = start;
        nameStops[nameCount] = stop;
        nameCount++;
    }
}
