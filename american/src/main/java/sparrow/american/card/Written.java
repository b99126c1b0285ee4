package sparrow.american.card;

import java.util.List;

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
