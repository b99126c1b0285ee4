package sparrow.changchun;

import sparrow.core.table.Rules;

/// The house rules that matter at the table, read once.
record TableRules(
        ChangchunRules hand,
        int players,
        boolean kongsArePaid,
        boolean passing,
        BaoPlace bao,
        boolean reroll,
        int deadTiles,
        boolean lastDraws) {
    enum BaoPlace {
        TAIL,
        FRONT,
        NO
    }

    static TableRules of(Rules rules) {
        return new TableRules(
                ChangchunRules.of(rules),
                rules.number("players"),
                rules.is("kong_points"),
                rules.is("passing"),
                rules.choice("bao", BaoPlace.class),
                rules.is("bao_reroll"),
                2 * rules.number("dead_stacks"),
                rules.is("last_draws"));
    }
}
