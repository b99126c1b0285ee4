package sparrow.american.card;

import java.util.Arrays;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;

/// How far the lines of a card are from a fresh deal: thirteen tiles, ten thousand times, always
/// the same ones.
final class Survey {
    static final int HANDS = 10_000;

    private static final int DEALT = 13;
    private static final Seed SEED = Seed.splitMix64(152);

    private final long[] sums;

    private Survey(long[] sums) {
        this.sums = sums;
    }

    static Survey of(Card card) {
        long[] sums = new long[card.lines().size()];
        int[] ends = card.lines().stream().mapToInt(Survey::end).toArray();
        byte[] distances = new byte[card.variations().size()];
        int[] wall = wall(card.supply());
        Chance chance = SEED.hand(1);
        for (int hand = 0; hand < HANDS; hand++) {
            card.distances().all(deal(wall, chance), distances);
            addNearest(distances, ends, sums);
        }
        return new Survey(sums);
    }

    /// The index behind that of the line's last variation.
    private static int end(Line line) {
        return line.variations().getLast().index() + 1;
    }

    private static void addNearest(byte[] distances, int[] ends, long[] sums) {
        int at = 0;
        for (int line = 0; line < ends.length; line++) {
            int nearest = Variation.TILES;
            while (at < ends[line]) {
                nearest = Math.min(nearest, distances[at++]);
            }
            sums[line] += nearest;
        }
    }

    /// Every tile by its kind, a joker by [Kinds#COUNT].
    private static int[] wall(Supply supply) {
        int[] wall = new int[Kinds.COUNT * 4 + 32];
        int size = 0;
        for (int kind = 0; kind <= Kinds.COUNT; kind++) {
            int copies = kind == Kinds.COUNT ? supply.jokers() : supply.copies(kind);
            Arrays.fill(wall, size, size + copies, kind);
            size += copies;
        }
        return Arrays.copyOf(wall, size);
    }

    /// Brings thirteen tiles to the front of the wall, each choice equally likely.
    private static Rack deal(int[] wall, Chance chance) {
        int[] counts = new int[Kinds.COUNT];
        int jokers = 0;
        for (int at = 0; at < DEALT; at++) {
            int other = at + chance.below(wall.length - at);
            int kind = wall[other];
            wall[other] = wall[at];
            wall[at] = kind;
            if (kind == Kinds.COUNT) {
                jokers++;
            } else {
                counts[kind]++;
            }
        }
        return Rack.ofCounts(counts, jokers);
    }

    /// The tiles still needed for the line after the deal, on average.
    double meanDistance(int line) {
        return (double) sums[line] / HANDS;
    }
}
