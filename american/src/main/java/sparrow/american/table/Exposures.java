package sparrow.american.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.american.card.Group;
import sparrow.core.game.Action;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// Groups laid open with a claimed discard: what may be laid, and how it may be corrected until the
/// next discard.
final class Exposures {
    private static final int LARGEST = 6;

    private final AmericanRules rules;

    Exposures(AmericanRules rules) {
        this.rules = rules;
    }

    /// Every group the discard may be claimed for: three to six equal tiles, jokers standing for
    /// any but the one claimed, and a tile left to discard.
    List<Action> claims(Place place, Tile tile, Seat from) {
        List<Action> claims = new ArrayList<>();
        int naturals = place.hand().count(tile);
        int jokers = place.hand().count(Tile.JOKER);
        int most = Math.min(LARGEST, place.hand().size());
        for (int size = Group.LEAST_EXPOSED;
                size <= Math.min(most, 1 + naturals + jokers);
                size++) {
            if (mayLie(place, place.melds().size(), group(tile, size, 0))) {
                for (int wild = Math.max(0, size - 1 - naturals);
                        wild <= Math.min(jokers, size - 1);
                        wild++) {
                    claims.add(new Action.Claim(Meld.claimed(group(tile, size, wild), tile, from)));
                }
            }
        }
        return claims;
    }

    private static List<Tile> group(Tile tile, int size, int wild) {
        List<Tile> tiles = new ArrayList<>(Collections.nCopies(size - wild, tile));
        tiles.addAll(Collections.nCopies(wild, Tile.JOKER));
        return tiles;
    }

    /// Whether these tiles may lie there as the exposure of that number.
    private boolean mayLie(Place place, int index, List<Tile> tiles) {
        List<Meld> exposed = new ArrayList<>(place.melds().subList(0, index));
        exposed.add(Meld.of(Meld.Manner.CLAIMED, tiles));
        return !rules.exposuresFit() || rules.inPlay.fits(exposed);
    }

    /// Tiles added to the exposure just made, or taken back from it. What was added is not taken
    /// back, and the other way round: a player who cannot decide would never discard.
    List<Action> edits(Table table, Seat seat) {
        TurnSoFar.Edit edit = TurnSoFar.edit(table);
        if (!rules.editExposure || edit == TurnSoFar.Edit.CLOSED) {
            return List.of();
        }
        List<Action> edits = new ArrayList<>();
        if (edit != TurnSoFar.Edit.SHRUNK) {
            additions(table.place(seat), edits);
        }
        if (edit != TurnSoFar.Edit.GROWN) {
            reductions(table.place(seat), edits);
        }
        return edits;
    }

    private void additions(Place place, List<Action> edits) {
        int index = place.melds().size() - 1;
        Meld meld = place.melds().get(index);
        int size = meld.tiles().size() + 1;
        if (size > LARGEST
                || place.hand().size() < 2
                || !mayLie(place, index, group(meld.face(), size, 0))) {
            return;
        }
        for (Tile tile : List.of(meld.face(), Tile.JOKER)) {
            if (place.hand().contains(tile)) {
                edits.add(new Action.Add(index, tile));
            }
        }
    }

    private void reductions(Place place, List<Action> edits) {
        int index = place.melds().size() - 1;
        Meld meld = place.melds().get(index);
        int size = meld.tiles().size() - 1;
        if (size < Group.LEAST_EXPOSED || !mayLie(place, index, group(meld.face(), size, 0))) {
            return;
        }
        if (Collections.frequency(meld.tiles(), meld.face()) > 1) {
            edits.add(new Action.TakeBack(index, List.of(meld.face())));
        }
        if (meld.tiles().contains(Tile.JOKER)) {
            edits.add(new Action.TakeBack(index, List.of(Tile.JOKER)));
        }
    }

    /// How many of a seat's exposures, in the order they were laid, some line allows together: from
    /// these jokers may be taken even when the hand is dead.
    int correct(Place place) {
        int correct = place.melds().size();
        while (correct > 0 && !rules.inPlay.fits(place.melds().subList(0, correct))) {
            correct--;
        }
        return correct;
    }
}
