package sparrow.changchun;

import java.util.Optional;
import sparrow.core.game.Drawing;
import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Marker;
import sparrow.core.table.Table;
import sparrow.core.table.Wall;
import sparrow.core.tile.Seat;

/// What can still be drawn, and which tile is next. Positions 2n and 2n + 1 of the wall are the top
/// and the bottom of a stack; a bao lies aside while it is one.
final class LiveWall {
    /// How many draws are left when discards end.
    static final int LAST = 4;

    private LiveWall() {}

    /// How many tiles can still be drawn.
    static int left(TableRules rules, Table table) {
        int aside = Bao.current(table).isPresent() ? 1 : 0;
        return table.wall().left() - Math.max(rules.deadTiles(), aside);
    }

    static Event fromFront(Table table, Seat seat) {
        return Drawing.at(table, seat, front(table));
    }

    static int front(Table table) {
        int at = table.wall().front();
        while (!isFree(table, at)) {
            at++;
        }
        return at;
    }

    /// From the tail the top of a stack is drawn before its bottom.
    static Event fromTail(Table table, Seat seat) {
        int top = table.wall().size() - 2;
        while (!isFree(table, top) && !isFree(table, top + 1)) {
            top -= 2;
        }
        int at = isFree(table, top) ? top : top + 1;
        return Drawing.at(table, seat, at);
    }

    /// The draw that is due: from the tail after a kong, otherwise from the front.
    static Event next(Table table, Seat seat) {
        for (Optional<Log> log = Optional.of(table.log());
                log.isPresent();
                log = log.get().before()) {
            switch (log.get().last()) {
                case Event.Discarded _, Event.Drew _, Event.Began _ -> {
                    return fromFront(table, seat);
                }
                case Event.Claimed _, Event.Laid _, Event.Added _ -> {
                    return fromTail(table, seat);
                }
                case Event.Setup _,
                        Event.Move _,
                        Event.Declared _,
                        Event.Reveal _,
                        Event.Outcome _ -> {}
            }
        }
        throw new IllegalStateException("nobody has drawn yet");
    }

    private static boolean isFree(Table table, int at) {
        return !table.wall().isTaken(at)
                && Bao.current(table).map(Marker::at).filter(bao -> bao == at).isEmpty();
    }

    /// Whether both tiles of the stack whose top is there are in the wall.
    static boolean isWhole(Wall wall, int top) {
        return !wall.isTaken(top) && !wall.isTaken(top + 1);
    }
}
