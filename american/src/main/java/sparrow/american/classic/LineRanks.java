package sparrow.american.classic;

import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;

/// How near a rack is to every line of a card: 100 for a complete hand, a fourteenth of that less
/// for each tile missing, jokers put to use.
///
/// A line that the exposures rule out ranks 0. The weight of a component cancels against its part,
/// so that a rank is nothing but tiles in place.
public final class LineRanks {
    private static final double TILE = 100.0 / Variation.TILES;

    private final double[] ranks;
    private final Variation[] nearest;

    private LineRanks(int lines) {
        this.ranks = new double[lines];
        this.nearest = new Variation[lines];
    }

    public static LineRanks of(Card card, Rack rack) {
        byte[] distances = new byte[card.variations().size()];
        card.distances().all(rack, distances);
        LineRanks ranks = new LineRanks(card.lines().size());
        int at = 0;
        for (Line line : card.lines()) {
            int least = Variation.TILES;
            Variation best = line.variations().getFirst();
            for (Variation variation : line.variations()) {
                int distance = distances[variation.index()];
                if (distance >= 0 && distance < least) {
                    least = distance;
                    best = variation;
                }
            }
            ranks.ranks[at] = rank(Variation.TILES - least);
            ranks.nearest[at] = best;
            at++;
        }
        return ranks;
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

    /// The variation that ranks best of its line.
    public Variation nearest(Line line) {
        return nearest[line.index()];
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
