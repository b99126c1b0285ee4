package sparrow.american.desk;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Card;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.CardReading;
import sparrow.american.card.reader.Problem;
import sparrow.american.card.reader.SparrowCard;
import sparrow.desk.Refusal;

/// The cards questions are asked about, each read once. It remembers a few, the last ones asked
/// for, and serves several threads.
final class CardShelf {
    private static final String SPARROW = "sparrow";
    private static final int MOST = 4;

    private final Function<String, CardReading> reader;
    private final LinkedHashMap<String, Card> cards = new LinkedHashMap<>(16, 0.75f, true);

    CardShelf() {
        this(CardReader::read);
    }

    CardShelf(Function<String, CardReading> reader) {
        this.reader = reader;
    }

    /// The card that a question names, or spells out; the Sparrow card if it does neither.
    Card card(String given) throws Refusal {
        String name = given.strip();
        if (name.isEmpty() || name.equalsIgnoreCase(SPARROW)) {
            return SparrowCard.card();
        }
        if (!given.contains("\n")) {
            throw new Refusal(
                    "bad_card",
                    "there is no card of that name; write \"sparrow\", or the whole text of a card.");
        }
        Card known = known(given);
        if (known == null) {
            known = compiled(given);
            keep(given, known);
        }
        return known;
    }

    private synchronized @Nullable Card known(String text) {
        return cards.get(text);
    }

    private synchronized void keep(String text, Card card) {
        cards.put(text, card);
        if (cards.size() > MOST) {
            cards.pollFirstEntry();
        }
    }

    private Card compiled(String text) throws Refusal {
        return switch (reader.apply(text)) {
            case CardReading.Compiled(Card card, List<Problem> _) -> card;
            case CardReading.Faulty(List<Problem> errors) ->
                    throw new Refusal(
                            "bad_card",
                            "the card, "
                                    + errors.getFirst()
                                    + (errors.size() > 1
                                            ? " 'sparrow card check' or the card page shows all "
                                                    + errors.size()
                                                    + " errors."
                                            : ""));
        };
    }
}
