package sparrow.shapes;

import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The distance to the nearest of the three Riichi forms, at once.
///
/// The table that reads the first ranks of a suit also counts, in its lower bits, what the other
/// two forms ask for: pairs, kinds, orphans and pairs of orphans, each in a field of its own, so
/// that the sums of four components are the sums of the hand.
final class RiichiGauge extends Gauge {
    static final RiichiGauge INSTANCE = new RiichiGauge();

    private static final int PAIR = 1;
    private static final int KIND = 1 << 3;
    private static final int ORPHAN = 1 << 7;
    private static final int ORPHAN_PAIR = 1 << 11;
    private static final int COUNTERS = 14;
    private static final int COUNTED = (1 << COUNTERS) - 1;

    private static final SetsGauge SETS = SetsGauge.ofSets(4);
    private static final int SHIFT = SETS.blend().shift;
    private static final int[] SIX = rows(SETS.component(0), counters(6, 0b1));
    private static final int[] FOUR = rows(SETS.component(Keys.HONORS), counters(4, 0b1111));
    private static final char[] LAST = counters(3, 0b100);
    private static final char[] DRAGONS = counters(3, 0b111);
    private static final char[] SUIT = SETS.component(0).low;
    private static final char[] HONORS = SETS.component(Keys.HONORS).low;
    private static final char[] SUM = SETS.blend().sum;
    private static final byte[] CLOSED = SETS.distances(0);

    /// By what all four components count: the distance to the nearer of the other two forms.
    private static final byte[] OTHERS = new byte[COUNTED + 1];

    static {
        for (int counted = 0; counted <= COUNTED; counted++) {
            OTHERS[counted] = (byte) Math.min(pairs(counted), orphans(counted));
        }
    }

    private static final long ALL = (1L << Tile.KINDS) - 1;

    private RiichiGauge() {}

