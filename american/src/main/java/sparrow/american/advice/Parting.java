package sparrow.american.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.core.tile.Tile;

/// Which tiles go: three in the Charleston, one at play.
final class Parting {
    static final int PASSED = 3;

    /// How many of the least useful tiles are tried in threes.
    private static final int TRIED = 6;

    private static final double ALIKE = 1e-9;

    private Parting() {}

    /// A tile that could be discarded.
    ///
    /// @param left what the hand is worth without it
    /// @param cost what it gives to others
    record Thrown(Tile tile, double left, double cost) {
        double net() {
            return left - cost;
        }
    }

    /// Every tile that could be discarded, the one that leaves most first, what it may give to
    /// others counted in; a joker last among equals, and a blank not before a tile that no line
    /// needs. When no line is in reach, the safest first.
    static List<Thrown> discards(HandValue value, Held full, Threats threats) {
        List<Thrown> discards = new ArrayList<>();
        for (Tile tile : full.concealed().faces()) {
            double left = value.of(full.without(tile));
            discards.add(new Thrown(tile, left, threats.cost(tile)));
        }
        boolean useless = hasUseless(discards);
        Comparator<Thrown> order =
                value.size() == 0
                        ? new Safety(value.ranking().facts(), threats).order(Thrown::tile)
                        : Comparator.comparing((Thrown each) -> useless && each.tile == Tile.BLANK)
                                .thenComparing(Comparator.comparingDouble(Thrown::net).reversed())
                                .thenComparing(each -> !Kinds.isNatural(each.tile))
                                .thenComparingDouble(each -> -threats.need(each.tile));
        discards.sort(order);
        return discards;
    }

    /// Whether some tile is worth nothing to the hand.
    private static boolean hasUseless(List<Thrown> discards) {
        double most = discards.stream().mapToDouble(Thrown::left).max().orElse(0);
        return discards.stream()
                .anyMatch(each -> Kinds.isNatural(each.tile) && each.left >= most - ALIKE);
    }

    /// What the best discard leaves, whatever it gives to others.
    static double most(HandValue value, Held full) {
        double most = 0;
        for (Tile tile : full.concealed().faces()) {
            most = Math.max(most, value.of(full.without(tile)));
        }
        return most;
    }

    /// The three tiles that leave the hand worth most; neither jokers nor blanks are passed.
    static List<Tile> passes(HandValue value, Held held, List<Copy> copies) {
        List<Tile> least =
                copies.stream()
                        .filter(Copy::isNatural)
                        .sorted(Comparator.comparingDouble(Copy::loss))
                        .limit(TRIED)
                        .map(Copy::tile)
                        .toList();
        List<Tile> best = least.subList(0, Math.min(PASSED, least.size()));
        double most = value.of(held.without(best));
        for (int a = 0; a < least.size(); a++) {
            for (int b = a + 1; b < least.size(); b++) {
                for (int c = b + 1; c < least.size(); c++) {
                    List<Tile> three = List.of(least.get(a), least.get(b), least.get(c));
                    double left = value.of(held.without(three));
                    if (left > most) {
                        most = left;
                        best = three;
                    }
                }
            }
        }
        return best;
    }
}
