package sparrow.shapes;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The tiles that complete a hand which is one tile short, each with the ways it may do so; empty
/// if the hand is not ready.
public final class Waits {
    private final Map<Tile, Set<Wait>> types;

    private Waits(Map<Tile, Set<Wait>> types) {
        this.types = types;
    }

    public static Waits of(Hand hand, List<Form> forms) {
        Holding holding = Holding.of(hand);
        Map<Tile, Set<Wait>> types = new LinkedHashMap<>();
        if (Distance.of(holding, forms) == 1) {
            Acceptance acceptance = Acceptance.of(holding, forms, Tiles.EMPTY);
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                Tile tile = Tile.ofKind(kind);
                if (acceptance.accepts(tile)) {
                    types.put(tile, types(hand, forms, tile));
                }
            }
        }
        return new Waits(types);
    }

    private static Set<Wait> types(Hand hand, List<Form> forms, Tile last) {
        List<Tile> tiles = new ArrayList<>(hand.tiles());
        tiles.add(last);
        Set<Wait> types = EnumSet.noneOf(Wait.class);
        for (HandReading reading : HandReading.all(new Hand(tiles, hand.melds()), forms)) {
            reading.finishes(last).forEach(finish -> types.add(finish.type()));
        }
        return types;
    }

    /// The tiles waited for, in sorting order.
    public List<Tile> tiles() {
        return List.copyOf(types.keySet());
    }

    /// The ways this tile completes the hand; none if it does not.
    public Set<Wait> types(Tile tile) {
        return Set.copyOf(types.getOrDefault(tile.plain(), Set.of()));
    }

    public boolean isEmpty() {
        return types.isEmpty();
    }

    @Override
    public String toString() {
        return types.toString();
    }
}
