package sparrow.records.replay;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// An event in a few words, such as "B discards 5m".
public final class EventWords {
    private EventWords() {}

    public static String of(Event event) {
        return switch (event) {
            case Event.Started started -> "hand " + (started.hand() + 1) + " starts";
            case Event.WallBuilt _ -> "the wall is built";
            case Event.Began(String phase) -> phase + " begins";
            case Event.Dealt(Seat seat, List<Tile> tiles) -> seat + " is dealt " + text(tiles);
            case Event.Drew(Seat seat, Tile tile, int _) -> seat + " draws " + tile;
            case Event.Discarded(Seat seat, Tile tile, Origin origin) ->
                    seat + " discards " + tile + (origin == Origin.DRAWN ? " as drawn" : "");
            case Event.Claimed(Seat seat, Meld meld) -> seat + " calls " + meld;
            case Event.Laid(Seat seat, Meld meld) -> seat + " lays " + meld;
            case Event.Added(Seat seat, int _, Tile tile) -> seat + " adds " + tile + " to a meld";
            case Event.TakenBack(Seat seat, int _, List<Tile> tiles) ->
                    seat + " takes back " + text(tiles);
            case Event.Declared(Seat seat, String word) -> seat + " says " + word;
            case Event.Exchanged _ -> "tiles are exchanged";
            case Event.JokerTaken(Seat taker, Seat owner, int _, Tile given) ->
                    taker + " takes a joker from " + owner + " for " + given;
            case Event.Retrieved(Seat seat, Seat owner, int _, Tile taken, Tile given) ->
                    seat + " takes " + taken + " from the discards of " + owner + " for " + given;
            case Event.Revealed(String marker, int _, Tile tile, Set<Seat> _) ->
                    marker + " shows " + tile;
            case Event.Shown(Seat seat, List<Tile> tiles) -> seat + " shows " + text(tiles);
            case Event.Turned(Seat seat, int _, List<Tile> tiles) ->
                    seat + " turns up " + text(tiles);
            case Event.Won(Seat seat, Optional<Seat> from, Tile tile) ->
                    seat + " wins on " + tile + from.map(other -> " from " + other).orElse("");
            case Event.Paid(String reason, List<Event.Line> _, Seats<Integer> points, int _) ->
                    reason + " is paid: " + points;
            case Event.Ended(String reason) -> "the hand ends: " + reason;
        };
    }

    private static String text(List<Tile> tiles) {
        return Notation.COMPACT.write(tiles);
    }
}
