package sparrow.filipino;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.table.Rules;

/// Ways people play, each by how it differs from the standard.
public enum Preset {
    STANDARD("honors are played, eight flowers, everyone pays the same", ""),
    MANILA(
            "honors are flowers, the discarder pays double, every ambition counts",
            "honors=flowers payment=table suppression=yes full_flush=2 quick_win=1 paningit=1"
                    + " back_to_back=1"),
    VISAYAN(
            "honors are played, Beauty and NEWS are sets, no Thirteen Flowers",
            "beauty=1 news=1 thirteen_flowers=0");

    private final String title;
    private final Map<String, String> changes;

    Preset(String title, String changes) {
        this.title = title;
        this.changes = new TreeMap<>();
        for (String change : changes.isEmpty() ? new String[0] : changes.split(" ")) {
            int equals = change.indexOf('=');
            this.changes.put(change.substring(0, equals), change.substring(equals + 1));
        }
    }

    /// The preset of that name, in capitals or not.
    public static Optional<Preset> named(String name) {
        return Arrays.stream(values())
                .filter(preset -> preset.key().equalsIgnoreCase(name))
                .findFirst();
    }

    /// The name people type, such as `manila`.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// What is special about it.
    public String title() {
        return title;
    }

    /// The value of every option.
    public Rules rules() {
        return Rules.of(FilipinoOptions.all(), changes).orThrow();
    }
}
