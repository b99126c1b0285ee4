package sparrow.arena.fit;

import java.util.List;
import sparrow.core.game.Variant;

/// The rules that matches are played under, in turn.
public record Field(List<Variant> variants) {
    public Field {
        variants = List.copyOf(variants);
    }

    /// Every second match under the first rules, the others under the rest of them.
    public static Field mostly(List<Variant> all) {
        if (all.size() == 1) {
            return new Field(all);
        }
        return new Field(
                all.subList(1, all.size()).stream()
                        .flatMap(other -> List.of(all.getFirst(), other).stream())
                        .toList());
    }

    Variant of(int match) {
        return variants.get(match % variants.size());
    }
}
