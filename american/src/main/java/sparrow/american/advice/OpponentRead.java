package sparrow.american.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import sparrow.american.card.Card;
import sparrow.american.card.Kinds;
import sparrow.american.card.Line;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What another player is likely after: a probability for every variation of the card, from what
/// lies exposed and what was thrown away.
///
/// All lines are as likely at first, and within a line all variations. Exposures rule out the
/// variations without such groups. A discard makes those that need the tile less likely.
public final class OpponentRead {
    /// How much less likely a variation becomes when a tile it still needs is thrown away.
    private static final double DISCARDED_A_NEED = 0.35;

    /// The tiles a player is taken to lack without exposures; one fewer for each of them.
    private static final int LACKING = 4;

    private final Opponent opponent;
    private final Card card;
    private final double[] probability;
    private final double[] needs = new double[Kinds.COUNT];
    private final boolean dead;

    private OpponentRead(Card card, Opponent opponent) {
        this.card = card;
        this.opponent = opponent;
        this.probability = new double[card.variations().size()];
        Rack shown = Rack.of(Tiles.EMPTY, opponent.exposed());
        BitSet admitted = card.index().admitting(shown);
        double sum = 0;
        for (int i = admitted.nextSetBit(0); i >= 0; i = admitted.nextSetBit(i + 1)) {
            Variation variation = card.variations().get(i);
            probability[i] = likelihood(variation) / variation.line().variations().size();
            sum += probability[i];
        }
        this.dead = sum == 0;
        for (int i = 0; i < probability.length && !dead; i++) {
            probability[i] /= sum;
            if (probability[i] > 0) {
                need(card.variations().get(i), probability[i]);
            }
        }
    }

    static OpponentRead of(Card card, Opponent opponent) {
        return new OpponentRead(card, opponent);
    }

    private double likelihood(Variation variation) {
        double likelihood = 1;
        for (Tile tile : opponent.discards().faces()) {
            if (Kinds.isNatural(tile) && remaining(variation, Kinds.of(tile)) > 0) {
                likelihood *= Math.pow(DISCARDED_A_NEED, opponent.discards().count(tile));
            }
        }
        return likelihood;
    }

    /// What a variation asks for of a kind beyond the exposed groups.
    private int remaining(Variation variation, int kind) {
        int exposed =
                opponent.exposed().stream()
                        .filter(meld -> Kinds.isNatural(meld.face()))
                        .filter(meld -> Kinds.of(meld.face()) == kind)
                        .mapToInt(meld -> meld.tiles().size())
                        .sum();
        return variation.natural(kind) + variation.eligible(kind) - exposed;
    }

    private void need(Variation variation, double weight) {
        double concealed = Math.max(1, opponent.concealed() + 1);
        double lacks = Math.min(1, lacking() / concealed);
        long seen = 0;
        for (var group : variation.groups()) {
            int kind = group.kind();
            if ((seen & 1L << kind) == 0) {
                seen |= 1L << kind;
                int count = remaining(variation, kind);
                needs[kind] += count > 0 ? weight * (1 - Math.pow(1 - lacks, count)) : 0;
            }
        }
    }

    private int lacking() {
        return Math.max(1, LACKING - opponent.exposed().size());
    }

    public Opponent opponent() {
        return opponent;
    }

    /// Whether no line of the card has these exposures: the hand is dead and may be challenged.
    public boolean isDead() {
        return dead;
    }

    /// The chance that the player lacks such a tile.
    public double needs(Tile tile) {
        return Kinds.isNatural(tile) ? needs[Kinds.of(tile)] : 0;
    }

    /// The points a win would cost whoever threw the tile, on average.
    double stake() {
        double points = 0;
        for (int i = 0; i < probability.length; i++) {
            points += probability[i] * card.variations().get(i).line().points();
        }
        return 2 * points;
    }

    /// The chance that the player waits for one tile: little without exposures, more with each.
    double ready() {
        return Math.min(0.5, 0.04 + 0.08 * opponent.exposed().size() * opponent.exposed().size());
    }

    /// A line and how likely the player is after it.
    public record Guess(Line line, double probability) {}

    /// The most likely lines, the likeliest first.
    public List<Guess> likeliest(int most) {
        List<Guess> guesses = new ArrayList<>();
        for (Line line : card.lines()) {
            double sum = 0;
            for (Variation variation : line.variations()) {
                sum += probability[variation.index()];
            }
            if (sum > 0) {
                guesses.add(new Guess(line, sum));
            }
        }
        guesses.sort(Comparator.comparingDouble(Guess::probability).reversed());
        return List.copyOf(guesses.subList(0, Math.min(most, guesses.size())));
    }
}
