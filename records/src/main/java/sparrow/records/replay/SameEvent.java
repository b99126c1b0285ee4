package sparrow.records.replay;

import java.util.List;
import sparrow.core.table.Event;

/// Whether a log tells what the rules bring about. A score sheet in a log may lack lines that name
/// something and count nothing: sheets have learned to name more since it was written.
final class SameEvent {
    private SameEvent() {}

    static boolean agree(Event rules, Event told) {
        return rules.equals(told)
                || (rules instanceof Event.Paid ours
                        && told instanceof Event.Paid theirs
                        && ours.reason().equals(theirs.reason())
                        && ours.points().equals(theirs.points())
                        && ours.pot() == theirs.pot()
                        && tellsLess(ours.lines(), theirs.lines()));
    }

    private static boolean tellsLess(List<Event.Line> ours, List<Event.Line> theirs) {
        int next = 0;
        for (Event.Line line : ours) {
            if (next < theirs.size() && theirs.get(next).equals(line)) {
                next++;
            } else if (line.amount() != 0 || line.isSum()) {
                return false;
            }
        }
        return next == theirs.size();
    }
}
