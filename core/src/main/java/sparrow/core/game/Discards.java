package sparrow.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import sparrow.core.table.Origin;
import sparrow.core.table.Place;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The discards of a hand: the tile just drawn first, then every face held before, once.
public final class Discards {
    private static final int USUAL = 14;

    private Discards() {}

    public static List<Action> of(Place place) {
        List<Action> discards = new ArrayList<>(USUAL);
        add(place, discards);
        return discards;
    }

    /// The discards of those tiles that may go.
    public static List<Action> of(Place place, Predicate<Tile> mayGo) {
        List<Action> discards = of(place);
        discards.removeIf(action ->
                action instanceof Action.Discard(Tile tile, Origin _) && !mayGo.test(tile));
        return discards;
    }

    /// Adds the discards to what else may be done in a turn.
    public static void add(Place place, List<Action> actions) {
        Tiles held = place.hand();
        Optional<Tile> drawn = place.drawn();
        if (drawn.isPresent()) {
            actions.add(Action.Discard.of(drawn.get(), Origin.DRAWN));
            held = held.without(drawn.get());
        }
        held.forEachFace(face -> actions.add(Action.Discard.of(face, Origin.HAND)));
    }
}
