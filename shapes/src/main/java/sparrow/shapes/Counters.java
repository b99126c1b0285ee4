package sparrow.shapes;

/// What seven pairs and thirteen orphans ask of a hand: its pairs, kinds, orphans and pairs of
/// orphans, each counted in a field of its own, so that the sums of four components are those of
/// the hand.
final class Counters {
    private static final int KINDS = 6;
    private static final int ORPHANS = 12;
    private static final int ORPHAN_PAIRS = 16;
    private static final int FIELD = 63;
    private static final int ORPHAN_FIELD = 15;

    /// By the first number of a suit, and by its last; the same of the honors. See [Keys].
    private static final int[] SIX = counted(6, 0b1);

    private static final int[] LAST = counted(3, 0b100);
    private static final int[] WINDS = counted(4, 0b1111);
    private static final int[] DRAGONS = counted(3, 0b111);

    private Counters() {}

    /// @param orphans a bit for each rank that is an orphan
    private static int[] counted(int ranks, int orphans) {
        int[] counted = {0};
        for (int rank = 0; rank < ranks; rank++) {
            int orphan = orphans >> rank & 1;
            int one = 1 << KINDS | orphan << ORPHANS;
            int two = one | 1 | orphan << ORPHAN_PAIRS;
            int[] longer = new int[counted.length * Automaton.COUNTS];
            for (int i = 0; i < longer.length; i++) {
                int count = i % Automaton.COUNTS;
                longer[i] =
                        counted[i / Automaton.COUNTS] + (count == 0 ? 0 : count == 1 ? one : two);
            }
            counted = longer;
        }
        return counted;
    }

    static int of(int component, int first, int last) {
        return component == Keys.HONORS ? WINDS[first] + DRAGONS[last] : SIX[first] + LAST[last];
    }

    /// The distance of a closed hand to seven different pairs.
    static int toPairs(int counted) {
        int missing = Math.max(0, 7 - (counted & FIELD));
        int singles = (counted >> KINDS & FIELD) - (counted & FIELD);
        return missing + Math.max(0, missing - singles);
    }

    /// The distance of a closed hand to thirteen orphans.
    static int toOrphans(int counted) {
        int pair = Math.min(1, counted >> ORPHAN_PAIRS);
        return 14 - (counted >> ORPHANS & ORPHAN_FIELD) - pair;
    }

    /// The counters of a hand in play.
    static final class Counting extends Meter {
        private final Aim aim;
        private final int[] counted = new int[Keys.COMPONENTS];

        Counting(Aim aim) {
            this.aim = aim;
        }

        @Override
        void set(int component, int first, int last) {
            counted[component] = of(component, first, last);
        }

        @Override
        int distance(int melds, int met) {
            int all = counted[0] + counted[1] + counted[2] + counted[3];
            return melds > 0
                    ? Distance.NEVER
                    : switch (aim) {
                        case PAIRS -> toPairs(all);
                        case ORPHANS -> toOrphans(all);
                        case EITHER -> Math.min(toPairs(all), toOrphans(all));
                    };
        }
    }

    /// What is counted for.
    enum Aim {
        PAIRS,
        ORPHANS,
        EITHER
    }
}
