package sparrow.changchun;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Marker;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// The treasure tile: rolled for by the first ting player, shown to each ting player at the start
/// of its own next turn, and to nobody else.
final class Bao {
    /// A hand never needs more rolls.
    static final List<Integer> DICE = List.of(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6);

    private static final int STACKS = 6;
    private static final int DEAD = 3;

    private Bao() {}

    /// The bao that counts now, whoever has seen it.
    static Optional<Marker> current(Table table) {
        List<Marker> markers = table.markers();
        return markers.isEmpty() || isGone(table)
                ? Optional.empty()
                : Optional.of(markers.getLast());
    }

    /// Whether it was put back for good.
    static boolean isGone(Table table) {
        for (Seat seat : table.seats()) {
            if (table.place(seat).hasSaid(Words.NO_BAO)) {
                return true;
            }
        }
        return false;
    }

    static boolean isSeen(Table table, Seat seat) {
        return current(table).filter(bao -> bao.to().contains(seat)).isPresent();
    }

    /// The tile it is, to a seat that has seen it.
    static Optional<Tile> known(Table table, Seat seat) {
        return current(table).filter(bao -> bao.to().contains(seat)).map(Marker::tile);
    }

    /// Whether a ting player must be shown it before drawing.
    static boolean isDue(TableRules rules, Table table, Seat seat) {
        return rules.bao() != TableRules.BaoPlace.NO
                && table.place(seat).hasSaid(Words.TING)
                && !isGone(table)
                && !isSeen(table, seat)
                && (current(table).isPresent() || roll(rules, table).isPresent());
    }

    /// The bao shown to a seat: the one that counts, or the first.
    static Event show(TableRules rules, Table table, Seat seat) {
        int at = current(table).map(Marker::at).orElseGet(() -> roll(rules, table).orElseThrow());
        return shown(table, seat, at);
    }

    private static Event shown(Table table, Seat seat, int at) {
        return new Event.Revealed(Words.BAO, at, table.wall().tile(at), Set.of(seat));
    }

    /// Whether three copies lie open, so that none is left to draw.
    static boolean isDead(TableRules rules, Table table, Tile bao) {
        return rules.reroll() && open(table, bao) >= DEAD;
    }

    private static int open(Table table, Tile tile) {
        int open = 0;
        for (Place place : table.places().values()) {
            for (Thrown thrown : place.pond()) {
                open += thrown.tile() == tile && thrown.claimedBy().isEmpty() ? 1 : 0;
            }
            for (Meld meld : place.melds()) {
                for (Tile each : meld.tiles()) {
                    open += each == tile ? 1 : 0;
                }
            }
        }
        return open;
    }

    /// The bao goes back into its stack, and another is shown if one is left.
    static List<Event> putBack(TableRules rules, Table table, Seat seat) {
        OptionalInt next = roll(rules, table);
        return next.isPresent()
                ? List.of(
                        new Event.Declared(seat, Words.PUT_BACK),
                        shown(table, seat, next.getAsInt()))
                : List.of(new Event.Declared(seat, Words.NO_BAO));
    }

    /// Where the next bao lies: under the die, or if that has been shown, further up.
    private static OptionalInt roll(TableRules rules, Table table) {
        int rolled = table.markers().size();
        if (rolled == DICE.size()) {
            return OptionalInt.empty();
        }
        List<Integer> candidates =
                rules.bao() == TableRules.BaoPlace.FRONT ? next(table) : tops(table);
        for (int step = 0; step < candidates.size(); step++) {
            int at = candidates.get((table.rolls().get(rolled) + step) % candidates.size());
            if (table.markers().stream().noneMatch(marker -> marker.at() == at)) {
                return OptionalInt.of(at);
            }
        }
        return OptionalInt.empty();
    }

    /// The next tile, if one is left to draw besides it.
    private static List<Integer> next(Table table) {
        return table.wall().left() < 2 ? List.of() : List.of(LiveWall.front(table));
    }

    /// The top tiles of the last six stacks; a lone tile is no stack.
    private static List<Integer> tops(Table table) {
        List<Integer> tops = new ArrayList<>(STACKS);
        for (int top = table.wall().size() - 2; top >= 0 && tops.size() < STACKS; top -= 2) {
            if (LiveWall.isWhole(table.wall(), top)) {
                tops.add(top);
            }
        }
        return tops;
    }
}
