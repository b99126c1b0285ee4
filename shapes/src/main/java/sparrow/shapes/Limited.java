package sparrow.shapes;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Distance where not every kind can be used four times: the same sums as in the tables, worked out
/// for this hand.
final class Limited {
    private final Family family;
    private final Steps[] suit;
    private final Steps[] honors;

    private static final List<Limited> ALL = Stream.of(Family.values()).map(Limited::new).toList();

    private Limited(Family family) {
        this.family = family;
        suit = Steps.of(family, family.suit());
        honors = Steps.of(family, family.honors());
    }

    static Limited of(Family family) {
        return ALL.get(family.ordinal());
    }

    /// @param suits a bit for each suit that must be there
    /// @param flags the needs to meet, as [Family] numbers them
    int distance(Holding holding, int blocks, int extra, int suits, int flags) {
        byte[] total = vector(holding, Keys.HONORS);
        for (int component = 0; component < Keys.HONORS; component++) {
            byte[] vector = vector(holding, component);
            if ((suits >> component & 1) == 1) {
                vector[0] = Family.NEVER;
            }
            total = Vectors.sum(family, total, vector);
        }
        return total[flags * family.lanes() + family.lane(blocks, extra)];
    }

    private byte[] vector(Holding holding, int component) {
        Steps[] steps = component == Keys.HONORS ? honors : suit;
        int first = Keys.firstKind(component);
        byte[] state = Steps.start(family);
        for (int rank = 0; rank < steps.length; rank++) {
            int held = holding.count(first + rank);
            state = steps[rank].after(state, held, holding.cap(first + rank));
        }
        return Arrays.copyOf(state, family.vectorSize());
    }
}
