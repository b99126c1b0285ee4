package sparrow.american.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.american.card.reader.CardReader;

/// The example lines of the language, and how many hands each stands for.
class ElevenLinesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            quoteCharacter = '\0',
            textBlock =
                    """
                    FFF 2030a 22b 33b 222c X 30                                       =   6
                    20a 30b FFFFF xxxxxc (x in 2,3) X 45                              =  12
                    2222a 44b 66b 888c 888a X 30                                      =   6
                    1111a DDDa 11b DD@d 111c (like 1-9) X 35                          =  54
                    11111a 22b 33333c RG (run) X 45                                   =  42
                    111a 2222a 333a 44b 55b (run) X 25                                =  30
                    1234a 1234b 333c DDDc (run) C 35                                  =  18
                    1357a 9999a xxxb xxxc (x in odd) X 35                             =  15
                    FF 369a 3333b 99999c X 40                                         =   6
                    {112345|122345|123345|123445|123455}a NEWS DDa DDb (run) C 50     = 150
                    """)
    void a_line_stands_for_that_many_hands(String line, int variations) {
        assertThat(card(line).variations()).hasSize(variations);
    }

    @Test
    void opposite_dragons_beside_two_neighbouring_kongs_are_forty_eight_hands() {
        assertThat(card("EW NS xxxxa yyyyb DDc (y = x+1) X 35").variations()).hasSize(48);
    }

    @Test
    void the_examples_in_the_docs_stand_for_as_many_hands_as_they_say() throws IOException {
        String docs = Files.readString(Path.of("..", "docs", "card-language.md"));
        String examples = docs.substring(docs.indexOf("## Eleven examples"));
        List<String> rows =
                examples.lines()
                        .dropWhile(row -> !row.equals("```"))
                        .skip(1)
                        .takeWhile(row -> !row.equals("```"))
                        .toList();
        List<Integer> counts =
                rows.stream()
                        .filter(row -> row.contains("#"))
                        .map(row -> row.replaceFirst(".*# *(\\d+).*", "$1"))
                        .map(Integer::valueOf)
                        .toList();

        assertThat(CardReader.read(String.join("\n", rows)).orThrow().lines())
                .hasSize(11)
                .extracting(line -> line.variations().size())
                .isEqualTo(counts);
    }

    private static Card card(String line) {
        return CardReader.read("section \"Lines\"\n" + line).orThrow();
    }
}
