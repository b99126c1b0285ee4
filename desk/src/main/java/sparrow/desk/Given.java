package sparrow.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Reading;

/// A question as somebody wrote it down, not yet checked: a text, or several, for each field that
/// was said.
public final class Given {
    private static final String YES = "yes";
    private static final int MOST_DIGITS = 9;

    private final Map<String, Field> fields;
    private final Map<String, List<String>> said;
    private final Map<String, String> sources;
    private final Form form;

    /// How a question was written down.
    private enum Form {
        ROW,
        OPTIONS
    }

    /// @param sources what documents are called
    private Given(
            Map<String, Field> fields,
            Map<String, List<String>> said,
            Map<String, String> sources,
            Form form) {
        this.fields = fields;
        this.said = said;
        this.sources = sources;
        this.form = form;
    }

    /// A question that says nothing yet.
    public static Given of(List<Field> fields) {
        Map<String, Field> known = new LinkedHashMap<>();
        fields.forEach(field -> known.put(field.name(), field));
        return new Given(known, Map.of(), Map.of(), Form.ROW);
    }

    /// This question as somebody typed it in options of a command.
    public Given asOptions() {
        return new Given(fields, said, sources, Form.OPTIONS);
    }

    /// This question as a row has it.
    public Given asRow() {
        return new Given(fields, said, sources, Form.ROW);
    }

    /// Whether it was typed in options of a command.
    public boolean isTyped() {
        return form == Form.OPTIONS;
    }

    public Given with(String field, String text) {
        return with(field, List.of(text));
    }

    public Given with(String field, List<String> texts) {
        known(field);
        Map<String, List<String>> more = new LinkedHashMap<>(said);
        more.put(field, List.copyOf(texts));
        return new Given(fields, more, sources, form);
    }

    public Given with(String field, Document document) {
        Given said = with(field, document.text());
        Map<String, String> named = new LinkedHashMap<>(sources);
        named.put(field, document.name());
        return new Given(fields, said.said, named, form);
    }

    /// The document of a field, if it was said; one that nobody gave a name goes by its field's.
    public Optional<Document> document(String field) {
        return has(field)
                ? Optional.of(
                        new Document(
                                Optional.ofNullable(sources.get(field)).orElse("the " + field),
                                text(field)))
                : Optional.empty();
    }

    /// This question with more said, field by field.
    public Given with(Map<String, List<String>> more) {
        Map<String, List<String>> all = new LinkedHashMap<>(said);
        more.forEach((field, texts) -> all.put(known(field).name(), List.copyOf(texts)));
        return new Given(fields, all, sources, form);
    }

    /// Goes on with this question, field by field.
    public Writer writer() {
        return new Writer();
    }

    /// Writes a question down.
    public final class Writer {
        private final Map<String, List<String>> all = new LinkedHashMap<>(said);

        private Writer() {}

        /// @param texts that nobody changes any more
        public Writer say(String field, List<String> texts) {
            all.put(known(field).name(), texts);
            return this;
        }

        /// @param field one of the question's
        public Writer say(Field field, List<String> texts) {
            all.put(field.name(), texts);
            return this;
        }

        public Given given() {
            return new Given(fields, all, sources, form);
        }
    }

    public Given with(String flag) {
        return with(flag, YES);
    }

    public Given with(String field, int number) {
        return with(field, String.valueOf(number));
    }

    /// This question, with what another says where this one is silent.
    public Given or(Given other) {
        Map<String, List<String>> all = new LinkedHashMap<>(other.said);
        all.putAll(said);
        return new Given(fields, all, sources, form);
    }

    private Field known(String name) {
        Field field = fields.get(name);
        if (field == null) {
            throw new IllegalArgumentException("there is no field " + name);
        }
        return field;
    }

    public boolean has(String field) {
        assert fields.containsKey(field) : "there is no field " + field;
        return said.containsKey(field);
    }

