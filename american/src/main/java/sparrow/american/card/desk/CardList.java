package sparrow.american.card.desk;

import java.util.List;
import sparrow.american.card.Card;
import sparrow.core.tile.Notation;
import sparrow.desk.Answer;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Inquiry;
import sparrow.desk.Refusal;

/// A row for each line of a card.
final class CardList implements Inquiry {
    @Override
    public String name() {
        return "list";
    }

    @Override
    public List<String> purpose() {
        return List.of("Lists the lines of a card with their points, difficulty and variations.");
    }

    @Override
    public List<String> examples() {
        return List.of(
                "Difficulty: how many of 100 seats that aim at a line when play begins win with",
                "it, estimated from the card; a line is easy from 16 on, medium from 11 on.",
                "'sparrow card lab' plays it out.");
    }

    @Override
    public List<Field> fields() {
        return List.of(CardQuestion.FIELD);
    }

    @Override
    public Answer answer(Given given) throws Refusal {
        Card card = CardQuestion.card(given);
        return new CardAnswer(
                () -> new CardSheet(card, Notation.AMERICAN).listed(), () -> CardData.listed(card));
    }
}
