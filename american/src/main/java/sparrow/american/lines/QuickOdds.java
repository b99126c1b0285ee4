package sparrow.american.lines;

import sparrow.american.card.Line;
import sparrow.american.odds.Completion;
import sparrow.american.odds.DrawOdds;
import sparrow.american.odds.Horizon;
import sparrow.american.odds.Shortfall;
import sparrow.american.position.Unseen;

/// A quick way to value hands a tile or two away from one whose odds are known: claims count as so
/// many more draws, found once from the known odds.
///
/// @param draws own draws that complete the known hand as often as draws and claims together
/// @param jokers unseen jokers that count: as many as our own draws would bring, none being claimed
/// @param payment what a win with jokers brings on average
/// @param bonus how much more of it a win without jokers brings
record QuickOdds(int draws, int jokers, double payment, double bonus) {
    static QuickOdds of(Horizon horizon, RankedLine line, Shortfall best) {
        return of(
                horizon,
                line.line(),
                new Completion(line.chance(), 0, line.jokerless(), line.value()),
                best);
    }

    static QuickOdds of(Horizon horizon, Line line, Completion known, Shortfall best) {
        if (known.chance() <= 0) {
            return new QuickOdds(horizon.looks().draws(), 0, 0, 0);
        }
        int fewest = horizon.looks().draws();
        int most = horizon.looks().count();
        while (fewest < most) {
            int middle = (fewest + most) / 2;
            Unseen unseen = horizon.unseen().withJokers(jokers(horizon, middle));
            if (DrawOdds.of(best, unseen, middle) < known.chance()) {
                fewest = middle + 1;
            } else {
                most = middle;
            }
        }
        double bonus = line.bonus() ? 1 : 0;
        return new QuickOdds(
                fewest,
                jokers(horizon, fewest),
                known.value() / (known.chance() + bonus * known.jokerless()),
                bonus);
    }

    private static int jokers(Horizon horizon, int draws) {
        double own = horizon.looks().draws() / (double) Math.max(1, draws);
        return (int) Math.round(Math.min(1, own) * horizon.unseen().jokers());
    }

    double value(Horizon horizon, Shortfall shortfall) {
        return payment * (chance(horizon, shortfall) + bonus * jokerless(horizon, shortfall));
    }

    /// The chance that draws and claims complete the hand.
    double chance(Horizon horizon, Shortfall shortfall) {
        return DrawOdds.of(shortfall, horizon.unseen().withJokers(jokers), draws);
    }

    /// The chance that natural tiles alone complete the hand.
    private double jokerless(Horizon horizon, Shortfall shortfall) {
        return bonus == 0 || shortfall.usesJokers()
                ? 0
                : DrawOdds.of(shortfall, horizon.unseen().withJokers(0), draws);
    }
}
