package sparrow.answers;

import java.util.List;

/// A question about an American hand as somebody wrote it down, not yet checked. Nothing is the
/// empty text.
///
/// @param exposed the own groups, such as `(5B 5B J)`
/// @param others what others have exposed, such as `west:(5B 5B J)`
/// @param discards tiles on the table, with `west:` before them if it is known whose
/// @param card what the shelf knows it by
/// @param passed tiles given away in the Charleston
/// @param lines ids of lines to think about; all if there are none
/// @param current the id of the line played for so far
public record AmericanGiven(
        String hand,
        List<String> exposed,
        List<String> others,
        List<String> discards,
        String passed,
        String wall,
        String phase,
        String card,
        List<String> lines,
        String current,
        String engine) {
    public AmericanGiven {
        exposed = List.copyOf(exposed);
        others = List.copyOf(others);
        discards = List.copyOf(discards);
        lines = List.copyOf(lines);
    }

    /// Nothing at all: what holds for questions that leave everything else to be told.
    public static AmericanGiven nothing() {
        return new AmericanGiven(
                "", List.of(), List.of(), List.of(), "", "", "", "", List.of(), "", "");
    }
}
