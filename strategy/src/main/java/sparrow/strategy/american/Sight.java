package sparrow.strategy.american;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Card;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Supply;
import sparrow.american.table.Words;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a seat sees when it must choose.
///
/// @param left by kind, how many tiles are out of sight
/// @param jokers how many jokers are out of sight
/// @param unseen how many tiles are out of sight altogether
/// @param draws how many more tiles this seat draws if nobody wins
record Sight(Rack rack, Tiles hand, int[] left, int jokers, int unseen, double draws) {
    private static final int CHARLESTON = 4 * 13 + 1;

    static Sight of(View view, Card card) {
        Table table = view.table();
        Supply supply = card.supply();
        int[] left = new int[Kinds.COUNT];
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            left[kind] = supply.copies(kind);
        }
        int jokers = supply.jokers();
        for (Tile tile : known(view)) {
            if (tile == Tile.JOKER) {
                jokers--;
            } else if (Kinds.isNatural(tile)) {
                left[Kinds.of(tile)]--;
            }
        }
        int unseen = jokers;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            left[kind] = Math.max(0, left[kind]);
            unseen += left[kind];
        }
        Place own = view.own();
        return new Sight(
                Rack.of(own.hand(), own.melds()),
                own.hand(),
                left,
                Math.max(0, jokers),
                Math.max(1, unseen),
                wall(table) / (double) table.seats().size());
    }

    private static int wall(Table table) {
        return table.phase().equals(Words.PLAY)
                ? table.wall().left()
                : Math.min(table.wall().left(), table.wall().size() - CHARLESTON);
    }

    /// The own tiles, everything exposed and every discard still lying there.
    private static List<Tile> known(View view) {
        Table table = view.table();
        List<Tile> known = new ArrayList<>(view.own().hand().list());
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            for (Meld meld : place.melds()) {
                known.addAll(meld.tiles());
            }
            for (Thrown thrown : place.pond()) {
                if (thrown.claimedBy().isEmpty()) {
                    known.add(thrown.tile());
                }
            }
        }
        return known;
    }
}
