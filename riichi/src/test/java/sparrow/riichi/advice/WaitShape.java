package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.shapes.Wait;

/// A shape that a hidden hand may wait with, to count the shares of all shapes one by one.
///
/// @param parts the kinds it needs, one copy for each mention
/// @param waits the kinds it waits for
record WaitShape(Wait type, List<Integer> parts, List<Integer> waits) {
    private static final int RANKS = 9;
    private static final int SUITED = 27;
    private static final int KINDS = 34;
    private static final int COPIES = 4;

    /// Every shape of two tiles or one; waits for three tiles and more count as several of them.
    static final List<WaitShape> ALL = all();

    private static List<WaitShape> all() {
        List<WaitShape> all = new ArrayList<>();
        for (int kind = 0; kind < SUITED; kind++) {
            int rank = kind % RANKS + 1;
            if (rank >= 2 && rank <= 7) {
                all.add(shape(Wait.TWO_SIDED, List.of(kind, kind + 1), kind - 1, kind + 2));
            }
            if (rank <= 7) {
                all.add(shape(Wait.CLOSED, List.of(kind, kind + 2), kind + 1));
            }
            if (rank == 1) {
                all.add(shape(Wait.EDGE, List.of(kind, kind + 1), kind + 2));
            }
            if (rank == 8) {
                all.add(shape(Wait.EDGE, List.of(kind, kind + 1), kind - 1));
            }
        }
        for (int kind = 0; kind < KINDS; kind++) {
            all.add(shape(Wait.SINGLE, List.of(kind), kind));
            for (int other = kind + 1; other < KINDS; other++) {
                all.add(shape(Wait.DUAL_PAIR, List.of(kind, kind, other, other), kind, other));
            }
        }
        return List.copyOf(all);
    }

    private static WaitShape shape(Wait type, List<Integer> parts, Integer... waits) {
        return new WaitShape(type, parts, List.of(waits));
    }

    /// In how many ways the unseen tiles make it up.
    long ways(int[] unseen) {
        return switch (type) {
            case SINGLE -> unseen[parts.getFirst()];
            case DUAL_PAIR -> (long) pairs(unseen[parts.get(0)]) * pairs(unseen[parts.get(2)]);
            case TWO_SIDED, CLOSED, EDGE, THIRTEEN_SIDED ->
                    (long) unseen[parts.get(0)] * unseen[parts.get(1)];
        };
    }

    private static int pairs(int copies) {
        return copies * (copies - 1) / 2;
    }

    /// For each kind, the share of the shapes still possible that wait for it.
    static double[] shares(Threat threat, int[] unseen) {
        double[] hit = new double[KINDS];
        double all = 0;
        for (WaitShape shape : ALL) {
            if (shape.waits.stream().noneMatch(kind -> threat.isSafe(Tile.ofKind(kind)))) {
                int share = Danger.SHARES.getOrDefault(shape.type, 0);
                double weight = (double) shape.ways(unseen) * share / allWays(shape.type);
                all += weight;
                for (int kind : shape.waits) {
                    hit[kind] += weight;
                }
            }
        }
        for (int kind = 0; kind < KINDS; kind++) {
            hit[kind] /= all;
        }
        return hit;
    }

    /// In how many ways all shapes of a type can be made up when nothing is seen.
    static long allWays(Wait type) {
        int[] full = new int[KINDS];
        Arrays.fill(full, COPIES);
        return ALL.stream()
                .filter(shape -> shape.type == type)
                .mapToLong(shape -> shape.ways(full))
                .sum();
    }
}
