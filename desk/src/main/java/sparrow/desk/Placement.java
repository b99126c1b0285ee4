package sparrow.desk;

import java.util.List;
import sparrow.core.table.Event;

/// What points come to at the end of a match, in a game in which the place decides.
public interface Placement {
    /// What a result counts in, such as `thousands with uma`.
    String unit();

    /// How many points of the table are one of that unit, if the place stays the same.
    double pointsAUnit();

    /// How many hands are likely to follow a hand that opens so; 0 after the last.
    double handsAfter(Event.Started started);

    /// What each seat takes home if the match ends with these points, in the order of the seats.
    List<Double> results(List<Double> points);
}
