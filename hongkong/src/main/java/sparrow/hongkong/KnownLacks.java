package sparrow.hongkong;

import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Tile;

/// What suits and honors were found to lack, kept for when they are asked for again: from turn to
/// turn, and from discard to discard, little of a hand changes, and half suits are often alike.
final class KnownLacks {
    private static final int EAST = Tile.EAST.kind();
    private static final int HONORS = Tile.KINDS - EAST;

    private static final Remembered<Lacks> SUITS = new Remembered<>(12);
    private static final Remembered<HalfSuit> HALVES = new Remembered<>(13);
    private static final Remembered<Honors> BY_HONORS = new Remembered<>(11);

    private KnownLacks() {}

    /// What a suit lacks for up to so many sets.
    ///
    /// @param first its first kind
    /// @param held the tiles of every kind
    /// @param caps how many of every kind there can be
    static Lacks suit(int first, int[] held, int[] caps, Lacks.Sets as, int sets) {
        long key = key(first, HalfSuit.RANKS, held, caps) << 2 | first / HalfSuit.RANKS;
        key = key(key, as, sets);
        Lacks lacks = SUITS.get(key);
        if (lacks == null) {
            int middle = first + HalfSuit.MIDDLE;
            HalfSuit lower = lower(first, held, caps, as, sets);
            HalfSuit upper = upper(first, held, caps, as, sets);
            lacks = lower.with(held[middle], caps[middle], upper, first);
            SUITS.keep(key, lacks);
        }
        return lacks;
    }

    private static HalfSuit lower(int first, int[] held, int[] caps, Lacks.Sets as, int sets) {
        long key = key(2 * key(first, HalfSuit.MIDDLE, held, caps), as, sets);
        HalfSuit half = HALVES.get(key);
        if (half == null) {
            half = HalfSuit.lower(first, held, caps, as, sets);
            HALVES.keep(key, half);
        }
        return half;
    }

    private static HalfSuit upper(int first, int[] held, int[] caps, Lacks.Sets as, int sets) {
        int from = first + HalfSuit.MIDDLE + 1;
        long key = key(2 * key(from, HalfSuit.MIDDLE, held, caps) + 1, as, sets);
        HalfSuit half = HALVES.get(key);
        if (half == null) {
            half = HalfSuit.upper(first, held, caps, as, sets);
            HALVES.keep(key, half);
        }
        return half;
    }

    /// What the honors lack, whatever a plan makes of them.
    static Honors honors(int[] held, int[] caps, int sets) {
        long key = key(EAST, HONORS, held, caps) << 3 | sets;
        Honors lacks = BY_HONORS.get(key);
        if (lacks == null) {
            lacks = new Honors(held, caps, sets);
            BY_HONORS.keep(key, lacks);
        }
        return lacks;
    }

    private static long key(int first, int kinds, int[] held, int[] caps) {
        long key = 0;
        for (int kind = first; kind < first + kinds; kind++) {
            key = key << 6 | held[kind] << 3 | caps[kind];
        }
        return key;
    }

    private static long key(long tiles, Lacks.Sets as, int sets) {
        return (tiles << 2 | as.ordinal()) << 3 | sets;
    }

    /// What the honors of a hand lack, by what is asked of them.
    static final class Honors {
        private final int[] held;
        private final int[] caps;
        private final int sets;
        private final @Nullable Lacks[] lacks = new @Nullable Lacks[OpenPlans.HONORS];

        Honors(int[] held, int[] caps, int sets) {
            this.held = held;
            this.caps = caps;
            this.sets = sets;
        }

        /// How many tiles are missing for pungs of some, a bit each.
        int missing(int pungs) {
            int missing = 0;
            for (int left = pungs; left != 0; left &= left - 1) {
                int kind = EAST + Integer.numberOfTrailingZeros(left);
                missing += Math.max(0, 3 - held[kind]);
            }
            return missing;
        }

        /// @param asked see [OpenPlans#honors(int)]
        Lacks lacks(int asked) {
            Lacks known = lacks[asked];
            if (known == null) {
                known = measured(asked);
                lacks[asked] = known;
            }
            return known;
        }

        private Lacks measured(int asked) {
            Lacks all = Lacks.none(sets);
            for (int honor = 0; honor < HONORS && asked != OpenPlans.NO_HONORS; honor++) {
                int kind = EAST + honor;
                all = all.withHonor(as(asked, honor), kind, held[kind], caps[kind]);
            }
            return all;
        }

        private static Lacks.Honor as(int asked, int honor) {
            if (asked == OpenPlans.PAIR_OF_HONORS) {
                return Lacks.Honor.PAIR_OR_NOTHING;
            }
            return (asked >> honor & 1) == 1 ? Lacks.Honor.PUNG : Lacks.Honor.ANYTHING;
        }
    }
}
