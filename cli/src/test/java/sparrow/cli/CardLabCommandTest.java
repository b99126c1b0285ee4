package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CardLabCommandTest extends CommandTest {
    @TempDir private Path folder = Path.of("");

    @Test
    void every_line_of_a_card_has_its_row_and_its_place_in_the_picture() throws IOException {
        Path card =
                Files.writeString(
                        folder.resolve("my.mjcard"),
                        """
                        card "Two & two"
                        section "Sets"
                        1: FFFF 1111a 2222b 33c X 25
                        2: FF 111a 222b 3333c 44c X 30
                        """);
        Path plot = folder.resolve("lines.svg");

        assertThat(run("card", "lab", card.toString(), "--games", "3", "--plot", plot.toString()))
                .isZero();
        assertThat(out.toString())
                .startsWith("Two & two\n3 games of four intermediate bots, seed 1\n")
                .containsPattern(
                        "\nEast won [0-9.]+ % \\(95 % sure: .* to .*\\) and gained .* points")
                .contains("\nsets-1 ")
                .contains("\nsets-2 ");
        assertThat(Files.readString(plot))
                .startsWith("<svg ")
                .contains("Two &amp; two, 3 games", ">sets-1<", ">sets-2<");
    }

    @Test
    void json_counts_the_same_at_any_number_of_threads() {
        assertThat(run("card", "lab", "--games", "4", "--json", "--threads", "1")).isZero();
        String one = out.toString();
        out.getBuffer().setLength(0);
        assertThat(run("card", "lab", "--games", "4", "--json", "--threads", "3")).isZero();
        JsonNode answer = JsonMapper.builder().build().readTree(one);

        assertThat(out.toString()).isEqualTo(one);
        assertThat(answer.path("games").asInt()).isEqualTo(4);
        assertThat(answer.path("lines")).hasSize(62);
        assertThat(answer.at("/east_points/low").asDouble())
                .isLessThan(answer.at("/east_points/mean").asDouble());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --games 0         | --games is from 1 to 10,000,000, not 0.
                    --threads 0       | --threads is from 1 to 1,024, not 0.
                    --bot nobody      | American has no bot 'nobody'
                    --plot no/way.svg | the file no/way.svg cannot be written.
                    """)
    void what_cannot_be_is_told_before_the_games(String options, String sentence) {
        String[] given = options.split(" ");

        assertThat(run("card", "lab", given[0], given[1])).isEqualTo(2);
        assertThat(err.toString()).contains(sentence);
        assertThat(out.toString()).isEmpty();
    }
}
