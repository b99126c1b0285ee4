package sparrow.filipino.desk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.table.Event;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.core.tile.Tiles;
import sparrow.desk.Beside;
import sparrow.desk.Counting;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import sparrow.desk.Staging;
import sparrow.desk.TileText;
import sparrow.desk.TypedHand;
import sparrow.filipino.Ambition;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.FilipinoVariant;
import sparrow.filipino.Win;
import sparrow.filipino.Win.Circumstance;
import sparrow.filipino.Words;

/// Reads a question about a Filipino hand, and refuses what cannot be.
final class FilipinoReader {
    private static final List<Seat> SEATS = Arrays.asList(Seat.values());

    private final Given given;
    private final FilipinoRules rules;
    private final FilipinoVariant variant;
    private final TypedHand typed;
    private final Optional<Tile> joker;
    private final int flowers;
    private final int discards;

    private FilipinoReader(Given given, FilipinoRules rules) throws Refusal {
        this.given = given;
        this.rules = rules;
        this.variant = new FilipinoVariant(rules);
        this.typed = TypedHand.read(given, FilipinoQuestion.FULL, SEATS, variant.tiles().size());
        check();
        typed.check();
        this.flowers = given.number(FilipinoDesk.FLOWERS, 0, rules.mostFlowers(), 0);
        this.discards =
                given.number(FilipinoDesk.DISCARDS, 0, Win.MANY_DISCARDS, Win.MANY_DISCARDS);
        this.joker = joker();
    }

    static FilipinoQuestion read(Given given, FilipinoRules rules) throws Refusal {
        return new FilipinoReader(given, rules).question();
    }

    private FilipinoQuestion question() throws Refusal {
        Staging.Now now = typed.now();
        View view = staging().view(now);
        List<Tile> visible = new ArrayList<>(typed.seen());
        inSight().stream().filter(tile -> !rules.isFlower(tile)).forEach(visible::add);
        return new FilipinoQuestion(
                typed.hand(),
                typed.win(),
                Tiles.of(visible),
                flowers,
                joker,
                rules,
                typed.isFull() ? Optional.of(win()) : Optional.empty(),
                view,
                typed.around().choice(variant, view, now, FilipinoReader::isSpecialSet));
    }

    /// Beauty or NEWS.
    private static boolean isSpecialSet(Action action) {
        return action instanceof Action.Lay(Meld meld) && meld.kind() == Meld.Kind.MIXED;
    }

    // What was typed

    /// Naming a joker means that the house plays with one, unless it says that it does not.
    private Optional<Tile> joker() throws Refusal {
        Optional<Tile> wild =
                TileText.one(given.text(FilipinoDesk.JOKER), given.named(FilipinoDesk.JOKER));
        if (wild.filter(tile -> !tile.isNumbered()).isPresent()) {
            throw new Refusal("bad_tiles", "the joker is a suited tile, such as 5p.");
        }
        boolean without =
                given.changes().containsKey(FilipinoDesk.JOKER)
                        && !rules.rules().is(FilipinoDesk.JOKER);
        if (wild.isPresent() && without) {
            throw new Refusal(
                    "no_joker", "these rules have no joker; leave it out, or say joker=yes.");
        }
        return wild;
    }

    private void check() throws Refusal {
        for (Meld meld : typed.melds()) {
            Optional<String> objection = rules.objection(meld);
            if (objection.isPresent()) {
                throw new Refusal("bad_tiles", objection.get() + ".");
            }
        }
        int[] counts = new int[Tile.KINDS];
        count(counts, typed.hand().tiles());
        for (Meld meld : typed.melds()) {
            count(counts, meld.tiles());
        }
        for (Tile tile : typed.seen()) {
            count(counts, tile.kind() < Tile.KINDS ? List.of(tile) : List.of());
        }
        for (Tile tile : inSight()) {
            count(counts, rules.isFlower(tile) ? List.of() : List.of(tile));
        }
        Counting.refuseFive(counts);
    }

    private void count(int[] counts, List<Tile> tiles) throws Refusal {
        for (Tile tile : tiles) {
            if (rules.isFlower(tile)) {
                throw new Refusal(
                        "bad_tiles",
                        tile.title()
                                + " is a flower here; say how many with "
                                + given.named(FilipinoDesk.FLOWERS)
                                + " instead.");
            }
            if (tile.kind() >= Tile.KINDS || tile.isRed()) {
                throw new Refusal("bad_tiles", TileSentence.foreign("Filipino mahjong", tile));
            }
            counts[tile.kind()]++;
        }
    }

    private List<Tile> inSight() {
        return typed.around().inSight();
    }

    // What it means

    /// What is known of the win, if the hand is one.
    private Win win() {
        Win win =
                given.is(FilipinoDesk.SELF_DRAW)
                        ? Win.bunot(typed.hand(), typed.last())
                        : Win.onDiscard(typed.hand(), typed.last());
        win = win.flowers(flowers).discards(discards).joker(joker);
        win = given.is(FilipinoDesk.FIRST_TURN) ? firstTurn(win) : win;
        win = given.is(FilipinoDesk.AFTER_KONG) ? win.with(Circumstance.AFTER_KONG) : win;
        return given.is(FilipinoDesk.EQUAL_DICE) ? win.with(Circumstance.EQUAL_DICE) : win;
    }

    /// Mano's first hand was complete before any tile came to it, unless one is named; others win
    /// on the first discard, or on their first draw.
    private Win firstTurn(Win win) {
        if (given.is(FilipinoDesk.DEALER)) {
            Win own = win.with(Circumstance.SELF_DRAW).with(Circumstance.BISAKLAT).discards(0);
            return typed.win().isPresent() ? own : own.withoutLast();
        }
        Win early = win.discards(Math.min(1, discards));
        return given.is(FilipinoDesk.SELF_DRAW) ? early : early.with(Circumstance.FIRST_DISCARD);
    }

    /// The table as the question describes it.
    private Staging staging() {
        Event.Started first = variant.first();
        Seat dealer =
                given.is(FilipinoDesk.DEALER) ? Beside.OWN : Beside.RIGHT.of(Beside.OWN, SEATS);
        Staging staging =
                new Staging(
                        first.dealtBy(dealer), variant.tiles().size(), FilipinoQuestion.FULL - 1);
        joker.ifPresent(tile -> staging.opening(Event.Revealed.openly(Words.JOKER, 1, tile)));
        staging.opening(new Event.Began(Words.PLAY));
        staging.afterLaying(
                new Event.Paid(Ambition.BEAUTY.key(), List.of(), first.points().map(_ -> 0)));
        staging.flowers(Beside.OWN, ownFlowers());
        return typed.stage(staging);
    }

    /// So many flowers as were said; which they are makes no difference.
    private List<Tile> ownFlowers() {
        List<Tile> left = new ArrayList<>();
        for (Tile tile : FilipinoVariant.standard().tiles()) {
            if (rules.isFlower(tile)) {
                left.add(tile);
            }
        }
        inSight().forEach(left::remove);
        return left.subList(0, Math.min(flowers, left.size()));
    }
}
