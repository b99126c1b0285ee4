package sparrow.core.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The events of a hand so far: immutable, and linked backwards so that a longer log shares the
/// shorter one.
public final class Log {
    private final @Nullable Log before;
    private final Event last;
    private final int size;

    private Log(@Nullable Log before, Event last) {
        this.before = before;
        this.last = last;
        this.size = before == null ? 1 : before.size + 1;
    }

    static Log of(Event first) {
        return new Log(null, first);
    }

    /// The log of these events, of which there are some.
    static Log of(Event[] events) {
        Log log = of(events[0]);
        for (int i = 1; i < events.length; i++) {
            log = log.plus(events[i]);
        }
        return log;
    }

    Log plus(Event event) {
        return new Log(this, event);
    }

    Log plus(Event[] events) {
        Log log = this;
        for (Event event : events) {
            log = log.plus(event);
        }
        return log;
    }

    public Event last() {
        return last;
    }

    public int size() {
        return size;
    }

    /// The log up to the event before the last.
    public Optional<Log> before() {
        return Optional.ofNullable(before);
    }

    /// All events, in the order they happened.
    public List<Event> events() {
        return since(0);
    }

    /// The events after the first `count`.
    public List<Event> since(int count) {
        Event[] events = new Event[Math.clamp(size - (long) count, 0, size)];
        Log log = this;
        for (int i = events.length - 1; i >= 0 && log != null; i--) {
            events[i] = log.last;
            log = log.before;
        }
        return List.of(events);
    }

    /// All events as those eyes saw them.
    Event[] seen(Eyes eyes) {
        Event[] events = new Event[size];
        seen(events, eyes);
        return events;
    }

    /// The events since an earlier log as those eyes saw them; none at all if that log did not
    /// become this one.
    @SuppressWarnings("ReferenceEquality") // a log that grew holds the very one it was
    Event @Nullable [] seenSince(Log earlier, Eyes eyes) {
        if (earlier.size > size) {
            return null;
        }
        Event[] events = new Event[size - earlier.size];
        return seen(events, eyes) == earlier ? events : null;
    }

    /// Fills in the last events, and returns the log before them.
    private @Nullable Log seen(Event[] events, Eyes eyes) {
        Log log = this;
        for (int i = events.length - 1; i >= 0 && log != null; i--) {
            events[i] = log.last.seenBy(eyes);
            log = log.before;
        }
        return log;
    }

    /// The newest event that fits, looking back from the end.
    public Optional<Event> newest(Predicate<Event> fits) {
        for (Log log = this; log != null; log = log.before) {
            if (fits.test(log.last)) {
                return Optional.of(log.last);
            }
        }
        return Optional.empty();
    }

    /// How many events fit.
    public int count(Predicate<Event> fits) {
        int count = 0;
        for (Log log = this; log != null; log = log.before) {
            count += fits.test(log.last) ? 1 : 0;
        }
        return count;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Log that && size == that.size && events().equals(that.events());
    }

    @Override
    public int hashCode() {
        return 31 * size + last.hashCode();
    }
}
