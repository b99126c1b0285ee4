package sparrow.american.table;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Jokers;
import sparrow.american.card.Kinds;
import sparrow.american.card.Variation;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A card with what a table asks of it again and again: which hand is complete, and which exposures
/// fit a line.
final class CardInPlay {
    private static final int MOST_ALIKE = 14;
    private static final int LARGEST_GROUP = 6;

    private final Card card;
    private final List<Variation> variations;
    private final BitSet all;

    /// By kind and number: the variations with at least so many of it.
    private final BitSet[][] atLeast = new BitSet[Kinds.COUNT][MOST_ALIKE + 1];

    /// By kind and size: the variations in which such a group may be exposed.
    private final BitSet[][] exposable = new BitSet[Kinds.COUNT][LARGEST_GROUP + 1];

    CardInPlay(Card card) {
        this.card = card;
        this.variations = card.variations();
        this.all = new BitSet(variations.size());
        all.set(0, variations.size());
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            for (int count = 0; count <= MOST_ALIKE; count++) {
                atLeast[kind][count] = new BitSet();
            }
            for (int size = 0; size <= LARGEST_GROUP; size++) {
                exposable[kind][size] = new BitSet();
            }
        }
        for (int at = 0; at < variations.size(); at++) {
            index(variations.get(at), at);
        }
    }

    private void index(Variation variation, int at) {
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            int needed = variation.natural(kind) + variation.eligible(kind);
            for (int count = 0; count <= Math.min(needed, MOST_ALIKE); count++) {
                atLeast[kind][count].set(at);
            }
        }
        for (Group group : variation.groups()) {
            if (group.exposable()
                    && group.count() <= LARGEST_GROUP
                    && !variation.line().concealed()) {
                exposable[group.kind()][group.count()].set(at);
            }
        }
    }

    Card card() {
        return card;
    }

    /// The variation these fourteen tiles make that pays best; none if they make none.
    Optional<Variation> won(Tiles concealed, List<Meld> exposed) {
        BitSet left = sharing(concealed, exposed);
        if (left.isEmpty() || concealed.contains(Tile.BLANK)) {
            return Optional.empty();
        }
        Jokers jokers = jokers(concealed, exposed);
        Optional<Variation> best = Optional.empty();
        for (int at = left.nextSetBit(0); at >= 0; at = left.nextSetBit(at + 1)) {
            Variation variation = variations.get(at);
            if (new Shortage(variation, exposed).isFilledBy(concealed)
                    && best.map(other -> pays(variation, jokers) > pays(other, jokers))
                            .orElse(true)) {
                best = Optional.of(variation);
            }
        }
        return best;
    }

    private static int pays(Variation variation, Jokers jokers) {
        return variation.line().value(jokers);
    }

    static Jokers jokers(Tiles concealed, List<Meld> exposed) {
        return concealed.contains(Tile.JOKER)
                        || exposed.stream().anyMatch(meld -> meld.tiles().contains(Tile.JOKER))
                ? Jokers.SOME
                : Jokers.NONE;
    }

    /// The variations that have room for all of these.
    private BitSet sharing(Tiles concealed, List<Meld> exposed) {
        BitSet left = fitting(exposed);
        int[] held = new int[Kinds.COUNT];
        exposed.forEach(meld -> held[Kinds.of(meld.face())] += meld.tiles().size());
        for (Tile face : concealed.faces()) {
            if (Kinds.isNatural(face) && !left.isEmpty()) {
                int kind = Kinds.of(face);
                held[kind] += concealed.count(face);
                left.and(atLeast[kind][Math.min(held[kind], MOST_ALIKE)]);
            }
        }
        return left;
    }

    /// The variations in which all of these may be exposed.
    private BitSet fitting(List<Meld> exposed) {
        BitSet left = (BitSet) all.clone();
        for (Meld meld : exposed) {
            left.and(exposable[Kinds.of(meld.face())][meld.tiles().size()]);
        }
        return left;
    }

    /// Whether some line allows all of these to be exposed.
    boolean fits(List<Meld> exposed) {
        return isPossible(exposed, Remaining.UNLIMITED);
    }

    /// Whether some line allows all of these to be exposed and can still be completed.
    boolean isPossible(List<Meld> exposed, Remaining remaining) {
        BitSet left = fitting(exposed);
        for (int at = left.nextSetBit(0); at >= 0; at = left.nextSetBit(at + 1)) {
            Shortage shortage = new Shortage(variations.get(at), exposed);
            if (shortage.fits() && remaining.covers(shortage)) {
                return true;
            }
        }
        return false;
    }
}
