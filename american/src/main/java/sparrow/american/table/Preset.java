package sparrow.american.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.table.Rules;

/// Ways people play, each by how it differs from the standard.
public enum Preset {
    LEAGUE("the usual rules: both Charlestons, the discarder pays double", ""),
    TOURNAMENT(
            "only the winner scores, feeding exposures costs points, four games",
            "scoring=tournament rounds=1"),
    KITCHEN(
            "a pie of 500 points, a kitty for wall games, three exposures are paid for by who feeds"
                    + " them",
            "pie=500 wall_game=kitty wall_stake=25 pay_for_table=yes"),
    DALLAS(
            "six blanks to exchange for discards, hot wall",
            "blanks=6 hot_wall=yes last_wall=20 pie=500");

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

    /// The name people type, such as `league`.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// What is special about it.
    public String title() {
        return title;
    }

    /// The value of every option.
    public Rules rules() {
        return Rules.of(AmericanOptions.all(), changes).orThrow();
    }
}
