package sparrow.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A question as somebody wrote it down, not yet checked: a text, or several, for each field that
/// was said.
public final class Given {
    private static final String YES = "yes";

    private final Map<String, Field> fields;
    private final Map<String, List<String>> said;

    private Given(Map<String, Field> fields, Map<String, List<String>> said) {
        this.fields = fields;
        this.said = said;
    }

    /// A question that says nothing yet.
    public static Given of(List<Field> fields) {
        Map<String, Field> known = new LinkedHashMap<>();
        fields.forEach(field -> known.put(field.name(), field));
        return new Given(known, Map.of());
    }

    public Given with(String field, String text) {
        return with(field, List.of(text));
    }

    public Given with(String field, List<String> texts) {
        known(field);
        Map<String, List<String>> more = new LinkedHashMap<>(said);
        more.put(field, List.copyOf(texts));
        return new Given(fields, more);
    }

    /// This question with more said, field by field.
    public Given with(Map<String, List<String>> more) {
        Map<String, List<String>> all = new LinkedHashMap<>(said);
        more.forEach((field, texts) -> all.put(known(field).name(), List.copyOf(texts)));
        return new Given(fields, all);
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
        return new Given(fields, all);
    }

    private Field known(String name) {
        Field field = fields.get(name);
        if (field == null) {
            throw new IllegalArgumentException("there is no field " + name);
        }
        return field;
    }

    public boolean has(String field) {
        return said.containsKey(known(field).name());
    }

    /// What a flag says.
    public boolean is(String flag) {
        return has(flag);
    }

    /// The fields said, in the order of their description.
    public List<Field> said() {
        return fields.values().stream().filter(field -> said.containsKey(field.name())).toList();
    }

    /// The text of a field, several joined; nothing if it was not said.
    public String text(String field) {
        return String.join(" ", texts(field));
    }

    public List<String> texts(String field) {
        List<String> texts = said.get(known(field).name());
        return texts == null ? List.of() : texts;
    }

    /// The number of a field, if it was said.
    public Optional<Integer> number(String field) throws Refusal {
        String text = text(field);
        if (!has(field)) {
            return Optional.empty();
        }
        if (!text.matches("-?[0-9]{1,9}")) {
            throw new Refusal(
                    "bad_number", named(field) + " is a whole number, not '" + text + "'.");
        }
        return Optional.of(Integer.valueOf(text));
    }

    /// The number of a field between two others, or what holds if it was not said.
    public int number(String field, int least, int most, int unsaid) throws Refusal {
        int number = number(field).orElse(unsaid);
        if (number < least || number > most) {
            throw Refusal.outside(named(field), least, most, number);
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
                    "bad_word",
                    named(field) + " is " + oneOf(words) + ", not '" + text + "'.");
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

    /// What a refusal calls a field: the same for those who typed an option and those who wrote a
    /// row.
    public String named(String field) {
        return known(field).name();
    }

    /// The question written down again, field by field.
    public Map<String, List<String>> texts() {
        Map<String, List<String>> copy = new LinkedHashMap<>();
        said.forEach((name, texts) -> copy.put(name, new ArrayList<>(texts)));
        return copy;
    }
}
