package sparrow.hongkong;

import java.util.Arrays;
import sparrow.core.tile.Tile;
import sparrow.shapes.Distance;

/// What some kinds of tiles lack for so many sets, without a pair or with one.
///
/// A lack is a number: how many tiles are missing, then a bit for each kind of which one more
/// brings them nearer. The lacks of different kinds are added.
final class Lacks {
    /// What sets may be.
    enum Sets {
        CHOWS,
        PUNGS,
        ANY
    }

    static final long NEVER = (long) Distance.NEVER << Tile.KINDS;

    /// By the number of sets, twice: without a pair, then with one.
    private final long[] cells;

    /// @param cells by the number of sets, twice: without a pair, then with one
    Lacks(long[] cells) {
        this.cells = cells;
    }

    static int tiles(long lack) {
        return (int) Math.min(lack >>> Tile.KINDS, Distance.NEVER);
    }

    static long kinds(long lack) {
        return lack & (1L << Tile.KINDS) - 1;
    }

    /// Either will do: the lesser one, or what helps with one or the other.
    static long or(long one, long other) {
        long order = (one >>> Tile.KINDS) - (other >>> Tile.KINDS);
        long less = order >> 63;
        long more = -order >> 63;
        return (one & ~more) | (other & ~less);
    }

    /// What a kind lacks that is needed so often.
    static long of(int kind, int needed, int held) {
        return needed <= held ? 0 : (long) (needed - held) << Tile.KINDS | 1L << kind;
    }

    /// How many cells tell of up to so many sets.
    static int cells(int sets) {
        return 2 * sets + 2;
    }

    /// What is missing for all sets and a pair, from these kinds or those.
    long forHand(Lacks other) {
        int whole = cells.length - 1;
        long least = NEVER;
        for (int one = 0; one <= whole; one++) {
            if (cells[one] < NEVER) {
                least = or(least, cells[one] + other.cells[whole - one]);
            }
        }
        return least;
    }

    /// Nothing but no sets at all.
    ///
    /// @param sets how many it tells of
    static Lacks none(int sets) {
        return new Lacks(nothing(cells(sets)));
    }

    static long[] nothing(int size) {
        long[] lacks = new long[size];
        Arrays.fill(lacks, 1, size, NEVER);
        return lacks;
    }

    /// Sets and pair from these kinds or those.
    Lacks with(Lacks other) {
        long[] both = new long[cells.length];
        Arrays.fill(both, NEVER);
        for (int one = 0; one < cells.length; one++) {
            if (cells[one] < NEVER) {
                int step = 1 + (one & 1);
                for (int two = 0; one + two < cells.length; two += step) {
                    both[one + two] = or(both[one + two], cells[one] + other.cells[two]);
                }
            }
        }
        return new Lacks(both);
    }

    /// What an honor may become.
    enum Honor {
        PUNG,
        PAIR_OR_NOTHING,
        ANYTHING
    }

    /// With a pung, a pair or nothing of an honor.
    ///
    /// @param cap how many of it there can be
    Lacks withHonor(Honor as, int kind, int held, int cap) {
        long pung = as == Honor.PAIR_OR_NOTHING || cap < 3 ? NEVER : of(kind, 3, held);
        long pair = as == Honor.PUNG || cap < 2 ? NEVER : of(kind, 2, held);
        long nothing = as == Honor.PUNG ? NEVER : 0;
        long[] both = new long[cells.length];
        for (int cell = 0; cell < both.length; cell++) {
            long least = cells[cell] + nothing;
            least = cell >= 2 ? or(least, cells[cell - 2] + pung) : least;
            least = (cell & 1) == 1 ? or(least, cells[cell - 1] + pair) : least;
            both[cell] = least < NEVER ? least : NEVER;
        }
        return new Lacks(both);
    }
}
