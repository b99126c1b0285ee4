package sparrow.riichi.table;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.ActionList;
import sparrow.core.game.Choice;
import sparrow.core.game.Discards;
import sparrow.core.game.FlowerTiles;
import sparrow.core.game.Showing;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Score;

/// What a seat may do in its turn.
final class Turn {
    private static final int STICK = 1_000;
    private static final int NINE = 9;

    private final HouseRules rules;
    private final Wins wins;
    private final Kans kans;

    Turn(HouseRules rules, Wins wins) {
        this.rules = rules;
        this.wins = wins;
        this.kans = new Kans(rules);
    }

    /// With a tile just drawn.
    Choice afterDraw(Table table, Seat seat) {
        Place place = table.place(seat);
        List<Action> actions = new ActionList();
        int distance = Readiness.distance(place);
        if (distance == 0 && isWin(table, seat)) {
            actions.add(WIN);
        }
        if (rules.nineTerminals && isNineTerminals(table, seat)) {
            actions.add(new Action.Declare(Words.NINE_TERMINALS));
        }
        if (distance <= 1 && mayDeclareRiichi(table, place)) {
            actions.add(new Action.Declare(Words.RIICHI));
            if (rules.openRiichi) {
                actions.add(new Action.Declare(Words.OPEN_RIICHI));
            }
        }
        if (DeadWall.live(table.wall()) > 0) {
            kans.ofTurn(table, seat, actions);
            kita(place, actions);
        }
        if (Facts.isInRiichi(place)) {
            actions.add(Action.Discard.of(place.drawn().orElseThrow(), Origin.DRAWN));
        } else {
            Discards.add(place, actions);
        }
        return new Choice.OneOf(actions);
    }

    private boolean isWin(Table table, Seat seat) {
        return rules.scoring.score(wins.tsumo(table, seat)) instanceof Score;
    }

    /// Nine different terminals and honors at the first draw.
    private static boolean isNineTerminals(Table table, Seat seat) {
        Place place = table.place(seat);
        if (!place.pond().isEmpty() || !Facts.isUndisturbed(table)) {
            return false;
        }
        int kinds = 0;
        for (Tile face : place.hand().faces()) {
            kinds += face.isTerminalOrHonor() ? 1 : 0;
        }
        return kinds >= NINE;
    }

    private boolean mayDeclareRiichi(Table table, Place place) {
        return !Facts.isInRiichi(place)
                && Facts.isClosed(place)
                && (rules.riichiInDebt || place.points() >= STICK)
                && DeadWall.live(table.wall()) >= rules.riichiLiveTiles
                && !readyDiscards(place).isEmpty();
    }

    /// North may be set aside; after riichi only the one just drawn.
    private void kita(Place place, List<Action> actions) {
        boolean free = !Facts.isInRiichi(place) || place.drawn().orElseThrow() == Tile.NORTH;
        if (rules.kita && free && place.hand().contains(Tile.NORTH)) {
            actions.add(new Action.Lay(FlowerTiles.meld(List.of(Tile.NORTH))));
        }
    }

    /// The discards that leave the hand ready, after riichi was declared; any discard of a hand
    /// that was never ready, as somebody who cannot see it may imagine it.
    Choice afterRiichi(Table table, Seat seat) {
        Place place = table.place(seat);
        List<Action> ready = readyDiscards(place);
        return new Choice.OneOf(ready.isEmpty() ? Discards.of(place) : ready);
    }

    private List<Action> readyDiscards(Place place) {
        return Discards.of(place, tile -> Readiness.isReadyWithout(tile, place, rules));
    }

    /// Any tile but those a call bars.
    Choice afterCall(Table table, Seat seat, Meld meld) {
        return new Choice.OneOf(Discards.of(table.place(seat), tile -> !bars(meld, tile)));
    }

    /// Whether something is left to discard after a call.
    boolean leavesDiscard(Tiles hand, Meld meld) {
        for (Tile face : hand.faces()) {
            if (!bars(meld, face)) {
                return true;
            }
        }
        return false;
    }

    private boolean bars(Meld meld, Tile discard) {
        return rules.swap.bars(discard, meld, meld.taken().orElseThrow().tile());
    }

    /// What an action of the turn brings about, besides winning.
    List<Event> resolve(Table table, Seat seat, Action action) {
        return switch (action) {
            case Action.Discard(Tile tile, Origin origin) -> discard(table, seat, tile, origin);
            case Action.Declare(String word) when !Facts.isRiichi(word) ->
                    List.of(
                            action.by(seat),
                            Showing.hand(table, seat),
                            new Event.Ended(Words.NINE_TERMINALS));
            case Action.Lay _, Action.Add _, Action.Declare _ -> List.of(action.by(seat));
            case Action.Claim _,
                    Action.TakeBack _,
                    Action.Give _,
                    Action.TakeJoker _,
                    Action.Win _,
                    Action.Pass _ ->
                    throw new IllegalArgumentException("not a turn: " + action.text());
        };
    }

    private List<Event> discard(Table table, Seat seat, Tile tile, Origin origin) {
        Event discarded = Event.Discarded.of(seat, tile, origin);
        boolean open =
                table.log().last() instanceof Event.Declared(Seat _, String word)
                        && word.equals(Words.OPEN_RIICHI);
        List<Event> doras = kans.dorasDue(table, Facts.kans(table));
        if (doras.isEmpty() && !open) {
            return List.of(discarded);
        }
        List<Event> events = new ArrayList<>(doras);
        if (open) {
            events.add(Showing.hand(table, seat));
        }
        events.add(discarded);
        return events;
    }

    Kans kans() {
        return kans;
    }
}
