package sparrow.american.card;

import java.util.List;
import sparrow.core.tile.Meld;

/// Finds the variations near one rack after another: what was reckoned for a rack serves the next
/// one where they are alike.
public final class Vicinity {
    /// Farther than any variation is.
    private static final byte FAR = Byte.MAX_VALUE;

    private final Distances distances;
    private final boolean[] counts;

    /// What every variation needs apart from jokers and exposures, packed; and for how many tiles
    /// of each kind that was reckoned.
    private final byte[] packed;

    private final int[] held = new int[Kinds.COUNT];
    private final byte[] distance;

    /// The variations that the exposures admit, if there are exposures.
    private int[] admitted = {};

    private List<Meld> exposed = List.of();

    /// @param counts by index, the variations that are looked for
    public Vicinity(Distances distances, boolean[] counts) {
        this.distances = distances;
        this.counts = counts.clone();
        this.packed = new byte[distances.size()];
        this.distance = new byte[distances.size()];
        distances.start(packed);
    }

    /// Writes the indexes of the variations that are at most so much farther away than the nearest
    /// one, in order; answers how many there are.
    public int find(Rack rack, int farther, int[] found) {
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (held[kind] != rack.count(kind)) {
                distances.change(kind, held[kind], rack.count(kind), packed);
                held[kind] = rack.count(kind);
            }
        }
        return rack.isConcealed()
                ? findAmongAll(rack, farther, found)
                : findAdmitted(rack, farther, found);
    }

    private int findAmongAll(Rack rack, int farther, int[] found) {
        byte[] spent = Distances.spent(rack.jokers());
        int nearest = Variation.TILES;
        for (int i = 0; i < packed.length; i++) {
            byte far = counts[i] ? spent[packed[i] & 255] : FAR;
            distance[i] = far;
            nearest = Math.min(nearest, far);
        }
        int size = 0;
        int farthest = nearest + farther;
        for (int i = 0; i < packed.length; i++) {
            found[size] = i;
            size += distance[i] <= farthest ? 1 : 0;
        }
        return size;
    }

    private int findAdmitted(Rack rack, int farther, int[] found) {
        if (!rack.exposed().equals(exposed)) {
            exposed = rack.exposed();
            admitted = distances.admitted(rack);
        }
        byte[] spent = Distances.spent(rack.jokers());
        int nearest = Variation.TILES;
        for (int i : admitted) {
            int needed = packed[i] - distances.exposed(rack, i);
            distance[i] = counts[i] ? spent[needed & 255] : FAR;
            nearest = Math.min(nearest, distance[i]);
        }
        int size = 0;
        for (int i : admitted) {
            if (distance[i] <= nearest + farther) {
                found[size++] = i;
            }
        }
        return size;
    }
}
