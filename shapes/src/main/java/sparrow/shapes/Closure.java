package sparrow.shapes;

import java.util.ArrayList;
import java.util.List;

/// The sums of numbered plain vectors, all sums being numbered in turn until there are no new ones.
final class Closure {
    private final List<char[]> rows = new ArrayList<>();

    Closure(Family family, Automaton.Interned vectors) {
        for (int i = 0; i < vectors.vectors.size(); i++) {
            char[] row = new char[i + 1];
            for (int j = 0; j <= i; j++) {
                byte[] both =
                        Vectors.plainSum(family, vectors.vectors.get(i), vectors.vectors.get(j));
                row[j] = (char) vectors.number(both);
            }
            rows.add(row);
        }
    }

    int size() {
        return rows.size();
    }

    /// By two numbers, the first times `stride`: the number of both together.
    char[] sums(int stride) {
        char[] sums = new char[size() * stride];
        for (int i = 0; i < size(); i++) {
            for (int j = 0; j <= i; j++) {
                sums[i * stride + j] = sums[j * stride + i] = rows.get(i)[j];
            }
        }
        return sums;
    }
}
