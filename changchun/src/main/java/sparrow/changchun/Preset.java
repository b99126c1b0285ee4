package sparrow.changchun;

import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.table.Rules;

/// Rule sets that people play, each by how it differs from the trial competition rules.
public enum Preset {
    MIL2024("Trial competition rules 2024", ""),
    SIMPLE(
            "A simple game: three must-haves, no special kongs, few scores",
            "points=100 stop_below_zero=yes single_tile=never special_kongs=no kong_points=no"
                    + " seven_pairs=no passing=no bao=front bao_reroll=no dead_stacks=0"
                    + " last_draws=no scoring=simple pay_all=never"),
    JILIN_APP(
            "As applications in Jilin offer it",
            "missing_suit=yes free_forms=yes nine_lifts=yes standing=special pay_all=not_ting");

    private final String title;
    private final Map<String, String> changes;

    Preset(String title, String changes) {
        this.title = title;
        Map<String, String> all = new TreeMap<>();
        for (String change : changes.isEmpty() ? new String[0] : changes.split(" ")) {
            int equals = change.indexOf('=');
            all.put(change.substring(0, equals), change.substring(equals + 1));
        }
        this.changes = Collections.unmodifiableMap(all);
    }

    public static Optional<Preset> named(String name) {
        return Arrays.stream(values()).filter(preset -> preset.key().equals(name)).findFirst();
    }

    /// The name people type, such as `jilin-app`.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Whose rules they are.
    public String title() {
        return title;
    }

    /// The value of every option.
    public Rules rules() {
        return Rules.of(ChangchunOptions.all(), changes).orThrow();
    }

    Map<String, String> changes() {
        return changes;
    }
}
