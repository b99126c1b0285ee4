package sparrow.answers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sparrow.desk.Field;
import sparrow.desk.Refusal;
import tools.jackson.core.JacksonException;

/// Reads a line of plain JSON: letters of ASCII without escapes, no name twice, small numbers, and
/// in every field what it usually holds.
///
/// It gives up at anything else, which [RowReader] reads with all care and whose words it leaves to
/// it; of a line that it has read it says just what that one would.
final class PlainReader {
    private static final int DEEPEST = 8;
    private static final int MOST_DIGITS = 9;
    private static final int MOST_NAMES = 64;
    private static final int MOST_KEPT = 4_000;
    private static final int LONGEST_KEPT = 2_000;
    private static final List<String> EMPTY = List.of("");

    private final KnownBytes<Name> names = new KnownBytes<>(1_000, 1_000);
    private final KnownBytes<String> rules = new KnownBytes<>(MOST_KEPT, LONGEST_KEPT);
    private final KnownBytes<String> melds = new KnownBytes<>(MOST_KEPT, LONGEST_KEPT);
    private final boolean[] seen;

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

    /// What a name at the top of a line stands for.
    ///
    /// @param field none for what is passed over
    /// @param number of the field
    private record Name(@Nullable Field field, int number, Role role, Appears appears) {}

    /// Where a name stands.
    private enum Appears {
        IN_QUESTIONS,
        IN_ANSWERS_TOO
    }

    private enum Role {
        FIELD,
        RULES,
        ID,
        PASSED
    }

    /// Something that is not plain, unwound to [#read].
    private static final class Odd extends Exception {
        private static final long serialVersionUID = 1L;

        private Odd() {
            super("not plain", null, false, false);
        }
    }

