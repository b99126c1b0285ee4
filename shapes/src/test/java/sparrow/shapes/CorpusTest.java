package sparrow.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Answers of other engines, read from the folder that the system property `sparrow.corpus` names.
class CorpusTest {
    private static final JsonMapper JSON = new JsonMapper();

    @ParameterizedTest
    @ValueSource(strings = {"normal", "hon", "tin", "koku"})
    void shanten_agrees_with_the_corpus(String name) throws IOException {
        int rows = 0;
        for (String line : lines("shanten-" + name + ".txt.gz")) {
            int[] numbers = Stream.of(line.trim().split(" ")).mapToInt(Integer::parseInt).toArray();
            int[] kinds = new int[Tile.KINDS];
            for (int i = 0; i < 14; i++) {
                kinds[numbers[i]]++;
            }
            Holding holding = Holding.of(kinds, 0);
            assertThat(
                            List.of(
                                    Distance.of(holding, Form.STANDARD) - 1,
                                    Distance.of(holding, Form.THIRTEEN_ORPHANS) - 1,
                                    Distance.of(holding, Form.SEVEN_PAIRS) - 1))
                    .as(line)
                    .isEqualTo(List.of(numbers[14], numbers[15], numbers[16]));
            rows++;
        }
        assertThat(rows).isEqualTo(5_000);
    }

    @Test
    void traps_of_other_engines_are_avoided() throws IOException {
        for (String line : lines("shanten-edge-cases.jsonl")) {
            JsonNode row = JSON.readTree(line);
            String melds =
                    StreamSupport.stream(row.get("melds").spliterator(), false)
                            .map(meld -> "(" + meld.asString() + ")")
                            .reduce("", String::concat);
            Holding holding = Holding.of(Hand.of(row.get("hand").asString() + melds));
            expected(row, "shanten").ifPresent(shanten -> check(line, holding, shanten));
            expected(row, "shanten_concealed_only")
                    .ifPresent(shanten -> check(line, holding, shanten));
            expected(row, "shanten_counting_melds")
                    .ifPresent(shanten -> check(line, holding.countingMelds(), shanten));
        }
    }

    private static Optional<Integer> expected(JsonNode row, String field) {
        return row.has(field) ? Optional.of(row.get(field).asInt()) : Optional.empty();
    }

    private static void check(String row, Holding holding, int shanten) {
        assertThat(Distance.of(holding, Form.RIICHI) - 1).as(row).isEqualTo(shanten);
    }

    @Test
    void every_discard_accepts_what_two_engines_say() throws IOException {
        int rows = 0;
        for (String line : lines("ukeire.jsonl.gz")) {
            JsonNode row = JSON.readTree(line);
            Holding holding = Holding.of(Hand.of(row.get("hand").asString()));
            var given = new TreeMap<String, String>();
            row.get("discards")
                    .properties()
                    .forEach(entry -> given.put(entry.getKey(), text(entry.getValue())));
            var found = new TreeMap<String, String>();
            for (var discard : DiscardAnalysis.of(holding, Form.RIICHI, Tiles.EMPTY).discards()) {
                found.put(
                        discard.tile().toString(),
                        discard.distance() - 1 + " " + discard.acceptance());
            }
            assertThat(found).as(line).isEqualTo(given);
            rows++;
        }
        assertThat(rows).isEqualTo(1_000);
    }

    private static String text(JsonNode discard) {
        StringBuilder text = new StringBuilder(discard.get("shanten").asString());
        discard.get("accept").forEach(tile -> text.append(' ').append(tile.asString()));
        return text.toString();
    }

    private static List<String> lines(String file) throws IOException {
        String corpus = System.getProperty("sparrow.corpus", "");
        Path path = Path.of(corpus, "riichi", file);
        Assumptions.assumeTrue(
                !corpus.isEmpty() && Files.exists(path),
                "skipped: no corpus (set -Dsparrow.corpus to its folder)");
        try (var in =
                        file.endsWith(".gz")
                                ? new GZIPInputStream(Files.newInputStream(path))
                                : Files.newInputStream(path);
                var reader =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank()).toList();
        }
    }
}
