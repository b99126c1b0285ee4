package sparrow.changchun.desk;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.ChangchunVariant;
import sparrow.changchun.Words;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.core.tile.Tiles;
import sparrow.desk.Beside;
import sparrow.desk.Counting;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import sparrow.desk.Staging;
import sparrow.desk.Surroundings;
import sparrow.desk.TileText;

/// Reads a question about a Changchun hand, and refuses what cannot be.
final class ChangchunReader {
    private final Given given;
    private final ChangchunRules rules;
    private final ChangchunVariant variant;
    private final List<Seat> seats;
    private final Hand hand;
    private final Optional<Tile> win;
    private final Optional<Tile> bao;
    private final Set<Flag> flags = EnumSet.noneOf(Flag.class);
    private final List<Tile> seen;
    private final Surroundings around;

    private ChangchunReader(Given given, ChangchunRules rules) throws Refusal {
        this.given = given;
        this.rules = rules;
        this.variant = new ChangchunVariant(rules.rules());
        this.seats = variant.first().points().seats();
        this.win = one(ChangchunDesk.WIN);
        this.bao = one(ChangchunDesk.BAO);
        Hand typed = typed();
        this.seen = TileText.tiles(given.text(ChangchunDesk.VISIBLE), ChangchunDesk.VISIBLE);
        this.around = Surroundings.read(given, seats, Notation.COMPACT, variant.tiles().size());
        for (Flag flag : Flag.values()) {
            if (given.is(flag.field())) {
                flags.add(flag);
            }
        }
        checkMelds(rules, typed.melds());
        this.hand = withWin(typed, win);
        List<Tile> visible = new ArrayList<>(seen);
        visible.addAll(around.inSight());
        Counting.checkCopies("Changchun", hand, visible);
        Counting.checkSize(hand, ChangchunQuestion.FULL - 1);
        for (Tile tile : hand.tiles()) {
            checkPlain(tile);
        }
        checkBao(rules, bao, flags);
        checkFlags(flags);
        checkTing();
    }

    static ChangchunQuestion read(Given given, ChangchunRules rules) throws Refusal {
        return new ChangchunReader(given, rules).question();
    }

    /// Whether ting was said just now, so that the hand need not be ready before the discard.
    private boolean isDeclaringNow() {
        return given.is(Surroundings.DECLARING);
    }

    private Optional<Tile> one(String field) throws Refusal {
        return TileText.one(given.text(field), field);
    }

    private Hand typed() throws Refusal {
        Hand typed = TileText.hand(given.text(Field.HAND), TileText.HAND);
        List<Meld> melds = new ArrayList<>(typed.melds());
        melds.addAll(
                TileText.melds(
                        given.text(ChangchunDesk.MELDS), ChangchunDesk.MELDS, Notation.COMPACT));
        return new Hand(typed.tiles(), melds);
    }

    private boolean isFull() {
        return Counting.size(hand) == ChangchunQuestion.FULL;
    }

    private ChangchunQuestion question() throws Refusal {
        Staging.Now now =
                given.is(ChangchunDesk.SHOWN) && bao.isPresent()
                        ? new Staging.Told(shown(bao.get()))
                        : around.now(Surroundings.Fullness.of(isFull()), hand.melds(), Words.TING);
        View view = staging().view(now);
        Optional<Choice> choice =
                now == Staging.Turn.WAITING
                        ? Optional.empty()
                        : around.unlessFirst(
                                variant.pending(view.table()).find(Beside.OWN),
                                ChangchunReader::isSpecialKong);
        List<Tile> visible = new ArrayList<>(seen);
        visible.addAll(around.inSight());
        Optional<Tile> known = bao.filter(tile -> tile != Tile.HIDDEN);
        return new ChangchunQuestion(
                hand, Tiles.of(visible), win, known, flags, rules, view, choice);
    }

    private static boolean isSpecialKong(Action action) {
        return action instanceof Action.Lay(Meld meld) && meld.kind() == Meld.Kind.MIXED;
    }

    /// The table as the question describes it.
    private Staging staging() {
        Event.Started first = variant.first();
        Seat dealer = flags.contains(Flag.DEALER) ? Beside.OWN : Beside.RIGHT.of(Beside.OWN, seats);
        Staging staging =
                new Staging(
                        new Event.Started(
                                first.variant(),
                                first.edition(),
                                first.rules(),
                                first.hand(),
                                dealer,
                                first.tally(),
                                first.points(),
                                first.pot()),
                        variant.tiles().size(),
                        ChangchunQuestion.FULL - 1);
        staging.opening(new Event.Began(phase()));
        bao.filter(_ -> !given.is(ChangchunDesk.SHOWN))
                .ifPresent(tile -> staging.opening(shown(tile)));
        seats.forEach(seat -> staging.declares(seat, Words.TING));
        around.stage(staging);
        around.alsoSeen(seen, staging);
        if (flags.contains(Flag.TING) && !isDeclaringNow() && !around.declares(Beside.OWN)) {
            staging.said(Beside.OWN, List.of(Words.TING));
        }
        staging.melds(Beside.OWN, hand.melds());
        List<Tile> tiles = new ArrayList<>(hand.tiles());
        win.ifPresent(tile -> {
            tiles.remove(tile);
            tiles.add(tile);
        });
        return staging.hand(tiles);
    }

    /// Few tiles are left to draw: nobody discards any more.
    private String phase() {
        return given.is(ChangchunDesk.LAST_DRAWS) ? Words.LAST_DRAWS : Words.PLAY;
    }

    /// The bao lies on top of the last stack.
    private static Event shown(Tile tile) {
        Set<Seat> to = tile == Tile.HIDDEN ? EnumSet.noneOf(Seat.class) : EnumSet.of(Beside.OWN);
        return new Event.Revealed(Words.BAO, 2, tile, to);
    }

    /// A winning tile that is not among 13 tiles is the fourteenth.
    private static Hand withWin(Hand given, Optional<Tile> win) throws Refusal {
        if (win.isEmpty() || Counting.size(given) == ChangchunQuestion.FULL) {
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
        if (bao.filter(tile -> tile != Tile.HIDDEN).isPresent() && !flags.contains(Flag.TING)) {
            throw new Refusal(
                    "bao_without_ting", "only a ting player knows the bao; add ting to it.");
        }
    }

    /// Whether the tiles before the last one can have been declared.
    private void checkTing() throws Refusal {
        Tile last = win.orElseGet(() -> hand.tiles().getLast());
        Tiles waiting = isFull() ? hand.concealed().without(last) : hand.concealed();
        if (flags.contains(Flag.TING)
                && !isDeclaringNow()
                && !rules.mayDeclareTing(waiting, hand.melds())) {
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
}
