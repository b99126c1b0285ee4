package sparrow.hongkong;

import java.util.Arrays;
import sparrow.core.tile.Tile;
import sparrow.shapes.Distance;

/// What some kinds of tiles lack for so many sets, without a pair or with one.
///
/// A lack is a number: how many tiles are missing, then a bit for each kind of which one more
/// brings them nearer.
final class Lacks {
    /// What sets may be.
    enum Sets {
        CHOWS,
        PUNGS,
        ANY
    }

    private static final int MOST = 4;
    private static final int CELLS = 2 * (MOST + 1);
    private static final int STATES = (MOST + 1) * (MOST + 1) * CELLS;
    private static final int RANKS = 9;
    private static final int LAST_CHOW = 6;
    private static final long NEVER = (long) Distance.NEVER << Tile.KINDS;

    /// By the number of sets, twice: without a pair, then with one.
    private final long[] cells;

    private Lacks(long[] cells) {
        this.cells = cells;
    }

    static int tiles(long lack) {
        return (int) Math.min(lack >>> Tile.KINDS, Distance.NEVER);
    }

    static long kinds(long lack) {
        return lack & (1L << Tile.KINDS) - 1;
    }

    /// Both are missing.
    static long and(long one, long other) {
        return (one >>> Tile.KINDS << Tile.KINDS) + other | kinds(one);
    }

    /// Either will do: the lesser one, or what helps with one or the other.
    static long or(long one, long other) {
        long order = (one >>> Tile.KINDS) - (other >>> Tile.KINDS);
        return order == 0 ? one | other : order < 0 ? one : other;
    }

    private static long of(int kind, int needed, int held) {
        return needed <= held ? 0 : (long) (needed - held) << Tile.KINDS | 1L << kind;
    }

    /// What is missing for so many sets and a pair, from these kinds or those.
    long forHand(int sets, Lacks other) {
        int whole = 2 * sets + 1;
        long least = NEVER;
        for (int one = 0; one <= whole; one++) {
            if (cells[one] < NEVER) {
                least = or(least, and(cells[one], other.cells[whole - one]));
            }
        }
        return least;
    }

    /// Nothing but no sets at all.
    static Lacks none() {
        return new Lacks(nothing(CELLS));
    }

    private static long[] nothing(int size) {
        long[] lacks = new long[size];
        Arrays.fill(lacks, 1, size, NEVER);
        return lacks;
    }

    /// Sets and pair from these kinds or those.
    Lacks with(Lacks other) {
        long[] both = new long[CELLS];
        Arrays.fill(both, NEVER);
        for (int one = 0; one < CELLS; one++) {
            for (int two = 0; cells[one] < NEVER && one + two < CELLS; two++) {
                if ((one & two & 1) == 0) {
                    both[one + two] = or(both[one + two], and(cells[one], other.cells[two]));
                }
            }
        }
        return new Lacks(both);
    }

    /// A pung, a pair or nothing of an honor.
    ///
    /// @param cap how many of it there can be
    static Lacks ofHonor(int kind, int held, int cap) {
        long[] lacks = nothing(CELLS);
        lacks[1] = cap >= 2 ? of(kind, 2, held) : NEVER;
        lacks[2] = cap >= 3 ? of(kind, 3, held) : NEVER;
        return new Lacks(lacks);
    }

    /// This honor as a pung and nothing else.
    Lacks justPung() {
        long[] lacks = new long[CELLS];
        Arrays.fill(lacks, NEVER);
        lacks[2] = cells[2];
        return new Lacks(lacks);
    }

    /// This honor as a pair at most.
    Lacks withoutPung() {
        long[] lacks = cells.clone();
        lacks[2] = NEVER;
        return new Lacks(lacks);
    }

    /// Chows begun are carried from rank to rank. A state of the walk: the chows begun two ranks
    /// ago and one rank ago, then sets and pair.
    ///
    /// @param held the tiles of every kind
    /// @param caps how many of every kind there can be
    static Lacks ofSuit(int first, int[] held, int[] caps, Sets sets) {
        long[] now = nothing(STATES);
        long[] next = new long[STATES];
        for (int rank = 0; rank < RANKS; rank++) {
            Arrays.fill(next, NEVER);
            int kind = first + rank;
            int chows = sets == Sets.PUNGS || rank > LAST_CHOW ? 0 : MOST;
            int pungs = sets == Sets.CHOWS ? 0 : 1;
            int cap = caps[kind];
            for (int older = 0; older <= cap; older++) {
                for (int newer = 0; older + newer <= cap; newer++) {
                    int state = (older * (MOST + 1) + newer) * CELLS;
                    for (int cell = 2 * (older + newer); cell < CELLS; cell++) {
                        if (now[state + cell] < NEVER) {
                            Step step = new Step(cell, older, newer, kind, held[kind], cap);
                            step.walk(now[state + cell], chows, pungs, next);
                        }
                    }
                }
            }
            long[] walked = now;
            now = next;
            next = walked;
        }
        return new Lacks(Arrays.copyOf(now, CELLS));
    }

    /// One state of the walk at one kind.
    private record Step(int cell, int older, int newer, int kind, int held, int cap) {
        void walk(long lack, int chows, int pungs, long[] next) {
            int taken = older + newer;
            int most = Math.min(Math.min(chows, MOST - cell / 2), cap - taken);
            for (int begun = 0; begun <= most; begun++) {
                int at = (newer * (MOST + 1) + begun) * CELLS + cell + 2 * begun;
                for (int pung = 0; pung <= pungs && cell / 2 + begun + pung <= MOST; pung++) {
                    for (int pair = 0; pair + (cell & 1) <= 1; pair++) {
                        int needed = taken + begun + 3 * pung + 2 * pair;
                        if (needed <= cap) {
                            int to = at + 2 * pung + pair;
                            next[to] = or(next[to], and(lack, of(kind, needed, held)));
                        }
                    }
                }
            }
        }
    }
}
