package sparrow.shapes;

import java.util.Arrays;

/// Tables for forms that must show something: any of the four components may be the one that meets
/// a need, so the distance is the least over who does.
///
/// A component has a number for the plain vector of its costs, one for that vector if it must be
/// used at all, one for the vector of costs that include a triplet; what includes a terminal, or
/// both, is kept as packed [Lanes].
final class Needs {
    final Family family;
    final Lookup suit;
    final Lookup honors;

    /// By class, honors after suits: numbers of plain vectors.
    final char[] plain;

    final char[] used;

    /// By class: numbers of vectors with a triplet, times the plain ones, for [#tripletAnd].
    final int[] triplet;

    /// By class: packed, reversed.
    final long[] any;

    final long[] withTriplet;

    final long[] withTerminal;
    final long[] withBoth;

    /// By class, times four, and set of needs met: packed.
    final long[] packed;

    /// The same, reversed.
    final long[] reversed;

    final Merge merge;

    /// By two plain numbers: the number of both together.
    final char[] sum;

    /// By plain number: packed.
    final long[] costs;

    /// By a number with a triplet and a plain one: both together, packed.
    final long[] tripletAnd;

    /// How many plain numbers there are.
    final int size;

    Needs(Tables tables) {
        family = tables.family();
        byte[][] classes = classes(tables);
        suit = new Lookup(tables.suit(), identity(tables.suit().vectors.length, 0));
        honors =
                new Lookup(
                        tables.honors(),
                        identity(tables.honors().vectors.length, tables.suit().vectors.length));
        int suits = tables.suit().vectors.length;
        Automaton.Interned plains = new Automaton.Interned();
        plain = new char[classes.length];
        used = new char[classes.length];
        for (int i = 0; i < classes.length; i++) {
            plain[i] = (char) plains.number(part(classes[i], 0));
            used[i] = (char) (i < suits ? plains.number(used(classes[i])) : plain[i]);
        }
        Closure closure = new Closure(family, plains);
        size = closure.size();
        sum = closure.sums(size);
        costs =
                plains.vectors.stream()
                        .mapToLong(vector -> Lanes.of(vector, 0, family.lanes()))
                        .toArray();
        any = reversed(classes, 0);
        withTerminal = reversed(classes, Family.TERMINAL);
        withTriplet = reversed(classes, Family.TRIPLET);
        withBoth = reversed(classes, Family.TERMINAL | Family.TRIPLET);
        merge = new Merge(family);
        packed = new long[Merge.FLAG_SETS * classes.length];
        reversed = new long[packed.length];
        for (int i = 0; i < packed.length; i++) {
            int from = (i & (family.flagSets() - 1)) * family.lanes();
            packed[i] = Lanes.of(classes[i / Merge.FLAG_SETS], from, family.lanes());
            reversed[i] = Lanes.reversed(classes[i / Merge.FLAG_SETS], from, family.lanes());
        }
        Automaton.Interned triplets = new Automaton.Interned();
        triplet = new int[classes.length];
        for (int i = 0; i < classes.length && family.flagSets() > Family.TRIPLET; i++) {
            triplet[i] = triplets.number(part(classes[i], Family.TRIPLET)) * size;
        }
        tripletAnd = products(triplets, plains);
    }

    Lookup component(int component) {
        return component < Keys.HONORS ? suit : honors;
    }

    /// The number of two plain numbers together.
    int sum(int one, int other) {
        return sum[one * size + other];
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

    private byte[] part(byte[] vector, int flags) {
        return Arrays.copyOfRange(vector, flags * family.lanes(), (flags + 1) * family.lanes());
    }

    private byte[] used(byte[] vector) {
        byte[] used = part(vector, 0);
        used[0] = Family.NEVER;
        return used;
    }

    private long[] reversed(byte[][] classes, int flags) {
        long[] packed = new long[classes.length];
        for (int i = 0; i < packed.length && flags < family.flagSets(); i++) {
            packed[i] = Lanes.reversed(classes[i], flags * family.lanes(), family.lanes());
        }
        return packed;
    }

    private long[] products(Automaton.Interned triplets, Automaton.Interned plains) {
        long[] products = new long[triplets.vectors.size() * size];
        for (int t = 0; t < triplets.vectors.size(); t++) {
            for (int p = 0; p < plains.vectors.size(); p++) {
                byte[] both =
                        Vectors.plainSum(family, triplets.vectors.get(t), plains.vectors.get(p));
                products[t * size + p] = Lanes.of(both, 0, family.lanes());
            }
        }
        return products;
    }
}
