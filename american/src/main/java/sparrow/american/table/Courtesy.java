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

/// The courtesy pass: seats across name a number of tiles, and exchange the smaller of the two.
final class Courtesy {
    private static final int ACROSS = 2;

    /// A number from three down to none.
    static Choice number(Tiles hand, List<Action> or) {
        List<Action> actions = new ArrayList<>(or);
        int most = Math.min(Pass.TILES, Charleston.passable(hand).size());
        for (int tiles = most; tiles >= 0; tiles--) {
            actions.add(new Said.Courtesy(tiles).action());
        }
        return new Choice.OneOf(actions);
    }

    /// Everybody hears the numbers; tiles follow if any pair agreed on some.
    List<Event> named(Seats<Action> chosen, String next, Table table) {
        List<Event> events = new ArrayList<>();
        for (Seat seat : chosen.seats()) {
            if (chosen.get(seat) instanceof Action.Declare(String word)) {
                events.add(new Event.Declared(seat, word));
            }
        }
        Table said = table.after(events);
        boolean any = said.seats().stream().anyMatch(seat -> agreed(said, seat) > 0);
        events.add(new Event.Began(any ? Words.COURTESY_TILES : next));
        return events;
    }

    /// Those who agreed on a number choose so many tiles.
    Seats<Choice> tiles(Table table) {
        List<Seat> seats = table.seats().stream().filter(seat -> agreed(table, seat) > 0).toList();
        return Seats.each(seats, seat -> gift(table, seat));
    }

    private static Choice gift(Table table, Seat seat) {
        Tiles from = Charleston.passable(table.place(seat).hand());
        int tiles = Math.min(agreed(table, seat), from.size());
        return new Choice.TilesToGive(tiles, tiles, from, List.of());
    }

    List<Event> exchange(Table table, Seats<List<Tile>> given) {
        return Charleston.exchanged(
                given, given.map((seat, _) -> given.get(Pass.across(table, seat, ACROSS))));
    }

    private static int agreed(Table table, Seat seat) {
        return Math.min(said(table, seat), said(table, Pass.across(table, seat, ACROSS)));
    }

    private static int said(Table table, Seat seat) {
        for (Said said : Said.by(table.place(seat))) {
            if (said instanceof Said.Courtesy(int tiles)) {
                return tiles;
            }
        }
        return 0;
    }
}
