package sparrow.records;

import java.util.List;
import sparrow.core.table.Event;

/// One hand of a record: what happened, and what no event can hold.
public record RecordedHand(List<Event> events, Sidenotes notes) {
    public RecordedHand {
        events = List.copyOf(events);
    }

    public Event.Started started() {
        return (Event.Started) events.getFirst();
    }

    /// Whether the record goes on to the end of the hand.
    public boolean isFinished() {
        return events.getLast() instanceof Event.Ended;
    }
}
