package sparrow.changchun;

import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;

/// Rule sets that people play, each by how it differs from the trial competition rules.
public enum Preset implements RuleSet {
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
        return Rules.of(ChangchunOptions.all(), changes);
    }
}
