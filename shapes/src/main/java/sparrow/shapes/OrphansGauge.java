package sparrow.shapes;

import java.util.stream.IntStream;
import sparrow.core.tile.Tile;

/// The distance to thirteen orphans.
final class OrphansGauge extends Gauge {
    static final OrphansGauge INSTANCE = new OrphansGauge();

    /// A bit for each orphan.
    static final long ORPHANS =
            kinds().mapToLong(kind -> 1L << kind).reduce(0, (all, kind) -> all | kind);

    private static final int TILES = 14;

    private OrphansGauge() {}

    static IntStream kinds() {
        return IntStream.range(0, Tile.KINDS).filter(kind -> Tile.ofKind(kind).isTerminalOrHonor());
    }

    @Override
    public int distance(Holding holding) {
        if (!holding.isLimited()) {
            return holding.melds() > 0
                    ? Distance.NEVER
                    : distance(holding.singles(), holding.pairs());
        }
        long singles = 0;
        long pairs = 0;
        boolean canPair = false;
        for (long left = ORPHANS; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            int held = holding.count(kind);
            if (holding.cap(kind) == 0) {
                return Distance.NEVER;
            }
            singles |= held == 1 ? 1L << kind : 0;
            pairs |= held > 1 ? 1L << kind : 0;
            canPair |= holding.cap(kind) > 1;
        }
        return holding.melds() > 0 || !canPair ? Distance.NEVER : distance(singles, pairs);
    }

    @Override
    public int distance(int[] kinds, int melds) {
        int held = 0;
        int pair = 0;
        for (long left = ORPHANS; left != 0; left &= left - 1) {
            int count = kinds[Long.numberOfTrailingZeros(left)];
            held += Math.min(1, count);
            pair |= count >> 1;
        }
        return melds > 0 ? Distance.NEVER : TILES - held - (pair == 0 ? 0 : 1);
    }

    @Override
    Meter meter() {
        return new Counters.Counting(Counters.Aim.ORPHANS);
    }

    @Override
    long accepted(Holding holding, int distance) {
        if (distance < Distance.NEVER && !holding.isLimited()) {
            return accepted(holding.singles(), holding.pairs());
        }
        long accepted = 0;
        boolean pair = kinds().anyMatch(kind -> holding.count(kind) > 1);
        for (long left = distance == Distance.NEVER ? 0 : ORPHANS; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            boolean twin = !pair && holding.cap(kind) > 1;
            accepted |= holding.count(kind) == 0 || twin ? 1L << kind : 0;
        }
        return accepted;
    }

    /// @param singles the kinds held once, orphans or not
    /// @param pairs the kinds held more often
    static int distance(long singles, long pairs) {
        return TILES
                - Long.bitCount((singles | pairs) & ORPHANS)
                - ((pairs & ORPHANS) == 0 ? 0 : 1);
    }

    /// The orphans missing, and without a pair all of them.
    static long accepted(long singles, long pairs) {
        return (pairs & ORPHANS) == 0 ? ORPHANS : ORPHANS & ~(singles | pairs);
    }
}
