package sparrow.core.table;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.tile.Reading;

/// The house rules a hand is played under: a value for every option of its variant, in the order of
/// their names.
public record Rules(SortedMap<String, String> values) {
    public static final Rules NONE = new Rules(new TreeMap<>());

    public Rules {
        values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    public static Rules standard(List<Option> options) {
        SortedMap<String, String> values = new TreeMap<>();
        options.forEach(option -> values.put(option.name(), option.standard()));
        return new Rules(values);
    }

    /// The standard rules with some changes, each checked against the options.
    public static Reading<Rules> of(List<Option> options, Map<String, String> changes) {
        return standard(options).with(options, changes);
    }

    /// Complete rules as they were kept: one that came later has the meaning it had before it was
    /// there, any other must be among them.
    ///
    /// @param edition under which they were written
    public static Reading<Rules> kept(
            List<Option> options, int edition, Map<String, String> written) {
        SortedMap<String, String> values = new TreeMap<>(written);
        for (Option option : options) {
            if (!written.containsKey(option.name())) {
                var before = option.unwritten(edition);
                if (before.isEmpty()) {
                    return new Reading.Misread<>(0, "the rules have no value for " + option.name());
                }
                values.put(option.name(), before.get());
            }
        }
        return of(options, values);
    }

    /// These rules with some changes, each checked against the options.
    public Reading<Rules> with(List<Option> options, Map<String, String> changes) {
        SortedMap<String, String> changed = new TreeMap<>(values);
        for (Map.Entry<String, String> change : new TreeMap<>(changes).entrySet()) {
            var option =
                    options.stream().filter(any -> any.name().equals(change.getKey())).findFirst();
            if (option.isEmpty()) {
                return new Reading.Misread<>(
                        0,
                        "there is no rule "
                                + quoted(change.getKey())
                                + "; "
                                + Nearest.told(
                                        change.getKey(),
                                        options.stream().map(Option::name).toList()));
            }
            if (!option.get().allows(change.getValue())) {
                return new Reading.Misread<>(
                        0,
                        "rule '"
                                + change.getKey()
                                + "' is "
                                + option.get().range()
                                + ", not "
                                + quoted(change.getValue()));
            }
            changed.put(change.getKey(), change.getValue());
        }
        return new Reading.Read<>(new Rules(changed));
    }

    /// The standard rules with changes as presets write them, such as `blanks=6 hot_wall=yes`.
    public static Rules of(List<Option> options, String changes) {
        Map<String, String> values = new TreeMap<>();
        for (String change : changes.isEmpty() ? new String[0] : changes.split(" ")) {
            int equals = change.indexOf('=');
            values.put(change.substring(0, equals), change.substring(equals + 1));
        }
        return of(options, values).orThrow();
    }

    private static String quoted(String typed) {
        return "'" + (typed.length() > 40 ? typed.substring(0, 40) + "…" : typed) + "'";
    }

    public String value(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no rule named " + name);
        }
        return value;
    }

    public boolean is(String name) {
        return value(name).equals(Option.YES);
    }

    public int number(String name) {
        return Integer.parseInt(value(name));
    }

    /// The value as one of an enum whose constants are called as the values are.
    public <E extends Enum<E>> E choice(String name, Class<E> values) {
        return Enum.valueOf(values, value(name).toUpperCase(Locale.ROOT));
    }
}
