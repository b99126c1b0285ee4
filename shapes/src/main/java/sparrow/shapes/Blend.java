package sparrow.shapes;

import java.util.List;

/// What suits contribute together: every sum of costs that any of them can reach, numbered, with a
/// table that adds two of them and tables of the distance that two of them leave.
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
        Closure closure = new Closure(family, reached);
        shift = closure.shift;
        sum = closure.sum;
        distance = distances(reached.vectors);
    }

    private static char[] numbers(Automaton.Interned reached, Automaton automaton) {
        char[] numbers = new char[automaton.vectors.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (char) reached.number(automaton.vectors[i]);
        }
        return numbers;
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
