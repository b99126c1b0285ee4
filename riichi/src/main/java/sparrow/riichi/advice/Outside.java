package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Distance;

/// Hands whose every set and pair come from a short list: all outside, or all triplets.
final class Outside {
    private static final List<Tile> ORPHANS =
            Tile.faces().stream().filter(Tile::isTerminalOrHonor).toList();
    private static final List<Tiles> SETS = sets();

    private Outside() {}

    private static List<Tiles> sets() {
        List<Tiles> sets = new ArrayList<>();
        for (Suit suit : List.of(Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO)) {
            sets.add(Tiles.of(Tile.of(suit, 1), Tile.of(suit, 2), Tile.of(suit, 3)));
            sets.add(Tiles.of(Tile.of(suit, 7), Tile.of(suit, 8), Tile.of(suit, 9)));
        }
        ORPHANS.forEach(tile -> sets.add(Tiles.EMPTY.with(tile, 3)));
        return List.copyOf(sets);
    }

    /// Whether every meld has a terminal or honor.
    static boolean fits(List<Meld> melds) {
        return melds.stream()
                .allMatch(meld -> meld.tiles().stream().anyMatch(Tile::isTerminalOrHonor));
    }

    /// The distance to a terminal or honor in every set and the pair, or `below` if it is no less.
    static int distance(Supply supply, int below) {
        int best = below;
        for (Tile pair : ORPHANS) {
            best =
                    Math.min(
                            best,
                            nearest(supply, 0, 4 - supply.laid(), Tiles.of(pair, pair), best));
        }
        return best;
    }

    /// The fewest tiles missing with so many more sets, from a place in the list on; `best` if
    /// there is nothing better.
    private static int nearest(Supply supply, int from, int more, Tiles wanted, int best) {
        int missing = supply.missing(wanted);
        if (missing >= best || more == 0) {
            return Math.min(missing, best);
        }
        int least = best;
        for (int i = from; i < SETS.size(); i++) {
            least = nearest(supply, i, more - 1, wanted.plus(SETS.get(i)), least);
        }
        return least;
    }

    /// The distance to four triplets and a pair.
    static int triplets(Supply supply) {
        int best = Distance.NEVER;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile pair = Tile.ofKind(kind);
            int sum = supply.missing(Tiles.of(pair, pair));
            int[] costs =
                    IntStream.range(0, Tile.KINDS)
                            .filter(other -> other != pair.kind())
                            .map(other -> supply.missing(Tiles.EMPTY.with(Tile.ofKind(other), 3)))
                            .sorted()
                            .limit(4 - supply.laid())
                            .toArray();
            for (int cost : costs) {
                sum = Math.max(sum, cost) == Distance.NEVER ? Distance.NEVER : sum + cost;
            }
            best = Math.min(best, sum);
        }
        return best;
    }
}
