package sparrow.hongkong;

import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;

/// Ways people play, each by how it differs from the old style.
public enum Preset implements RuleSet {
    OLD_STYLE("Three faan to win, ten at most, the discarder pays double", ""),
    FAMILY(
            "Any complete hand wins, everybody who can wins, seven pairs count",
            "minimum=0 limit=8 scale=bands winners=all seven_pairs=4 seven_flowers=3"),
    NO_FLOWERS(
            "Without flowers, three faan to win, thirteen at most, the discarder pays for all",
            "flowers=no limit=13 common_pair=suited discarder=all twelve_tiles=any"
                    + " robbed_kong=yes"),
    ONLINE(
            "One faan to win, lower values, and no faan for a concealed hand",
            "minimum=1 all_pungs=2 mixed_one_suit=2 pure_one_suit=4 small_dragons=4"
                    + " great_dragons=13 all_honors=13 mixed_terminals=0 concealed=0 kong_on_kong=0"
                    + " eight_flowers=0");

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
        return Rules.of(HongKongOptions.all(), changes);
    }
}
