package sparrow.american.advice;

import java.util.List;
import sparrow.american.card.Line;

/// A line with what an engine thinks of it.
///
/// @param worth by which lines are ranked: the score, or for the odds the value
/// @param score out of 100
/// @param components the parts of the score
/// @param chance to complete the line until the wall is out; with the odds engine by draws and
///   claims, else by draws alone
/// @param byDraws the exact chance by own draws alone
/// @param value the points that brings on average
/// @param viable whether it is worth a thought: not dead, and not all but hopeless
/// @param confidence from 0 to 1
public record RankedLine(
        LineFacts facts,
        double worth,
        double score,
        List<Component> components,
        Level level,
        double chance,
        double byDraws,
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

    RankedLine viable(boolean is) {
        return new RankedLine(
                facts, worth, score, components, level, chance, byDraws, value, is, confidence);
    }
}
