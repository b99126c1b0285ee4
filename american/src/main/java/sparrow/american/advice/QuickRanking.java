package sparrow.american.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sparrow.american.card.Card;
import sparrow.american.card.Kinds;
import sparrow.american.card.Line;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.core.tile.Tile;

/// Ranks discards by what they cost over all lines, in microseconds: for bots, which ask hundreds of
/// times a game.
///
/// A line counts with its points, and with a share for every tile it still needs that is the
/// smaller the rarer the tile has become; the best of its variations counts, and those too far
/// behind the nearest of all do not.
public final class QuickRanking {
    /// Variations this much farther than the nearest are left out.
    private static final int REACH = 2;

    /// The chance taken for a missing tile of which all copies are out.
    private static final double SHARE = 0.45;

    private static final int HELD_KINDS = Kinds.COUNT + 1;

    private final Card card;
    private final Rack rack;
    private final Unseen unseen;
    private final double[] loss = new double[HELD_KINDS];
    private double worth;

    /// What letting a tile go costs.
    public record Loss(Tile tile, double loss) {}

    private QuickRanking(Card card, Rack rack, Unseen unseen) {
        this.card = card;
        this.rack = rack;
        this.unseen = unseen;
        byte[] distances = new byte[card.variations().size()];
        card.distances().all(rack, distances);
        int nearest = Variation.TILES;
        for (byte distance : distances) {
            nearest = distance >= 0 && distance < nearest ? distance : nearest;
        }
        double[] without = new double[HELD_KINDS];
        for (Line line : card.lines()) {
            line(line, distances, nearest + REACH, without);
        }
    }

    public static QuickRanking of(Card card, Rack rack, Unseen unseen) {
        return new QuickRanking(card, rack, unseen);
    }

    private void line(Line line, byte[] distances, int farthest, double[] without) {
        double best = 0;
        for (Variation variation : line.variations()) {
            int distance = distances[variation.index()];
            if (distance < 0 || distance > farthest) {
                continue;
            }
            Need need = new Need(variation);
            double value = line.points() * need.share;
            if (best == 0) {
                java.util.Arrays.fill(without, 0);
            }
            best = Math.max(best, value);
            for (int kind = 0; kind < HELD_KINDS; kind++) {
                double left = need.uses(kind) ? value * SHARE : value;
                without[kind] = Math.max(without[kind], left);
            }
        }
        worth += best;
        for (int kind = 0; best > 0 && kind < HELD_KINDS; kind++) {
            loss[kind] += best - without[kind];
        }
    }

    /// What a variation makes of the rack.
    private final class Need {
        final double share;
        private long used;

        Need(Variation variation) {
            double product = 1;
            int open = 0;
            long eligible = 0;
            for (int kind = 0; kind < Kinds.COUNT; kind++) {
                int natural = variation.natural(kind);
                int flexible = variation.eligible(kind);
                if (natural + flexible == 0) {
                    continue;
                }
                int held = rack.count(kind);
                int exposed = exposed(kind);
                int lacksNatural = Math.max(0, natural - held);
                int lacks = Math.max(0, flexible - exposed - Math.max(0, held - natural));
                if (held > 0 && held <= natural) {
                    used |= 1L << kind;
                } else if (held > 0 && held - natural + exposed <= flexible) {
                    eligible |= 1L << kind;
                }
                product *= chance(kind, lacksNatural, 0);
                product *= chance(kind, lacks, unseen.jokers());
                open += lacks;
            }
            if (open >= rack.jokers()) {
                used |= eligible;
                used |= rack.jokers() > 0 ? 1L << Kinds.COUNT : 0;
            }
            for (int joker = Math.min(open, rack.jokers()); joker > 0; joker--) {
                product /= SHARE;
            }
            share = product;
        }

        boolean uses(int kind) {
            return (used & 1L << kind) != 0;
        }
    }

    private int exposed(int kind) {
        return rack.isConcealed()
                ? 0
                : rack.exposed().stream()
                        .filter(meld -> Kinds.isNatural(meld.face()))
                        .filter(meld -> Kinds.of(meld.face()) == kind)
                        .mapToInt(meld -> meld.tiles().size())
                        .sum();
    }

    private double chance(int kind, int lacking, int jokers) {
        double chance = 1;
        for (int tile = 0; tile < lacking; tile++) {
            double left = Math.max(0, unseen.left(kind) - tile) + jokers / 2.0;
            chance *= SHARE * Math.min(1, left / card.supply().copies(kind));
        }
        return chance;
    }

    /// What the rack is worth with all its lines: to compare a claim or an exchange with passing.
    public double worth() {
        return worth;
    }

    /// Every tile held, the one that costs least first.
    public List<Loss> losses() {
        List<Loss> losses = new ArrayList<>();
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (rack.count(kind) > 0) {
                losses.add(new Loss(Kinds.tile(kind), loss[kind]));
            }
        }
        if (rack.jokers() > 0) {
            losses.add(new Loss(Tile.JOKER, loss[Kinds.COUNT]));
        }
        losses.sort(Comparator.comparingDouble(Loss::loss));
        return losses;
    }
}
