package sparrow.shapes;

import java.util.ArrayList;
import java.util.List;

/// A table of the sums of numbered plain vectors, all sums being numbered in turn until there are
/// no new ones.
final class Closure {
    final int shift;

    /// By two numbers, the first shifted: the number of both together.
    final char[] sum;

    Closure(Family family, Automaton.Interned vectors) {
        List<char[]> rows = new ArrayList<>();
        for (int i = 0; i < vectors.vectors.size(); i++) {
            char[] row = new char[i + 1];
            for (int j = 0; j <= i; j++) {
                byte[] both =
                        Vectors.plainSum(family, vectors.vectors.get(i), vectors.vectors.get(j));
                row[j] = (char) vectors.number(both);
            }
            rows.add(row);
        }
        int size = rows.size();
        shift = 32 - Integer.numberOfLeadingZeros(size - 1);
        sum = new char[size << shift];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                sum[i << shift | j] = sum[j << shift | i] = rows.get(i)[j];
            }
        }
    }
}
