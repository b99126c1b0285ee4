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
        boolean lastDraws,
        String payAll) {
    enum BaoPlace {
        TAIL,
        FRONT,
        NONE
    }

    static TableRules of(Rules rules) {
        return new TableRules(
                new ChangchunRules(rules),
                rules.number("players"),
                rules.is("kong_points"),
                rules.is("passing"),
                switch (rules.value("bao")) {
                    case "tail" -> BaoPlace.TAIL;
                    case "front" -> BaoPlace.FRONT;
                    default -> BaoPlace.NONE;
                },
                rules.is("bao_reroll"),
                2 * rules.number("dead_stacks"),
                rules.is("last_draws"),
                rules.value("pay_all"));
    }
}