    /// What a flag says.
    public boolean is(String flag) {
        return has(flag);
    }

    /// The names of the fields said.
    public Set<String> names() {
        return Collections.unmodifiableSet(said.keySet());
    }

    /// The fields said, in the order of their description.
    public List<Field> said() {
        return fields.values().stream().filter(field -> said.containsKey(field.name())).toList();
    }

    /// The text of a field, several joined; nothing if it was not said.
    public String text(String field) {
        List<String> texts = texts(field);
        return switch (texts.size()) {
            case 0 -> "";
            case 1 -> texts.getFirst();
            default -> String.join(" ", texts);
        };
    }

    public List<String> texts(String field) {
        assert fields.containsKey(field) : "there is no field " + field;
        List<String> texts = said.get(field);
        return texts == null ? List.of() : texts;
    }

    /// The number of a field, if it was said.
    public Optional<Integer> number(String field) throws Refusal {
        if (!has(field)) {
            return Optional.empty();
        }
        String text = text(field);
        if (!isNumber(text)) {
            throw new Refusal(
                    "bad_number", option(field) + " is a whole number, not '" + text + "'.");
        }
        return Optional.of(Integer.valueOf(text));
    }

    private static boolean isNumber(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        int digits = text.length() - start;
        boolean all = digits >= 1 && digits <= MOST_DIGITS;
        for (int at = start; all && at < text.length(); at++) {
            all = text.charAt(at) >= '0' && text.charAt(at) <= '9';
        }
        return all;
    }

    /// The number of a field between two others, or what holds if it was not said.
    public int number(String field, int least, int most, int unsaid) throws Refusal {
        int number = number(field).orElse(unsaid);
        if (number < least || number > most) {
            throw Refusal.outside(option(field), least, most, number);
        }
        return number;
    }

    /// The one word of a field, if it was said: one of those that the field takes.
    public Optional<String> word(String field) throws Refusal {
        if (!has(field)) {
            return Optional.empty();
        }
        String text = text(field);
        List<String> words = known(field).values();
        for (String word : words) {
            if (word.equalsIgnoreCase(text)) {
                return Optional.of(word);
            }
        }
        if (!words.isEmpty()) {
            throw new Refusal(
                    "bad_word", named(field) + " is " + oneOf(words) + ", not '" + text + "'.");
        }
        return Optional.of(text);
    }

    private static String oneOf(List<String> words) {
        int last = words.size() - 1;
        return words.size() == 1
                ? words.getFirst()
                : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }

    /// The house rules that differ from the preset's.
    public Map<String, String> changes() throws Refusal {
        Map<String, String> changes = new LinkedHashMap<>();
        for (String change : texts(Field.RULE)) {
            int equals = change.indexOf('=');
            if (equals < 1) {
                throw new Refusal(
                        "unknown_rule",
                        "a rule that differs is written KEY=VALUE, not '" + change + "'.");
            }
            changes.put(change.substring(0, equals), change.substring(equals + 1));
        }
        return changes;
    }

    /// House rules that were read; what nobody can play by is refused.
    public static <R> R house(Reading<R> reading) throws Refusal {
        return switch (reading) {
            case Reading.Read<R>(R rules) -> rules;
            case Reading.Misread<R>(int _, String why) ->
                    throw new Refusal("unknown_rule", why + ".");
        };
    }

    /// What a refusal calls a field: by its name in a row, or that of its option.
    public String named(String field) {
        String option = option(field);
        return option.startsWith("--") ? option.substring(2) : option;
    }

    /// The same with the dashes of an option, where one was typed.
    public String option(String field) {
        return isTyped() ? known(field).longest() : known(field).name();
    }

    /// The question written down again, field by field.
    public Map<String, List<String>> texts() {
        Map<String, List<String>> copy = new LinkedHashMap<>();
        said.forEach((name, texts) -> copy.put(name, new ArrayList<>(texts)));
        return copy;
    }
}
