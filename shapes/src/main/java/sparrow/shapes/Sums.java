package sparrow.shapes;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/// Plain vectors of costs, packed and numbered, and a table that adds them: first come those of one
/// component, then those of two together, then those of three.
final class Sums {
    /// By class, honors after suits: its number.
    final char[] plain;

    /// By class: its number if that component must be used at all.
    final char[] used;

    /// How many numbers there are of one or two components.
    final int stride;

    /// By a number of one component, times the stride, and a number of one or two: that of all of
    /// them together.
    final char[] table;

    /// By number: packed.
    final long[] costs;

    private Sums(char[] plain, char[] used, int stride, char[] table, long[] costs) {
        this.plain = plain;
        this.used = used;
        this.stride = stride;
        this.table = table;
        this.costs = costs;
    }

    static Sums derive(Family family, Automaton suit, Automaton honors) {
        Numbers numbers = new Numbers();
        int suits = suit.vectors.length;
        char[] plain = new char[suits + honors.vectors.length];
        char[] used = new char[plain.length];
        for (int i = 0; i < plain.length; i++) {
            byte[] vector = i < suits ? suit.vectors[i] : honors.vectors[i - suits];
            long costs = Lanes.of(vector, 0, family.lanes());
            plain[i] = numbers.of(costs);
            used[i] = i < suits ? numbers.of(costs | Lanes.NEVER) : plain[i];
        }
        return close(new Merge(family), numbers, plain, used);
    }

    private static Sums close(Merge merge, Numbers numbers, char[] plain, char[] used) {
        int ones = numbers.size;
        char[][] rows = new char[ones][ones];
        for (int one = 0; one < ones; one++) {
            for (int other = 0; other <= one; other++) {
                char both = numbers.of(merge.sum(numbers.costs[one], numbers.costs[other]));
                rows[one][other] = rows[other][one] = both;
            }
        }
        int stride = numbers.size;
        char[] table = new char[ones * stride];
        for (int one = 0; one < ones; one++) {
            System.arraycopy(rows[one], 0, table, one * stride, ones);
            for (int two = ones; two < stride; two++) {
                long all = merge.sum(numbers.costs[one], numbers.costs[two]);
                table[one * stride + two] = numbers.of(all);
            }
        }
        return new Sums(plain, used, stride, table, Arrays.copyOf(numbers.costs, numbers.size));
    }

    /// Numbers for equal vectors, in the order of their first appearance.
    private static final class Numbers {
        private static final int SLOTS = 1 << 14;
        private static final long SPREAD = 0x9E3779B97F4A7C15L;

        private final char[] slots = new char[SLOTS];
        private final long[] costs = new long[SLOTS / 2];
        private int size;

        char of(long vector) {
            int slot = (int) ((vector * SPREAD) >>> 50);
            while (slots[slot] != 0 && costs[slots[slot] - 1] != vector) {
                slot = (slot + 1) & (SLOTS - 1);
            }
            if (slots[slot] == 0) {
                costs[size++] = vector;
                slots[slot] = (char) size;
            }
            return (char) (slots[slot] - 1);
        }
    }

    void write(DataOutputStream out) throws IOException {
        Stored.writeChars(out, plain);
        Stored.writeChars(out, used);
        out.writeShort(stride);
        Stored.writeChars(out, table);
        out.writeShort(costs.length);
        for (long vector : costs) {
            out.writeLong(vector);
        }
    }

    /// @param classes how many there are
    static Sums read(DataInputStream in, int classes) throws IOException {
        char[] plain = Stored.readChars(in, classes);
        char[] used = Stored.readChars(in, classes);
        int stride = in.readUnsignedShort();
        char[] table = Stored.readChars(in, ones(plain, used) * stride);
        long[] costs = new long[in.readUnsignedShort()];
        for (int i = 0; i < costs.length; i++) {
            costs[i] = in.readLong();
        }
        return new Sums(plain, used, stride, table, costs);
    }

    /// How many numbers of one component there are.
    private static int ones(char[] plain, char[] used) {
        int most = 0;
        for (int i = 0; i < plain.length; i++) {
            most = Math.max(most, Math.max(plain[i], used[i]));
        }
        return most + 1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sums that
                && Arrays.equals(plain, that.plain)
                && Arrays.equals(used, that.used)
                && stride == that.stride
                && Arrays.equals(table, that.table)
                && Arrays.equals(costs, that.costs);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(costs);
    }
}
