package sparrow.american.card;

import java.util.Arrays;
import java.util.List;

/// What a variation asks for of one kind, packed into an int: the kind, how many must be natural,
/// how many jokers may replace.
final class Needs {
    private Needs() {}

    /// One packed need for each kind the groups ask for, by kind.
    static int[] of(List<Group> groups) {
        int[] needs = new int[Kinds.COUNT];
        for (Group group : groups) {
            needs[group.kind()] += group.jokers() ? group.count() : group.count() << 4;
        }
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            needs[kind] = needs[kind] == 0 ? 0 : needs[kind] | kind << 8;
        }
        return Arrays.stream(needs).filter(need -> need != 0).toArray();
    }

    static int kind(int need) {
        return need >> 8;
    }

    static int natural(int need) {
        return need >> 4 & 15;
    }

    static int eligible(int need) {
        return need & 15;
    }
}
