package sparrow.riichi.table;

import java.util.Optional;
import java.util.function.Predicate;
import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Suit;

/// Who is liable for a hand: the player whose tile completed the third dragon, the fourth wind or
/// the fourth kan among its melds.
final class Liability {
    private Liability() {}

    static Optional<Seat> of(Table table, Seat winner, HouseRules rules) {
        return fed(table, winner, rules, "pao_daisangen", 3, meld -> isGroup(meld, Suit.DRAGONS))
                .or(() ->
                        fed(
                                table,
                                winner,
                                rules,
                                "pao_dai_suushii",
                                4,
                                meld -> isGroup(meld, Suit.WINDS)))
                .or(() -> fed(table, winner, rules, "pao_suu_kantsu", 4, Meld::isKong));
    }

    private static boolean isGroup(Meld meld, Suit suit) {
        return meld.face().suit() == suit;
    }

    /// The seat whose tile the last of so many such melds took; nobody if the winner made it alone.
    private static Optional<Seat> fed(
            Table table,
            Seat winner,
            HouseRules rules,
            String rule,
            int count,
            Predicate<Meld> such) {
        long laid = table.place(winner).melds().stream().filter(such).count();
        if (laid < count || !rules.rules.is(rule)) {
            return Optional.empty();
        }
        return lastOf(table, winner, such);
    }

    private static Optional<Seat> lastOf(Table table, Seat winner, Predicate<Meld> such) {
        for (Log log = table.log(); log.before().isPresent(); log = log.before().get()) {
            switch (log.last()) {
                case Event.Claimed(Seat seat, Meld meld) when seat == winner && such.test(meld) -> {
                    return meld.taken().map(Meld.Taken::from);
                }
                case Event.Laid(Seat seat, Meld meld) when seat == winner && such.test(meld) -> {
                    return Optional.empty();
                }
                case Event.Added(Seat seat, int meld, var _)
                        when seat == winner
                                && such.test(table.place(winner).melds().get(meld))
                                && isNew(table.place(winner).melds().get(meld), such) -> {
                    return Optional.empty();
                }
                case Event.Setup _,
                        Event.Began _,
                        Event.Move _,
                        Event.Declared _,
                        Event.Reveal _,
                        Event.Outcome _ -> {}
            }
        }
        return Optional.empty();
    }

    /// Whether the meld became one of these when a tile was added to it.
    private static boolean isNew(Meld kan, Predicate<Meld> such) {
        return !such.test(kan.shrunk(java.util.List.of(kan.tiles().getLast())));
    }

    /// The seat that fed an open kan whose replacement tile was just drawn.
    static Optional<Seat> ofReplacement(Table table, Seat winner) {
        Log log = table.log().before().orElseThrow();
        while (log.last() instanceof Event.Revealed) {
            log = log.before().orElseThrow();
        }
        return log.last() instanceof Event.Claimed(Seat seat, Meld meld) && seat == winner
                ? meld.taken().map(Meld.Taken::from)
                : Optional.empty();
    }
}
