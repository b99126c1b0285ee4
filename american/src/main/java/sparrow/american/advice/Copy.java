package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.american.position.Held;
import sparrow.american.value.HandValue;
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
    static List<Copy> all(HandValue value, Serving serving, Held held, double whole) {
        List<Copy> copies = new ArrayList<>();
        List<Tile> faces = held.concealed().faces();
        double[] without = value.without(held, faces);
        for (int face = 0; face < without.length; face++) {
            Tile tile = faces.get(face);
            Held before = held;
            double worth = whole;
            double left = without[face];
            double loss = 0;
            for (int number = 1; number <= held.concealed().count(tile); number++) {
                Held after = before.without(tile);
                left = number == 1 ? left : value.of(after);
                loss = Math.max(loss, worth - left);
                Serving.Use use = serving.use(before, after);
                copies.add(new Copy(tile, number, use.tier(), loss, left, use.lines()));
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
