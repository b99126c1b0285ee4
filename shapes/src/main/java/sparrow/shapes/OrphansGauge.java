package sparrow.shapes;

import java.util.Arrays;
import java.util.stream.IntStream;

/// The distance to thirteen orphans.
final class OrphansGauge extends Gauge {
    static final OrphansGauge INSTANCE = new OrphansGauge();
    private static final int[] ORPHANS = {0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33};

    private OrphansGauge() {}

    static IntStream kinds() {
        return Arrays.stream(ORPHANS);
    }

    @Override
    int distance(Holding holding) {
        int missing = 0;
        boolean pair = false;
        boolean canPair = false;
        for (int kind : ORPHANS) {
            int held = holding.count(kind);
            if (holding.cap(kind) == 0) {
                return Distance.NEVER;
            }
            missing += held == 0 ? 1 : 0;
            pair |= held >= 2;
            canPair |= holding.cap(kind) >= 2;
        }
        return holding.melds() > 0 || !canPair ? Distance.NEVER : missing + (pair ? 0 : 1);
    }
}
