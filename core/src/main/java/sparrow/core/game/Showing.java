package sparrow.core.game;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;

/// What is laid open when a hand ends.
public final class Showing {
    private Showing() {}

    /// A seat lays its concealed tiles open.
    public static Event hand(Table table, Seat seat) {
        return new Event.Shown(seat, table.place(seat).hand().list());
    }

    /// Every face-down meld is turned up.
    public static List<Event> faceDownMelds(Table table) {
        List<Event> events = new ArrayList<>(0);
        for (Seat seat : table.seats()) {
            List<Meld> melds = table.place(seat).melds();
            for (int i = 0; i < melds.size(); i++) {
                if (melds.get(i).isFaceDown()) {
                    events.add(new Event.Turned(seat, i, melds.get(i).tiles()));
                }
            }
        }
        return events;
    }
}
