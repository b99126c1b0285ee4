package sparrow.american.table;

import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;

/// Ways people play, each by how it differs from the standard.
public enum Preset implements RuleSet {
    LEAGUE("The usual rules: both Charlestons, the discarder pays double", ""),
    TOURNAMENT(
            "Only the winner scores, feeding exposures costs points, four games",
            "scoring=tournament rounds=1"),
    KITCHEN(
            "A pie of 500 points, a kitty for wall games, whoever feeds three exposures pays for all",
            "pie=500 wall_game=kitty wall_stake=25 pay_for_table=yes"),
    DALLAS(
            "Six blanks to exchange for discards, hot wall",
            "blanks=6 hot_wall=yes last_wall=20 pie=500");

    private final String title;
    private final String changes;

    Preset(String title, String changes) {
        this.title = title;
        this.changes = changes;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public Rules rules() {
        return Rules.of(AmericanOptions.all(), changes);
    }
}
