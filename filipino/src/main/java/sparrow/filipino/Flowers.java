package sparrow.filipino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// Flowers are laid aside and replaced from the back of the wall until none is left in the hand:
/// those of the deal in turn from mano, one drawn later at once.
final class Flowers {
    private static final int MANY = 13;

    private final FilipinoRules rules;
    private final Stock stock;
    private final Instant instant;

    Flowers(FilipinoRules rules) {
        this.rules = rules;
        this.stock = new Stock(rules);
        this.instant = new Instant(rules);
    }

    /// The next step of the opening: `seat` lays its flowers, or has none left and the next one
    /// does; after the last seat play begins.
    List<Event> open(Table table, Seat seat) {
        List<Event> events = new ArrayList<>();
        List<Seat> order = Deal.fromMano(table);
        for (Seat next : order.subList(order.indexOf(seat), order.size())) {
            List<Tile> found = in(table.place(next));
            if (!found.isEmpty()) {
                lay(table, next, found, events);
                replace(table, next, found.size(), events);
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
        if (stock.isEmpty(table)) {
            events.addAll(Ending.nobodyWins(table));
        } else {
            replace(table, seat, 1, events);
        }
        return events;
    }

    private List<Tile> in(Place place) {
        List<Tile> found = new ArrayList<>();
        place.hand()
                .forEachFace(face -> {
                    for (int copy = 0;
                            rules.isFlower(face) && copy < place.hand().count(face);
                            copy++) {
                        found.add(face);
                    }
                });
        return found;
    }

    private void lay(Table table, Seat seat, List<Tile> found, List<Event> events) {
        events.add(
                new Event.Laid(
                        seat,
                        new Meld(Meld.Kind.FLOWERS, found, Meld.Manner.OWN, 0, Optional.empty())));
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

    private static void replace(Table table, Seat seat, int count, List<Event> events) {
        int at = table.wall().back();
        for (int drawn = 0; drawn < count; drawn++) {
            while (table.wall().isTaken(at)) {
                at--;
            }
            events.add(Stock.drawn(table, seat, at));
            at--;
        }
    }
}
