package sparrow.shapes;

import java.util.Arrays;

/// Arithmetic on vectors of costs: adding two is choosing, for every sum of blocks, the cheapest
/// way to split it.
final class Vectors {
    private Vectors() {}

    /// What two components contribute together, needs included.
    static byte[] sum(Family family, byte[] one, byte[] other) {
        byte[] sum = new byte[one.length];
        Arrays.fill(sum, (byte) Family.NEVER);
        int lanes = family.lanes();
        for (int i = 0; i < one.length; i++) {
            for (int j = 0; one[i] < Family.NEVER && j < other.length; j++) {
                int lane = lane(family, i % lanes, j % lanes);
                if (lane >= 0) {
                    int index = (i / lanes | j / lanes) * lanes + lane;
                    sum[index] = (byte) Math.min(sum[index], one[i] + other[j]);
                }
            }
        }
        Steps.relax(family, sum);
        return sum;
    }

    /// The lane of two lanes together, or -1 if that is more than the family counts.
    private static int lane(Family family, int one, int other) {
        int row = family.most + 1;
        int blocks = one % row + other % row;
        int extra = one / row + other / row;
        return blocks > family.most || extra > family.extras() ? -1 : family.lane(blocks, extra);
    }

    /// What two components contribute together, needs aside.
    static byte[] plainSum(Family family, byte[] one, byte[] other) {
        int row = family.most + 1;
        byte[] sum = new byte[one.length];
        Arrays.fill(sum, (byte) Family.NEVER);
        for (int from = 0; from < one.length; from += row) {
            for (int otherFrom = 0; otherFrom + from < one.length; otherFrom += row) {
                for (int blocks = 0; blocks < row; blocks++) {
                    int cost = one[from + blocks];
                    for (int more = 0; more < row - blocks; more++) {
                        int lane = from + otherFrom + blocks + more;
                        sum[lane] = (byte) Math.min(sum[lane], cost + other[otherFrom + more]);
                    }
                }
            }
        }
        return sum;
    }

    /// The least cost of exactly these blocks from two components without needs.
    static int least(Family family, byte[] one, byte[] other, int blocks, int extra) {
        int least = Family.NEVER;
        for (int e = 0; e <= extra; e++) {
            for (int b = 0; b <= blocks; b++) {
                int cost = one[family.lane(b, e)] + other[family.lane(blocks - b, extra - e)];
                least = Math.min(least, cost);
            }
        }
        return least;
    }
}
