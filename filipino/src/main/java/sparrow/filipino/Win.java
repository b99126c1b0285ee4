package sparrow.filipino;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;

/// A hand that says it has won, and how.
///
/// @param hand seventeen tiles with the winning one, a set laid counting for three
/// @param last the tile that completed it; none if nobody can tell, as in a hand dealt complete
/// @param flowers how many flowers lie beside it
/// @param discards how many discards had been made in the hand
/// @param joker the tile whose copies are wild
public record Win(
        Hand hand,
        Optional<Tile> last,
        int flowers,
        int discards,
        Optional<Tile> joker,
        Set<Circumstance> circumstances) {
    public enum Circumstance {
        /// Bunot: the last tile was drawn by the winner.
        SELF_DRAW,
        /// Mano wins with the first seventeen tiles.
        BISAKLAT,
        /// The last tile was the first discard of the hand.
        FIRST_DISCARD,
        /// The last tile was drawn after a kong.
        AFTER_KONG,
        /// The dice of the deal were equal.
        EQUAL_DICE
    }

    /// So many discards that nothing is quick any more.
    public static final int MANY_DISCARDS = 99;

    public Win {
        circumstances = Set.copyOf(circumstances);
    }

    public static Win bunot(Hand hand, Tile last) {
        return new Win(
                hand,
                Optional.of(last),
                0,
                MANY_DISCARDS,
                Optional.empty(),
                EnumSet.of(Circumstance.SELF_DRAW));
    }

    public static Win onDiscard(Hand hand, Tile last) {
        return new Win(
                hand,
                Optional.of(last),
                0,
                MANY_DISCARDS,
                Optional.empty(),
                EnumSet.noneOf(Circumstance.class));
    }

    public Win flowers(int count) {
        return new Win(hand, last, count, discards, joker, circumstances);
    }

    public Win discards(int count) {
        return new Win(hand, last, flowers, count, joker, circumstances);
    }

    public Win joker(Optional<Tile> wild) {
        return new Win(hand, last, flowers, discards, wild, circumstances);
    }

    public Win with(Circumstance more) {
        EnumSet<Circumstance> all = EnumSet.of(more);
        all.addAll(circumstances);
        return new Win(hand, last, flowers, discards, joker, all);
    }

    /// This win of a hand that was complete before anything came to it.
    public Win withoutLast() {
        return new Win(hand, Optional.empty(), flowers, discards, joker, circumstances);
    }

    public boolean is(Circumstance circumstance) {
        return circumstances.contains(circumstance);
    }
}
