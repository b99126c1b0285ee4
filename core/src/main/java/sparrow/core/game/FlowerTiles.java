package sparrow.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Flowers, or whatever a game lays aside like them, and the tiles drawn for them.
public final class FlowerTiles {
    private FlowerTiles() {}

    /// Those a hand holds, in sorting order.
    public static List<Tile> in(Tiles hand, Predicate<Tile> isFlower) {
        List<Tile> flowers = new ArrayList<>(0);
        hand.forEachFace(face -> {
            if (isFlower.test(face)) {
                for (int copies = hand.count(face); copies > 0; copies--) {
                    flowers.add(face);
                }
            }
        });
        return flowers;
    }

    /// The first seat in turn, from `seat` to the last before the dealer, that holds any.
    public static Optional<Seat> holder(Table table, Seat seat, Predicate<Tile> isFlower) {
        List<Seat> order = table.inTurn();
        return order.subList(order.indexOf(seat), order.size()).stream()
                .filter(each -> !in(table.place(each).hand(), isFlower).isEmpty())
                .findFirst();
    }

    /// Flowers laid aside as one meld.
    public static Meld meld(List<Tile> flowers) {
        return new Meld(Meld.Kind.FLOWERS, flowers, Meld.Manner.OWN, 0, Optional.empty());
    }

    /// A seat lays them aside and draws as many tiles from the back of the wall.
    public static List<Event> replaced(Table table, Seat seat, List<Tile> flowers) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Laid(seat, meld(flowers)));
        events.addAll(Drawing.fromBack(table, seat, flowers.size()));
        return events;
    }
}
