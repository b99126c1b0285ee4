package sparrow.shapes;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The smallest machine that reads the counts of a suit (or of the honors), one rank after another,
/// and ends in the class of hands that contribute alike.
///
/// It holds for every count from 0 to 4 of every rank, however many tiles that makes.
final class Automaton {
    static final int COUNTS = 5;

    /// By rank: state and count give the state after it.
    final char[][] next;

    /// By class: its vector of the family.
    final byte[][] vectors;

    private Automaton(char[][] next, byte[][] vectors) {
        this.next = next;
        this.vectors = vectors;
    }

    static Automaton derive(Family family, List<Family.Place> places) {
        Steps[] steps = Steps.of(family, places);
        char[][] next = new char[places.size()][];
        List<byte[]> states = List.of(Steps.start(family));
        for (int rank = 0; rank < next.length; rank++) {
            Interned reached = new Interned();
            next[rank] = new char[states.size() * COUNTS];
            int size = rank == next.length - 1 ? family.vectorSize() : states.getFirst().length;
            for (int state = 0; state < states.size(); state++) {
                byte[][] after = steps[rank].afterEach(states.get(state));
                for (int count = 0; count < COUNTS; count++) {
                    byte[] vector = Arrays.copyOf(after[count], size);
                    next[rank][state * COUNTS + count] = (char) reached.number(vector);
                }
            }
            states = reached.vectors;
        }
        return new Automaton(next, states.toArray(byte[][]::new)).smallest();
    }

    /// Numbers for equal vectors, in the order of their first appearance.
    static final class Interned {
        final List<byte[]> vectors = new ArrayList<>();
        private final Map<Vector, Integer> numbers = new HashMap<>();

        private static final class Vector {
            private final byte[] costs;

            Vector(byte[] costs) {
                this.costs = costs;
            }

            @Override
            public boolean equals(Object other) {
                return other instanceof Vector that && Arrays.equals(costs, that.costs);
            }

            @Override
            public int hashCode() {
                return Arrays.hashCode(costs);
            }
        }

        int number(byte[] vector) {
            Integer number = numbers.putIfAbsent(new Vector(vector), vectors.size());
            if (number == null) {
                vectors.add(vector);
                return vectors.size() - 1;
            }
            return number;
        }
    }

    /// The same machine with states merged that no later counts tell apart.
    private Automaton smallest() {
        char[][] smaller = new char[next.length][];
        int[] merged = identity(vectors.length);
        for (int rank = next.length - 1; rank >= 0; rank--) {
            Map<String, Integer> rows = new HashMap<>();
            StringBuilder kept = new StringBuilder();
            int[] here = new int[next[rank].length / COUNTS];
            for (int state = 0; state < here.length; state++) {
                char[] row = new char[COUNTS];
                for (int count = 0; count < COUNTS; count++) {
                    row[count] = (char) merged[next[rank][state * COUNTS + count]];
                }
                String key = new String(row);
                Integer number = rows.putIfAbsent(key, rows.size());
                if (number == null) {
                    kept.append(row);
                }
                here[state] = number == null ? rows.size() - 1 : number;
            }
            smaller[rank] = kept.toString().toCharArray();
            merged = here;
        }
        return new Automaton(smaller, vectors);
    }

    private static int[] identity(int size) {
        int[] numbers = new int[size];
        Arrays.setAll(numbers, i -> i);
        return numbers;
    }

    /// The states after every row of counts of the first `ranks`; the first count weighs most.
    char[] reached(int ranks) {
        char[] reached = {0};
        for (int rank = 0; rank < ranks; rank++) {
            char[] further = new char[reached.length * COUNTS];
            for (int i = 0; i < reached.length; i++) {
                System.arraycopy(next[rank], reached[i] * COUNTS, further, i * COUNTS, COUNTS);
            }
            reached = further;
        }
        return reached;
    }

    /// For each state before `rank` a row of `stride` answers: the numbers of the classes that the
    /// counts from there on lead to.
    char[] answers(int rank, char[] numbers, int stride) {
        char[] answers = numbers;
        int width = 1;
        for (int r = next.length - 1; r >= rank; r--) {
            int longer = r == rank ? stride : width * COUNTS;
            char[] rows = new char[next[r].length / COUNTS * longer];
            for (int i = 0; i < next[r].length; i++) {
                int to = i / COUNTS * longer + i % COUNTS * width;
                System.arraycopy(answers, next[r][i] * width, rows, to, width);
            }
            answers = rows;
            width = longer;
        }
        return answers;
    }

    void write(DataOutputStream out) throws IOException {
        for (char[] row : next) {
            out.writeShort(row.length);
            Stored.writeChars(out, row);
        }
        out.writeShort(vectors.length);
        for (byte[] vector : vectors) {
            out.write(vector);
        }
    }

    static Automaton read(DataInputStream in, Family family, int ranks) throws IOException {
        char[][] next = new char[ranks][];
        for (int rank = 0; rank < ranks; rank++) {
            next[rank] = Stored.readChars(in, in.readUnsignedShort());
        }
        byte[][] vectors = new byte[in.readUnsignedShort()][];
        for (int i = 0; i < vectors.length; i++) {
            vectors[i] = in.readNBytes(family.vectorSize());
        }
        return new Automaton(next, vectors);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Automaton that
                && Arrays.deepEquals(next, that.next)
                && Arrays.deepEquals(vectors, that.vectors);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(next) * 31 + Arrays.deepHashCode(vectors);
    }
}
