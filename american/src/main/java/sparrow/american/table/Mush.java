package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Mush: everybody puts some tiles into a pool; it is mixed, and each takes as many back.
final class Mush {
    private final AmericanRules rules;

    Mush(AmericanRules rules) {
        this.rules = rules;
    }

    /// A die with 2 faces, with 3, and so on to the size of the largest pool.
    static List<Integer> dice(AmericanRules rules) {
        List<Integer> faces = new ArrayList<>();
        for (int pool = 2; pool <= rules.mush * rules.players; pool++) {
            faces.add(pool);
        }
        return faces;
    }

    Choice choice(Tiles hand, List<Action> or) {
        Tiles from = Charleston.passable(hand);
        return new Choice.TilesToGive(0, Math.min(rules.mush, from.size()), from, or);
    }

    List<Event> exchange(Table table, Seats<List<Tile>> given) {
        List<Tile> pool = new ArrayList<>();
        given.values().forEach(pool::addAll);
        Seats<List<Tile>> received = given.map(_ -> new ArrayList<>());
        for (Seat seat : given.seats()) {
            for (int tile = 0; tile < given.get(seat).size(); tile++) {
                received.get(seat).add(pool.remove(drawn(table, pool.size())));
            }
        }
        return Charleston.exchanged(given, received);
    }

    private int drawn(Table table, int pool) {
        return pool < 2 ? 0 : rules.dice.roll(table, Words.MUSH, pool - 2);
    }
}
