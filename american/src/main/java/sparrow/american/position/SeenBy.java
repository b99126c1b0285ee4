package sparrow.american.position;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.table.Words;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Makes a position of what a seat has seen.
final class SeenBy {
    private SeenBy() {}

    static Position seat(View view) {
        Table table = view.table();
        List<Opponent> others = new ArrayList<>();
        Tiles own = Tiles.EMPTY;
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            if (seat == view.seat()) {
                own = lying(place);
            } else {
                others.add(new Opponent(seat.name(), place.melds(), lying(place)));
            }
        }
        Position position =
                Position.of(view.own().hand())
                        .exposed(view.own().melds())
                        .others(others)
                        .discards(own)
                        .passed(passed(view, others));
        return Words.isBeforePlay(table.phase())
                ? position.phase(Phase.CHARLESTON)
                : position.wall(table.wall().left());
    }

    /// The discards of a seat that nobody has claimed.
    private static Tiles lying(Place place) {
        Tiles lying = Tiles.EMPTY;
        for (Thrown thrown : place.pond()) {
            lying = thrown.claimedBy().isEmpty() ? lying.with(thrown.tile()) : lying;
        }
        return lying;
    }

    /// What the seat gave away before play and has not seen since.
    private static Tiles passed(View view, List<Opponent> others) {
        List<Tile> passed = new ArrayList<>();
        for (Event event : view.table().log().events()) {
            if (event instanceof Event.Exchanged(var given, var received)
                    && given.seats().contains(view.seat())) {
                passed.addAll(given.get(view.seat()));
                received.get(view.seat()).forEach(passed::remove);
            }
        }
        for (Opponent other : others) {
            other.discards().list().forEach(passed::remove);
            for (Meld meld : other.exposed()) {
                meld.tiles().forEach(passed::remove);
            }
        }
        return Tiles.of(passed);
    }
}
