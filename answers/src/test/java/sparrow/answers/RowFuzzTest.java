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
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.tile.Reading;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Desk;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import sparrow.desk.Sheet;
import sparrow.testkit.Fuzz;
import sparrow.testkit.LongTest;
import tools.jackson.databind.JsonNode;

/// Whatever stands in a row of a batch, it is answered or refused in a sentence.
final class RowFuzzTest {
    private static final String AMERICAN = "american";
    private static final int ANSWERED = 100;

    static List<String> games() {
        return Catalog.games().stream().map(Mahjong::name).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_broken_row_is_answered_or_refused(String game) throws IOException {
        Function<String, Reading<JsonNode>> reader = reader(Catalog.game(game).orElseThrow());
        int inputs = game.equals(AMERICAN) ? 250 : 2_500;
        Fuzz.of(lines(game)).inputs(inputs).check(reader);
        Fuzz.crossing(List.of(lines(game))).inputs(inputs).check(reader);
        Fuzz.hostile(reader);
    }

    private static Function<String, Reading<JsonNode>> reader(Mahjong game) {
        // They keep notes, and are not for several threads at once.
        Queue<Rows> idle = new ConcurrentLinkedQueue<>();
        return text -> {
            Rows known = idle.poll();
            Rows rows = known == null ? new Rows(game) : known;
            Reading<JsonNode> reading = reading(rows.answer(text));
            idle.add(rows);
            return reading;
        };
    }

    /// Rows that are broken anywhere, and rows with changed parts. Every one is read, and one of so
    /// many of those that can be is answered: answers take their time.
    private static Map<String, Fuzz.Parser> parsers(String name) throws IOException {
        Mahjong game = Catalog.game(name).orElseThrow();
        Function<String, Reading<JsonNode>> answering = reader(game);
        Function<String, Reading<JsonNode>> silent = reader(new Silent(game));
        Function<String, Reading<JsonNode>> reader =
                text -> (text.hashCode() % ANSWERED == 0 ? answering : silent).apply(text);
        return Map.of(
                name + ", broken", new Fuzz.Parser(Fuzz.of(lines(name)), reader),
                name + ", with changed parts",
                        new Fuzz.Parser(Fuzz.crossing(List.of(lines(name))), reader));
    }

    /// A game that reads a question as ever, and answers it with nothing.
    private record Silent(Mahjong game) implements Mahjong {
        @Override
        public String name() {
            return game.name();
        }

        @Override
        public String title() {
            return game.title();
        }

        @Override
        public List<? extends RuleSet> presets() {
            return game.presets();
        }

        @Override
        public List<Option.Section> sections() {
            return game.sections();
        }

        @Override
        public Variant variant(Rules rules) {
            return game.variant(rules);
        }

        @Override
        public List<Level> levels() {
            return game.levels();
        }

        @Override
        public Desk desk() {
            return game.desk();
        }

        @Override
        public Answer answer(Given given) throws Refusal {
            desk().read(given);
            return new Answer() {
                @Override
                public Sheet sheet() {
                    return new Sheet(List.of());
                }

                @Override
                public Data.Fields data() {
                    return Data.fields();
                }
            };
        }
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

    /// Ten million in all: the games share the reader of rows.
    @LongTest("fuzz-rows")
    void ten_million_rows_are_answered_or_refused() throws IOException {
        Map<String, Fuzz.Parser> parsers = new TreeMap<>();
        for (String game : games()) {
            parsers.putAll(parsers(game));
        }
        Fuzz.inTheLongRun(
                "fuzz-rows",
                1_000_000,
                5_000,
                "Rows of a batch in every game, so many broken anywhere and so many with changed parts: all are read or refused"
                        + " in a sentence, and of those that are read one of "
                        + ANSWERED
                        + " is answered.",
                parsers);
    }
}
