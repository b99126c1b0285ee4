package sparrow.shapes;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/// What suits contribute together: every sum of costs that any of them can reach, numbered, with a
/// table that adds two of them and tables of the distance that two of them leave.
///
/// The numbers are few (180 for four sets), so the tables stay in cache.
final class Blend {
    final Family family;
    final int shift;

    /// By two numbers, the first shifted: the number of both together.
    final char[] sum;

    /// By class of a suit, and of the honors: its number.
    private final char[] suitNumbers;

    private final char[] honorNumbers;
    private final byte[][] distance;

    private Blend(
            Family family,
            char[] suitNumbers,
            char[] honorNumbers,
            int shift,
            char[] sum,
            byte[][] distance) {
        this.family = family;
        this.suitNumbers = suitNumbers;
        this.honorNumbers = honorNumbers;
        this.shift = shift;
        this.sum = sum;
        this.distance = distance;
    }

    static Blend derive(Family family, Automaton suit, Automaton honors) {
        Automaton.Interned reached = new Automaton.Interned();
        char[] suitNumbers = numbers(reached, suit);
        char[] honorNumbers = numbers(reached, honors);
        Closure closure = new Closure(family, reached);
        int shift = shift(closure.size());
        byte[][] distance = new byte[family.lanes()][];
        for (int lane = 0; lane < distance.length; lane++) {
            distance[lane] =
                    isAsked(family, lane)
                            ? distances(family, reached.vectors, lane, shift)
                            : new byte[0];
        }
        return new Blend(
                family, suitNumbers, honorNumbers, shift, closure.sums(1 << shift), distance);
    }

    /// The bits that hold every number below `size`.
    private static int shift(int size) {
        return 32 - Integer.numberOfLeadingZeros(size - 1);
    }

    private static char[] numbers(Automaton.Interned reached, Automaton automaton) {
        char[] numbers = new char[automaton.vectors.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (char) reached.number(automaton.vectors[i]);
        }
        return numbers;
    }

    /// Whether a win, some of its sets being laid, can need just this many blocks.
    private static boolean isAsked(Family family, int lane) {
        int row = family.most + 1;
        return family.countsSets ? lane >= row : lane % row == family.most;
    }

    private static byte[] distances(Family family, List<byte[]> vectors, int lane, int shift) {
        int row = family.most + 1;
        byte[] distances = new byte[vectors.size() << shift];
        for (int i = 0; i < vectors.size(); i++) {
            for (int j = 0; j < vectors.size(); j++) {
                int least =
                        Vectors.least(
                                family, vectors.get(i), vectors.get(j), lane % row, lane / row);
                distances[i << shift | j] = (byte) least;
            }
        }
        return distances;
    }

    Lookup suit(Automaton automaton) {
        return new Lookup(automaton, suitNumbers);
    }

    Lookup honors(Automaton automaton) {
        return new Lookup(automaton, honorNumbers);
    }

    /// By number: the vector of costs that it stands for, found again from those of the classes.
    byte[][] vectors(byte[][] suits, byte[][] honors) {
        byte[][] vectors = new byte[sum.length >> shift][];
        for (int i = 0; i < suits.length; i++) {
            vectors[suitNumbers[i]] = suits[i];
        }
        for (int i = 0; i < honors.length; i++) {
            vectors[honorNumbers[i]] = honors[i];
        }
        for (int i = 0; i < vectors.length; i++) {
            for (int j = 0; j <= i; j++) {
                int both = sum[i << shift | j];
                if (vectors[both] == null) {
                    vectors[both] = Vectors.plainSum(family, vectors[i], vectors[j]);
                }
            }
        }
        return vectors;
    }

    /// By two numbers, the first shifted: tiles missing to that many blocks and extras.
    byte[] distance(int blocks, int extra) {
        return distance[family.lane(blocks, extra)];
    }

    /// Both tables are symmetric: half of each is written.
    void write(DataOutputStream out) throws IOException {
        int size = sum.length >> shift;
        out.writeShort(size);
        Stored.writeChars(out, suitNumbers);
        Stored.writeChars(out, honorNumbers);
        for (int i = 0; i < size; i++) {
            Stored.writeChars(out, Arrays.copyOfRange(sum, i << shift, (i << shift) + i + 1));
        }
        for (byte[] table : distance) {
            for (int i = 0; i < size && table.length > 0; i++) {
                out.write(table, i << shift, i + 1);
            }
        }
    }

    static Blend read(DataInputStream in, Family family, Automaton suit, Automaton honors)
            throws IOException {
        int size = in.readUnsignedShort();
        int shift = shift(size);
        char[] suitNumbers = Stored.readChars(in, suit.vectors.length);
        char[] honorNumbers = Stored.readChars(in, honors.vectors.length);
        char[] sum = new char[size << shift];
        for (int i = 0; i < size; i++) {
            char[] row = Stored.readChars(in, i + 1);
            System.arraycopy(row, 0, sum, i << shift, i + 1);
            for (int j = 0; j < i; j++) {
                sum[j << shift | i] = row[j];
            }
        }
        byte[][] distance = new byte[family.lanes()][];
        for (int lane = 0; lane < distance.length; lane++) {
            distance[lane] = isAsked(family, lane) ? readDistances(in, size, shift) : new byte[0];
        }
        return new Blend(family, suitNumbers, honorNumbers, shift, sum, distance);
    }

    private static byte[] readDistances(DataInputStream in, int size, int shift)
            throws IOException {
        byte[] distances = new byte[size << shift];
        for (int i = 0; i < size; i++) {
            in.readFully(distances, i << shift, i + 1);
            for (int j = 0; j < i; j++) {
                distances[j << shift | i] = distances[i << shift | j];
            }
        }
        return distances;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Blend that
                && Arrays.equals(suitNumbers, that.suitNumbers)
                && Arrays.equals(honorNumbers, that.honorNumbers)
                && Arrays.equals(sum, that.sum)
                && Arrays.deepEquals(distance, that.distance);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sum);
    }
}
