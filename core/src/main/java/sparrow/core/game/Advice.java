package sparrow.core.game;

import java.util.Comparator;
import java.util.List;

/// Actions ranked best first, each with what it is worth and why.
public record Advice(List<Ranked> ranking) {
    public record Ranked(Action action, double value, List<Reason> reasons) {
        public Ranked {
            reasons = List.copyOf(reasons);
            if (Double.isNaN(value)) {
                throw new IllegalArgumentException("to " + action.text() + " is worth no number");
            }
        }
    }

    /// A reason with its number, such as ("tiles still out", 7, "7 tiles bring the hand nearer").
    public record Reason(String name, double number, String sentence) {}

    public Advice {
        ranking = List.copyOf(ranking);
        if (ranking.isEmpty()) {
            throw new IllegalArgumentException("advice names an action");
        }
    }

    /// Ranks by value, highest first; equal values keep their order.
    public static Advice ranked(List<Ranked> actions) {
        return new Advice(
                actions.stream()
                        .sorted(Comparator.comparingDouble(Ranked::value).reversed())
                        .toList());
    }

    public Action best() {
        return ranking.getFirst().action();
    }
}
