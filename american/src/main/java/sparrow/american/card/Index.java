package sparrow.american.card;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/// Which variations of a card ask for a kind, and which have a group to expose; a bit for each
/// variation.
public final class Index {
    private final int size;
    private final int[][] asking = new int[Kinds.COUNT][];
    private final BitSet open = new BitSet();

    /// By exposure, see [Rack#exposure(int, int)], and by how many such groups there are.
    private final BitSet[][] exposing = new BitSet[Rack.exposure(Kinds.COUNT + 1, 0)][];

    Index(List<Variation> variations) {
        size = variations.size();
        int[] sizes = new int[asking.length];
        for (Variation variation : variations) {
            for (int need : variation.needs()) {
                sizes[Needs.kind(need)]++;
            }
        }
        Arrays.setAll(asking, kind -> new int[sizes[kind]]);
        for (Variation variation : variations.reversed()) {
            for (int need : variation.needs()) {
                int kind = Needs.kind(need);
                asking[kind][--sizes[kind]] = variation.index();
            }
        }
        for (Variation variation : variations) {
            if (!variation.line().concealed()) {
                open(variation);
            }
        }
    }

    private void open(Variation variation) {
        open.set(variation.index());
        int[] seen = new int[exposing.length];
        for (Group group : variation.groups()) {
            if (group.exposable()) {
                int exposure = Rack.exposure(group);
                exposing(exposure, ++seen[exposure]).set(variation.index());
            }
        }
    }

    /// Those with at least `times` such groups, the set itself.
    private BitSet exposing(int exposure, int times) {
        BitSet[] some = exposing[exposure] == null ? new BitSet[0] : exposing[exposure];
        if (some.length < times) {
            some = Arrays.copyOf(some, times);
            some[times - 1] = new BitSet();
            exposing[exposure] = some;
        }
        return some[times - 1];
    }

    /// The variations that ask for a kind, see [Kinds].
    public IntStream askingFor(int kind) {
        return IntStream.of(asking[kind]);
    }

    /// The same as an array.
    public int[] allAskingFor(int kind) {
        return asking[kind].clone();
    }

    /// The variations that can still be reached with these exposures: all of them if there are
    /// none, else those that are not concealed and have every exposed group.
    public BitSet admitting(Rack rack) {
        int[] exposures = rack.exposures();
        if (exposures.length == 0) {
            BitSet all = new BitSet(size);
            all.set(0, size);
            return all;
        }
        BitSet admitted = (BitSet) open.clone();
        int times = 0;
        for (int i = 0; i < exposures.length; i++) {
            times = i > 0 && exposures[i] == exposures[i - 1] ? times + 1 : 1;
            BitSet[] some = exposing[exposures[i]];
            if (some == null || some.length < times) {
                return new BitSet();
            }
            admitted.and(some[times - 1]);
        }
        return admitted;
    }

    /// The same as an array, in order.
    public int[] allAdmitting(Rack rack) {
        BitSet some = admitting(rack);
        int[] admitted = new int[some.cardinality()];
        int at = 0;
        for (int i = some.nextSetBit(0); i >= 0; i = some.nextSetBit(i + 1)) {
            admitted[at++] = i;
        }
        return admitted;
    }
}
