package sparrow.core.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Seat;

/// What one seat knows: the table folded from events as that seat saw them.
///
/// Folded when somebody looks, and not before: most players look only when they must think.
public final class View {
    private final Seat seat;
    private final Table truth;
    private final Views views;
    private @Nullable Table known;

    View(Seat seat, Table truth, Views views) {
        this.seat = seat;
        this.truth = truth;
        this.views = views;
    }

    /// What the seat knows of that (true) table.
    public static View of(Seat seat, Table table) {
        return new Views().of(seat, table);
    }

    /// The view after more has happened; `events` are the true ones.
    public View after(List<Event> events) {
        return new View(seat, truth.after(events), views);
    }

    @SuppressWarnings("ReferenceEquality") // an equal table gets a view of its own
    boolean isOf(Table table) {
        return truth == table;
    }

    public Seat seat() {
        return seat;
    }

    public Place own() {
        return truth.place(seat);
    }

    /// The table as the seat knows it.
    public Table table() {
        Table table = known;
        if (table == null) {
            table = views.known(seat, truth);
            known = table;
        }
        return table;
    }
}
