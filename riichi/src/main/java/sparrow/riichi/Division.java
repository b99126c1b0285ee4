package sparrow.riichi;

import java.util.function.Consumer;
import sparrow.core.tile.Tile;

/// Divides concealed tiles into every [Arrangement] that the tile won on may have completed.
///
/// The lowest tile left must begin a set, and of one kind triplets come before runs, so that each
/// is met once.
final class Division {
    private static final int HONORS = 3;
    private static final int NINE = 9;

    /// The lowest bit of every rank, and the bit that four alike set.
    private static final long ODD = 0x111111111L;

    private static final long FOUR = ODD << 2;
    private static final long RUN = 0x111L;

    /// The ranks that are one above a multiple of three, and two above.
    private static final long ONE_OVER = 0x0F00F00F0L;

    private static final long TWO_OVER = ONE_OVER << 4;

    private final Pattern pattern;
    private final long[] left;
    private final int won;
    private final Consumer<Arrangement> found;
    private int pair;

    private Division(Pattern pattern, Consumer<Arrangement> found) {
        this.pattern = pattern;
        this.left = pattern.concealed.clone();
        this.won = pattern.won;
        this.found = found;
    }

    static void of(Pattern pattern, Consumer<Arrangement> found) {
        Division division = new Division(pattern, found);
        division.sets();
        if (pattern.melds.isEmpty()) {
            division.alone();
        }
    }

    /// The suit that holds the pair has two tiles more than its sets; all others have none.
    private void sets() {
        int suit = -1;
        for (int i = 0; i <= HONORS; i++) {
            int over = size(left[i]) % 3;
            if (over == 1 || (over == 2 && suit >= 0)) {
                return;
            }
            suit = over == 2 ? i : suit;
        }
        if (suit < 0) {
            return;
        }
        for (int rank = pairRank(left[suit]); rank < NINE; rank += 3) {
            if (count(left[suit], rank) >= 2) {
                pair = NINE * suit + rank;
                left[suit] -= 2L << (4 * rank);
                sets(0, left[0], 0, 0, 0);
                left[suit] += 2L << (4 * rank);
            }
        }
    }

    /// The lowest rank the pair may have, others being three or six above it: the ranks in a set,
    /// counted from 0, add up to a multiple of three, so those of all tiles tell that of the pair.
    private static int pairRank(long counts) {
        return (2 * size(counts & ONE_OVER) + 4 * size(counts & TWO_OVER)) % 3;
    }

    private static int size(long counts) {
        long pairs = (counts & 0x0F0F0F0F0FL) + ((counts >>> 4) & 0x0F0F0F0F0FL);
        return (int) ((pairs * 0x0101010101L) >>> 32) & 0xFF;
    }

    private static int count(long counts, int rank) {
        return (int) (counts >>> (4 * rank)) & 15;
    }

    /// @param rest what is left of the suit
    /// @param lowest the lowest rank that a triplet may have
    private void sets(int suit, long rest, int lowest, int sets, int count) {
        if (rest == 0) {
            if (suit == HONORS) {
                finishes(sets, count);
            } else {
                sets(suit + 1, left[suit + 1], 0, sets, count);
            }
            return;
        }
        int rank = Long.numberOfTrailingZeros(rest) / 4;
        int at = 4 * rank;
        int kind = NINE * suit + rank;
        if (count(rest, rank) >= 3 && rank >= lowest) {
            int set = kind | Arrangement.TRIPLET;
            sets(suit, rest - (3L << at), rank, sets | (set << (8 * count)), count + 1);
        }
        if (suit < HONORS && rank < 7 && count(rest, rank + 1) > 0 && count(rest, rank + 2) > 0) {
            sets(suit, rest - (RUN << at), rank + 1, sets | (kind << (8 * count)), count + 1);
        }
    }

    /// Equal sets count once.
    private void finishes(int sets, int count) {
        if (pair == won) {
            found.accept(arrangement(sets, count, Arrangement.PAIR));
        }
        int before = -1;
        for (int i = 0; i < count; i++) {
            int set = (sets >>> (8 * i)) & 0x7F;
            if (set != before && completes(set)) {
                found.accept(arrangement(sets, count, i));
            }
            before = set;
        }
    }

    private boolean completes(int set) {
        return set >= Arrangement.TRIPLET
                ? set - Arrangement.TRIPLET == won
                : won >= set && won <= set + 2;
    }

    private Arrangement arrangement(int sets, int count, int finish) {
        return new Arrangement(Arrangement.Form.SETS, sets, count, pair, finish);
    }

    /// The forms that have no sets.
    private void alone() {
        long any = left[0] | left[1] | left[2] | left[HONORS];
        if ((any & ODD) == 0 && ((any & FOUR) == 0 || pattern.rules.pairsTwice)) {
            found.accept(alone(Arrangement.Form.PAIRS, won));
        }
        if (pattern.kinds == Kinds.ORPHANS) {
            found.accept(alone(Arrangement.Form.ORPHANS, twice()));
        }
        if (pattern.rules.counts(Yaku.SHIISAN_PUUTAA) && isUnconnected()) {
            found.accept(alone(Arrangement.Form.UNCONNECTED, twice()));
        }
    }

    private int twice() {
        int kind = 0;
        while (pattern.all[kind] < 2) {
            kind++;
        }
        return kind;
    }

    /// Thirteen kinds, one of them twice, at the first draw, none within two of another.
    private boolean isUnconnected() {
        boolean first = pattern.isTenhou() || pattern.isChiihou();
        if (!first || Kinds.size(pattern.kinds) != 13) {
            return false;
        }
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (hasNeighbour(kind)) {
                return false;
            }
        }
        return true;
    }

    private boolean hasNeighbour(int kind) {
        int[] all = pattern.all;
        if (all[kind] == 0 || kind >= Kinds.EAST) {
            return false;
        }
        int rank = kind % NINE;
        return (rank < 8 && all[kind + 1] > 0) || (rank < 7 && all[kind + 2] > 0);
    }

    private static Arrangement alone(Arrangement.Form form, int pair) {
        return new Arrangement(form, 0, 0, pair, Arrangement.PAIR);
    }
}
