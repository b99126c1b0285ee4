package sparrow.changchun;

import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// Wins let go: until the own next draw, or until a claim changes the hand, a discard worth no more
/// does not win.
final class Passed {
    private Passed() {}

    /// The most fan of a win the seat has let go since its hand last changed; -1 if it has not.
    static int fan(ChangchunRules rules, Table table, Seat seat) {
        Place place = table.place(seat);
        int most = -1;
        for (Optional<Log> log = table.log().before();
                log.isPresent() && !changesHand(log.get().last(), seat);
                log = log.get().before()) {
            Optional<Tile> offered = offered(log.get().last(), seat);
            if (offered.isPresent()) {
                Optional<Score> passed =
                        rules.score(
                                new Win(place.hand(), place.melds(), offered.get(), Way.DISCARD));
                most = Math.max(most, passed.map(Score::fan).orElse(-1));
            }
        }
        return most;
    }

    private static boolean changesHand(Event event, Seat seat) {
        return switch (event) {
            case Event.Drew(Seat drawer, Tile _, int _) -> drawer == seat;
            case Event.Claimed(Seat claimer, Meld _) -> claimer == seat;
            case Event.Setup _,
                    Event.Began _,
                    Event.Move _,
                    Event.Declared _,
                    Event.Reveal _,
                    Event.Outcome _ ->
                    false;
        };
    }

    private static Optional<Tile> offered(Event event, Seat seat) {
        return switch (event) {
            case Event.Discarded(Seat from, Tile tile, var _) when from != seat ->
                    Optional.of(tile);
            case Event.Added(Seat from, int _, Tile tile) when from != seat -> Optional.of(tile);
            case Event.Setup _,
                    Event.Began _,
                    Event.Move _,
                    Event.Declared _,
                    Event.Reveal _,
                    Event.Outcome _ ->
                    Optional.empty();
        };
    }
}
