package sparrow.american.card.reader;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.american.card.Card;
import sparrow.american.card.Variation;
import sparrow.core.tile.Notation;

/// Each choice among the alternatives of a line is a line of its own, limited by nothing that
/// stands in the others.
class AlternativesTest {
    private static final long SEED = Long.getLong("sparrow.seed", 16);

    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            quoteCharacter = '\0',
            textBlock =
                    """
                    {111|555}a 2222b 3333b 444a (run)               →  72
                    {11|22|33}a 4444a 5555b 66b DDc (run)           →  90
                    {11|99}a NNNN EEEE WWWW (run)                   →  27
                    {1111|9999}a 55b 0000 FFFF (run 2)              →  36
                    {11|77}a 333b 555c FFFFFF (run; mirror)         →  60
                    xxxa {yy|zz}b NNNN FFFFF (y = x+1; z = x-1)     →  96
                    xxxa {yy|zz}b NNNN FFFFF (y = x+1; z in 5; distinct) → 90
                    {111a|NNN} 111b DDDDb FFFF (like)               →  81
                    """)
    void every_alternative_goes_as_far_as_its_own_numbers_go(String line, int hands) {
        Card card = CardReader.read("section \"Lines\"\n" + line + " X 25").orThrow();

        assertThat(card.variations()).hasSize(hands);
    }

    @Test
    void random_lines_stand_for_the_hands_that_trying_everything_finds() {
        Random random = new Random(SEED);
        int compared = 0;
        int varied = 0;
        for (int number = 0; number < 200; number++) {
            RandomLine line = RandomLine.of(random);
            CardReading reading = CardReader.read("section \"Lines\"\n" + line.text());
            if (!isTooMuch(reading)) {
                SortedSet<String> hands = new PlainExpansion(line).hands();
                assertThat(hands(reading))
                        .as("line %d of seed %d: %s", number, SEED, line.text())
                        .isEqualTo(hands);
                compared++;
                varied += hands.size() > 1 ? 1 : 0;
            }
        }

        assertThat(compared).as("seed %d", SEED).isGreaterThan(150);
        assertThat(varied).as("seed %d", SEED).isGreaterThan(100);
    }

    private static boolean isTooMuch(CardReading reading) {
        return reading instanceof CardReading.Faulty(List<Problem> errors)
                && errors.getFirst().what().startsWith("the card has more than");
    }

    /// Nothing, if the reader finds that no hand fits.
    private static SortedSet<String> hands(CardReading reading) {
        SortedSet<String> hands = new TreeSet<>();
        switch (reading) {
            case CardReading.Faulty(List<Problem> errors) ->
                    assertThat(errors)
                            .singleElement()
                            .satisfies(error ->
                                    assertThat(error.what()).startsWith("no hand fits the line"));
            case CardReading.Compiled(Card card, List<Problem> _) -> {
                for (Variation variation : card.variations()) {
                    assertThat(hands.add(text(variation))).as(variation.toString()).isTrue();
                }
            }
        }
        return hands;
    }

    private static String text(Variation variation) {
        return variation.groups().stream()
                .map(group ->
                        Notation.AMERICAN.write(group.tile())
                                + "x"
                                + group.count()
                                + (group.jokers() ? "*" : ""))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            quoteCharacter = '\0',
            textBlock =
                    """
                    FFFFF {44444@b!|44444@b} NNNN                   → 7: no hand has the alternative 44444@b!: it asks for 5 natural 4B and there are 4
                    {11|22}a NNNN EEEE WWWW (run)                   → 1: the alternative 22a adds no hand that the others lack
                    {111|222}a FFFF NNNN RRR (like)                 → 1: the alternative 222a adds no hand that the others lack
                    1111a 1111b {DDa|DDb} FFFF (like)               → 13: the alternative DDb adds no hand that the others lack
                    xxxa {yy|zz}b NNNN FFFFF (y = x+9; z = x+1)     → 6: no hand has the alternative yyb: no number from 1 to 9 fits its remark
                    {111|555}a 2222b 3333b 444a (run)               →
                    {11|22|33}a 4444a 5555b 66b DDc (run)           →
                    """)
    void an_alternative_that_leads_to_no_hand_of_its_own_earns_a_warning(
            String line, @Nullable String warning) {
        CardReading reading = CardReader.read("section \"Lines\"\n" + line + " X 25");

        assertThat(((CardReading.Compiled) reading).warnings())
                .extracting(problem -> problem.column() + ": " + problem.what())
                .isEqualTo(warning == null ? List.of() : List.of(warning));
    }
}
