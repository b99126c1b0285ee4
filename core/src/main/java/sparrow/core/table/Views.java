package sparrow.core.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Seat;

/// What the seats of a hand know while it goes on.
///
/// A seat knows what everybody sees, its own place, and what it alone was shown. So what everybody
/// sees is folded once for all seats, from the events as a spectator saw them, when somebody looks;
/// and the log of a seat is put together when somebody reads it.
public final class Views {
    private final @Nullable View[] views = new View[Seat.values().length];
    private final @Nullable Read[] read = new Read[Seat.values().length];
    private @Nullable Open open;

    /// The table as everybody sees it.
    ///
    /// @param truth what really happened
    private record Open(Log truth, Table table) {}

    /// The log as a seat saw it.
    private record Read(Log truth, Log log) {}

    /// The same, to look at what might have happened instead: from here on each goes its own way.
    public Views branch() {
        Views other = new Views();
        System.arraycopy(views, 0, other.views, 0, views.length);
        System.arraycopy(read, 0, other.read, 0, read.length);
        other.open = open;
        return other;
    }

    /// What the seat knows once the (true) table has come this far.
    public View of(Seat seat, Table truth) {
        View view = views[seat.ordinal()];
        if (view == null || !view.isOf(truth)) {
            view = new View(seat, truth, this);
            views[seat.ordinal()] = view;
        }
        return view;
    }

    /// The table as that seat knows it.
    Table known(Seat seat, Table truth) {
        return open(truth.log()).knownBy(seat, truth, () -> log(seat, truth.log()));
    }

    @SuppressWarnings("ReferenceEquality") // an equal log is folded again
    private Table open(Log truth) {
        Open before = open;
        if (before != null && before.truth == truth) {
            return before.table;
        }
        Event[] news = before == null ? null : truth.seenSince(before.truth, Eyes.SPECTATOR);
        Table now =
                before == null || news == null
                        ? Table.fold(Arrays.asList(truth.seen(Eyes.SPECTATOR)))
                        : before.table.after(Arrays.asList(news));
        open = new Open(truth, now);
        return now;
    }

    private Log log(Seat seat, Log truth) {
        Eyes eyes = Eyes.of(seat);
        Read before = read[seat.ordinal()];
        Event[] news = before == null ? null : truth.seenSince(before.truth, eyes);
        Log now = before == null || news == null ? Log.of(truth.seen(eyes)) : before.log.plus(news);
        read[seat.ordinal()] = new Read(truth, now);
        return now;
    }
}
