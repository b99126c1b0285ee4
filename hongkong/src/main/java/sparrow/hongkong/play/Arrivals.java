package sparrow.hongkong.play;

import sparrow.core.tile.Tile;
import sparrow.hongkong.Measured;
import sparrow.hongkong.Nearness;

/// How fast the tiles come that help a hand: each as often as there are hands it may come from, the
/// own draw being one.
final class Arrivals {
    /// How often a helpful tile that lies in another hand is discarded rather than kept.
    private static final double DISCARDED = 0.6;

    /// How much more often a tile comes that everybody's discards may bring.
    static final double WAITING = 1 + 3 * DISCARDED;

    private final Measured hand;

    Arrivals(Measured hand) {
        this.hand = hand;
    }

    /// The helpful tiles of a plan, each as often as there are hands it may come from.
    double of(int plan, Nearness.Route route) {
        double coming = 0;
        for (long kinds = route.accepted(); kinds != 0; kinds &= kinds - 1) {
            int kind = Long.numberOfTrailingZeros(kinds);
            coming += hand.unseen(kind) * ways(plan, route.distance(), kind);
        }
        return coming;
    }

    private double ways(int plan, int distance, int kind) {
        if (distance == 1) {
            return hand.plans().mustBeDrawn(plan) ? 1 : WAITING;
        }
        if (!hand.plans().allowsClaims(plan)) {
            return 1;
        }
        if (hand.held(kind) >= 2) {
            return WAITING;
        }
        return hand.plans().allowsChows(plan) && makesChow(kind) ? 1 + DISCARDED : 1;
    }

    private boolean makesChow(int kind) {
        int rank = kind % 9;
        return kind < Tile.EAST.kind()
                && ((rank >= 2 && has(kind - 2) && has(kind - 1))
                        || (rank >= 1 && rank <= 7 && has(kind - 1) && has(kind + 1))
                        || (rank <= 6 && has(kind + 1) && has(kind + 2)));
    }

    private boolean has(int kind) {
        return hand.held(kind) > 0;
    }

    /// How many tiles of these kinds may still come.
    int left(long kinds) {
        int left = 0;
        for (long rest = kinds; rest != 0; rest &= rest - 1) {
            left += hand.unseen(Long.numberOfTrailingZeros(rest));
        }
        return left;
    }
}
