package sparrow.answers;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import sparrow.changchun.SpecialKong;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.core.tile.Tiles;

/// A Changchun hand fit to be asked about: 13 tiles, or 14 with the one just come.
///
/// @param win the tile it is said to win on, which is among its tiles
/// @param bao the bao, to a player who has said ting
public record ChangchunHand(
        Hand hand, Tiles visible, Optional<Tile> win, Optional<Tile> bao, Set<Flag> flags) {
    public static final int FULL = 14;

    /// What else is known.
    public enum Flag {
        /// The last tile was drawn.
        SELF_DRAW,
        /// The player deals.
        DEALER,
        /// The player has said ting.
        TING,
        /// Who gave the last tile deals.
        FROM_DEALER,
        /// Who gave the last tile has said ting and seen the bao.
        FROM_TING;

        /// As in `--self-draw`.
        public String option() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public ChangchunHand {
        flags = Set.copyOf(flags);
    }

    /// Checks a hand as given; the refusal says what is wrong with it.
    public static ChangchunHand of(
            Hand given, List<Tile> visible, Optional<Tile> win, Optional<Tile> bao, Set<Flag> flags)
            throws RowError {
        for (Meld meld : given.melds()) {
            checkMeld(meld);
        }
        Hand hand = withWin(given, win);
        Counting.checkCopies("Changchun", hand, visible);
        Counting.checkSize(hand, FULL - 1);
        for (Tile tile : hand.tiles()) {
            checkPlain(tile);
        }
        checkFlags(bao, flags);
        return new ChangchunHand(hand, Tiles.of(visible), win, bao, flags);
    }

    /// A winning tile that is not among 13 tiles is the fourteenth.
    private static Hand withWin(Hand given, Optional<Tile> win) throws RowError {
        if (win.isEmpty() || Counting.size(given) == FULL) {
            if (win.isPresent() && !given.tiles().contains(win.get())) {
                throw new RowError(
                        "winning_tile_not_in_hand",
                        "the winning tile " + win.get() + " is not in the hand.");
            }
            return given;
        }
        List<Tile> tiles = new ArrayList<>(given.tiles());
        tiles.add(win.get());
        return new Hand(tiles, given.melds());
    }

    private static void checkMeld(Meld meld) throws RowError {
        boolean set =
                switch (meld.kind()) {
                    case RUN -> true;
                    case GROUP -> meld.tiles().size() == 3 || meld.tiles().size() == 4;
                    case MIXED -> isSpecial(meld);
                    case FLOWERS -> false;
                };
        if (!set) {
            throw new RowError("bad_tiles", meld + " is no run, triplet, kong or special kong.");
        }
        for (Tile tile : meld.tiles()) {
            checkPlain(tile);
        }
    }

    /// Whether all its tiles belong to one special kong, the one of bamboo standing for any.
    private static boolean isSpecial(Meld meld) {
        Set<SpecialKong> kinds = EnumSet.noneOf(SpecialKong.class);
        for (Tile tile : meld.tiles()) {
            if (tile != Tile.S1) {
                Optional<SpecialKong> kind =
                        SpecialKong.of(Meld.of(Meld.Manner.OWN, List.of(Tile.S1, tile)));
                if (kind.isEmpty()) {
                    return false;
                }
                kinds.add(kind.get());
            }
        }
        return meld.tiles().size() >= 3 && kinds.size() == 1;
    }

    private static void checkPlain(Tile tile) throws RowError {
        if (tile.isRed()) {
            throw new RowError("bad_tiles", TileSentence.foreign("Changchun", tile));
        }
    }

    private static void checkFlags(Optional<Tile> bao, Set<Flag> flags) throws RowError {
        if (bao.isPresent() && !flags.contains(Flag.TING)) {
            throw new RowError(
                    "bao_without_ting", "only a ting player knows the bao; add ting to it.");
        }
        boolean given = flags.contains(Flag.FROM_DEALER) || flags.contains(Flag.FROM_TING);
        if (given && flags.contains(Flag.SELF_DRAW)) {
            throw new RowError(
                    "nobody_gave_it",
                    "a tile drawn came from nobody; leave out from-dealer and from-ting.");
        }
        if (flags.contains(Flag.DEALER) && flags.contains(Flag.FROM_DEALER)) {
            throw new RowError("two_dealers", "winner and giver cannot both be the dealer.");
        }
    }

    public boolean isFull() {
        return Counting.size(hand) == FULL;
    }

    public boolean is(Flag flag) {
        return flags.contains(flag);
    }

    /// The last tile: the one named, or else the one typed last.
    public Tile last() {
        return win.orElseGet(() -> hand.tiles().getLast());
    }
}
