package sparrow.core.table;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sparrow.core.tile.Reading;

/// A preset: a rule set that people play, by name. Each game lists its own as an enum.
public interface RuleSet {
    /// The name in the code, such as `JPML_A`.
    String name();

    /// Whose rules they are, or what is special about them.
    String title();

    /// The value of every option.
    Rules rules();

    /// The name people type, such as `jpml-a`.
    default String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Whether somebody who types this means the rule set of that name: capitals make no
    /// difference, nor do spaces, underscores and hyphens.
    static boolean isCalled(String key, String typed) {
        return plain(key).equals(plain(typed));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]", "");
    }

    /// The rule set somebody means who types this.
    static <R extends RuleSet> Optional<R> named(String name, List<R> all) {
        return all.stream().filter(each -> isCalled(each.key(), name)).findFirst();
    }

    /// The rule set of that name, or which there are.
    static <R extends RuleSet> Reading<R> read(String name, List<R> all) {
        Optional<R> found = named(name, all);
        if (found.isPresent()) {
            return new Reading.Read<>(found.get());
        }
        String keys = String.join(", ", all.stream().map(RuleSet::key).toList());
        return new Reading.Misread<>(
                0, "there is no preset '" + name + "'; the presets are " + keys);
    }
}
