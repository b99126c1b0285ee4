package sparrow.testkit;

import java.util.Collections;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// Any action at all, mostly a nonsensical one.
final class RandomAction {
    private RandomAction() {}

    static Action of(Chance chance, Table table) {
        Tile tile = Tile.faces().get(chance.below(Tile.faces().size()));
        Seat seat = table.seats().get(chance.below(table.seats().size()));
        int meld = chance.below(6) - 1;
        return switch (chance.below(10)) {
            case 0 -> new Action.Discard(tile, Origin.HAND);
            case 1 -> new Action.Discard(tile, Origin.DRAWN);
            case 2 -> new Action.Claim(Meld.claimed(Collections.nCopies(3, tile), tile, seat));
            case 3 -> new Action.Lay(Meld.faceDown(tile, tile, tile, tile));
            case 4 -> new Action.Add(meld, tile);
            case 5 -> new Action.TakeBack(meld, List.of(tile));
            case 6 -> new Action.Declare("nonsense");
            case 7 -> new Action.Give(Collections.nCopies(chance.below(5), tile));
            case 8 -> new Action.TakeJoker(seat, meld, tile);
            default -> chance.below(2) == 0 ? Action.Win.WIN : Action.Pass.PASS;
        };
    }
}
