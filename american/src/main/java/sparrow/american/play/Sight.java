package sparrow.american.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.advice.Opponent;
import sparrow.american.advice.Position;
import sparrow.american.advice.Unseen;
import sparrow.american.card.Card;
import sparrow.american.card.Rack;
import sparrow.american.table.Words;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tiles;

/// What a seat sees when it must choose.
///
/// @param unseen the tiles out of sight
/// @param draws how many more tiles this seat draws if nobody wins
record Sight(Rack rack, Tiles hand, Unseen unseen, double draws) {
    static Sight of(View view, Card card) {
        Position position = position(view);
        Unseen unseen = position.unseen(card.supply());
        return new Sight(
                position.rack(),
                position.concealed(),
                unseen,
                position.wallLeft(unseen) / (double) view.table().seats().size());
    }

    private static Position position(View view) {
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
                        .discards(own);
        return Words.isBeforePlay(table.phase()) ? position : position.wall(table.wall().left());
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
