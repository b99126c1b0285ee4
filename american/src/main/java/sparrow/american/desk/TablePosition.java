package sparrow.american.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sparrow.american.position.Opponent;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
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
import sparrow.desk.Beside;

/// The position that a seat sees.
final class TablePosition {
    private static final int COPIES = 4;

    private TablePosition() {}

    /// @param names of other players; the rest are to the right, across or to the left
    static Position of(View view, Map<Seat, String> names) {
        Table table = view.table();
        List<Opponent> others = new ArrayList<>();
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            Tiles lying = lying(place);
            if (seat != view.seat() && !(lying.isEmpty() && place.melds().isEmpty())) {
                others.add(new Opponent(name(view, seat, names), place.melds(), lying));
            }
        }
        Position seen =
                Position.of(view.own().hand())
                        .exposed(view.own().melds())
                        .others(others)
                        .discards(lying(view.own()));
        Position position = seen.passed(passed(view, seen));
        return Words.isBeforePlay(table.phase())
                ? position.phase(Phase.CHARLESTON)
                : position.wall(table.wall().left());
    }

    /// What an answer calls a player.
    static String name(View view, Seat seat, Map<Seat, String> names) {
        return Optional.ofNullable(names.get(seat))
                .orElseGet(() -> {
                    String key = Beside.between(view.seat(), seat, view.table().seats()).key();
                    return key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1);
                });
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
    private static Tiles passed(View view, Position seen) {
        List<Tile> passed = new ArrayList<>();
        for (Event event : view.table().log().events()) {
            if (event instanceof Event.Exchanged(var given, var received)
                    && given.has(view.seat())) {
                passed.addAll(given.get(view.seat()));
                received.get(view.seat()).forEach(passed::remove);
            }
        }
        for (Opponent other : seen.others()) {
            other.discards().list().forEach(passed::remove);
            for (Meld meld : other.exposed()) {
                meld.tiles().forEach(passed::remove);
            }
        }
        return Tiles.of(outOfSight(passed, view, seen));
    }

    /// Those that are not surely among the own tiles again, all of a kind being in sight.
    private static List<Tile> outOfSight(List<Tile> passed, View view, Position seen) {
        List<Tile> sight = new ArrayList<>(seen.concealed().list());
        sight.addAll(seen.discards().list());
        seen.exposed().forEach(meld -> sight.addAll(meld.tiles()));
        for (Opponent other : seen.others()) {
            sight.addAll(other.discards().list());
            other.exposed().forEach(meld -> sight.addAll(meld.tiles()));
        }
        List<Tile> hidden = new ArrayList<>();
        for (Tile tile : passed) {
            int copies = tile.isFlower() ? view.table().rules().number("flowers") : COPIES;
            int known = Collections.frequency(sight, tile) + Collections.frequency(hidden, tile);
            if (known < copies) {
                hidden.add(tile);
            }
        }
        return hidden;
    }
}
