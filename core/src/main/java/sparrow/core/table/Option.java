package sparrow.core.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// A house rule: its name, what it means, and the values it takes.
///
/// @param values the values allowed; the least and the most of a number; the most characters of a
///   text
/// @param arrival how it came into the game; nothing for a rule of the first edition
/// @param label how people read it
public record Option(
        String name,
        String meaning,
        Kind kind,
        List<String> values,
        String standard,
        Optional<Arrival> arrival,
        Label label) {
    public enum Kind {
        CHOICE,
        NUMBER,
        /// Anything a person may type, such as a card; the variant says what it means.
        TEXT
    }

    /// The edition of the game that brought a rule, and the value that says how the game was played
    /// before: rules written under an earlier edition mean that value.
    public record Arrival(int edition, String before) {}

    /// How people read a rule, in a form that they fill in.
    ///
    /// @param title its plain name, such as "Tiles left for riichi"; nothing if it has none
    /// @param note what it means, where that is said otherwise than by the meaning; or nothing
    /// @param words what values are called, those that do not speak for themselves
    /// @param unit what a number counts, such as "seconds"; or nothing
    /// @param parts how much of the number makes one of the unit
    public record Label(
            String title, String note, SortedMap<String, String> words, String unit, int parts) {
        static final Label NONE = new Label("", "", new TreeMap<>(), "", 1);

        public Label {
            words = Collections.unmodifiableSortedMap(new TreeMap<>(words));
        }
    }

    /// A heading of a rule sheet with its options.
    public record Section(String title, List<Option> options) {
        public Section {
            options = List.copyOf(options);
        }
    }

    private static final int MOST_DIGITS = 9;

    public static final String YES = "yes";
    public static final String NO = "no";

    public Option {
        values = List.copyOf(values);
        if (!allows(kind, values, standard)) {
            throw new IllegalArgumentException(
                    name + " cannot be " + standard + ", its own standard");
        }
        if (arrival.isPresent() && !allows(kind, values, arrival.get().before())) {
            throw new IllegalArgumentException(
                    name + " cannot have been " + arrival.get().before());
        }
    }

    private Option(String name, String meaning, Kind kind, List<String> values, String standard) {
        this(name, meaning, kind, values, standard, Optional.empty(), Label.NONE);
    }

    /// This rule under a plain name.
    public Option titled(String title) {
        return titled(title, "");
    }

    /// @param note what it means, where the meaning speaks of another unit
    public Option titled(String title, String note) {
        return labelled(new Label(title, note, label.words, label.unit, label.parts));
    }

    /// This rule with what a value of it is called.
    public Option saying(String value, String words) {
        if (!allows(value)) {
            throw new IllegalArgumentException(name + " cannot be " + value);
        }
        SortedMap<String, String> all = new TreeMap<>(label.words);
        all.put(value, words);
        return labelled(new Label(label.title, label.note, all, label.unit, label.parts));
    }

    /// This rule with what its number counts.
    public Option in(String unit) {
        return in(unit, 1);
    }

    /// @param parts how much of the number makes one of the unit
    public Option in(String unit, int parts) {
        return labelled(new Label(label.title, label.note, label.words, unit, parts));
    }

    /// This rule as people read another one.
    public Option labelled(Label other) {
        return new Option(name, meaning, kind, values, standard, arrival, other);
    }

    /// This rule as one that a later edition brought.
    ///
    /// @param before the value that says how the game was played until then
    public Option since(int edition, String before) {
        return new Option(
                name,
                meaning,
                kind,
                values,
                standard,
                Optional.of(new Arrival(edition, before)),
                label);
    }

    /// What rules mean that were written under an edition and say nothing of this one; nothing if
    /// that edition had it.
    public Optional<String> unwritten(int edition) {
        return arrival.filter(came -> came.edition() > edition).map(Arrival::before);
    }

    public static Option choice(String name, String meaning, String standard, String... others) {
        return new Option(name, meaning, Kind.CHOICE, prepend(standard, others), standard);
    }

    public static Option on(String name, String meaning) {
        return choice(name, meaning, YES, NO);
    }

    public static Option off(String name, String meaning) {
        return choice(name, meaning, NO, YES);
    }

    public static Option number(String name, String meaning, int least, int most, int standard) {
        return new Option(
                name,
                meaning,
                Kind.NUMBER,
                List.of(String.valueOf(least), String.valueOf(most)),
                String.valueOf(standard));
    }

    public static Option text(String name, String meaning, int longest, String standard) {
        return new Option(name, meaning, Kind.TEXT, List.of(String.valueOf(longest)), standard);
    }

    private static List<String> prepend(String first, String[] others) {
        List<String> all = new ArrayList<>();
        all.add(first);
        all.addAll(List.of(others));
        return all;
    }

    public boolean allows(String value) {
        return allows(kind, values, value);
    }

    private static boolean allows(Kind kind, List<String> values, String value) {
        return switch (kind) {
            case CHOICE -> values.contains(value);
            case NUMBER ->
                    isNumber(value)
                            && Integer.parseInt(value) >= Integer.parseInt(values.getFirst())
                            && Integer.parseInt(value) <= Integer.parseInt(values.getLast());
            case TEXT -> value.length() <= Integer.parseInt(values.getFirst());
        };
    }

    /// Whether a text is a whole number of up to nine digits, as one writes it.
    private static boolean isNumber(String text) {
        int first = text.startsWith("-") ? 1 : 0;
        int digits = text.length() - first;
        boolean number = digits > 0 && digits <= MOST_DIGITS;
        for (int at = first; number && at < text.length(); at++) {
            number = text.charAt(at) >= '0' && text.charAt(at) <= '9';
        }
        return number && (text.charAt(first) != '0' || text.equals("0"));
    }

    /// The values in words, such as "yes or no", "a number from 0 to 4" or "a text of at most 80
    /// characters".
    public String range() {
        return switch (kind) {
            case CHOICE -> String.join(" or ", values);
            case NUMBER -> "a number from " + values.getFirst() + " to " + values.getLast();
            case TEXT -> "a text of at most " + values.getFirst() + " characters";
        };
    }
}
