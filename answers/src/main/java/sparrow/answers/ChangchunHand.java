package sparrow.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import sparrow.changchun.ChangchunRules;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.core.tile.Tiles;
import sparrow.desk.Counting;
import sparrow.desk.Refusal;

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
        FROM_TING,
        /// Who gave the last tile has said ting, but not yet seen the bao.
        FROM_BLIND;

        /// As in `--self-draw`.
        public String option() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public ChangchunHand {
        flags = Set.copyOf(flags);
    }

    /// Checks a hand as given; the refusal says what is wrong with it under these rules.
    public static ChangchunHand of(
            ChangchunRules rules,
            Hand given,
            List<Tile> visible,
            Optional<Tile> win,
            Optional<Tile> bao,
            Set<Flag> flags)
            throws Refusal {
        checkMelds(rules, given.melds());
        Hand hand = withWin(given, win);
        Counting.checkCopies("Changchun", hand, visible);
        Counting.checkSize(hand, FULL - 1);
        for (Tile tile : hand.tiles()) {
            checkPlain(tile);
        }
        checkBao(rules, bao, flags);
        checkFlags(flags);
        ChangchunHand question = new ChangchunHand(hand, Tiles.of(visible), win, bao, flags);
        question.checkTing(rules);
        return question;
    }

    /// A winning tile that is not among 13 tiles is the fourteenth.
    private static Hand withWin(Hand given, Optional<Tile> win) throws Refusal {
        if (win.isEmpty() || Counting.size(given) == FULL) {
            if (win.isPresent() && !given.tiles().contains(win.get())) {
                throw new Refusal(
                        "winning_tile_not_in_hand",
                        "the winning tile " + win.get() + " is not in the hand.");
            }
            return given;
        }
        List<Tile> tiles = new ArrayList<>(given.tiles());
        tiles.add(win.get());
        return new Hand(tiles, given.melds());
    }

    private static void checkMelds(ChangchunRules rules, List<Meld> melds) throws Refusal {
        for (Meld meld : melds) {
            for (Tile tile : meld.tiles()) {
                checkPlain(tile);
            }
        }
        Optional<String> objection = rules.objection(melds);
        if (objection.isPresent()) {
            throw new Refusal("bad_tiles", objection.get() + ".");
        }
    }

    private static void checkPlain(Tile tile) throws Refusal {
        if (tile.isRed()) {
            throw new Refusal("bad_tiles", TileSentence.foreign("Changchun", tile));
        }
    }

    private static void checkBao(ChangchunRules rules, Optional<Tile> bao, Set<Flag> flags)
            throws Refusal {
        if (bao.isPresent() && rules.rules().value("bao").equals("no")) {
            throw new Refusal(
                    "no_bao", "these rules play without a bao; leave it out, or say bao=tail.");
        }
        if (bao.isPresent() && !flags.contains(Flag.TING)) {
            throw new Refusal(
                    "bao_without_ting", "only a ting player knows the bao; add ting to it.");
        }
    }

    /// Whether the tiles before the last one can have been declared.
    private void checkTing(ChangchunRules rules) throws Refusal {
        Tiles waiting = isFull() ? hand.concealed().without(last()) : hand.concealed();
        if (is(Flag.TING) && !rules.mayDeclareTing(waiting, hand.melds())) {
            throw new Refusal(
                    "not_ting",
                    Notation.COMPACT.write(new Hand(waiting.list(), hand.melds()))
                            + " cannot have been declared ting: it is not ready, or does not show"
                            + " yet what a win must show.");
        }
    }

    private static void checkFlags(Set<Flag> flags) throws Refusal {
        boolean given =
                flags.contains(Flag.FROM_DEALER)
                        || flags.contains(Flag.FROM_TING)
                        || flags.contains(Flag.FROM_BLIND);
        if (given && flags.contains(Flag.SELF_DRAW)) {
            throw new Refusal(
                    "nobody_gave_it",
                    "a tile drawn came from nobody; leave out from-dealer, from-ting and from-blind.");
        }
        if (flags.contains(Flag.FROM_TING) && flags.contains(Flag.FROM_BLIND)) {
            throw new Refusal(
                    "seen_and_unseen",
                    "who gave the tile has seen the bao or has not; say from-ting or from-blind.");
        }
        if (flags.contains(Flag.DEALER) && flags.contains(Flag.FROM_DEALER)) {
            throw new Refusal("two_dealers", "winner and giver cannot both be the dealer.");
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
