package sparrow.american.card.desk;

import java.util.List;
import java.util.Optional;
import sparrow.american.card.Card;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.CardReading;
import sparrow.american.card.reader.Problem;
import sparrow.american.card.reader.SparrowCard;
import sparrow.desk.Document;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;

/// A card that somebody asks about, read.
///
/// @param document the text, and what people call it
record CardQuestion(Document document, CardReading reading) {
    static final String TEXT = "text";

    static final Field FIELD =
            Field.document(TEXT, "a card (.mjcard); without it the Sparrow card").unnamed();

    private static final int WIDEST_SHOWN = 100;

    static CardQuestion read(Given given) {
        Document document =
                given.document(TEXT)
                        .orElseGet(() -> new Document("the Sparrow card", SparrowCard.text()));
        return new CardQuestion(document, CardReader.read(document.text()));
    }

    /// The card, for those who can do nothing with a faulty one.
    static Card card(Given given) throws Refusal {
        CardQuestion question = read(given);
        return switch (question.reading) {
            case CardReading.Compiled(Card card, List<Problem> _) -> card;
            case CardReading.Faulty(List<Problem> errors) -> throw question.faults(errors);
        };
    }

    /// Everything that is wrong, each with its place in the text.
    Refusal faults(List<Problem> errors) {
        List<String> lines = document.text().lines().toList();
        String count = errors.size() == 1 ? "an error" : errors.size() + " errors";
        String many = errors.size() == 1 ? "" : ", the first";
        StringBuilder text = new StringBuilder(document.name() + " has " + count + ".");
        for (Problem error : errors) {
            text.append("\n  ").append(error);
            shown(error, lines).ifPresent(text::append);
        }
        return new Refusal(
                "bad_card",
                document.name() + " has " + count + many + " in " + errors.getFirst(),
                text.toString());
    }

    /// The line of the text with a mark under the place that is wrong.
    private static Optional<String> shown(Problem error, List<String> lines) {
        if (error.line() > lines.size()) {
            return Optional.empty();
        }
        String line = lines.get(error.line() - 1).replace('\t', ' ');
        boolean plain = line.chars().noneMatch(Character::isISOControl);
        return plain && line.length() <= WIDEST_SHOWN && !line.isBlank()
                ? Optional.of("\n    " + line + "\n    " + " ".repeat(error.column() - 1) + "^")
                : Optional.empty();
    }
}
