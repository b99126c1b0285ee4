package sparrow.american.card;

import java.util.List;

/// What a variation asks for of one kind, packed into an int: the kind, how many must be natural,
/// how many jokers may replace.
final class Needs {
    private Needs() {}

    /// One packed need for each kind the groups ask for, by kind.
    static int[] of(List<Group> groups) {
        int[] needs = new int[Kinds.COUNT];
        int kinds = 0;
        for (Group group : groups) {
            int kind = group.kind();
            kinds += needs[kind] == 0 ? 1 : 0;
            needs[kind] += group.jokers() ? group.count() : group.count() << 4;
        }
        int[] packed = new int[kinds];
        for (int kind = Kinds.COUNT - 1; kind >= 0; kind--) {
            if (needs[kind] != 0) {
                packed[--kinds] = kind << 8 | needs[kind];
            }
        }
        return packed;
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
