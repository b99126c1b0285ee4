package sparrow.records;

import java.util.List;
import sparrow.core.table.Event;

/// A match as a record tells it: who played, and its hands in order.
///
/// The last hand may be unfinished; every hand folds into a table.
public record Transcript(Header header, List<RecordedHand> hands) {
    public Transcript {
        hands = List.copyOf(hands);
    }

    /// A match that nothing is known of but its events, hand after hand.
    public static Transcript of(List<List<Event>> hands) {
        return new Transcript(
                Header.NONE,
                hands.stream().map(events -> new RecordedHand(events, Sidenotes.NONE)).toList());
    }

    /// All events, hand after hand.
    public List<Event> events() {
        return hands.stream().flatMap(hand -> hand.events().stream()).toList();
    }
}
