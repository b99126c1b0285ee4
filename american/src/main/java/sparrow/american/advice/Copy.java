package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.core.tile.Tile;

/// One tile of the hand, and what the hand loses with it; of equal tiles the first to go is the
/// first here, and the next are worth no less.
///
/// @param left what the hand is worth without it and the equal ones before it
/// @param lines the viable lines that are farther away without it, the best first
record Copy(Tile tile, int number, Tier tier, double loss, double left, List<String> lines) {
    /// Every tile of the hand, equal ones one after another.
    ///
    /// @param whole what the hand is worth at its best
    static List<Copy> all(HandValue value, Held held, double whole) {
        List<Copy> copies = new ArrayList<>();
        for (Tile tile : held.concealed().faces()) {
            Held before = held;
            double worth = whole;
            double loss = 0;
            for (int number = 1; number <= held.concealed().count(tile); number++) {
                Held after = before.without(tile);
                double left = value.of(after);
                loss = Math.max(loss, worth - left);
                copies.add(use(value, before, after).of(tile, number, loss, left));
                before = after;
                worth = left;
            }
        }
        return copies;
    }

    /// A tile that is given for a joker, and serves nothing else.
    static Copy spent(Tile tile, double left) {
        return new Copy(tile, 0, Tier.NONE, 0, left, List.of());
    }

    /// What a tile does for the lines that count.
    private record Use(Tier tier, List<String> lines) {
        Copy of(Tile tile, int number, double loss, double left) {
            return new Copy(tile, number, tier, loss, left, lines);
        }
    }

    private static Use use(HandValue value, Held before, Held after) {
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
        return new Use(tier, lines);
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
