package sparrow.american.card.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.core.tile.Notation;
import sparrow.desk.Answer;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Inquiry;
import sparrow.desk.Refusal;

/// The card with its tiles drawn.
final class CardShow implements Inquiry {
    private static final String LINE = "line";

    @Override
    public String name() {
        return "show";
    }

    @Override
    public List<String> purpose() {
        return List.of("Shows a card: each line, how many variations it has, and one in tiles.");
    }

    @Override
    public List<String> examples() {
        return List.of(
                "  sparrow card show --line evens-1       every variation of one line",
                "A * stands behind the groups that take jokers.");
    }

    @Override
    public List<Field> fields() {
        return List.of(
                CardQuestion.FIELD,
                Field.texts(LINE, "ID[,ID...]", "only these lines, with all their variations"),
                Field.ascii());
    }

    @Override
    public Answer answer(Given given) throws Refusal {
        Card card = CardQuestion.card(given);
        List<Line> lines = lines(card, given);
        Notation notation = notation(given);
        return lines.isEmpty()
                ? new CardAnswer(
                        () -> new CardSheet(card, notation).shown(), () -> CardData.examples(card))
                : new CardAnswer(
                        () -> new CardSheet(card, notation).shown(lines),
                        () -> CardData.of(card, lines));
    }

    private static Notation notation(Given given) {
        return given.is(Field.ASCII) ? Notation.AMERICAN : Notation.UNICODE;
    }

    private static List<Line> lines(Card card, Given given) throws Refusal {
        List<Line> lines = new ArrayList<>();
        for (String text : given.texts(LINE)) {
            for (String id : text.split(",", -1)) {
                lines.add(line(card, id));
            }
        }
        return lines;
    }

    private static Line line(Card card, String id) throws Refusal {
        Optional<Line> line = card.line(id);
        if (line.isEmpty()) {
            throw new Refusal(
                    "unknown_line",
                    "there is no line '"
                            + id
                            + "'; sparrow card list names them, such as "
                            + card.lines().getFirst().id()
                            + ".");
        }
        return line.get();
    }
}
