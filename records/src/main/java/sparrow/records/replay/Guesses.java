package sparrow.records.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// All that the seats asked may have chosen together, the likeliest first by what a log tells next.
final class Guesses implements Iterator<Seats<Action>> {
    /// How far ahead an action is looked for.
    private static final int SOON = 12;

    private static final int PASS = SOON;
    private static final int UNLIKELY = SOON + 1;

    private final List<Event> next;
    private final Seats<List<Action>> open;
    private final int[] chosen;
    private boolean hasNext = true;

    /// @param told what follows in the log
    Guesses(Seats<Choice> asked, List<Event> told) {
        this.next = told.subList(0, Math.min(SOON, told.size()));
        this.open = asked.map((seat, choice) -> likeliestFirst(seat, actions(seat, choice)));
        this.chosen = new int[asked.size()];
    }

    @Override
    public boolean hasNext() {
        return hasNext;
    }

    @Override
    public Seats<Action> next() {
        if (!hasNext) {
            throw new NoSuchElementException("all choices have been tried");
        }
        List<Seat> seats = open.seats();
        Seats<Action> actions = Seats.none();
        for (int i = 0; i < chosen.length; i++) {
            actions = actions.with(seats.get(i), open.get(seats.get(i)).get(chosen[i]));
        }
        moveOn(seats);
        return actions;
    }

    private void moveOn(List<Seat> seats) {
        for (int i = 0; i < chosen.length; i++) {
            if (++chosen[i] < open.get(seats.get(i)).size()) {
                return;
            }
            chosen[i] = 0;
        }
        hasNext = false;
    }

    private List<Action> actions(Seat seat, Choice choice) {
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) -> actions;
            case Choice.TilesToGive give -> gifts(seat, give);
        };
    }

    /// What the log says was given; where it tells of no exchange, which tiles were offered made no
    /// difference.
    private List<Action> gifts(Seat seat, Choice.TilesToGive choice) {
        Set<Action> gifts = new LinkedHashSet<>();
        given(seat).map(Action.Give::new).filter(choice::allows).ifPresent(gifts::add);
        if (choice.least() == 0) {
            gifts.add(new Action.Give(List.of()));
        }
        gifts.add(choice.fallback());
        gifts.addAll(choice.or());
        return List.copyOf(gifts);
    }

    private Optional<List<Tile>> given(Seat seat) {
        return next.stream()
                .filter(Event.Exchanged.class::isInstance)
                .findFirst()
                .flatMap(event -> ((Event.Exchanged) event).given().find(seat));
    }

    private List<Action> likeliestFirst(Seat seat, List<Action> actions) {
        List<Action> sorted = new ArrayList<>(actions);
        sorted.sort(Comparator.comparingInt(action -> place(seat, action)));
        return sorted;
    }

    /// The place of the event that tells of the action.
    private int place(Seat seat, Action action) {
        for (int at = 0; at < next.size(); at++) {
            if (tells(next.get(at), seat, action)) {
                return at;
            }
        }
        return action instanceof Action.Pass ? PASS : UNLIKELY;
    }

    private static boolean tells(Event event, Seat seat, Action action) {
        return switch (action) {
            case Action.Discard(Tile tile, Origin origin) ->
                    event.equals(Event.Discarded.of(seat, tile, origin));
            case Action.Claim(Meld meld) -> event.equals(new Event.Claimed(seat, meld));
            case Action.Lay(Meld meld) -> event.equals(new Event.Laid(seat, meld));
            case Action.Add(int meld, Tile tile) -> event.equals(new Event.Added(seat, meld, tile));
            case Action.TakeBack(int meld, List<Tile> tiles) ->
                    event.equals(new Event.TakenBack(seat, meld, tiles));
            case Action.Declare(String word) -> event.equals(new Event.Declared(seat, word));
            case Action.Give(List<Tile> tiles) ->
                    event instanceof Event.Exchanged exchanged
                            && exchanged.given().find(seat).filter(tiles::equals).isPresent();
            case Action.TakeJoker(Seat owner, int meld, Tile given) ->
                    event.equals(new Event.JokerTaken(seat, owner, meld, given));
            case Action.Win() -> event instanceof Event.Won won && won.seat() == seat;
            case Action.Pass() -> false;
        };
    }
}
