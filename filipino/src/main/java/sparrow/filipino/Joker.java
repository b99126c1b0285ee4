package sparrow.filipino;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Tile;

/// The tile turned up before play: mano's dice count from the back of the wall, and on from there
/// until a suited tile lies open. It stays in the wall.
final class Joker {
    private Joker() {}

    static List<Event> turnUp(Table table, FilipinoRules rules) {
        List<Event> events = new ArrayList<>();
        if (rules.joker) {
            int at = table.wall().back() - table.rolls().stream().mapToInt(roll -> roll + 1).sum();
            turn(table, at, events);
            while (!table.wall().tile(at).isNumbered()) {
                turn(table, --at, events);
            }
        }
        return events;
    }

    private static void turn(Table table, int at, List<Event> events) {
        Tile tile = table.wall().tile(at);
        events.add(Event.Revealed.openly(Words.JOKER, at, tile));
    }
}