    private static int[] rows(Lookup lookup, char[] counters) {
        int[] rows = new int[counters.length];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = lookup.row(i) << COUNTERS | counters[i];
        }
        return rows;
    }

    /// @param orphans a bit for each rank that is an orphan
    private static char[] counters(int ranks, int orphans) {
        char[] counters = {0};
        for (int rank = 0; rank < ranks; rank++) {
            int orphan = orphans >> rank & 1;
            int one = KIND + orphan * ORPHAN;
            int two = one + PAIR + orphan * ORPHAN_PAIR;
            char[] longer = new char[counters.length * Automaton.COUNTS];
            for (int i = 0; i < longer.length; i++) {
                int count = i % Automaton.COUNTS;
                longer[i] =
                        (char)
                                (counters[i / Automaton.COUNTS]
                                        + (count == 0 ? 0 : count == 1 ? one : two));
            }
            counters = longer;
        }
        return counters;
    }

    @Override
    public int distance(int[] kinds, int melds) {
        if (kinds[33] < 0) {
            throw new IllegalArgumentException("a count below zero");
        }
        return distance(
                Keys.six(kinds, 0),
                Keys.three(kinds, 6),
                Keys.six(kinds, 9),
                Keys.three(kinds, 15),
                Keys.six(kinds, 18),
                Keys.three(kinds, 24),
                Keys.four(kinds, 27),
                Keys.three(kinds, 31),
                melds);
    }

    @Override
    public int distance(Tiles concealed, int melds) {
        long m = concealed.ranks(Suit.CHARACTERS);
        long p = concealed.ranks(Suit.DOTS);
        long s = concealed.ranks(Suit.BAMBOO);
        long z = concealed.ranks(Suit.WINDS);
        return distance(
                Keys.six(m),
                Keys.three(m, 6),
                Keys.six(p),
                Keys.three(p, 6),
                Keys.six(s),
                Keys.three(s, 6),
                Keys.four(z),
                Keys.three(z, 4),
                melds);
    }

    @Override
    public int distance(Holding holding) {
        if (holding.isLimited() || holding.melds() > 4) {
            int others =
                    Math.min(
                            PairsGauge.INSTANCE.distance(holding),
                            OrphansGauge.INSTANCE.distance(holding));
            return Math.min(others, SETS.distance(holding));
        }
        int[] k = holding.keys();
        return distance(k[0], k[1], k[2], k[3], k[4], k[5], k[6], k[7], holding.melds());
    }

    private static int distance(
            int m, int m7, int p, int p7, int s, int s7, int winds, int dragons, int melds) {
        int first = SIX[m];
        int second = SIX[p];
        int third = SIX[s];
        int fourth = FOUR[winds];
        int one = SUM[number(SUIT, first, m7) << SHIFT | number(SUIT, second, p7)];
        int other = SUM[number(SUIT, third, s7) << SHIFT | number(HONORS, fourth, dragons)];
        if (melds > 0) {
            return SETS.distance(one, other, melds);
        }
        int counted = LAST[m7] + LAST[p7] + LAST[s7] + DRAGONS[dragons];
        return closed(one, other, counted + first + second + third + fourth);
    }

    /// @param one the number of two components together
    /// @param counted what all four count, whatever its higher bits are
    private static int closed(int one, int other, int counted) {
        return Math.min(CLOSED[one << SHIFT | other], OTHERS[counted & COUNTED]);
    }

    private static int number(char[] low, int row, int last) {
        return low[(row >>> COUNTERS) + last];
    }

    private static int pairs(int counted) {
        return 7 - (counted & 7) + Math.max(0, 7 - (counted >> 3 & 15));
    }

    private static int orphans(int counted) {
        return 14 - (counted >> 7 & 15) - Math.min(1, counted & -ORPHAN_PAIR);
    }

    @Override
    Meter meter() {
        return new Three();
    }

    /// The numbers of the components, and the rows and counters of all together.
    private static final class Three extends Meter {
        private static final int[][] ROWS = {SIX, SIX, SIX, FOUR};
        private static final char[][] LOWS = {SUIT, SUIT, SUIT, HONORS};
        private static final char[][] LASTS = {LAST, LAST, LAST, DRAGONS};

        private final int[] number = new int[Keys.COMPONENTS];
        private final int[] counted = new int[Keys.COMPONENTS];

        @Override
        void set(int component, int first, int last) {
            int row = ROWS[component][first];
            number[component] = number(LOWS[component], row, last);
            counted[component] = (row & COUNTED) + LASTS[component][last];
        }

        @Override
        int distance(int melds, int met) {
            int one = SUM[number[0] << SHIFT | number[1]];
            int other = SUM[number[2] << SHIFT | number[3]];
            return melds > 0
                    ? SETS.distance(one, other, melds)
                    : closed(one, other, counted[0] + counted[1] + counted[2] + counted[3]);
        }
    }

    @Override
    long accepted(Holding holding, int distance) {
        long accepted = 0;
        if (SETS.distance(holding) == distance) {
            accepted |= SETS.accepted(holding, distance);
        }
        if (PairsGauge.INSTANCE.distance(holding) == distance) {
            accepted |= PairsGauge.INSTANCE.accepted(holding, distance);
        }
        if (OrphansGauge.INSTANCE.distance(holding) == distance) {
            accepted |= OrphansGauge.INSTANCE.accepted(holding, distance);
        }
        return accepted;
    }

    @Override
    void discards(Holding holding, int[] distance, long[] accepted) {
        SETS.discards(holding, distance, accepted);
        if (holding.isLimited()) {
            NearestGauge.join(PairsGauge.INSTANCE, holding, distance, accepted);
            NearestGauge.join(OrphansGauge.INSTANCE, holding, distance, accepted);
        } else if (holding.melds() == 0) {
            joinOthers(holding, distance, accepted);
        }
    }

    private static void joinOthers(Holding holding, int[] distance, long[] accepted) {
        long singles = holding.singles();
        long pairs = holding.pairs();
        int least =
                Math.min(
                        PairsGauge.distance(singles, pairs, ~(singles | pairs) & ALL),
                        OrphansGauge.distance(singles, pairs));
        for (long left = singles | pairs; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            if (least <= distance[kind]) {
                long bit = left & -left;
                int held = holding.count(kind);
                long nowSingles = held == 1 ? singles & ~bit : held == 2 ? singles | bit : singles;
                long nowPairs = held == 2 ? pairs & ~bit : pairs;
                join(kind, nowSingles, nowPairs, distance, accepted);
            }
        }
    }

    private static void join(int kind, long singles, long pairs, int[] distance, long[] accepted) {
        long others = ~(singles | pairs) & ALL;
        int toPairs = PairsGauge.distance(singles, pairs, others);
        int toOrphans = OrphansGauge.distance(singles, pairs);
        int nearer = Math.min(toPairs, toOrphans);
        if (nearer < distance[kind]) {
            distance[kind] = nearer;
            accepted[kind] = 0;
        }
        if (toPairs == distance[kind]) {
            accepted[kind] |= PairsGauge.accepted(singles, pairs, others);
        }
        if (toOrphans == distance[kind]) {
            accepted[kind] |= OrphansGauge.accepted(singles, pairs);
        }
    }
}
