package sparrow.riichi.table;

import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// Who may not win on another's tile: one whose own discards hold a tile it waits for, or who let
/// one go by since its last discard, or ever since riichi.
final class Furiten {
    private final HouseRules rules;

    Furiten(HouseRules rules) {
        this.rules = rules;
    }

    /// Whether the seat may not win on the tile now offered.
    boolean bars(Table table, Seat seat) {
        return bars(table, seat, beforeOffer(table));
    }

    /// Whether the seat may win on nobody's tile until something changes; one that another offers
    /// now has not gone by yet, and one it has just drawn is not in its hand yet.
    boolean isOn(Table table, Seat seat) {
        boolean isAsked = table.offered().filter(offer -> offer.seat() != seat).isPresent();
        return bars(table, seat, isAsked ? beforeOffer(table) : table.log());
    }

    private static Log beforeOffer(Table table) {
        return table.log().before().orElseThrow();
    }

    private boolean bars(Table table, Seat seat, Log until) {
        Place place = table.place(seat);
        long waits = Readiness.waits(place);
        return waits != 0 && (hasDiscarded(place, waits) || hasPassed(table, seat, waits, until));
    }

    private static boolean hasDiscarded(Place place, long waits) {
        for (Thrown thrown : place.pond()) {
            if (Readiness.has(waits, thrown.tile())) {
                return true;
            }
        }
        return false;
    }

    /// Looks back to the own last discard, and with riichi on to its declaration.
    private boolean hasPassed(Table table, Seat seat, long waits, Log until) {
        boolean riichi = Facts.isInRiichi(table.place(seat));
        for (Log log = until; log.before().isPresent(); log = log.before().get()) {
            Event event = log.last();
            if (event instanceof Event.Discarded(Seat who, Tile tile, var _)) {
                if (who != seat && passed(table, seat, tile, waits)) {
                    return true;
                }
                if (who == seat && !riichi) {
                    return false;
                }
            } else if (event instanceof Event.Added(Seat who, int _, Tile tile)) {
                if (who != seat && passed(table, seat, tile, waits)) {
                    return true;
                }
            } else if (event instanceof Event.Laid(Seat who, Meld meld) && Facts.isKita(meld)) {
                if (who != seat
                        && rules.kitaFuriten
                        && passed(table, seat, meld.tiles().getFirst(), waits)) {
                    return true;
                }
            } else if (Facts.isRiichiOf(event, seat)) {
                return false;
            }
        }
        return false;
    }

    private boolean passed(Table table, Seat seat, Tile tile, long waits) {
        return Readiness.has(waits, tile)
                && (!rules.furitenNeedsYaku || hasYaku(table, seat, tile));
    }

    private boolean hasYaku(Table table, Seat seat, Tile tile) {
        Win win = Wins.plainRon(table, seat, tile);
        return rules.scoring.score(win) instanceof Score;
    }
}
