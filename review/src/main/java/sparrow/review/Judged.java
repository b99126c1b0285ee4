package sparrow.review;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.odds.Forecast;

/// An action as the level that reviews sees it.
///
/// @param words the action in words of the game
/// @param value the points that the seat can expect from the rest of the hand, where the level
///   tells
/// @param forecast how the hand will end after it, where no rule settles it
/// @param why sentences of the assistant; none where nobody needs them
public record Judged(
        Action action,
        String words,
        Optional<Double> value,
        Optional<Forecast> forecast,
        List<String> why) {
    public Judged {
        why = List.copyOf(why);
    }
}
