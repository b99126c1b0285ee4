package sparrow.american.card;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.core.tile.Notation;

/// How many tiles of each kind the game is played with.
///
/// @param jokers how many jokers there are
/// @param flowers how many flowers there are
public record Supply(int jokers, int flowers) {
    public static final Supply USUAL = new Supply(8, 8);

    private static final int COPIES = 4;

    /// As the options `jokers` and `flowers` of a card have it; as usual where they say nothing.
    public static Supply of(Map<String, Integer> options) {
        return new Supply(
                options.getOrDefault("jokers", USUAL.jokers),
                options.getOrDefault("flowers", USUAL.flowers));
    }

    /// How many tiles of a kind there are.
    public int copies(int kind) {
        return kind == Kinds.FLOWER ? flowers : COPIES;
    }

    /// Why these groups cannot be held at once; empty if they can.
    public Optional<String> lack(List<Group> groups) {
        int excess = 0;
        for (int need : Needs.of(groups)) {
            int kind = Needs.kind(need);
            int copies = copies(kind);
            if (Needs.natural(need) > copies) {
                return Optional.of(
                        "it asks for %d natural %s and there are %d"
                                .formatted(
                                        Needs.natural(need),
                                        Notation.AMERICAN.write(Kinds.tile(kind)),
                                        copies));
            }
            excess += Math.max(0, Needs.natural(need) + Needs.eligible(need) - copies);
        }
        return excess > jokers
                ? Optional.of("it needs %d jokers and there are %d".formatted(excess, jokers))
                : Optional.empty();
    }
}
