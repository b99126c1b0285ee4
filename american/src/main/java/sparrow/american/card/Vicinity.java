package sparrow.american.card;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// How far a rack is from each of the variations that are looked for, and which are near.
public final class Vicinity {
    /// Farther than any variation is.
    static final byte FAR = Byte.MAX_VALUE;

    private final Distances distances;

    /// By index, [#FAR] for a variation that is not looked for.
    private final byte[] out;

    /// What every variation needs apart from jokers and exposures, packed; and for how many tiles
    /// of each kind that was reckoned.
    private final byte[] packed;

    private final int[] held = new int[Kinds.COUNT];
    private final byte[] distance;
    private int nearest;

    /// By distance, the variations so far away, once somebody has asked.
    private final int[] @Nullable [] at = new int[Variation.TILES + 1][];

    /// @param counts by index, the variations that are looked for
    public Vicinity(Distances distances, boolean[] counts) {
        this.distances = distances;
        this.out = new byte[counts.length];
        for (int i = 0; i < counts.length; i++) {
            out[i] = counts[i] ? 0 : FAR;
        }
        this.packed = new byte[distances.size()];
        this.distance = new byte[distances.size()];
        distances.start(packed);
    }

    /// Takes up a rack.
    public void look(Rack rack) {
        Arrays.fill(at, null);
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (held[kind] != rack.count(kind)) {
                distances.change(kind, held[kind], rack.count(kind), packed);
                held[kind] = rack.count(kind);
            }
        }
        nearest = rack.isConcealed() ? lookAtAll(rack) : lookAtAdmitted(rack);
    }

    private int lookAtAll(Rack rack) {
        new Lanes(rack.jokers()).all(packed, out, distance);
        int least = Variation.TILES;
        for (byte far : distance) {
            least = Math.min(least, far);
        }
        return least;
    }

    private int lookAtAdmitted(Rack rack) {
        Arrays.fill(distance, FAR);
        byte[] spent = Distances.spent(rack.jokers());
        int least = Variation.TILES;
        for (int i : distances.admitted(rack)) {
            if (out[i] == 0) {
                distance[i] = spent[packed[i] - distances.exposed(rack, i) & 255];
                least = Math.min(least, distance[i]);
            }
        }
        return least;
    }

    /// The distance of the nearest variation; a whole hand if there is none.
    public int nearest() {
        return nearest;
    }

    public int distance(int variation) {
        return distance[variation];
    }

    /// Writes the indexes of the variations at most so far away, in order; answers how many there
    /// are.
    ///
    /// @param found with a place more than there are variations
    public int within(int farthest, int[] found) {
        int size = 0;
        for (int i = 0; i < distance.length; i++) {
            found[size] = i;
            size += distance[i] <= farthest ? 1 : 0;
        }
        return size;
    }

    /// The indexes of the variations that are just so far away, in order.
    public int[] at(int far) {
        int[] known = at[far];
        if (known == null) {
            known = new int[distance.length];
            int size = 0;
            for (int i = 0; i < distance.length; i++) {
                if (distance[i] == far) {
                    known[size++] = i;
                }
            }
            known = Arrays.copyOf(known, size);
            at[far] = known;
        }
        return known;
    }
}
