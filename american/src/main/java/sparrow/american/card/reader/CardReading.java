package sparrow.american.card.reader;

import java.util.List;
import java.util.stream.Collectors;
import sparrow.american.card.Card;

/// What came of reading the text of a card: the card, or everything that is wrong with it.
public sealed interface CardReading {
    /// @param warnings what is allowed and yet looks like a slip
    record Compiled(Card card, List<Problem> warnings) implements CardReading {
        public Compiled {
            warnings = List.copyOf(warnings);
        }
    }

    /// @param errors in the order of the text, at least one
    record Faulty(List<Problem> errors) implements CardReading {
        public Faulty {
            errors = List.copyOf(errors);
        }
    }

    /// The card; errors are thrown, for callers whose text cannot be wrong.
    default Card orThrow() {
        return switch (this) {
            case Compiled(Card card, List<Problem> _) -> card;
            case Faulty(List<Problem> errors) ->
                    throw new IllegalArgumentException(
                            errors.stream()
                                    .map(Problem::toString)
                                    .collect(Collectors.joining("\n")));
        };
    }
}
