package sparrow.riichi.table;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import sparrow.riichi.Score;

/// What a seat may do in its turn.
final class Turn {
    private static final int STICK = 1_000;
    private static final int NINE = 9;

    private final HouseRules rules;
    private final Moments moments;
    private final Kans kans;

    Turn(HouseRules rules, Moments moments) {
        this.rules = rules;
        this.moments = moments;
        this.kans = new Kans(rules);
    }

    /// With a tile just drawn.
    Choice afterDraw(Table table, Seat seat) {
        Place place = table.place(seat);
        List<Action> actions = new ArrayList<>(16);
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
            discards(place, actions);
        }
        return new Choice.OneOf(actions);
    }

    private boolean isWin(Table table, Seat seat) {
        return rules.scoring.score(moments.tsumo(table, seat)) instanceof Score;
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
            actions.add(
                    new Action.Lay(
                            new Meld(
                                    Meld.Kind.FLOWERS,
                                    List.of(Tile.NORTH),
                                    Meld.Manner.OWN,
                                    0,
                                    Optional.empty())));
        }
    }

    /// The discards that leave the hand ready, after riichi was declared; any discard of a hand
    /// that was never ready, as somebody who cannot see it may imagine it.
    Choice afterRiichi(Table table, Seat seat) {
        Place place = table.place(seat);
        List<Action> discards = readyDiscards(place);
        if (discards.isEmpty()) {
            discards(place, discards);
        }
        return new Choice.OneOf(discards);
    }

    private List<Action> readyDiscards(Place place) {
        List<Action> discards = new ArrayList<>();
        discards(place, discards);
        discards.removeIf(action ->
                action instanceof Action.Discard(Tile tile, Origin _)
                        && !Readiness.isReadyWithout(tile, place, rules));
        return discards;
    }

    /// Any tile: the one just drawn first.
    private static void discards(Place place, List<Action> actions) {
        Tiles held = place.hand();
        Optional<Tile> drawn = place.drawn();
        if (drawn.isPresent()) {
            actions.add(Action.Discard.of(drawn.get(), Origin.DRAWN));
            held = held.without(drawn.get());
        }
        held.forEachFace(face -> actions.add(Action.Discard.of(face, Origin.HAND)));
    }

    /// Any tile but those a call bars.
    Choice afterCall(Table table, Seat seat, Meld meld) {
        return new Choice.OneOf(unbarred(table.place(seat).hand(), meld));
    }

    List<Action> unbarred(Tiles hand, Meld meld) {
        List<Action> actions = new ArrayList<>(12);
        Tile called = meld.taken().orElseThrow().tile();
        hand.forEachFace(face -> {
            if (!rules.swap.bars(face, meld, called)) {
                actions.add(Action.Discard.of(face, Origin.HAND));
            }
        });
        return actions;
    }

    /// What an action of the turn brings about, besides winning.
    List<Event> resolve(Table table, Seat seat, Action action) {
        return switch (action) {
            case Action.Discard(Tile tile, Origin origin) -> discard(table, seat, tile, origin);
            case Action.Lay(Meld meld) -> List.of(new Event.Laid(seat, meld));
            case Action.Add(int meld, Tile tile) -> List.of(new Event.Added(seat, meld, tile));
            case Action.Declare(String word) when Facts.isRiichi(word) ->
                    List.of(new Event.Declared(seat, word));
            case Action.Declare _ ->
                    List.of(
                            new Event.Declared(seat, Words.NINE_TERMINALS),
                            new Event.Shown(seat, table.place(seat).hand().list()),
                            new Event.Ended(Words.NINE_TERMINALS));
            default -> throw new IllegalArgumentException("not a turn: " + action.text());
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
            events.add(new Event.Shown(seat, table.place(seat).hand().list()));
        }
        events.add(discarded);
        return events;
    }

    Kans kans() {
        return kans;
    }
}
