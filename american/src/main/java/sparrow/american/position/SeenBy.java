package sparrow.american.position;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import sparrow.american.table.Words;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tiles;

/// Makes a position of what a seat has seen.
final class SeenBy {
    private SeenBy() {}

    /// @param names how advice calls the other players
    static Position seat(View view, Function<Seat, String> names) {
        Table table = view.table();
        List<Opponent> others = new ArrayList<>();
        Tiles own = Tiles.EMPTY;
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            if (seat == view.seat()) {
                own = lying(place);
            } else {
                others.add(new Opponent(names.apply(seat), place.melds(), lying(place)));
            }
        }
        Position position =
                Position.of(view.own().hand())
                        .exposed(view.own().melds())
                        .others(others)
                        .discards(own)
                        .elsewhere(Elsewhere.of(view));
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
}
