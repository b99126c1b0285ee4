package sparrow.american.classic;

import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.american.card.LineDistances;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;

/// How near a rack is to every line of a card: 100 for a complete hand, a fourteenth of that less
/// for each tile missing, jokers put to use.
///
/// A line that the exposures rule out ranks 0. The weight of a component cancels against its part,
/// so that a rank is nothing but tiles in place.
public final class LineRanks {
    private static final double TILE = 100.0 / Variation.TILES;

    private final Card card;
    private final LineDistances distances;
    private final double[] ranks;

    private LineRanks(Card card, LineDistances distances) {
        this.card = card;
        this.distances = distances;
        this.ranks = new double[card.lines().size()];
        for (int line = 0; line < ranks.length; line++) {
            ranks[line] = rank(Variation.TILES - distances.least(line));
        }
    }

    public static LineRanks of(Card card, Rack rack) {
        return new LineRanks(card, card.distances().toLines(rack));
    }

    /// The rank of a hand with so many tiles in place.
    public static double rank(int matched) {
        return TILE * matched;
    }

    public int size() {
        return ranks.length;
    }

    /// The rank of a line, by its place on the card.
    public double rank(Line line) {
        return ranks[line.index()];
    }

    double at(int line) {
        return ranks[line];
    }

    /// The kinds, a bit each, of which any tile less puts a line off; see
    /// [LineDistances#putOff(int)].
    long putOff(int line) {
        return distances.putOff(line);
    }

    /// What the rank of a line changes by when it is put off by a tile.
    double putOffBy(int line) {
        return rank(Variation.TILES - distances.least(line) - 1) - ranks[line];
    }

    /// The variation that ranks best of its line.
    public Variation nearest(Line line) {
        return card.variations().get(distances.nearest(line.index()));
    }

    /// The places of all lines, the best first, of equal ones the first on the card.
    int[] bestFirst() {
        int[] from = new int[Variation.TILES + 2];
        for (int line = 0; line < ranks.length; line++) {
            from[distances.least(line) + 1]++;
        }
        for (int missing = 1; missing < from.length; missing++) {
            from[missing] += from[missing - 1];
        }
        int[] order = new int[ranks.length];
        for (int line = 0; line < ranks.length; line++) {
            order[from[distances.least(line)]++] = line;
        }
        return order;
    }

    /// The place of the line that ranks best; of equal ones the first on the card.
    int best() {
        int best = 0;
        for (int line = 1; line < ranks.length; line++) {
            best = ranks[line] > ranks[best] ? line : best;
        }
        return best;
    }

    /// The best rank of all lines.
    public double highest() {
        return ranks[best()];
    }
}
