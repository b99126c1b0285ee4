package sparrow.american.lines;

import java.util.List;
import sparrow.american.card.Line;

/// A line with what an engine thinks of it.
///
/// @param worth by which lines are ranked: the score, or for the odds the value
/// @param score out of 100
/// @param components the parts of the score
/// @param chance to complete the line until the wall is out, by draws and claims
/// @param byDraws the exact chance by own draws alone
/// @param jokerless the part of the chance without any joker
/// @param value the points that brings on average
/// @param viable whether it is worth a thought: not dead, and with a chance that is more than
///   remote
/// @param confidence from 0 to 1
public record RankedLine(
        LineFacts facts,
        double worth,
        double score,
        List<Component> components,
        Rating level,
        double chance,
        double byDraws,
        double jokerless,
        double value,
        boolean viable,
        double confidence) {
    /// A part of a score.
    public record Component(String name, double points) {}

    public RankedLine {
        components = List.copyOf(components);
    }

    public Line line() {
        return facts.line();
    }
}
