package sparrow.american.advice;

/// A quick way to value hands a tile or two away from one whose odds are known: claims count as so
/// many more draws, found once from the known odds. As a game seldom lasts to the end of the wall,
/// hands are compared at six tenths of it.
///
/// @param draws own draws that complete the known hand as often as draws and claims together, six
///   tenths of them
/// @param payment what a win brings on average
record Prospect(int draws, double payment) {
    private static final double LASTS = 0.6;

    static Prospect of(Horizon horizon, RankedLine line, Shortfall best) {
        if (line.chance() <= 0) {
            return new Prospect(horizon.looks().draws(), 0);
        }
        int fewest = horizon.looks().draws();
        int most = horizon.looks().count();
        while (fewest < most) {
            int middle = (fewest + most) / 2;
            if (DrawOdds.of(best, horizon.unseen(), middle) < line.chance()) {
                fewest = middle + 1;
            } else {
                most = middle;
            }
        }
        return new Prospect((int) Math.ceil(LASTS * fewest), line.value() / line.chance());
    }

    double value(Horizon horizon, Shortfall shortfall) {
        return payment * DrawOdds.of(shortfall, horizon.unseen(), draws);
    }
}
