package sparrow.filipino;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Drawing;
import sparrow.core.game.FlowerTiles;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// Flowers are laid aside and replaced from the back of the wall until none is left in the hand:
/// those of the deal in turn from mano, one drawn later at once.
final class Flowers {
    private static final int MANY = 13;

    private final FilipinoRules rules;
    private final LiveWall liveWall;
    private final Instant instant;

    Flowers(FilipinoRules rules) {
        this.rules = rules;
        this.liveWall = new LiveWall(rules);
        this.instant = new Instant(rules);
    }

    /// The next step of the opening: `seat` lays its flowers, or has none left and the next one
    /// does; after the last seat play begins.
    List<Event> open(Table table, Seat seat) {
        List<Event> events = new ArrayList<>();
        List<Seat> order = table.inTurn();
        for (Seat next : order.subList(order.indexOf(seat), order.size())) {
            List<Tile> found = FlowerTiles.in(table.place(next).hand(), rules::isFlower);
            if (!found.isEmpty()) {
                lay(table, next, found, events);
                events.addAll(Drawing.fromBack(table, next, found.size()));
                return events;
            }
            if (table.place(next).flowers().isEmpty()) {
                instant.pay(table, next, Ambition.NO_FLOWERS_START, events);
            }
        }
        events.addAll(Joker.turnUp(table, rules));
        events.add(new Event.Began(Words.PLAY));
        return events;
    }

    /// A flower drawn in play is laid and replaced; without a tile to replace it the hand is over.
    List<Event> replaceDrawn(Table table, Seat seat, Tile flower) {
        List<Event> events = new ArrayList<>();
        lay(table, seat, List.of(flower), events);
        if (liveWall.isEmpty(table)) {
            events.addAll(Ending.nobodyWins(table));
        } else {
            events.add(Drawing.fromBack(table, seat));
        }
        return events;
    }

    private void lay(Table table, Seat seat, List<Tile> found, List<Event> events) {
        events.add(new Event.Laid(seat, FlowerTiles.meld(found)));
        instant.pay(table, seat, Ambition.FLOWER, found.size(), events);
        int before = table.place(seat).flowers().size();
        int after = before + found.size();
        if (before < MANY && after >= MANY) {
            instant.pay(table, seat, Ambition.THIRTEEN_FLOWERS, events);
        }
        if (rules.thirteenRepeats && before < 2 * MANY && after >= 2 * MANY) {
            instant.pay(table, seat, Ambition.THIRTEEN_FLOWERS, events);
        }
    }
}
