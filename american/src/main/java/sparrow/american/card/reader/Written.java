package sparrow.american.card.reader;

import java.util.List;
import sparrow.american.card.Mark;
import sparrow.american.card.Pattern;
import sparrow.american.card.Printed;

/// A line as it was typed, without its number.
///
/// @param column where its groups begin
/// @param columns where each of its groups stands in the text
record Written(Pattern pattern, Mark mark, int points, int column, List<Integer> columns) {
    Written {
        columns = List.copyOf(columns);
    }

    Printed printed(int number, int alternative) {
        return new Printed(number, alternative, pattern, mark, points);
    }
}
