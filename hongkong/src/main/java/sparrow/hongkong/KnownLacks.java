package sparrow.hongkong;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Tile;

/// What suits and honors were found to lack, kept for when they are asked for again: from turn to
/// turn, and from discard to discard, little of a hand changes.
final class KnownLacks {
    private static final int REMEMBERED = 5_000;
    private static final int EAST = Tile.EAST.kind();
    private static final int HONORS = Tile.KINDS - EAST;
    private static final int UPPER = HalfSuit.RANKS - HalfSuit.BORDER;

    private final HongKongRules rules;
    private final Map<Long, Lacks> suits = new HashMap<>();
    private final Map<Long, HalfSuit> halves = new HashMap<>();
    private final Map<Long, Honors> honors = new HashMap<>();

    KnownLacks(HongKongRules rules) {
        this.rules = rules;
    }

    /// What a suit lacks for up to so many sets.
    ///
    /// @param first its first kind
    /// @param held the tiles of every kind
    /// @param caps how many of every kind there can be
    Lacks suit(int first, int[] held, int[] caps, Lacks.Sets as, int sets) {
        long key = key(first, HalfSuit.RANKS, held, caps);
        key = ((key << 2 | first / HalfSuit.RANKS) << 2 | as.ordinal()) * 5 + sets;
        Lacks lacks = suits.get(key);
        if (lacks == null) {
            HalfSuit upper = upper(first, held, caps, as, sets);
            lacks = lower(first, held, caps, as, sets).with(upper, first);
            remember(suits, key, lacks);
        }
        return lacks;
    }

    private HalfSuit lower(int first, int[] held, int[] caps, Lacks.Sets as, int sets) {
        long key = key(first, HalfSuit.BORDER, held, caps);
        key = (2 * key << 2 | as.ordinal()) * 5 + sets;
        HalfSuit half = halves.get(key);
        if (half == null) {
            half = HalfSuit.lower(first, held, caps, as, sets);
            remember(halves, key, half);
        }
        return half;
    }

    private HalfSuit upper(int first, int[] held, int[] caps, Lacks.Sets as, int sets) {
        long key = key(first + HalfSuit.BORDER, UPPER, held, caps);
        key = (2 * key + 1 << 2 | as.ordinal()) * 5 + sets;
        HalfSuit half = halves.get(key);
        if (half == null) {
            half = HalfSuit.upper(first, held, caps, as, sets);
            remember(halves, key, half);
        }
        return half;
    }

    /// What the honors lack, whatever a plan makes of them.
    Honors honors(int[] held, int[] caps, int sets) {
        long key = key(EAST, HONORS, held, caps) * 5 + sets;
        Honors lacks = honors.get(key);
        if (lacks == null) {
            lacks = new Honors(held, caps, sets);
            remember(honors, key, lacks);
        }
        return lacks;
    }

    private static <T> void remember(Map<Long, T> known, long key, T value) {
        if (known.size() >= REMEMBERED) {
            known.clear();
        }
        known.put(key, value);
    }

    private static long key(int first, int kinds, int[] held, int[] caps) {
        long key = 0;
        for (int kind = first; kind < first + kinds; kind++) {
            key = key << 6 | held[kind] << 3 | caps[kind];
        }
        return key;
    }

    /// What the honors of a hand lack, by what is asked of them.
    final class Honors {
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
            boolean unused =
                    asked == OpenPlans.NO_HONORS
                            || (asked == OpenPlans.PAIR_OF_HONORS && rules.commonPairIsSuited);
            for (int honor = 0; honor < HONORS && !unused; honor++) {
                Lacks.Honor as =
                        asked == OpenPlans.PAIR_OF_HONORS
                                ? Lacks.Honor.PAIR_OR_NOTHING
                                : (asked >> honor & 1) == 1
                                        ? Lacks.Honor.PUNG
                                        : Lacks.Honor.ANYTHING;
                int kind = EAST + honor;
                all = all.withHonor(as, kind, held[kind], caps[kind]);
            }
            return all;
        }
    }
}
