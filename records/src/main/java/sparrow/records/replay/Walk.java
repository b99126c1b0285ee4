package sparrow.records.replay;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;

/// A recorded hand gone through from choice to choice.
///
/// @param moments in which somebody had to choose
/// @param end the table as far as record and rules go together
/// @param isWhole whether that is the end of the record
public record Walk(List<Moment> moments, Table end, boolean isWhole) {
    /// The start of a hand, and its wall.
    private static final int OPENING = 2;

    public Walk {
        moments = List.copyOf(moments);
    }

    /// @param told the events of a hand, from its start
    public static Walk of(Variant variant, List<Event> told) {
        List<Moment> moments = new ArrayList<>();
        Table table = Table.fold(told.subList(0, Math.min(OPENING, told.size())));
        boolean goesOn = true;
        while (goesOn && table.log().size() < told.size() && !table.isOver()) {
            Moment moment =
                    Moment.of(variant, table, told.subList(table.log().size(), told.size()));
            goesOn = moment.happened() > 0;
            if (goesOn) {
                if (!moment.asked().isEmpty()) {
                    moments.add(moment);
                }
                int size = table.log().size();
                table = table.after(told.subList(size, size + moment.happened()));
                goesOn = moment.isWhole() || isSomebodyAsked(variant, table);
            }
        }
        return new Walk(moments, table, table.log().size() == told.size());
    }

    /// Where a record leaves what the rules bring about, they go on from there only if somebody has
    /// to choose.
    private static boolean isSomebodyAsked(Variant variant, Table table) {
        return !table.isOver() && !variant.pending(table).isEmpty();
    }
}
