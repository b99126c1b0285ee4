package sparrow.hongkong;

import java.util.EnumSet;
import java.util.Set;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A hand that says it has won, and how.
///
/// @param hand fourteen tiles with the winning one, a set laid counting for three
/// @param last the tile that completed it
/// @param flowers the flowers and seasons beside it
/// @param seatWind the winner's own
public record Win(
        Hand hand,
        Tile last,
        Tiles flowers,
        Tile seatWind,
        Tile roundWind,
        Set<Circumstance> circumstances) {
    public enum Circumstance {
        /// The last tile was drawn by the winner.
        SELF_DRAW,
        /// The wall was empty, but for what nobody draws.
        LAST_TILE,
        /// The last tile replaced a kong.
        AFTER_KONG,
        /// That kong was claimed from a discard.
        AFTER_CLAIMED_KONG,
        /// The last tile replaced the second kong of a turn.
        KONG_ON_KONG,
        /// The last tile replaced a flower.
        AFTER_FLOWER,
        /// The last tile was to become a kong of another seat.
        ROBBED_KONG,
        /// The dealer wins with the tiles dealt.
        HEAVENLY,
        /// The last tile was the dealer's first discard, and the first of the hand.
        EARTHLY
    }

    public Win {
        circumstances = Set.copyOf(circumstances);
    }

    /// A win in the seat and the round of the east wind, without flowers.
    public static Win onDiscard(Hand hand, Tile last) {
        return new Win(hand, last, Tiles.EMPTY, Tile.EAST, Tile.EAST, Set.of());
    }

    public static Win selfDrawn(Hand hand, Tile last) {
        return onDiscard(hand, last).with(Circumstance.SELF_DRAW);
    }

    public Win flowers(Tiles beside) {
        return new Win(hand, last, beside, seatWind, roundWind, circumstances);
    }

    public Win winds(Tile seat, Tile round) {
        return new Win(hand, last, flowers, seat, round, circumstances);
    }

    public Win with(Circumstance... more) {
        EnumSet<Circumstance> all = EnumSet.noneOf(Circumstance.class);
        all.addAll(circumstances);
        all.addAll(Set.of(more));
        return new Win(hand, last, flowers, seatWind, roundWind, all);
    }

    public boolean is(Circumstance circumstance) {
        return circumstances.contains(circumstance);
    }
}
