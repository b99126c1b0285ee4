package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.answers.Rows;
import sparrow.riichi.desk.RiichiMahjong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Wins that real servers scored, and hands that other engines analysed, read from the folder that
/// the system property `sparrow.corpus` names.
class ScoreCorpusTest {
    private static final JsonMapper JSON = new JsonMapper();

    @ParameterizedTest
    @CsvSource({
        "tenhou-wins, 3243",
        "majiang-wins, 5000",
        "random-wins, 10000",
        "peer-cases, 1527"
    })
    void every_row_is_scored_as_expected(String name, int rows) throws IOException {
        Rows answers = new Rows(new RiichiMahjong());
        List<String> wrong = new ArrayList<>();
        List<String> lines = lines(name + ".jsonl.gz");
        for (String line : lines) {
            JsonNode row = JSON.readTree(line);
            JsonNode answer = JSON.readTree(answers.answer(line));
            if (!agrees(row, row.get("expect"), answer)) {
                wrong.add(line + "\n  " + answer);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(lines).hasSize(rows);
    }

    @Test
    void every_discard_accepts_what_its_row_says() throws IOException {
        Rows answers = new Rows(new RiichiMahjong());
        List<String> lines = lines("ukeire.jsonl.gz");
        for (String line : lines) {
            JsonNode row = JSON.readTree(line);
            JsonNode answer = JSON.readTree(answers.answer(line));
            assertThat(answer.get("discards")).as(line).isEqualTo(row.get("discards"));
            assertThat(answer.get("shanten")).as(line).isEqualTo(row.get("shanten"));
        }
        assertThat(lines).hasSize(1_000);
    }

    private static boolean agrees(JsonNode row, JsonNode expected, JsonNode answer) {
        if (expected.has("error") || answer.has("error")) {
            return expected.path("error").equals(answer.path("error"));
        }
        boolean nuki = row.path("nuki_dora").asInt(0) != 0;
        for (Map.Entry<String, JsonNode> field : expected.properties()) {
            boolean same =
                    switch (field.getKey()) {
                        case "yaku" ->
                                yaku(field.getValue(), nuki).equals(yaku(answer.get("yaku"), nuki));
                        case "yaku_names" ->
                                names(field.getValue(), nuki)
                                        .equals(keys(answer.get("yaku"), nuki));
                        default ->
                                field.getValue().equals(answer.get(field.getKey()))
                                        || field.getValue()
                                                .asString("")
                                                .equals(answer.path(field.getKey()).asString("?"));
                    };
            if (!same) {
                return false;
            }
        }
        return true;
    }

    /// Tenhou counts norths set aside as dora.
    private static Map<String, Integer> yaku(JsonNode node, boolean nuki) {
        Map<String, Integer> yaku = new TreeMap<>();
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            boolean dora = nuki && entry.getKey().equals("Nuki Dora");
            yaku.merge(dora ? "Dora" : entry.getKey(), entry.getValue().asInt(), Integer::sum);
        }
        return yaku;
    }

    private static Set<String> names(JsonNode node, boolean nuki) {
        Set<String> names = new TreeSet<>();
        node.forEach(name -> names.add(name.asString()));
        names.removeIf(name -> nuki && name.equals("Dora"));
        return names;
    }

    private static Set<String> keys(JsonNode node, boolean nuki) {
        Set<String> names = new TreeSet<>(node.propertyNames());
        names.removeIf(name -> nuki && name.equals("Dora"));
        return names;
    }

    private static List<String> lines(String file) throws IOException {
        String corpus = System.getProperty("sparrow.corpus", "");
        Path path = Path.of(corpus, "riichi", file);
        Assumptions.assumeTrue(
                !corpus.isEmpty() && Files.exists(path),
                "skipped: no corpus (set -Dsparrow.corpus to its folder)");
        try (var in = new GZIPInputStream(Files.newInputStream(path));
                var reader =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank()).toList();
        }
    }
}
