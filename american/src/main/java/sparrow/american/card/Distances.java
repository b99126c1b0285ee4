package sparrow.american.card;

import java.util.ArrayList;
import java.util.List;

/// How many tiles a rack still needs for each variation of a card.
///
/// Naturals serve the places that take no joker first; what is then missing elsewhere, jokers may
/// fill. Exposed groups must be groups of the variation, of the same kind and size.
public final class Distances {
    /// The variation cannot be reached with these exposures.
    public static final int NEVER = -1;

    private final List<Variation> variations;

    Distances(List<Variation> variations) {
        this.variations = variations;
    }

    /// How many variations there are.
    public int size() {
        return variations.size();
    }

    /// The tiles still needed for one variation; [#NEVER] if the exposures rule it out.
    public int to(Variation variation, Rack rack) {
        if (!admits(variation, rack)) {
            return NEVER;
        }
        int natural = 0;
        int eligible = 0;
        for (int need : variation.needs()) {
            int kind = Needs.kind(need);
            int held = rack.count(kind);
            int spare = Math.max(0, held - Needs.natural(need));
            natural += Math.max(0, Needs.natural(need) - held);
            eligible += Math.max(0, Needs.eligible(need) - rack.exposed(kind) - spare);
        }
        return natural + Math.max(0, eligible - rack.jokers());
    }

    /// Whether the exposures are groups of the variation, and none lies open for a concealed line.
    public static boolean admits(Variation variation, Rack rack) {
        if (rack.isConcealed()) {
            return true;
        }
        if (variation.line().concealed()) {
            return false;
        }
        int[] exposures = rack.exposures();
        int same = 0;
        for (int i = 0; i < exposures.length; i++) {
            same = i > 0 && exposures[i] == exposures[i - 1] ? same + 1 : 1;
            if (variation.exposable(Rack.kind(exposures[i]), Rack.size(exposures[i])) < same) {
                return false;
            }
        }
        return true;
    }

    /// Writes the distance to every variation into `distances`, each at its index.
    public void all(Rack rack, byte[] distances) {
        for (int index = 0; index < variations.size(); index++) {
            distances[index] = (byte) to(variations.get(index), rack);
        }
    }

    /// The indexes of the variations at most that far away.
    public List<Integer> within(Rack rack, int distance) {
        byte[] distances = new byte[size()];
        all(rack, distances);
        List<Integer> near = new ArrayList<>();
        for (int index = 0; index < distances.length; index++) {
            if (distances[index] >= 0 && distances[index] <= distance) {
                near.add(index);
            }
        }
        return near;
    }
}
