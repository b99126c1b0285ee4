package sparrow.shapes;

import sparrow.core.tile.Tile;

/// The distance to seven different pairs.
final class PairsGauge extends Gauge {
    static final PairsGauge INSTANCE = new PairsGauge();
    private static final int PAIRS = 7;
    private static final long ALL = (1L << Tile.KINDS) - 1;

    private PairsGauge() {}

    @Override
    public int distance(Holding holding) {
        Kinds kinds = Kinds.of(holding);
        return holding.melds() > 0
                ? Distance.NEVER
                : distance(kinds.singles(), kinds.pairs(), kinds.others());
    }

    @Override
    public int distance(int[] kinds, int melds) {
        int pairs = 0;
        int singles = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            pairs += kinds[kind] >= 2 ? 1 : 0;
            singles += kinds[kind] == 1 ? 1 : 0;
        }
        int missing = Math.max(0, PAIRS - pairs);
        return melds > 0 ? Distance.NEVER : missing + Math.max(0, missing - singles);
    }

    @Override
    Meter meter() {
        return new Counters.Counting(Counters.Aim.PAIRS);
    }

    @Override
    long accepted(Holding holding, int distance) {
        Kinds kinds = Kinds.of(holding);
        return distance == Distance.NEVER
                ? 0
                : accepted(kinds.singles(), kinds.pairs(), kinds.others());
    }

    /// Which kinds that can be paired are held once, which are held more often, and which not at
    /// all, a bit each.
    private record Kinds(long singles, long pairs, long others) {
        static Kinds of(Holding holding) {
            if (!holding.isLimited()) {
                long held = holding.singles() | holding.pairs();
                return new Kinds(holding.singles(), holding.pairs(), ALL & ~held);
            }
            long singles = 0;
            long pairs = 0;
            long others = 0;
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                int held = holding.count(kind);
                if (held >= 2) {
                    pairs |= 1L << kind;
                } else if (holding.cap(kind) >= 2) {
                    singles |= (long) held << kind;
                    others |= (1L - held) << kind;
                }
            }
            return new Kinds(singles, pairs, others);
        }
    }

    static int distance(long singles, long pairs, long others) {
        int missing = missing(pairs);
        int fresh = Math.max(0, missing - Long.bitCount(singles));
        return fresh > Long.bitCount(others) ? Distance.NEVER : missing + fresh;
    }

    private static int missing(long pairs) {
        return Math.max(0, PAIRS - Long.bitCount(pairs));
    }

    /// The twins of single tiles, and fresh kinds if there are too few of those.
    static long accepted(long singles, long pairs, long others) {
        int missing = missing(pairs);
        if (missing == 0) {
            return 0;
        }
        return missing > Long.bitCount(singles) ? singles | others : singles;
    }
}
