package sparrow.american.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Line;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// Ranks discards by what they cost over all lines, in microseconds: for bots, which ask hundreds
/// of times a game.
///
/// A line counts with its points, and with a share for every tile it still needs that is the
/// smaller the rarer the tile has become; the best of its variations counts, and those too far
/// behind the nearest of all do not.
public final class QuickRanking {
    /// Variations this much farther than the nearest are left out.
    private static final int REACH = 2;

    /// The chance taken for a missing tile of which all copies are out.
    private static final double SHARE = 0.45;

    private final Card card;
    private final Rack rack;
    private final Unseen unseen;

    /// The kinds held, a joker being one more.
    private final int[] holdings;

    private final double[] loss;
    private final int[] exposed = new int[Kinds.COUNT];
    private final int[] natural = new int[Kinds.COUNT];
    private final int[] eligible = new int[Kinds.COUNT];
    private long used;
    private double worth;

    /// What letting a tile go costs.
    public record Loss(Tile tile, double loss) {}

    private QuickRanking(Card card, Rack rack, Unseen unseen) {
        this.card = card;
        this.rack = rack;
        this.unseen = unseen;
        this.holdings =
                IntStream.rangeClosed(0, Kinds.COUNT)
                        .filter(kind -> (kind < Kinds.COUNT ? rack.count(kind) : rack.jokers()) > 0)
                        .toArray();
        this.loss = new double[holdings.length];
        for (Meld meld : rack.exposed()) {
            if (Kinds.isNatural(meld.face())) {
                exposed[Kinds.of(meld.face())] += meld.tiles().size();
            }
        }
        byte[] distances = new byte[card.variations().size()];
        card.distances().all(rack, distances);
        int nearest = Variation.TILES;
        for (byte distance : distances) {
            nearest = distance >= 0 && distance < nearest ? distance : nearest;
        }
        double[] without = new double[holdings.length];
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
            if (best == 0) {
                Arrays.fill(without, 0);
            }
            double value = line.points() * share(variation);
            best = Math.max(best, value);
            for (int at = 0; at < holdings.length; at++) {
                boolean uses = (used & 1L << holdings[at]) != 0;
                double left = uses ? value * SHARE : value;
                without[at] = Math.max(without[at], left);
            }
        }
        worth += best;
        for (int at = 0; best > 0 && at < holdings.length; at++) {
            loss[at] += best - without[at];
        }
    }

    /// The chance taken for what a variation still needs; leaves in `used` which kinds it uses.
    private double share(Variation variation) {
        double product = 1;
        int open = 0;
        long filling = 0;
        long seen = 0;
        used = 0;
        for (Group group : variation.groups()) {
            int kind = group.kind();
            if ((seen & 1L << kind) == 0) {
                seen |= 1L << kind;
                natural[kind] = 0;
                eligible[kind] = 0;
            }
            (group.jokers() ? eligible : natural)[kind] += group.count();
        }
        for (long left = seen; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            int held = rack.count(kind);
            int spare = Math.max(0, held - natural[kind]);
            int lacksNatural = Math.max(0, natural[kind] - held);
            int lacks = Math.max(0, eligible[kind] - exposed[kind] - spare);
            if (held > 0 && held <= natural[kind]) {
                used |= 1L << kind;
            } else if (held > 0 && spare + exposed[kind] <= eligible[kind]) {
                filling |= 1L << kind;
            }
            product *= chance(kind, lacksNatural, 0) * chance(kind, lacks, unseen.jokers());
            open += lacks;
        }
        if (open >= rack.jokers()) {
            used |= filling | 1L << Kinds.COUNT;
        }
        for (int joker = Math.min(open, rack.jokers()); joker > 0; joker--) {
            product /= SHARE;
        }
        return product;
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
        List<Loss> losses = new ArrayList<>(holdings.length);
        for (int at = 0; at < holdings.length; at++) {
            int kind = holdings[at];
            losses.add(new Loss(kind < Kinds.COUNT ? Kinds.tile(kind) : Tile.JOKER, loss[at]));
        }
        losses.sort(Comparator.comparingDouble(Loss::loss));
        return losses;
    }
}
