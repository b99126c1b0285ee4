package sparrow.american.advice;

/// A quick way to value hands a tile or two away from one whose odds are known: claims count as so
/// many more draws, found once from the known odds. As a game seldom lasts to the end of the wall,
/// hands are compared at six tenths of it.
///
/// @param draws own draws that complete the known hand as often as draws and claims together, six
///   tenths of them
/// @param jokers unseen jokers that count: as many as our own draws would bring, none being claimed
/// @param payment what a win brings on average
record Prospect(int draws, int jokers, double payment) {
    private static final double LASTS = 0.6;

    static Prospect of(Horizon horizon, RankedLine line, Shortfall best) {
        if (line.chance() <= 0) {
            return new Prospect(horizon.looks().draws(), 0, 0);
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
        return new Prospect(
                (int) Math.ceil(LASTS * fewest),
                jokers(horizon, fewest),
                line.value() / line.chance());
    }

    private static int jokers(Horizon horizon, int draws) {
        double own = horizon.looks().draws() / (double) Math.max(1, draws);
        return (int) Math.round(Math.min(1, own) * horizon.unseen().jokers());
    }

    double value(Horizon horizon, Shortfall shortfall) {
        return payment * DrawOdds.of(shortfall, horizon.unseen().withJokers(jokers), draws);
    }
}
