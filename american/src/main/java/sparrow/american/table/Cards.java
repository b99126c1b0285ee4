package sparrow.american.table;

import java.util.LinkedHashMap;
import java.util.Map;
import sparrow.american.card.Card;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.CardReading;
import sparrow.american.card.reader.SparrowCard;
import sparrow.core.table.Unplayable;

/// The cards in play, each compiled once.
final class Cards {
    /// The name of the card that comes with the program.
    static final String SPARROW = "sparrow";

    private static final int KEPT = 8;
    private static final Map<String, CardInPlay> COMPILED = new LinkedHashMap<>();

    private Cards() {}

    /// The card the rules name or spell out.
    static CardInPlay of(String text) {
        synchronized (COMPILED) {
            CardInPlay known = COMPILED.remove(text);
            CardInPlay card = known == null ? new CardInPlay(read(text)) : known;
            if (COMPILED.size() >= KEPT) {
                COMPILED.remove(COMPILED.keySet().iterator().next());
            }
            COMPILED.put(text, card);
            return card;
        }
    }

    private static Card read(String text) {
        if (text.equals(SPARROW)) {
            return SparrowCard.card();
        }
        return switch (CardReader.read(text)) {
            case CardReading.Compiled(Card card, var _) -> card;
            case CardReading.Faulty(var errors) ->
                    throw new Unplayable(
                            "rule 'card' is 'sparrow' or the text of a card, and this text is none: "
                                    + errors.getFirst());
        };
    }

    /// What a log calls the card: its name, or its text in canonical form.
    static String named(String text) {
        return text.equals(SPARROW) ? SPARROW : of(text).card().print();
    }
}
