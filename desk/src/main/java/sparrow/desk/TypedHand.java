package sparrow.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// The hand of a question with what lies around it, in the fields of a [HandDesk].
///
/// @param hand with the winning tile, if one was named
/// @param win the winning tile, if one was named
/// @param seen tiles that are somewhere else, nobody said where
/// @param full how many tiles a hand has that wins or discards
public record TypedHand(
        Hand hand, Optional<Tile> win, List<Tile> seen, Surroundings around, int full) {
    /// @param full how many tiles a hand has that wins or discards
    /// @param seats of the table
    /// @param tiles of the whole set
    public static TypedHand read(Given given, int full, List<Seat> seats, int tiles)
            throws Refusal {
        Optional<Tile> win = TileText.one(given.text(HandDesk.WIN), given.named(HandDesk.WIN));
        return new TypedHand(
                hand(given, win, full),
                win,
                TileText.tiles(given.text(HandDesk.VISIBLE), given.named(HandDesk.VISIBLE)),
                Surroundings.read(given, seats, Notation.COMPACT, tiles),
                full);
    }

    /// A winning tile named besides a hand that waits is one more.
    private static Hand hand(Given given, Optional<Tile> win, int full) throws Refusal {
        Hand typed = TileText.hand(given.text(Field.HAND), TileText.HAND);
        List<Meld> melds = new ArrayList<>(typed.melds());
        melds.addAll(
                TileText.melds(
                        given.text(HandDesk.MELDS), given.named(HandDesk.MELDS), Notation.COMPACT));
        List<Tile> tiles = new ArrayList<>(typed.tiles());
        boolean waits = Counting.size(new Hand(tiles, melds)) == full - 1;
        win.filter(_ -> waits).ifPresent(tiles::add);
        return new Hand(tiles, melds);
    }

    /// Refuses a hand of too many or too few tiles, or without its winning tile.
    public void check() throws Refusal {
        Counting.checkSize(hand, full - 1);
        if (win.isPresent() && !hand.tiles().contains(win.get())) {
            throw new Refusal(
                    "winning_tile_not_in_hand",
                    "the winning tile " + win.get() + " is not in the hand.");
        }
    }

    public List<Meld> melds() {
        return hand.melds();
    }

    /// Whether it has a tile to win on or to discard.
    public boolean isFull() {
        return Counting.size(hand) == full;
    }

    /// The winning tile, or else the one typed last.
    public Tile last() {
        return win.orElseGet(() -> hand.tiles().getLast());
    }

    /// All tiles in sight that are not the own ones.
    public List<Tile> elsewhere() {
        List<Tile> all = new ArrayList<>(seen);
        all.addAll(around.inSight());
        return all;
    }

    /// What happened last, in a game where nothing is declared.
    public Staging.Now now() {
        return around.now(fullness(), hand.melds());
    }

    /// What happened last.
    ///
    /// @param word that is declared with a discard
    public Staging.Now now(String word) {
        return around.now(fullness(), hand.melds(), word);
    }

    private Surroundings.Fullness fullness() {
        return isFull() ? Surroundings.Fullness.FULL : Surroundings.Fullness.WAITING;
    }

    /// Puts it and everything around it where it belongs, the winning tile last.
    public Staging stage(Staging staging) {
        around.stage(staging);
        around.alsoSeen(seen, staging);
        staging.melds(Beside.OWN, hand.melds());
        List<Tile> tiles = new ArrayList<>(hand.tiles());
        win.ifPresent(tile -> {
            tiles.remove(tile);
            tiles.add(tile);
        });
        return staging.hand(tiles);
    }
}
