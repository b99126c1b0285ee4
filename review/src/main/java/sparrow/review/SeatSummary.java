package sparrow.review;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a review comes to for one seat.
///
/// @param unclear choices of which the record does not tell what was done
/// @param costliest indices of its choices in the review, the costliest first
/// @param result what the finished hands brought, in points
/// @param luck which part of that the tiles brought
/// @param placement all costs together in placement
public record SeatSummary(
        Count count,
        int unclear,
        Map<Kind, Count> kinds,
        List<Integer> costliest,
        int result,
        Optional<Parts> luck,
        Optional<Double> placement) {
    static final int MOST = 10;

    public SeatSummary {
        kinds = Map.copyOf(kinds);
        costliest = List.copyOf(costliest);
    }

    /// A result in two parts.
    ///
    /// @param interval half the width of the 95 % interval of both
    public record Parts(double tiles, double play, double interval) {}

    /// Choices, how many of them were of which size, and what they cost.
    public record Count(int choices, double cost, int inaccuracies, int mistakes, int blunders) {
        static final Count NONE = new Count(0, 0, 0, 0, 0);

        Count plus(ReviewedChoice choice) {
            return new Count(
                    choices + 1,
                    cost + choice.cost(),
                    inaccuracies + one(choice, Size.INACCURACY),
                    mistakes + one(choice, Size.MISTAKE),
                    blunders + one(choice, Size.BLUNDER));
        }

        private static int one(ReviewedChoice choice, Size size) {
            return choice.size() == size ? 1 : 0;
        }

        /// The share of choices that cost nothing worth a word.
        public double accuracy() {
            return choices == 0 ? 1 : 1 - (double) (inaccuracies + mistakes + blunders) / choices;
        }
    }

    static Count count(List<ReviewedChoice> choices) {
        Count count = Count.NONE;
        for (ReviewedChoice choice : choices) {
            count = count.plus(choice);
        }
        return count;
    }

    static Map<Kind, Count> kinds(List<ReviewedChoice> choices) {
        Map<Kind, Count> kinds = new EnumMap<>(Kind.class);
        for (ReviewedChoice choice : choices) {
            kinds.put(choice.kind(), kinds.getOrDefault(choice.kind(), Count.NONE).plus(choice));
        }
        return kinds;
    }

    /// @param all the choices of the review
    /// @param own those of the seat
    static List<Integer> costliest(List<ReviewedChoice> all, List<ReviewedChoice> own) {
        return own.stream()
                .filter(choice -> choice.size() != Size.NONE)
                .sorted(Comparator.comparingDouble(ReviewedChoice::cost).reversed())
                .limit(MOST)
                .map(all::indexOf)
                .toList();
    }
}
