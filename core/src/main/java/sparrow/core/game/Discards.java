package sparrow.core.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import sparrow.core.table.Origin;
import sparrow.core.table.Place;
import sparrow.core.tile.Tile;

/// The discards of a hand: the tile just drawn first, then every face held before, once.
public final class Discards {
    private Discards() {}

    public static List<Action> of(Place place) {
        List<Action> discards = new ActionList();
        add(place, discards);
        return discards;
    }

    /// The discards of those tiles that may go.
    public static List<Action> of(Place place, Predicate<Tile> mayGo) {
        List<Action> all = of(place);
        List<Action> discards = new ActionList();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof Action.Discard discard && mayGo.test(discard.tile())) {
                discards.add(discard);
            }
        }
        return discards;
    }

    /// Adds the discards to what else may be done in a turn.
    public static void add(Place place, List<Action> actions) {
        long faces = place.hand().faceBits();
        Optional<Tile> drawn = place.drawn();
        if (drawn.isPresent()) {
            Tile tile = drawn.get();
            actions.add(Action.Discard.of(tile, Origin.DRAWN));
            faces &= place.hand().count(tile) > 1 ? -1 : ~(1L << tile.ordinal());
        }
        if (actions instanceof ActionList list) {
            list.addDiscards(faces);
            return;
        }
        for (long left = faces; left != 0; left &= left - 1) {
            Tile face = Tile.face(Long.numberOfTrailingZeros(left));
            actions.add(Action.Discard.of(face, Origin.HAND));
        }
    }
}
