package sparrow.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.table.Views;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// One hand being played: ask the pending seats, resolve, record.
///
/// Not safe for use by several threads at once.
public final class Game {
    private final Variant variant;
    private Table table;
    private Seats<Choice> pending = Seats.none();
    private final Views views = new Views();

    private Game(Variant variant, Table table) {
        this.variant = variant;
        this.table = table;
        moveOn(List.of());
    }

    /// A new hand, its wall shuffled and its dice rolled by `chance`, played up to the first
    /// choice.
    public static Game start(Variant variant, Event.Started started, Chance chance) {
        List<Tile> tiles = chance.shuffled(variant.tiles());
        List<Integer> rolls = new ArrayList<>(0);
        for (int faces : variant.dice()) {
            rolls.add(chance.below(faces));
        }
        return resume(variant, Table.start(started).after(new Event.WallBuilt(tiles, rolls)));
    }

    /// A hand taken up where its table stands.
    public static Game resume(Variant variant, Table table) {
        return new Game(variant, table);
    }

    /// Plays a whole hand.
    public static Table play(
            Variant variant, Event.Started started, Chance chance, Seats<Player> players) {
        Game game = start(variant, started, chance);
        while (!game.isOver()) {
            game.answer(
                    game.pending.map(
                            (seat, choice) -> players.get(seat).choose(game.view(seat), choice)));
        }
        return game.table();
    }

    public Table table() {
        return table;
    }

    /// Who must choose, and from what; nobody once the hand is over.
    public Seats<Choice> pending() {
        return pending;
    }

    public boolean isOver() {
        return table.isOver();
    }

    public View view(Seat seat) {
        if (!table.places().has(seat)) {
            throw new IllegalArgumentException("nobody sits at " + seat);
        }
        return views.of(seat, table);
    }

    /// Why a seat may not do that now; empty when it may.
    public Optional<String> refusal(Seat seat, Action action) {
        if (isOver()) {
            return Optional.of("the hand is over");
        }
        if (!pending.has(seat)) {
            return Optional.of("seat " + seat + " has nothing to choose now");
        }
        return pending.get(seat).allows(action)
                ? Optional.empty()
                : Optional.of("seat " + seat + " cannot " + action.text() + " now");
    }

    /// The choices of all pending seats, at once. Returns what happened, up to the next choice or
    /// the end.
    public List<Event> answer(Seats<Action> chosen) {
        for (Seat seat : chosen.seats()) {
            if (!pending.has(seat) || !pending.get(seat).allows(chosen.get(seat))) {
                throw new Refused(refusal(seat, chosen.get(seat)).orElseThrow());
            }
        }
        if (chosen.size() != pending.size()) {
            throw new Refused(
                    "seats " + pending.seats() + " choose now, not only " + chosen.seats());
        }
        return List.copyOf(moveOn(happen(chosen)));
    }

    /// Lets everything happen that nobody chooses, and returns all news.
    private List<Event> moveOn(List<Event> before) {
        List<Event> news = before;
        pending = isOver() ? Seats.none() : variant.pending(table);
        while (pending.isEmpty() && !isOver()) {
            news = new ArrayList<>(news);
            news.addAll(happen(Seats.none()));
            pending = isOver() ? Seats.none() : variant.pending(table);
        }
        return news;
    }

    private List<Event> happen(Seats<Action> chosen) {
        List<Event> events = variant.resolve(table, chosen);
        if (events.isEmpty()) {
            throw new IllegalStateException(
                    variant.name() + " lets nothing happen after " + table.log().last());
        }
        table = table.after(events);
        return events;
    }
}
