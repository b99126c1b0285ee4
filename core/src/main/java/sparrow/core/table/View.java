package sparrow.core.table;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Seat;

/// What one seat knows: the table folded from events as that seat saw them.
///
/// Folded when somebody looks, and not before: most players look only when they must think.
public final class View {
    private final Seat seat;
    private final Log truth;

    /// What was known when somebody last looked; older than the truth until somebody looks again.
    private @Nullable Table known;

    private View(Seat seat, Log truth, @Nullable Table known) {
        this.seat = seat;
        this.truth = truth;
        this.known = known;
    }

    /// What the seat knows of that (true) table.
    public static View of(Seat seat, Table table) {
        return new View(seat, table.log(), null);
    }

    /// The view after more has happened; `events` are the true ones.
    public View after(List<Event> events) {
        Log longer = truth;
        for (Event event : events) {
            longer = longer.plus(event);
        }
        return new View(seat, longer, known);
    }

    /// The view once the (true) table of the same hand has come this far.
    public View upTo(Table table) {
        return table.log().size() == truth.size() ? this : new View(seat, table.log(), known);
    }

    public Seat seat() {
        return seat;
    }

    public Place own() {
        return table().place(seat);
    }

    /// The table as the seat knows it.
    public Table table() {
        Table table = known;
        if (table == null) {
            table = Table.fold(seenAfter(0));
        } else if (table.log().size() < truth.size()) {
            table = table.after(seenAfter(table.log().size()));
        }
        known = table;
        return table;
    }

    /// What the seat has seen after the first `count` events.
    private List<Event> seenAfter(int count) {
        Eyes eyes = Eyes.of(seat);
        Event[] events = truth.after(count);
        for (int i = 0; i < events.length; i++) {
            events[i] = events[i].seenBy(eyes);
        }
        return Arrays.asList(events);
    }
}
