package sparrow.american.card.reader;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sparrow.american.card.Card;
import sparrow.core.tile.Reading;
import sparrow.testkit.Fuzz;
import sparrow.testkit.LongTest;

/// Whatever is typed, the reader answers with a card or with errors, and what it prints of a card
/// reads as the same card.
class CardFuzzTest {
    private static final String[] LINES =
            Stream.concat(
                            Stream.of(
                                    "card \"House\" edition \"demo\" license CC0 jokers 8\n",
                                    "option flowers 8 # comment\n",
                                    "section \"Odds\" nobonus nojokers concealed points 25\n"),
                            SparrowCard.text().lines().filter(line -> line.matches("\\d.*|or.*")))
                    .map(line -> line.matches("(?s)\\d.*|or.*") ? "section \"S\"\n" + line : line)
                    .toArray(String[]::new);

    @Test
    void mutated_lines_are_read_or_refused() {
        Fuzz.of(LINES).inputs(20_000).check(CardFuzzTest::reading);
    }

    @Test
    void mutated_cards_are_read_or_refused() {
        Fuzz.of(SparrowCard.text()).inputs(100).check(CardFuzzTest::reading);
    }

    @LongTest("fuzz-cards")
    void ten_million_cards_are_read_or_refused() {
        Fuzz.inTheLongRun(
                "fuzz-cards",
                10_000_000,
                20_000,
                "Broken lines of cards: all are read, and read the same when printed, or refused with their errors.",
                Map.of("lines of cards", new Fuzz.Parser(Fuzz.of(LINES), CardFuzzTest::reading)));
    }

    @Test
    void hostile_texts_are_refused() {
        Fuzz.hostile(CardFuzzTest::reading);
        Fuzz.hostile(text -> reading("section \"S\"\n1: " + text + " X 25"));
        Fuzz.hostile(text -> reading("section \"S\"\n1: FFF (" + text + ") X 25"));
    }

    private static Reading<Card> reading(String text) {
        return switch (CardReader.read(text)) {
            case CardReading.Compiled(Card card, List<Problem> _) -> {
                if (!CardReader.read(card.print()).orThrow().equals(card)) {
                    throw new AssertionError("printed and read again it differs: " + card.print());
                }
                yield new Reading.Read<>(card);
            }
            case CardReading.Faulty(List<Problem> errors) ->
                    new Reading.Misread<>(
                            errors.getFirst().column() - 1, errors.getFirst().toString());
        };
    }
}
