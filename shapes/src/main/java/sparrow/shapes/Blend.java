package sparrow.shapes;

import java.util.ArrayList;
import java.util.List;

/// What suits contribute together: every sum of costs that any of them can reach, numbered, with a table that adds two
/// of them and tables of the distance that two of them leave.
///
/// The numbers are few (180 for four sets), so the tables stay in cache.
final class Blend {
    final Family family;
    final Lookup suit;
    final Lookup honors;
    final int shift;

    /// By two numbers, the first shifted: the number of both together.
    final char[] sum;

    private final byte[][] distance;

    Blend(Tables tables) {
        family = tables.family();
        Automaton.Interned reached = new Automaton.Interned();
        suit = new Lookup(tables.suit(), numbers(reached, tables.suit()));
        honors = new Lookup(tables.honors(), numbers(reached, tables.honors()));
        List<int[]> sums = close(reached);
        int size = reached.vectors.size();
        shift = 32 - Integer.numberOfLeadingZeros(size - 1);
        sum = new char[size << shift];
        for (int[] entry : sums) {
            sum[entry[0] << shift | entry[1]] = (char) entry[2];
            sum[entry[1] << shift | entry[0]] = (char) entry[2];
        }
        distance = distances(reached.vectors);
    }

    private static char[] numbers(Automaton.Interned reached, Automaton automaton) {
        char[] numbers = new char[automaton.vectors.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (char) reached.number(automaton.vectors[i]);
        }
        return numbers;
    }

    /// Adds every sum of two numbered vectors until there are no new ones.
    private List<int[]> close(Automaton.Interned reached) {
        List<int[]> sums = new ArrayList<>();
        for (int i = 0; i < reached.vectors.size(); i++) {
            for (int j = 0; j <= i; j++) {
                byte[] both = Vectors.sum(family, reached.vectors.get(i), reached.vectors.get(j));
                sums.add(new int[] {i, j, reached.number(both)});
            }
        }
        return sums;
    }

    private byte[][] distances(List<byte[]> vectors) {
        byte[][] distances = new byte[family.lanes()][];
        for (int extra = 0; extra <= family.extras(); extra++) {
            for (int blocks = 0; blocks <= family.most; blocks++) {
                if (family.countsSets ? extra == 1 : blocks == family.most) {
                    distances[family.lane(blocks, extra)] = distances(vectors, blocks, extra);
                }
            }
        }
        return distances;
    }

    private byte[] distances(List<byte[]> vectors, int blocks, int extra) {
        int size = vectors.size();
        byte[] distances = new byte[size << shift];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                int least = Vectors.least(family, vectors.get(i), vectors.get(j), blocks, extra);
                distances[i << shift | j] = (byte) least;
            }
        }
        return distances;
    }

    /// By two numbers, the first shifted: tiles missing to that many blocks and extras.
    byte[] distance(int blocks, int extra) {
        return distance[family.lane(blocks, extra)];
    }

    Lookup component(int component) {
        return component < Keys.HONORS ? suit : honors;
    }
}
