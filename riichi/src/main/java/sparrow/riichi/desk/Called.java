package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import sparrow.desk.TileText;
import sparrow.riichi.advice.Position;

/// A position after a call that is thought of.
///
/// @param tile the one called
record Called(Position position, Tile tile) {
    /// What becomes of a position by the call that is asked about, if one is.
    static Optional<Called> read(Given given, Position before) throws Refusal {
        String text = given.text(RiichiFields.CALL).replace("(", "").replace(")", "");
        List<Tile> tiles = TileText.tiles(text, given.named(RiichiFields.CALL));
        return tiles.isEmpty()
                ? Optional.empty()
                : Optional.of(of(before, meld(tiles, given.option(RiichiFields.CALL))));
    }

    private static Meld meld(List<Tile> tiles, String option) throws Refusal {
        Meld meld = Meld.of(Meld.Manner.CLAIMED, tiles);
        boolean set =
                (meld.kind() == Meld.Kind.RUN || meld.kind() == Meld.Kind.GROUP)
                        && tiles.size() >= 3
                        && tiles.size() <= 4;
        if (!set) {
            throw new Refusal(
                    "bad_tiles",
                    option
                            + " is a run, triplet or kan, such as 345m, not "
                            + Notation.COMPACT.write(tiles)
                            + ".");
        }
        return meld;
    }

    private static Called of(Position before, Meld meld) throws Refusal {
        Hand hand = before.hand();
        Tile called = meld.face();
        List<Tile> rest = new ArrayList<>(hand.tiles());
        List<Tile> used = new ArrayList<>();
        int own = meld.tiles().size() - 1;
        boolean all = true;
        for (Tile tile : meld.tiles()) {
            boolean wanted = used.size() < own || meld.kind() == Meld.Kind.RUN;
            Optional<Tile> found = wanted ? taken(rest, tile) : Optional.empty();
            found.ifPresent(used::add);
            all &= found.isPresent();
            called = found.isPresent() ? called : tile;
        }
        if (hand.tiles().size() % 3 != 1) {
            throw new Refusal(
                    "wrong_tile_count", "a call comes when there is nothing to discard: 13 tiles.");
        }
        if (used.size() < own || all) {
            throw new Refusal(
                    "bad_tiles",
                    all
                            ? "the hand holds all of "
                                    + meld
                                    + "; write it with the meld in brackets and without the tiles it used."
                            : "the hand lacks more than one tile of " + meld + ".");
        }
        List<Meld> melds = new ArrayList<>(hand.melds());
        melds.add(meld);
        return new Called(barring(before.hand(new Hand(rest, melds)), meld, called), called);
    }

    /// The tile that a hand gives for a meld: that one, or the plain one for a red five.
    private static Optional<Tile> taken(List<Tile> rest, Tile tile) {
        return rest.remove(tile)
                ? Optional.of(tile)
                : rest.remove(tile.plain()) ? Optional.of(tile.plain()) : Optional.empty();
    }

    /// The position after a call, without the discards that it bars.
    private static Position barring(Position after, Meld meld, Tile called) throws Refusal {
        List<Tile> barred =
                after.hand().tiles().stream()
                        .map(Tile::plain)
                        .filter(tile -> after.rules().swapCalling().bars(tile, meld, called))
                        .toList();
        if (!meld.isKong() && barred.size() == after.hand().tiles().size()) {
            throw new Refusal(
                    "nothing_to_discard",
                    "this call cannot be made: what it leaves may not be discarded right after it"
                            + " (house rule swap_calling).");
        }
        return after.barred(Tiles.of(barred));
    }
}
