package sparrow.american.desk;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.american.lines.Engine;
import sparrow.american.position.Position;
import sparrow.american.table.AmericanRules;
import sparrow.american.table.Said;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.desk.Answer;
import sparrow.desk.Beside;
import sparrow.desk.Question;

/// A question about an American hand that can be answered: everything in it was found to be legal.
///
/// @param names of the other players, where the question has them
/// @param lines those to think about
/// @param current the line played for so far
record AmericanQuestion(
        View view,
        Optional<Choice> choice,
        Map<Seat, String> names,
        Card card,
        List<Line> lines,
        Optional<String> current,
        Engine engine)
        implements Question {
    /// What a seat asks that must choose.
    static AmericanQuestion of(View view, Choice choice) {
        Card card = AmericanRules.of(view.table().rules()).card();
        return new AmericanQuestion(
                view,
                Optional.of(choice),
                Map.of(),
                card,
                card.lines(),
                Optional.empty(),
                Engine.ODDS);
    }

    /// What the view shows, the other players called as an answer calls them.
    Position position() {
        return Position.of(view, this::name);
    }

    private String name(Seat seat) {
        return Optional.ofNullable(names.get(seat))
                .orElseGet(() -> {
                    String key = Beside.between(view.seat(), seat, view.table().seats()).key();
                    return key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1);
                });
    }

    /// What somebody says, with the name of whoever it is about.
    String told(String word) {
        return Said.of(word).isPresent() && Said.of(word).get() instanceof Said.Challenge(Seat seat)
                ? "challenge " + name(seat)
                : word;
    }

    @Override
    public Answer answer(Level level) {
        return AmericanAnswer.of(this, level);
    }
}
