package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Tile;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;

/// How near a hand with nothing to discard is to a win, and what brings it nearer: a closed hand to
/// any win, for it may declare riichi; an open one to a win that has a yaku.
///
/// @param discard what it comes from, if it is the rest after a discard
/// @param shape how near the tiles are to a complete hand, yaku or not
/// @param distance how near they are to a win; [Distance#NEVER] if none can be had
public record Prospect(Optional<Tile> discard, int shape, int distance, Acceptance acceptance) {
    private static final Comparator<Prospect> BEST_FIRST =
            Comparator.comparingInt(Prospect::distance)
                    .thenComparingInt(each -> -each.acceptance.total());

    /// A hand with nothing to discard.
    public static Prospect of(Position position) {
        int shape = Distance.of(position.holding(), Form.RIICHI);
        if (!position.isClosed()) {
            OpenHand hand = OpenHand.of(position);
            return new Prospect(Optional.empty(), shape, hand.distance(), hand.acceptance());
        }
        Acceptance all = Acceptance.of(position.holding(), Form.RIICHI, position.visible());
        return new Prospect(Optional.empty(), shape, shape, all);
    }

    /// What every discard leaves, the best first.
    public static List<Prospect> afterDiscards(Position position) {
        List<Prospect> all = new ArrayList<>();
        if (position.isClosed()) {
            for (var each :
                    DiscardAnalysis.of(position.holding(), Form.RIICHI, position.visible())
                            .discards()) {
                all.add(
                        new Prospect(
                                Optional.of(each.tile()),
                                each.distance(),
                                each.distance(),
                                each.acceptance()));
            }
            return all;
        }
        OpenHand hand = OpenHand.of(position);
        for (Tile tile : discards(position)) {
            OpenHand rest = hand.without(tile);
            int shape = Distance.of(position.holding().without(tile), Form.RIICHI);
            all.add(new Prospect(Optional.of(tile), shape, rest.distance(), rest.acceptance()));
        }
        all.sort(BEST_FIRST);
        return all;
    }

    /// Every kind that can be discarded, a red five as a five.
    static List<Tile> discards(Position position) {
        return position.hand().tiles().stream()
                .map(Tile::plain)
                .filter(tile -> !position.barred().contains(tile))
                .distinct()
                .sorted()
                .toList();
    }

    /// How many more tiles a win takes than a complete hand does.
    public int yakuTakes() {
        return distance - shape;
    }
}
