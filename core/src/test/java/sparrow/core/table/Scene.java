package sparrow.core.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event.Dealt;
import sparrow.core.table.Event.Drew;
import sparrow.core.table.Event.Started;
import sparrow.core.table.Event.WallBuilt;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// A table set up in one line: a hand in compact notation for each seat, and [#REST] left in the
/// wall.
final class Scene {
    /// What is left in the wall after the deal.
    static final String REST = "1234567z99p";

    private Scene() {}

    static Table table(String... hands) {
        return Table.fold(log(hands));
    }

    static List<Event> log(String... hands) {
        List<Tile> wall = new ArrayList<>();
        for (String hand : hands) {
            wall.addAll(tiles(hand));
        }
        wall.addAll(tiles(REST));
        List<Event> log = new ArrayList<>();
        log.add(started(hands.length));
        log.add(new WallBuilt(wall, List.of(3, 5)));
        for (int i = 0; i < hands.length; i++) {
            log.add(new Dealt(Seat.values()[i], tiles(hands[i])));
        }
        return log;
    }

    static Started started(int seats) {
        return new Started("scene", 1, Rules.NONE, 0, Seat.A, Seats.first(seats, seat -> 100), 0);
    }

    static Drew draw(Table table, Seat seat) {
        return new Drew(seat, table.wall().tile(table.wall().front()), table.wall().front());
    }

    static List<Tile> tiles(String compact) {
        return Hand.of(compact).tiles();
    }

    static Tile tile(String compact) {
        return tiles(compact).getFirst();
    }

    static Meld meld(String compact) {
        return Hand.of(compact).melds().getFirst();
    }
}
