package sparrow.american.table;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a seat may do in its turn: take jokers for the tiles they stand for, correct an exposure
/// just made, exchange a blank, challenge a hand, then win or discard.
final class Turn {
    private final AmericanRules rules;
    private final Exposures exposures;
    private final DeadHands deadHands;
    private final Blanks blanks;
    private final LastWall lastWall;
    private final Ending ending;

    Turn(AmericanRules rules) {
        this.rules = rules;
        this.exposures = new Exposures(rules);
        this.deadHands = new DeadHands(rules);
        this.blanks = new Blanks(rules);
        this.lastWall = new LastWall(rules);
        this.ending = new Ending(rules);
    }

    Choice choice(Table table, Seat seat) {
        List<Action> actions = new ArrayList<>();
        if (DeadHands.isLive(table, seat)) {
            if (mayWin(table) && ending.isComplete(table, seat)) {
                actions.add(WIN);
            }
            exchanges(table, seat, actions);
            actions.addAll(exposures.edits(table, seat));
            actions.addAll(blanks.swaps(table, seat));
            actions.addAll(deadHands.challenges(table, seat));
        }
        discards(table.place(seat), actions);
        return new Choice.OneOf(actions);
    }

    /// Whether a complete hand may be shown now: after a draw, an exchange or a claim, and by East
    /// before its first discard.
    private boolean mayWin(Table table) {
        return switch (TurnSoFar.last(table)) {
            case Event.Began _ ->
                    rules.program.first().equals(Words.PLAY) ? rules.heavenly : rules.earthly;
            case Event.Claimed _ -> !lastWall.isCold(table);
            case Event.JokerTaken _, Event.Retrieved _ ->
                    ending.isSelfPicked(table) || !lastWall.isCold(table);
            case Event.Added _, Event.TakenBack _ -> false;
            case Event.Setup _, Event.Move _, Event.Declared _, Event.Reveal _, Event.Outcome _ ->
                    true;
        };
    }

    /// The joker of any exposure for the tile it stands for, the own ones first.
    private void exchanges(Table table, Seat seat, List<Action> actions) {
        if (TurnSoFar.last(table) instanceof Event.Began) {
            return;
        }
        Tiles hand = table.place(seat).hand();
        List<Seat> owners = new ArrayList<>(List.of(seat));
        owners.addAll(Deal.others(table, seat));
        for (Seat owner : owners) {
            List<Meld> melds = table.place(owner).melds();
            for (int i = 0; i < exchangeable(table, owner); i++) {
                Meld meld = melds.get(i);
                if (meld.tiles().contains(Tile.JOKER) && hand.contains(meld.face())) {
                    actions.add(new Action.TakeJoker(owner, i, meld.face()));
                }
            }
        }
    }

    private int exchangeable(Table table, Seat owner) {
        Place place = table.place(owner);
        return DeadHands.isDead(table, owner) ? exposures.correct(place) : place.melds().size();
    }

    /// Jokers and blanks come first: whoever does not answer discards the last tile offered.
    private static void discards(Place place, List<Action> actions) {
        place.drawn().ifPresent(tile -> actions.add(Action.Discard.of(tile, Origin.DRAWN)));
        Tiles held = place.drawn().map(place.hand()::without).orElse(place.hand());
        for (Tile special : List.of(Tile.JOKER, Tile.BLANK)) {
            if (held.contains(special)) {
                actions.add(Action.Discard.of(special, Origin.HAND));
            }
        }
        Charleston.passable(held)
                .forEachFace(face -> actions.add(Action.Discard.of(face, Origin.HAND)));
    }

    List<Event> act(Table table, Seat seat, Action action) {
        return switch (action) {
            case Action.Win() -> ending.inTurn(table, seat);
            case Action.TakeJoker _, Action.Add _, Action.TakeBack _ -> List.of(action.by(seat));
            case Action.Declare(String word) -> said(table, seat, Said.of(word).orElseThrow());
            case Action.Discard(Tile tile, Origin origin) ->
                    deadHands.discarded(table, Event.Discarded.of(seat, tile, origin));
            case Action.Claim _, Action.Lay _, Action.Give _, Action.Pass _ ->
                    throw new IllegalArgumentException("not a turn: " + action.text());
        };
    }

    private List<Event> said(Table table, Seat seat, Said said) {
        return switch (said) {
            case Said.Challenge challenge -> deadHands.challenge(table, seat, challenge);
            case Said.BlankFor(Tile discard) -> blanks.swap(table, seat, discard);
            case Said.Courtesy _, Said.Dice _ ->
                    throw new IllegalArgumentException("not a turn: " + said.word());
        };
    }
}
