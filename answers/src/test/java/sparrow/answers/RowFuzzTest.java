package sparrow.answers;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;
import sparrow.testkit.Fuzz;
import sparrow.testkit.LongTest;
import tools.jackson.databind.JsonNode;

/// Whatever stands in a row of a batch, it is answered or refused in a sentence.
final class RowFuzzTest {
    private static final String AMERICAN = "american";

    static List<String> games() {
        return Catalog.games().stream().map(Mahjong::name).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_broken_row_is_answered_or_refused(String game) throws IOException {
        Fuzz.Parser parser = parser(game);
        parser.fuzz().inputs(game.equals(AMERICAN) ? 500 : 5_000).check(parser.reader());
        Fuzz.hostile(parser.reader());
    }

    private static Fuzz.Parser parser(String name) throws IOException {
        Mahjong game = Catalog.game(name).orElseThrow();
        // They keep notes, and are not for several threads at once.
        Queue<Rows> idle = new ConcurrentLinkedQueue<>();
        return new Fuzz.Parser(
                Fuzz.of(lines(name)),
                text -> {
                    Rows known = idle.poll();
                    Rows rows = known == null ? new Rows(game) : known;
                    Reading<JsonNode> reading = reading(rows.answer(text));
                    idle.add(rows);
                    return reading;
                });
    }

    private static Reading<JsonNode> reading(String answer) {
        JsonNode node = JsonRow.JSON.readTree(answer);
        return node.has("error")
                ? new Reading.Misread<>(0, node.get("message").asString())
                : new Reading.Read<>(node);
    }

    private static String[] lines(String game) throws IOException {
        try (InputStream in =
                RowFuzzTest.class.getResourceAsStream("/every-rule/" + game + ".jsonl")) {
            assertThat(in).isNotNull();
            return new String(in.readAllBytes(), UTF_8).lines().toArray(String[]::new);
        }
    }

    @LongTest("fuzz-rows")
    void ten_million_rows_of_each_game_are_answered_or_refused() throws IOException {
        Map<String, Fuzz.Parser> parsers = new TreeMap<>();
        for (String game : games()) {
            if (!game.equals(AMERICAN)) {
                parsers.put(game, parser(game));
            }
        }
        Fuzz.inTheLongRun(
                "fuzz-rows",
                10_000_000,
                20_000,
                "Broken rows of a batch, so many for each of four games: all are answered or refused in a sentence.",
                parsers);
    }

    /// What can be read is answered, which takes its time.
    @LongTest("fuzz-rows-american")
    void ten_million_american_rows_are_answered_or_refused() throws IOException {
        Fuzz.inTheLongRun(
                "fuzz-rows-american",
                10_000_000,
                2_000,
                "Broken rows of a batch of American hands: all are answered or refused in a sentence.",
                Map.of(AMERICAN, parser(AMERICAN)));
    }
}
