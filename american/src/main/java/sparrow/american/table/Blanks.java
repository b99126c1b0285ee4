package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import sparrow.american.card.Kinds;
import sparrow.core.game.Action;
import sparrow.core.table.Event;
import sparrow.core.table.Pond;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// Blanks stand in no hand: in its turn a seat may leave one among the discards and take a tile
/// from there, though no joker and usually not the newest.
final class Blanks {
    private final AmericanRules rules;

    Blanks(AmericanRules rules) {
        this.rules = rules;
    }

    /// Every face that may be taken.
    List<Action> swaps(Table table, Seat seat) {
        if (!table.place(seat).hand().contains(Tile.BLANK)) {
            return List.of();
        }
        TreeSet<Tile> faces = new TreeSet<>();
        for (Seat owner : table.seats()) {
            Pond pond = table.place(owner).pond();
            for (int at = 0; at < pond.size(); at++) {
                if (mayTake(table, owner, at)) {
                    faces.add(pond.get(at).tile());
                }
            }
        }
        List<Action> swaps = new ArrayList<>();
        faces.forEach(face -> swaps.add(new Said.BlankFor(face).action()));
        return swaps;
    }

    private boolean mayTake(Table table, Seat owner, int at) {
        Pond pond = table.place(owner).pond();
        boolean newest =
                at == pond.size() - 1 && newestDiscarder(table).filter(owner::equals).isPresent();
        return pond.get(at).claimedBy().isEmpty()
                && Kinds.isNatural(pond.get(at).tile())
                && (rules.blankTakesLive || !newest);
    }

    private static Optional<Seat> newestDiscarder(Table table) {
        return table.log()
                .newest(Event.Discarded.class::isInstance)
                .map(event -> ((Event.Discarded) event).seat());
    }

    /// The oldest such discard of the first seat that has one.
    List<Event> swap(Table table, Seat seat, Tile wanted) {
        for (Seat owner : table.seats()) {
            Pond pond = table.place(owner).pond();
            for (int at = 0; at < pond.size(); at++) {
                if (mayTake(table, owner, at) && pond.get(at).tile() == wanted) {
                    return List.of(new Event.Retrieved(seat, owner, at, wanted, Tile.BLANK));
                }
            }
        }
        throw new IllegalArgumentException("no discard to take: " + wanted);
    }
}
