package sparrow.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// Hands to measure on, as counts of the 34 kinds.
public enum Hands {
    /// Straight from a shuffled wall.
    RANDOM,
    /// One suit and honors.
    HALF_FLUSH,
    /// One suit.
    ONE_SUIT,
    /// After up to twelve turns of drawing and throwing the best discard.
    IN_PLAY;

    int[][] deal(int count, int size, Gauge gauge) {
        Random random = new Random(20_25);
        int[][] hands = new int[count][];
        for (int i = 0; i < count; i++) {
            List<Integer> wall = wall(random);
            int[] hand = new int[Tile.KINDS];
            for (int kind : wall.subList(0, size)) {
                hand[kind]++;
            }
            if (this == IN_PLAY) {
                play(hand, wall.subList(size, size + random.nextInt(13)), gauge);
            }
            hands[i] = hand;
        }
        return sideBySide(hands);
    }

    /// Copies without the garbage of dealing between them, so that the hands and not the pages they
    /// lie on are measured.
    private static int[][] sideBySide(int[][] hands) {
        int[][] copies = new int[hands.length][];
        for (int i = 0; i < copies.length; i++) {
            copies[i] = hands[i].clone();
        }
        return copies;
    }

    private List<Integer> wall(Random random) {
        int suit = 9 * random.nextInt(3);
        List<Integer> wall = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            boolean own = kind >= suit && kind < suit + 9;
            if (own || this == RANDOM || this == IN_PLAY || (this == HALF_FLUSH && kind >= 27)) {
                wall.addAll(Collections.nCopies(4, kind));
            }
        }
        Collections.shuffle(wall, random);
        return wall;
    }

    private static void play(int[] hand, List<Integer> draws, Gauge gauge) {
        for (int drawn : draws) {
            Holding holding = Holding.of(hand, 0);
            if (gauge.distance(holding) == 0) {
                return;
            }
            Tile thrown =
                    DiscardAnalysis.of(holding, gauge, Tiles.EMPTY).discards().getFirst().tile();
            hand[thrown.kind()]--;
            hand[drawn]++;
        }
    }
}
