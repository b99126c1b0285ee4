package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Marker;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// What the table and its log tell of a hand of Riichi.
final class Facts {
    private static final int ROUNDS = 4;

    private Facts() {}

    static boolean isInRiichi(Place place) {
        return !place.words().isEmpty()
                && (place.hasSaid(Words.RIICHI) || place.hasSaid(Words.OPEN_RIICHI));
    }

    static boolean isRiichi(String word) {
        return word.equals(Words.RIICHI) || word.equals(Words.OPEN_RIICHI);
    }

    /// Whether nothing was claimed from others.
    static boolean isClosed(Place place) {
        for (Meld meld : place.melds()) {
            if (meld.manner() == Meld.Manner.CLAIMED) {
                return false;
            }
        }
        return true;
    }

    /// Whether nobody has called, laid a kan or set a north aside yet.
    static boolean isUndisturbed(Table table) {
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            if (!place.melds().isEmpty() || !place.flowers().isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /// Whether this is the seat's first turn and nobody has disturbed it.
    static boolean isFirstTurn(Table table, Seat seat) {
        return table.place(seat).pond().isEmpty() && isUndisturbed(table);
    }

    static int kans(Table table) {
        int kans = 0;
        for (Seat seat : table.seats()) {
            kans += table.place(seat).kongs();
        }
        return kans;
    }

    static boolean isKita(Meld meld) {
        return meld.kind() == Meld.Kind.FLOWERS;
    }

    /// Whether the event is a call, a kan, or a north set aside.
    static boolean disturbs(Event event) {
        return event instanceof Event.Claimed
                || event instanceof Event.Laid
                || event instanceof Event.Added;
    }

    /// Whether the last discard was the one a riichi was declared with.
    static boolean isRiichiTile(Table table) {
        Log log = table.log().before().orElseThrow();
        while (log.last() instanceof Event.Revealed || log.last() instanceof Event.Shown) {
            log = log.before().orElseThrow();
        }
        return log.last() instanceof Event.Declared(Seat _, String word) && isRiichi(word);
    }

    /// Whether the last discard was the first after a kan.
    static boolean isKanDiscard(Table table) {
        Log log = table.log().before().orElseThrow();
        while (!(log.last() instanceof Event.Drew) && log.before().isPresent()) {
            if (log.last() instanceof Event.Claimed) {
                return false;
            }
            log = log.before().get();
        }
        return log.last() instanceof Event.Drew(Seat _, Tile _, int at)
                && isReplacement(table, at)
                && !followsKita(log);
    }

    /// Whether the tile just drawn replaces one of a kan or a north set aside.
    static boolean isReplacement(Table table, int at) {
        int replaced = DeadWall.replaced(table.wall());
        for (int number = 0; number < replaced; number++) {
            if (DeadWall.replacement(table.wall().size(), number) == at) {
                return true;
            }
        }
        return false;
    }

    private static boolean followsKita(Log drawn) {
        Log log = drawn.before().orElseThrow();
        while (log.last() instanceof Event.Revealed) {
            log = log.before().orElseThrow();
        }
        return log.last() instanceof Event.Laid(Seat _, Meld meld) && isKita(meld);
    }

    /// Whether the riichi was declared with the first discard, nobody having disturbed it.
    static boolean isDoubleRiichi(Table table, Seat seat) {
        boolean declared = false;
        for (Log log = table.log(); ; log = log.before().get()) {
            Event event = log.last();
            if (!declared) {
                declared = isRiichiOf(event, seat);
            } else if (disturbs(event)
                    || (event instanceof Event.Discarded discarded && discarded.seat() == seat)) {
                return false;
            }
            if (log.before().isEmpty()) {
                return declared;
            }
        }
    }

    /// Whether the riichi of the seat is less than a turn old and nobody has disturbed it; what
    /// happened last is what is won on.
    static boolean isIppatsu(Table table, Seat seat) {
        int discards = 0;
        for (Log log = table.log(); log.before().isPresent(); log = log.before().get()) {
            Event event = log.last();
            if (isRiichiOf(event, seat)) {
                return discards == 1;
            }
            if (disturbs(event) && log.size() < table.log().size()) {
                return false;
            }
            if (event instanceof Event.Discarded discarded && discarded.seat() == seat) {
                discards++;
            }
        }
        return false;
    }

    static boolean isRiichiOf(Event event, Seat seat) {
        return event instanceof Event.Declared(Seat who, String word)
                && who == seat
                && isRiichi(word);
    }

    /// The indicators shown so far.
    static List<Tile> indicators(Table table, String marker) {
        List<Tile> indicators = new ArrayList<>(5);
        for (Marker each : table.markers()) {
            if (each.name().equals(marker)) {
                indicators.add(each.tile());
            }
        }
        return indicators;
    }

    /// A number carried from hand to hand.
    static int tally(Table table, String name) {
        return table.started().tally().getOrDefault(name, 0);
    }

    /// The wind of the round.
    static Tile round(Table table) {
        return Tile.ofKind(Tile.EAST.kind() + tally(table, Words.ROUND) % ROUNDS);
    }
}
