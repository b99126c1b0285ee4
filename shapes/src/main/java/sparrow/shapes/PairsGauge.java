package sparrow.shapes;

import sparrow.core.tile.Tile;

/// The distance to seven different pairs.
final class PairsGauge extends Gauge {
    static final PairsGauge INSTANCE = new PairsGauge();
    private static final int PAIRS = 7;

    private PairsGauge() {}

    @Override
    int distance(Holding holding) {
        int pairs = 0;
        int halves = 0;
        int others = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            int held = holding.count(kind);
            if (held >= 2) {
                pairs++;
            } else if (holding.cap(kind) >= 2) {
                halves += held;
                others += 1 - held;
            }
        }
        int missing = Math.max(0, PAIRS - pairs);
        int fresh = Math.max(0, missing - halves);
        return holding.melds() > 0 || fresh > others ? Distance.NEVER : missing + fresh;
    }
}
