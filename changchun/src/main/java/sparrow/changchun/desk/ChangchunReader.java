package sparrow.changchun.desk;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.ChangchunVariant;
import sparrow.changchun.Words;
import sparrow.core.game.Action;
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
import sparrow.desk.Given;
import sparrow.desk.HandFlag;
import sparrow.desk.Refusal;
import sparrow.desk.Staging;
import sparrow.desk.Surroundings;
import sparrow.desk.TileText;
import sparrow.desk.TypedHand;

/// Reads a question about a Changchun hand, and refuses what cannot be.
final class ChangchunReader {
    private final Given given;
    private final ChangchunRules rules;
    private final ChangchunVariant variant;
    private final List<Seat> seats;
    private final TypedHand typed;
    private final Optional<Tile> bao;
    private final Set<Flag> flags;

    private ChangchunReader(Given given, ChangchunRules rules) throws Refusal {
        this.given = given;
        this.rules = rules;
        this.variant = new ChangchunVariant(rules.rules());
        this.seats = variant.first().points().seats();
        this.typed = TypedHand.read(given, ChangchunQuestion.FULL, seats, variant.tiles().size());
        this.bao = TileText.one(given.text(ChangchunDesk.BAO), given.named(ChangchunDesk.BAO));
        this.flags = HandFlag.said(given, Flag.class);
        checkMelds(rules, typed.melds());
        Counting.checkCopies("Changchun", typed.hand(), typed.elsewhere());
        typed.check();
        for (Tile tile : typed.hand().tiles()) {
            checkPlain(tile);
        }
        checkBao(rules, bao, flags);
        checkFlags();
        checkTing();
    }

    static ChangchunQuestion read(Given given, ChangchunRules rules) throws Refusal {
        return new ChangchunReader(given, rules).question();
    }

    /// Whether ting was said just now, so that the hand need not be ready before the discard.
    private boolean isDeclaringNow() {
        return given.is(Surroundings.DECLARING);
    }

    private ChangchunQuestion question() throws Refusal {
        Staging.Now now =
                given.is(ChangchunDesk.SHOWN) && bao.isPresent()
                        ? new Staging.Told(shown(bao.get()))
                        : typed.now(Words.TING);
        View view = staging().view(now);
        return new ChangchunQuestion(
                typed.hand(),
                Tiles.of(typed.elsewhere()),
                typed.win(),
                bao.filter(tile -> tile != Tile.HIDDEN),
                flags,
                rules,
                view,
                typed.around().choice(variant, view, now, ChangchunReader::isSpecialKong));
    }

    private static boolean isSpecialKong(Action action) {
        return action instanceof Action.Lay(Meld meld) && meld.kind() == Meld.Kind.MIXED;
    }

    /// The table as the question describes it.
    private Staging staging() {
        Seat dealer = flags.contains(Flag.DEALER) ? Beside.OWN : Beside.RIGHT.of(Beside.OWN, seats);
        Staging staging =
                new Staging(
                        variant.first().dealtBy(dealer),
                        variant.tiles().size(),
                        ChangchunQuestion.FULL - 1);
        staging.opening(new Event.Began(phase()));
        bao.filter(_ -> !given.is(ChangchunDesk.SHOWN))
                .ifPresent(tile -> staging.opening(shown(tile)));
        seats.forEach(seat -> staging.declares(seat, Words.TING));
        if (flags.contains(Flag.TING)
                && !isDeclaringNow()
                && !typed.around().declares(Beside.OWN)) {
            staging.said(Beside.OWN, List.of(Words.TING));
        }
        return typed.stage(staging);
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
        if (bao.isPresent() && !rules.hasBao()) {
            throw new Refusal(
                    "no_bao", "these rules play without a bao; leave it out, or say bao=tail.");
        }
        if (bao.filter(tile -> tile != Tile.HIDDEN).isPresent() && !flags.contains(Flag.TING)) {
            throw new Refusal(
                    "bao_without_ting", "only a player who has said ting knows the bao; add ting.");
        }
    }

    /// Whether the tiles before the last one can have been declared.
    private void checkTing() throws Refusal {
        Tiles held = typed.hand().concealed();
        Tiles waiting = typed.isFull() ? held.without(typed.last()) : held;
        if (flags.contains(Flag.TING)
                && !isDeclaringNow()
                && !rules.mayDeclareTing(waiting, typed.melds())) {
            throw new Refusal(
                    "not_ting",
                    Notation.COMPACT.write(new Hand(waiting.list(), typed.melds()))
                            + " cannot have been declared ting: it is not ready, or does not show"
                            + " yet what a win must show.");
        }
    }

    private void checkFlags() throws Refusal {
        boolean isGiven =
                flags.contains(Flag.FROM_DEALER)
                        || flags.contains(Flag.FROM_TING)
                        || flags.contains(Flag.FROM_BLIND);
        if (isGiven && flags.contains(Flag.SELF_DRAW)) {
            throw new Refusal(
                    "nobody_gave_it",
                    "a tile drawn came from nobody; leave out "
                            + named(Flag.FROM_DEALER)
                            + ", "
                            + named(Flag.FROM_TING)
                            + " and "
                            + named(Flag.FROM_BLIND)
                            + ".");
        }
        if (flags.contains(Flag.FROM_TING) && flags.contains(Flag.FROM_BLIND)) {
            throw new Refusal(
                    "seen_and_unseen",
                    "whoever gave the tile has seen the bao or has not; say "
                            + named(Flag.FROM_TING)
                            + " or "
                            + named(Flag.FROM_BLIND)
                            + ".");
        }
        if (flags.contains(Flag.DEALER) && flags.contains(Flag.FROM_DEALER)) {
            throw new Refusal("two_dealers", "winner and giver cannot both be the dealer.");
        }
    }

    private String named(Flag flag) {
        return given.named(flag.field());
    }
}
