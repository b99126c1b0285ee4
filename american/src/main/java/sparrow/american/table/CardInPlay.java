package sparrow.american.table;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Card;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Remaining;
import sparrow.american.card.Variation;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A card with what a table asks of it again and again: which hand is complete, and which exposures
/// fit a line.
final class CardInPlay {
    private static final int MOST_ALIKE = Variation.TILES;

    private final Card card;

    /// By kind and number: the variations with at least so many of it.
    private final BitSet[][] atLeast = new BitSet[Kinds.COUNT][MOST_ALIKE + 1];

    CardInPlay(Card card) {
        this.card = card;
        BitSet all = new BitSet();
        all.set(0, card.variations().size());
        BitSet none = new BitSet();
        for (BitSet[] byCount : atLeast) {
            Arrays.fill(byCount, none);
            byCount[0] = all;
        }
        for (Variation variation : card.variations()) {
            for (int at = 0; at < variation.kinds(); at++) {
                int asked = variation.naturalAt(at) + variation.eligibleAt(at);
                enter(variation.index(), atLeast[variation.kind(at)], asked);
            }
        }
    }

    /// @param byCount of the kind that is asked for; an empty set may be that of others too
    private static void enter(int variation, BitSet[] byCount, int asked) {
        for (int count = 1; count <= asked; count++) {
            if (byCount[count].isEmpty()) {
                byCount[count] = new BitSet();
            }
            byCount[count].set(variation);
        }
    }

    Card card() {
        return card;
    }

    /// The variation these fourteen tiles make that pays best; none if they make none.
    Optional<Variation> won(Tiles concealed, List<Meld> exposed) {
        BitSet left = roomFor(concealed, exposed);
        if (left.isEmpty()) {
            return Optional.empty();
        }
        Rack rack = Rack.of(concealed, exposed);
        Optional<Variation> best = Optional.empty();
        for (int at = left.nextSetBit(0); at >= 0; at = left.nextSetBit(at + 1)) {
            Variation variation = card.variations().get(at);
            if (rack.size() == Variation.TILES
                    && card.distances().to(variation, rack) == 0
                    && best.map(other -> pays(variation, rack) > pays(other, rack)).orElse(true)) {
                best = Optional.of(variation);
            }
        }
        return best;
    }

    private static int pays(Variation variation, Rack rack) {
        return variation.line().value(rack.jokersHeld());
    }

    /// The variations that ask for at least as many of each kind: hardly ever any, and quickly
    /// found out.
    private BitSet roomFor(Tiles concealed, List<Meld> exposed) {
        BitSet left = (BitSet) atLeast[0][0].clone();
        int[] held = new int[Kinds.COUNT];
        for (Meld meld : exposed) {
            held[Kinds.of(meld.face())] += meld.tiles().size();
        }
        for (Tile face : concealed.faces()) {
            if (face == Tile.BLANK || face == Tile.HIDDEN) {
                return new BitSet();
            }
            if (face != Tile.JOKER) {
                int kind = Kinds.of(face);
                held[kind] += concealed.count(face);
                left.and(atLeast[kind][Math.min(held[kind], MOST_ALIKE)]);
                if (left.isEmpty()) {
                    return left;
                }
            }
        }
        return left;
    }

    /// Whether some line allows all of these to be exposed.
    boolean fits(List<Meld> exposed) {
        return !card.index().admitting(Rack.of(Tiles.EMPTY, exposed)).isEmpty();
    }

    /// Whether some line allows all of these to be exposed and can still be completed.
    boolean isPossible(List<Meld> exposed, Remaining remaining) {
        Rack rack = Rack.of(Tiles.EMPTY, exposed);
        for (int at : card.index().allAdmitting(rack)) {
            if (remaining.permits(card.variations().get(at), rack)) {
                return true;
            }
        }
        return false;
    }
}
