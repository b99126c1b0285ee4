package sparrow.filipino;

import java.util.List;
import sparrow.shapes.HandReading;

/// What a win is worth by one reading of its hand.
///
/// @param ambitions those that count, in the order of the rule book
/// @param doublings how often the sum is doubled
public record Score(Win win, HandReading reading, List<Counted> ambitions, int doublings) {
    /// An ambition with its quarters from each payer.
    public record Counted(Ambition ambition, int quarters) {}

    public Score {
        ambitions = List.copyOf(ambitions);
    }

    /// What one payer pays once, in quarters.
    public int quarters() {
        return ambitions.stream().mapToInt(Counted::quarters).sum() << doublings;
    }

    public boolean has(Ambition ambition) {
        return ambitions.stream().anyMatch(counted -> counted.ambition() == ambition);
    }
}
