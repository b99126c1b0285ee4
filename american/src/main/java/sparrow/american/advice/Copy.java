package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.core.tile.Tile;

/// One tile of the hand, and what the hand loses with it; of equal tiles the first to go is the
/// first here, and the next are worth no less.
///
/// @param lines the viable lines that are farther away without it, the best first
record Copy(Tile tile, int number, Tier tier, double loss, List<String> lines) {
    /// Every tile of the hand, equal ones one after another.
    static List<Copy> all(HandValue value, Held held) {
        List<Copy> copies = new ArrayList<>();
        for (Tile tile : held.concealed().faces()) {
            Held before = held;
            double worth = value.whole();
            double loss = 0;
            for (int number = 1; number <= held.concealed().count(tile); number++) {
                Held after = before.without(tile);
                double left = value.of(after);
                loss = Math.max(loss, worth - left);
                copies.add(copy(value, tile, number, before, after, loss));
                before = after;
                worth = left;
            }
        }
        return copies;
    }

    private static Copy copy(
            HandValue value, Tile tile, int number, Held before, Held after, double loss) {
        Tier tier = Tier.NONE;
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < value.size(); line++) {
            List<Shortfall> nearest = value.nearest(line);
            boolean best = isNearer(nearest.getFirst(), before, after);
            boolean any = best;
            for (Shortfall other : nearest) {
                any |= isNearer(other, before, after);
            }
            if (any && line == 0) {
                tier = best ? Tier.PRIMARY : Tier.VARIATION;
            } else if (any && tier == Tier.NONE) {
                tier = Tier.OTHER_LINE;
            }
            if (any) {
                lines.add(value.id(line));
            }
        }
        return new Copy(tile, number, tier, loss, lines);
    }

    private static boolean isNearer(Shortfall shortfall, Held before, Held after) {
        return Shortfall.of(shortfall.variation(), before).distance()
                < Shortfall.of(shortfall.variation(), after).distance();
    }

    boolean isJoker() {
        return tile == Tile.JOKER;
    }

    /// A tile that stands in no hand, and buys one from the discards.
    boolean isBlank() {
        return tile == Tile.BLANK;
    }

    boolean isNatural() {
        return Kinds.isNatural(tile);
    }
}
