package sparrow.answers;

import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Card;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.CardReading;
import sparrow.american.card.reader.Problem;
import sparrow.american.card.reader.SparrowCard;
import sparrow.desk.Refusal;

/// The cards questions are asked about, each read once. It remembers a few, the last ones asked
/// for, and serves several threads.
public final class CardShelf {
    /// Finds the card that a question calls by this name.
    @FunctionalInterface
    public interface Finder {
        Card card(String name) throws Refusal;
    }

    private static final int MOST = 4;

    private final Finder finder;
    private final LinkedHashMap<String, Card> cards = new LinkedHashMap<>(16, 0.75f, true);

    public CardShelf(Finder finder) {
        this.finder = finder;
    }

    /// @param name as the finder knows it; the Sparrow card without one
    public Card card(String name) throws Refusal {
        if (name.isEmpty()) {
            return SparrowCard.card();
        }
        Card known = known(name);
        if (known == null) {
            known = finder.card(name);
            keep(name, known);
        }
        return known;
    }

    private synchronized @Nullable Card known(String name) {
        return cards.get(name);
    }

    private synchronized void keep(String name, Card card) {
        cards.put(name, card);
        if (cards.size() > MOST) {
            cards.pollFirstEntry();
        }
    }

    /// The card a text describes.
    ///
    /// @param title what a refusal calls the text
    /// @param all who shows every error of a text that has several
    public static Card compiled(String title, String text, String all) throws Refusal {
        return switch (CardReader.read(text)) {
            case CardReading.Compiled(Card card, List<Problem> _) -> card;
            case CardReading.Faulty(List<Problem> errors) ->
                    throw new Refusal(
                            "bad_card",
                            title
                                    + ", "
                                    + errors.getFirst()
                                    + (errors.size() > 1
                                            ? " " + all + " shows all " + errors.size() + " errors."
                                            : ""));
        };
    }
}
