package sparrow.changchun;

import sparrow.core.table.Rules;

/// The house rules that matter at the table, read once.
///
/// @param chiBarsSingle without a chi one may play down to a single tile; otherwise nobody may
record TableRules(
        ChangchunRules hand,
        int players,
        boolean chiBarsSingle,
        boolean kongsArePaid,
        boolean unreadyWinOnDiscard,
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
                rules.value("single_tile").equals("without_chi"),
                rules.is("kong_points"),
                rules.value("unready_win").equals("any"),
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
