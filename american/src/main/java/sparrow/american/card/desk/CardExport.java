package sparrow.american.card.desk;

import java.util.List;
import sparrow.american.card.Card;
import sparrow.core.tile.Notation;
import sparrow.desk.Answer;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Inquiry;
import sparrow.desk.Refusal;

/// The compiled card for programs.
final class CardExport implements Inquiry {
    @Override
    public String name() {
        return "export";
    }

    @Override
    public List<String> purpose() {
        return List.of("Writes a compiled card in JSON: its lines and every variation in tiles.");
    }

    @Override
    public List<String> examples() {
        return List.of(
                "{\"lines\": [{\"id\", \"section\", \"points\", \"concealed\", \"difficulty\",",
                "   \"variations\"}],",
                " \"variations\": [{\"line\", \"tiles\": [14], \"jokers\": [14 booleans],",
                "   \"groups\": [{\"tile\", \"count\", \"jokers\", \"exposable\"}]}]}",
                "Tiles: 1B 2C 3D N E W S R G 0 F; jokers says where a joker may stand. Groups are",
                "the equal tiles that stand together; two of the same tile stay two groups.");
    }

    @Override
    public List<Field> fields() {
        return List.of(CardQuestion.FIELD);
    }

    @Override
    public Form form() {
        return Form.DATA;
    }

    @Override
    public Answer answer(Given given) throws Refusal {
        Card card = CardQuestion.card(given);
        return new CardAnswer(
                () -> new CardSheet(card, Notation.AMERICAN).shown(card.lines()),
                () -> CardData.of(card, card.lines()));
    }
}
