package sparrow.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sparrow.american.card.Card;
import sparrow.american.card.CardReading;
import sparrow.american.card.Problem;
import sparrow.american.card.SparrowCard;

/// The cards questions are asked about, each read once.
final class CardShelf {
    private static final long LARGEST = 4L << 20;

    private final Map<String, Card> cards = new HashMap<>();

    /// @param file where the card is written; the Sparrow card without one
    Card card(String file) throws RowError {
        Card known = cards.get(file);
        if (known == null) {
            known = file.isEmpty() ? SparrowCard.card() : read(file);
            cards.put(file, known);
        }
        return known;
    }

    private static Card read(String file) throws RowError {
        try {
            Path path = Path.of(file);
            if (Files.size(path) > LARGEST) {
                throw new RowError("bad_card", "the card " + file + " is larger than 4 MB.");
            }
            return compiled(file, Files.readString(path));
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw new RowError("bad_card", "there is no file " + file + ".");
        } catch (CharacterCodingException binary) {
            throw new RowError("bad_card", "the file " + file + " is no text.");
        } catch (IOException unreadable) {
            throw new RowError("bad_card", "the file " + file + " cannot be read.");
        }
    }

    private static Card compiled(String file, String text) throws RowError {
        return switch (Card.parse(text)) {
            case CardReading.Compiled(Card card, List<Problem> _) -> card;
            case CardReading.Faulty(List<Problem> errors) ->
                    throw new RowError(
                            "bad_card",
                            file
                                    + ", "
                                    + errors.getFirst()
                                    + (errors.size() > 1
                                            ? " 'sparrow card check' shows all "
                                                    + errors.size()
                                                    + " errors."
                                            : ""));
        };
    }
}
