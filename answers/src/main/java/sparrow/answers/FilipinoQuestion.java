package sparrow.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.answers.FilipinoGiven.Flag;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.core.tile.Tiles;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.Win;
import sparrow.filipino.Win.Circumstance;

/// A question about a Filipino hand that makes sense: sixteen or seventeen tiles that exist, sets
/// that are sets, rules that are known.
///
/// @param last the winning tile, if it was named
public record FilipinoQuestion(
        FilipinoGiven given,
        Hand hand,
        Optional<Tile> last,
        Optional<Tile> joker,
        Tiles visible,
        FilipinoRules rules) {
    public static final int FULL = 17;

    public static FilipinoQuestion of(FilipinoGiven given) throws RowError {
        FilipinoRules rules = rules(given);
        Hand hand = hand(given);
        Optional<Tile> last = TileText.one(given.win(), "win");
        if (last.isPresent() && Counting.size(hand) == FULL - 1) {
            List<Tile> tiles = new ArrayList<>(hand.tiles());
            tiles.add(last.get());
            hand = new Hand(tiles, hand.melds());
        }
        List<Tile> visible = TileText.tiles(given.visible(), "visible");
        check(hand, visible, rules);
        checkLast(hand, last);
        checkNumber(given.flowers(), rules.mostFlowers(), "flowers");
        checkNumber(given.discards(), FilipinoGiven.MANY_DISCARDS, "discards");
        return new FilipinoQuestion(
                given, hand, last, joker(given, rules), Tiles.of(visible), rules);
    }

    public static FilipinoRules rules(FilipinoGiven given) throws RowError {
        return switch (FilipinoRules.of(given.preset(), given.changes())) {
            case Reading.Read<FilipinoRules>(FilipinoRules read) -> read;
            case Reading.Misread<FilipinoRules>(int _, String why) ->
                    throw new RowError("unknown_rule", why + ".");
        };
    }

    private static Hand hand(FilipinoGiven given) throws RowError {
        Hand hand = TileText.hand(given.hand(), TileText.HAND);
        Hand laid = given.melds().isBlank() ? new Hand(List.of(), List.of()) : melds(given);
        List<Meld> melds = new ArrayList<>(hand.melds());
        melds.addAll(laid.melds());
        return new Hand(hand.tiles(), melds);
    }

    private static Hand melds(FilipinoGiven given) throws RowError {
        Hand laid = TileText.hand(given.melds(), "melds");
        if (!laid.tiles().isEmpty()) {
            throw new RowError("bad_tiles", TileSentence.bare("melds"));
        }
        return laid;
    }

    /// Naming a joker means that the house plays with one, unless it says that it does not.
    private static Optional<Tile> joker(FilipinoGiven given, FilipinoRules rules) throws RowError {
        Optional<Tile> joker = TileText.one(given.joker(), "joker");
        if (joker.filter(tile -> !tile.isNumbered()).isPresent()) {
            throw new RowError("bad_tiles", "the joker is a suited tile, such as 5p.");
        }
        if (joker.isPresent()
                && given.changes().containsKey("joker")
                && !rules.rules().is("joker")) {
            throw new RowError(
                    "no_joker", "these rules have no joker; leave it out, or say joker=yes.");
        }
        return joker;
    }

    private static void check(Hand hand, List<Tile> visible, FilipinoRules rules) throws RowError {
        for (Meld meld : hand.melds()) {
            Optional<String> objection = rules.objection(meld);
            if (objection.isPresent()) {
                throw new RowError("bad_tiles", objection.get() + ".");
            }
        }
        int[] counts = new int[Tile.KINDS];
        count(counts, hand.tiles(), rules);
        for (Meld meld : hand.melds()) {
            count(counts, meld.tiles(), rules);
        }
        count(counts, visible.stream().filter(tile -> tile.kind() < Tile.KINDS).toList(), rules);
        Counting.refuseFive(counts);
        Counting.checkSize(hand, FULL - 1);
    }

    private static void count(int[] counts, List<Tile> tiles, FilipinoRules rules) throws RowError {
        for (Tile tile : tiles) {
            if (rules.isFlower(tile)) {
                throw new RowError(
                        "bad_tiles",
                        tile.title() + " is a flower here; say how many with flowers instead.");
            }
            if (tile.kind() >= Tile.KINDS || tile.isRed()) {
                throw new RowError("bad_tiles", TileSentence.foreign("Filipino mahjong", tile));
            }
            counts[tile.kind()]++;
        }
    }

    private static void checkLast(Hand hand, Optional<Tile> last) throws RowError {
        if (last.isPresent() && !hand.tiles().contains(last.get())) {
            throw new RowError(
                    "winning_tile_not_in_hand",
                    "the winning tile " + last.get() + " is not in the hand.");
        }
    }

    private static void checkNumber(int number, int most, String field) throws RowError {
        if (number < 0 || number > most) {
            throw new RowError(
                    "bad_number",
                    field + " is a number from 0 to " + most + ", not " + number + ".");
        }
    }

    public boolean isFull() {
        return Counting.size(hand) == FULL;
    }

    /// What is known of the win, if the hand is one.
    public Win win() {
        Tile tile = last.orElseGet(() -> hand.tiles().getLast());
        Win win = given.has(Flag.SELF_DRAW) ? Win.bunot(hand, tile) : Win.onDiscard(hand, tile);
        win = win.flowers(given.flowers()).discards(given.discards()).joker(joker);
        win = given.has(Flag.FIRST_TURN) ? firstTurn(win) : win;
        win = given.has(Flag.AFTER_KONG) ? win.with(Circumstance.AFTER_KONG) : win;
        return given.has(Flag.EQUAL_DICE) ? win.with(Circumstance.EQUAL_DICE) : win;
    }

    /// Mano's first hand was complete before any tile came to it, unless one is named; others win
    /// on the first discard, or on their first draw.
    private Win firstTurn(Win win) {
        if (given.has(Flag.DEALER)) {
            Win own = win.with(Circumstance.SELF_DRAW).with(Circumstance.BISAKLAT).discards(0);
            return last.isPresent() ? own : own.withoutLast();
        }
        Win early = win.discards(Math.min(1, given.discards()));
        return given.has(Flag.SELF_DRAW) ? early : early.with(Circumstance.FIRST_DISCARD);
    }
}
