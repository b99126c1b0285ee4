package sparrow.riichi;

import java.util.function.Consumer;
import sparrow.core.tile.Tile;

/// Divides concealed tiles into every [Arrangement] that the tile won on may have completed.
///
/// The lowest tile left must begin a set, and of one kind triplets come before runs, so that each
/// is met once.
final class Division {
    private static final int TILES = 14;

    private final int[] left;
    private final int won;
    private final RiichiRules rules;
    private final Consumer<Arrangement> found;
    private int pair;

    private Division(int[] concealed, int won, RiichiRules rules, Consumer<Arrangement> found) {
        this.left = concealed.clone();
        this.won = won;
        this.rules = rules;
        this.found = found;
    }

    static void of(Pattern pattern, Consumer<Arrangement> found) {
        Division division = new Division(pattern.concealed, pattern.won, pattern.rules, found);
        division.sets();
        if (pattern.melds == 0) {
            division.pairs();
            division.orphans();
            if (pattern.isTenhou() || pattern.isChiihou()) {
                division.unconnected();
            }
        }
    }

    /// A suit that holds the pair has two tiles more than its sets; all others have none.
    private void sets() {
        int from = -1;
        for (int first = 0; first < Kinds.EAST; first += 9) {
            int sum = 0;
            for (int kind = first; kind < first + 9; kind++) {
                sum += left[kind];
            }
            if (sum % 3 == 1 || (sum % 3 == 2 && from >= 0)) {
                return;
            }
            from = sum % 3 == 2 ? first : from;
        }
        from = from < 0 ? Kinds.EAST : from;
        int end = Math.min(from + 9, Tile.KINDS);
        for (pair = from; pair < end; pair++) {
            if (left[pair] >= 2) {
                left[pair] -= 2;
                sets(0, 0, 0, 0);
                left[pair] += 2;
            }
        }
    }

    private void sets(int from, int fromTriplet, int sets, int count) {
        int kind = from;
        while (kind < Tile.KINDS && left[kind] == 0) {
            kind++;
        }
        if (kind == Tile.KINDS) {
            finishes(sets, count);
            return;
        }
        int place = 8 * count;
        if (left[kind] >= 3 && kind >= fromTriplet) {
            left[kind] -= 3;
            sets(kind, kind, sets | ((kind | Arrangement.TRIPLET) << place), count + 1);
            left[kind] += 3;
        }
        if (kind < Kinds.EAST && kind % 9 < 7 && left[kind + 1] > 0 && left[kind + 2] > 0) {
            left[kind]--;
            left[kind + 1]--;
            left[kind + 2]--;
            sets(kind, kind + 1, sets | (kind << place), count + 1);
            left[kind]++;
            left[kind + 1]++;
            left[kind + 2]++;
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

    private void pairs() {
        int pairs = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (left[kind] % 2 != 0 || (left[kind] == 4 && !rules.pairsTwice)) {
                return;
            }
            pairs += left[kind] / 2;
        }
        if (pairs == TILES / 2) {
            found.accept(alone(Arrangement.Form.PAIRS, won));
        }
    }

    private void orphans() {
        int twice = -1;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            boolean orphan = Kinds.has(Kinds.ORPHANS, kind);
            if (orphan ? left[kind] == 0 : left[kind] > 0) {
                return;
            }
            twice = left[kind] == 2 ? kind : twice;
        }
        if (twice >= 0) {
            found.accept(alone(Arrangement.Form.ORPHANS, twice));
        }
    }

    private void unconnected() {
        int twice = -1;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (left[kind] > 2 || (left[kind] == 2 && twice >= 0) || hasNeighbour(kind)) {
                return;
            }
            twice = left[kind] == 2 ? kind : twice;
        }
        if (twice >= 0 && rules.counts(Yaku.SHIISAN_PUUTAA)) {
            found.accept(alone(Arrangement.Form.UNCONNECTED, twice));
        }
    }

    private boolean hasNeighbour(int kind) {
        if (left[kind] == 0 || kind >= Kinds.EAST) {
            return false;
        }
        int rank = kind % 9;
        return (rank < 8 && left[kind + 1] > 0) || (rank < 7 && left[kind + 2] > 0);
    }

    private static Arrangement alone(Arrangement.Form form, int pair) {
        return new Arrangement(form, 0, 0, pair, Arrangement.PAIR);
    }
}
