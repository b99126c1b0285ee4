package sparrow.american.advice;

/// A quick way to value hands a tile or two away from one whose odds are known: claims count as so
/// many more draws, found once from the known odds.
///
/// @param draws own draws that complete the known hand as often as draws and claims together
/// @param jokers unseen jokers that count: as many as our own draws would bring, none being claimed
/// @param payment what a win with jokers brings on average
/// @param bonus how much more of it a win without jokers brings
record Prospect(int draws, int jokers, double payment, double bonus) {
    static Prospect of(Horizon horizon, RankedLine line, Shortfall best) {
        if (line.chance() <= 0) {
            return new Prospect(horizon.looks().draws(), 0, 0, 0);
        }
        int fewest = horizon.looks().draws();
        int most = horizon.looks().count();
        while (fewest < most) {
            int middle = (fewest + most) / 2;
            Unseen unseen = horizon.unseen().withJokers(jokers(horizon, middle));
            if (DrawOdds.of(best, unseen, middle) < line.chance()) {
                fewest = middle + 1;
            } else {
                most = middle;
            }
        }
        double bonus = line.line().bonus() ? 1 : 0;
        return new Prospect(
                fewest,
                jokers(horizon, fewest),
                line.value() / (line.chance() + bonus * line.jokerless()),
                bonus);
    }

    private static int jokers(Horizon horizon, int draws) {
        double own = horizon.looks().draws() / (double) Math.max(1, draws);
        return (int) Math.round(Math.min(1, own) * horizon.unseen().jokers());
    }

    double value(Horizon horizon, Shortfall shortfall) {
        double chance = DrawOdds.of(shortfall, horizon.unseen().withJokers(jokers), draws);
        return payment * (chance + bonus * jokerless(horizon, shortfall));
    }

    /// The chance that natural tiles alone complete the hand.
    private double jokerless(Horizon horizon, Shortfall shortfall) {
        return bonus == 0 || shortfall.usesJokers()
                ? 0
                : DrawOdds.of(shortfall, horizon.unseen().withJokers(0), draws);
    }
}
