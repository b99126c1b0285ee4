package sparrow.core.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Seat;

/// What one seat knows: the table folded from events as that seat saw them.
///
/// Folded when somebody looks, and not before: most players look only when they must think.
public final class View {
    private final Seat seat;
    private Knowledge knowledge;

    private sealed interface Knowledge {}

    /// The table as the seat knows it.
    private record Folded(Table table) implements Knowledge {}

    /// True events that nobody has looked at yet.
    private record Unread(Optional<View> before, List<Event> news) implements Knowledge {}

    private View(Seat seat, Knowledge knowledge) {
        this.seat = seat;
        this.knowledge = knowledge;
    }

    /// What the seat knows of that (true) table.
    public static View of(Seat seat, Table table) {
        return new View(seat, new Unread(Optional.empty(), table.log().events()));
    }

    /// The view after more has happened; `events` are the true ones.
    public View after(List<Event> events) {
        return new View(seat, new Unread(Optional.of(this), List.copyOf(events)));
    }

    public Seat seat() {
        return seat;
    }

    public Place own() {
        return table().place(seat);
    }

    /// The table as the seat knows it.
    public Table table() {
        if (knowledge instanceof Folded(Table table)) {
            return table;
        }
        Table table = fold();
        knowledge = new Folded(table);
        return table;
    }

    /// A loop and not a recursion: a player who never looks leaves a long chain.
    private Table fold() {
        List<List<Event>> news = new ArrayList<>();
        Optional<View> view = Optional.of(this);
        Optional<Table> known = Optional.empty();
        while (view.isPresent()) {
            switch (view.get().knowledge) {
                case Folded(Table table) -> {
                    known = Optional.of(table);
                    view = Optional.empty();
                }
                case Unread(Optional<View> before, List<Event> events) -> {
                    news.add(seen(events));
                    view = before;
                }
            }
        }
        Table table = known.orElseGet(() -> Table.fold(news.removeLast()));
        for (List<Event> events : news.reversed()) {
            table = table.after(events);
        }
        return table;
    }

    private List<Event> seen(List<Event> events) {
        Eyes eyes = Eyes.of(seat);
        List<Event> seen = new ArrayList<>(events.size());
        for (Event event : events) {
            seen.add(event.seenBy(eyes));
        }
        return seen;
    }
}
