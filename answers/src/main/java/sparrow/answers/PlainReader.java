package sparrow.answers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sparrow.answers.PlainJson.Odd;
import sparrow.core.tile.Notation;
import sparrow.desk.Field;
import sparrow.desk.Refusal;

/// Reads a question from a line of [PlainJson] that has in every field what it usually holds.
///
/// It gives up at anything else, which [RowReader] reads with all care and whose words it leaves to
/// it; of a line that it has read it says just what that one would.
final class PlainReader {
    private static final int MOST_KEPT = 4_000;
    private static final int LONGEST_KEPT = 2_000;
    private static final List<String> EMPTY = List.of("");

    private final PlainJson json = new PlainJson();
    private final KnownBytes<Name> names = new KnownBytes<>(1_000, 1_000);
    private final KnownBytes<String> rules = new KnownBytes<>(MOST_KEPT, LONGEST_KEPT);
    private final KnownBytes<String> melds = new KnownBytes<>(MOST_KEPT, LONGEST_KEPT);
    private final boolean[] seen;

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

    /// @param fields that a question has
    /// @param answers what a row may carry along unread
    PlainReader(List<Field> fields, Set<String> answers) {
        seen = new boolean[fields.size() + 1];
        for (String passed : answers) {
            add(passed, new Name(null, 0, Role.PASSED, Appears.IN_ANSWERS_TOO));
        }
        for (String passed : RowReader.NOTES) {
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
        int hash = KnownBytes.hash(letters, 0, letters.length);
        names.put(letters, 0, letters.length, hash, name);
    }

    /// Puts what a line says into a row that says nothing yet; whether the whole line was plain.
    boolean read(byte[] lines, int from, int to, RowReader.Row row) {
        json.begin(lines, from, to);
        try {
            object(row);
            return json.isOver();
        } catch (Odd _) {
            return false;
        }
    }

    private void object(RowReader.Row row) throws Odd {
        Arrays.fill(seen, false);
        if (json.enters('{', '}')) {
            do {
                Name name = json.name(names);
                if (name == null) {
                    throw new Odd();
                }
                member(name, row);
            } while (json.goesOn('}'));
        }
    }

    private void member(Name name, RowReader.Row row) throws Odd {
        if (name.role == Role.PASSED) {
            json.pass();
            return;
        }
        if (seen[name.number]) {
            throw new Odd();
        }
        seen[name.number] = true;
        if (name.field == null) {
            row.id(json.textOrNumber());
        } else if (name.role == Role.RULES) {
            row.rules(json.kept(rules, written -> written));
        } else {
            List<String> texts = texts(name.field, name.appears);
            if (texts != null) {
                row.said().say(name.field, texts);
            }
        }
    }

    /// What a field holds; none if it says nothing.
    private @Nullable List<String> texts(Field field, Appears appears) throws Odd {
        byte first = json.next();
        if (first == 'n') {
            json.word("null");
            return null;
        }
        return switch (field.kind()) {
            case FLAG -> flag(first);
            case NUMBER -> List.of(json.number(PlainJson.Sign.ANY));
            case TILE, WORD -> List.of(json.text());
            case TILES, TEXTS, MELDS -> first == '[' ? list(field, appears) : List.of(json.text());
            case DOCUMENT, CHANGES -> throw new Odd();
        };
    }

    private @Nullable List<String> flag(byte first) throws Odd {
        json.word(first == 't' ? "true" : "false");
        return first == 't' ? RowFields.YES : null;
    }

    /// A list of texts, or of melds, as the texts of a question.
    private List<String> list(Field field, Appears appears) throws Odd {
        if (!json.enters('[', ']')) {
            if (appears == Appears.IN_ANSWERS_TOO) {
                throw new Odd();
            }
            return field.kind() == Field.Kind.TEXTS ? List.of() : EMPTY;
        }
        String first = element(field);
        if (!json.goesOn(']')) {
            return List.of(first);
        }
        List<String> texts = new ArrayList<>();
        texts.add(first);
        do {
            texts.add(element(field));
        } while (json.goesOn(']'));
        String between = field.kind() == Field.Kind.MELDS ? "" : " ";
        return field.kind() == Field.Kind.TEXTS ? texts : List.of(String.join(between, texts));
    }

    private String element(Field field) throws Odd {
        return field.kind() == Field.Kind.MELDS
                ? json.kept(melds, PlainReader::meldText)
                : json.text();
    }

    private static String meldText(String written) throws Odd {
        try {
            if (written.charAt(0) == '"') {
                String text = written.substring(1, written.length() - 1);
                return Notation.COMPACT.write(WrittenMeld.bracketed(text));
            }
            Map<String, String> meld = FlatObject.read(written).orElse(Map.of());
            String type = meld.get("type");
            String tiles = meld.get("tiles");
            if (type == null || tiles == null || meld.size() != 2) {
                throw new Odd();
            }
            return WrittenMeld.text(WrittenMeld.typed(type, tiles), tiles);
        } catch (Refusal _) {
            throw new Odd();
        }
    }
}