    /// @param fields that a question has
    /// @param answers what a row may carry along unread
    PlainReader(List<Field> fields, Set<String> answers) {
        seen = new boolean[fields.size() + 1];
        for (String passed : answers) {
            add(passed, new Name(null, 0, Role.PASSED, Appears.IN_ANSWERS_TOO));
        }
        for (String passed : JsonRow.NOTES) {
            add(passed, new Name(null, 0, Role.PASSED, Appears.IN_ANSWERS_TOO));
        }
        add(RowReader.ID, new Name(null, fields.size(), Role.ID, Appears.IN_QUESTIONS));
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            Role role = field.name().equals(Field.RULES) ? Role.RULES : Role.FIELD;
            Appears appears =
                    answers.contains(field.name()) ? Appears.IN_ANSWERS_TOO : Appears.IN_QUESTIONS;
            add(field.name(), new Name(field, i, role, appears));
        }
    }

    private void add(String text, Name name) {
        byte[] letters = text.getBytes(ISO_8859_1);
        int hash = 0;
        for (byte letter : letters) {
            hash = KnownBytes.hash(hash, letter);
        }
        names.put(letters, 0, letters.length, hash, name);
    }

    /// Puts what a line says into a row that says nothing yet; whether the whole line was plain.
    boolean read(byte[] lines, int from, int to, RowReader.Row row) {
        line = lines;
        at = from;
        end = to;
        try {
            object(row);
            while (at < end && isBlank(line[at])) {
                at++;
            }
            return at == end;
        } catch (Odd _) {
            return false;
        }
    }

    private void object(RowReader.Row row) throws Odd {
        Arrays.fill(seen, false);
        expect('{');
        if (next() == '}') {
            at++;
            return;
        }
        do {
            int hash = text();
            Name name = names.get(line, start, stop, hash);
            expect(':');
            if (name == null) {
                throw new Odd();
            }
            member(name, row);
        } while (goesOn('}'));
    }

    private void member(Name name, RowReader.Row row) throws Odd {
        if (name.role == Role.PASSED) {
            nameCount = 0;
            pass(1);
            return;
        }
        if (seen[name.number]) {
            throw new Odd();
        }
        seen[name.number] = true;
        if (name.field == null) {
            row.id(id());
        } else if (name.role == Role.RULES) {
            row.rules(rules());
        } else {
            List<String> texts = texts(name.field, name.appears);
            if (texts != null) {
                row.said().say(name.field, texts);
            }
        }
    }

    private String id() throws Odd {
        int from = next() == '"' ? at : -1;
        if (from >= 0) {
            text();
            return written(from, at);
        }
        return number(Sign.NONE);
    }

    private String rules() throws Odd {
        return kept(rules, Kept.WRITTEN);
    }

    private String written(int from, int to) {
        return new String(line, from, to - from, ISO_8859_1);
    }

    // Fields

    /// What a field holds; none if it says nothing.
    private @Nullable List<String> texts(Field field, Appears appears) throws Odd {
        byte first = next();
        if (first == 'n') {
            word("null");
            return null;
        }
        return switch (field.kind()) {
            case FLAG -> flag(first);
            case NUMBER -> List.of(number(Sign.ANY));
            case TILE, WORD -> List.of(one());
            case TILES, TEXTS, MELDS -> first == '[' ? list(field, appears) : List.of(one());
            case DOCUMENT, CHANGES -> throw new Odd();
        };
    }

    private @Nullable List<String> flag(byte first) throws Odd {
        word(first == 't' ? "true" : "false");
        return first == 't' ? RowFields.YES : null;
    }

    private String one() throws Odd {
        if (next() != '"') {
            throw new Odd();
        }
        text();
        return written(start, stop);
    }

    /// A list of texts, or of melds, as the texts of a question.
    private List<String> list(Field field, Appears appears) throws Odd {
        at++;
        if (next() == ']') {
            if (appears == Appears.IN_ANSWERS_TOO) {
                throw new Odd();
            }
            at++;
            return field.kind() == Field.Kind.TEXTS ? List.of() : EMPTY;
        }
        boolean melds = field.kind() == Field.Kind.MELDS;
        String first = melds ? meld() : one();
        if (!goesOn(']')) {
            return List.of(first);
        }
        List<String> texts = new ArrayList<>();
        texts.add(first);
        do {
            texts.add(melds ? meld() : one());
        } while (goesOn(']'));
        return field.kind() == Field.Kind.TEXTS
                ? texts
                : List.of(String.join(melds ? "" : " ", texts));
    }

    private String meld() throws Odd {
        return kept(melds, Kept.MELD);
    }

    /// What is kept of an object or a text.
    private enum Kept {
        WRITTEN,
        MELD
    }

    private String kept(KnownBytes<String> known, Kept what) throws Odd {
        byte first = next();
        int from = at;
        if (first != '{' && first != '"') {
            throw new Odd();
        }
        int hash = first == '{' ? extent() : text();
        int to = at;
        String before = known.get(line, from, to, hash);
        if (before != null) {
            return before;
        }
        at = from;
        nameCount = 0;
        pass(1);
        String written = written(from, to);
        String value = what == Kept.MELD ? meldText(written) : written;
        known.put(line, from, to, hash, value);
        return value;
    }

    private static String meldText(String written) throws Odd {
        try {
            return JsonRow.meldsText(JsonRow.JSON.readTree("[" + written + "]"));
        } catch (Refusal | JacksonException _) {
            throw new Odd();
        }
    }

    // JSON

    private static boolean isBlank(byte letter) {
        return letter == ' ' || letter == '\t' || letter == '\r';
    }

    /// The next letter that is no blank; none is passed over but blanks.
    private byte next() throws Odd {
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

    private void expect(char wanted) throws Odd {
        if (next() != wanted) {
            throw new Odd();
        }
        at++;
    }

    /// Whether a comma comes and not the end.
    private boolean goesOn(char ending) throws Odd {
        byte letter = next();
        at++;
        if (letter != ',' && letter != ending) {
            throw new Odd();
        }
        return letter == ',';
    }

    /// Reads a text, leaving where it lies; its hash.
    private int text() throws Odd {
        expect('"');
        int hash = 0;
        for (int i = at; i < end; i++) {
            byte letter = line[i];
            if (letter == '"') {
                start = at;
                stop = i;
                at = i + 1;
                return hash;
            }
            if (letter < ' ' || letter == '\\') {
                throw new Odd();
            }
            hash = KnownBytes.hash(hash, letter);
        }
        throw new Odd();
    }

    private void word(String wanted) throws Odd {
        for (int i = 0; i < wanted.length(); i++) {
            if (at == end || line[at] != wanted.charAt(i)) {
                throw new Odd();
            }
            at++;
        }
    }

    private enum Sign {
        NONE,
        ANY
    }

    /// A small whole number as it is written.
    private String number(Sign sign) throws Odd {
        int from = at;
        if (line[at] == '-' && sign == Sign.ANY) {
            at++;
        }
        digits();
        if (at < end && (line[at] == '.' || line[at] == 'e' || line[at] == 'E')) {
            throw new Odd();
        }
        return written(from, at);
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

    /// Passes over an object as far as its brackets tell, sound or not; the hash of all of it.
    private int extent() throws Odd {
        int hash = 0;
        int depth = 0;
        boolean inText = false;
        for (int i = at; i < end; i++) {
            byte letter = line[i];
            hash = KnownBytes.hash(hash, letter);
            if (letter == '"') {
                inText = !inText;
            } else if (!inText) {
                if (letter == '{') {
                    depth++;
                } else if (letter == '}') {
                    depth--;
                    if (depth == 0) {
                        at = i + 1;
                        return hash;
                    }
                }
            }
        }
        throw new Odd();
    }

    /// Passes over a value that must be sound.
    private void pass(int depth) throws Odd {
        byte first = next();
        switch (first) {
            case '"' -> text();
            case '{' -> passObject(depth);
            case '[' -> passList(depth);
            case 't' -> word("true");
            case 'f' -> word("false");
            case 'n' -> word("null");
            default -> number(Sign.ANY);
        }
    }

    private void passList(int depth) throws Odd {
        if (depth == DEEPEST) {
            throw new Odd();
        }
        at++;
        if (next() == ']') {
            at++;
            return;
        }
        do {
            pass(depth + 1);
        } while (goesOn(']'));
    }

    private void passObject(int depth) throws Odd {
        if (depth == DEEPEST) {
            throw new Odd();
        }
        at++;
        if (next() == '}') {
            at++;
            return;
        }
        int outer = nameCount;
        do {
            int hash = text();
            refuseSecond(outer, hash);
            expect(':');
            pass(depth + 1);
        } while (goesOn('}'));
        nameCount = outer;
    }

    /// Takes note of the name just read; one that its object has already is odd.
    private void refuseSecond(int outer, int hash) throws Odd {
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
