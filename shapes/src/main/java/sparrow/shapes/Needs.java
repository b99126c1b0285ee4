package sparrow.shapes;

import java.util.Arrays;

/// Tables for forms that must show something: any of the four components may be the one that meets
/// a need, so the distance is the least over who does.
///
/// A component has a number for the plain vector of its costs and one for that vector if it must be
/// used at all; what it costs to meet needs is kept as packed [Lanes].
final class Needs {
    final Family family;
    final Lookup suit;
    final Lookup honors;
    private final Lookup[] components;

    /// By class, honors after suits: numbers of plain vectors.
    final char[] plain;

    final char[] used;

    /// By class, times four, and set of needs met: packed.
    final long[] packed;

    /// The same, reversed.
    final long[] reversed;

    final Merge merge;

    /// By a plain number of one component, times [#stride], and one of one or two components: the
    /// number of all of them together.
    final char[] sum;

    final int stride;

    /// By plain number: packed.
    final long[] costs;

    Needs(Tables tables) {
        family = tables.family();
        byte[][] classes = classes(tables);
        suit = new Lookup(tables.suit(), identity(tables.suit().vectors.length, 0));
        honors =
                new Lookup(
                        tables.honors(),
                        identity(tables.honors().vectors.length, tables.suit().vectors.length));
        components = new Lookup[] {suit, suit, suit, honors};
        merge = new Merge(family);
        packed = new long[Merge.FLAG_SETS * classes.length];
        reversed = new long[packed.length];
        for (int i = 0; i < packed.length; i++) {
            int from = (i & (family.flagSets() - 1)) * family.lanes();
            packed[i] = Lanes.of(classes[i / Merge.FLAG_SETS], from, family.lanes());
            reversed[i] = Lanes.reversed(classes[i / Merge.FLAG_SETS], from, family.lanes());
        }
        Sums sums = tables.sums().orElseThrow();
        plain = sums.plain;
        used = sums.used;
        sum = sums.table;
        stride = sums.stride;
        costs = sums.costs;
    }

    Lookup component(int component) {
        return components[component];
    }

    /// The plain number of one component and of one or two others together.
    int sum(int one, int others) {
        return sum[one * stride + others];
    }

    private static byte[][] classes(Tables tables) {
        byte[][] suits = tables.suit().vectors;
        byte[][] honors = tables.honors().vectors;
        byte[][] classes = Arrays.copyOf(suits, suits.length + honors.length);
        System.arraycopy(honors, 0, classes, suits.length, honors.length);
        return classes;
    }

    private static char[] identity(int size, int from) {
        char[] numbers = new char[size];
        for (int i = 0; i < size; i++) {
            numbers[i] = (char) (from + i);
        }
        return numbers;
    }
}
