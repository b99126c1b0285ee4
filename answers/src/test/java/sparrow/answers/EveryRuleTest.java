package sparrow.answers;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.table.Option;
import sparrow.desk.Mahjong;
import tools.jackson.databind.node.ObjectNode;

/// Walks through every value of every house rule: it changes the answer about some hand of
/// `every-rule/GAME.jsonl`, is refused there, or is a rule of play with the reason why not.
final class EveryRuleTest {
    static List<String> games() {
        return Catalog.games().stream().map(Mahjong::name).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_rule_is_honoured_or_refused_or_is_one_of_play(String game) throws IOException {
        assertThat(ignored(Catalog.game(game).orElseThrow())).isEmpty();
    }

    /// The values that neither change an answer nor say why not, and those that say so and do.
    private static List<String> ignored(Mahjong game) throws IOException {
        Rows answers = new Rows(game);
        List<ObjectNode> rows = rows(game.name());
        List<String> ignored = new ArrayList<>();
        for (Option option : game.options()) {
            for (String value : values(option)) {
                boolean changes =
                        rows.stream().anyMatch(row -> changes(answers, row, option, value));
                boolean declared = game.rulesOfPlay().reason(option.name(), value).isPresent();
                if (changes == declared) {
                    ignored.add(option.name() + "=" + value);
                }
            }
        }
        return ignored;
    }

    private static List<String> values(Option option) {
        return switch (option.kind()) {
            case CHOICE ->
                    option.values().stream()
                            .filter(each -> !each.equals(option.standard()))
                            .toList();
            case NUMBER ->
                    option.values().getLast().equals(option.standard())
                            ? List.of(option.values().getFirst())
                            : List.of(option.values().getLast());
            case TEXT -> List.of();
        };
    }

    private static boolean changes(Rows answers, ObjectNode row, Option option, String value) {
        return !answers.answer(with(row, option, option.standard()))
                .equals(answers.answer(with(row, option, value)));
    }

    private static String with(ObjectNode row, Option option, String value) {
        ObjectNode asked = row.deepCopy();
        ObjectNode rules =
                asked.get("rules") instanceof ObjectNode own ? own : asked.putObject("rules");
        rules.put(option.name(), value);
        return asked.toString();
    }

    private static List<ObjectNode> rows(String game) throws IOException {
        try (InputStream in =
                EveryRuleTest.class.getResourceAsStream("/every-rule/" + game + ".jsonl")) {
            assertThat(in).isNotNull();
            List<ObjectNode> rows = new ArrayList<>();
            for (String line : new String(in.readAllBytes(), UTF_8).lines().toList()) {
                rows.add((ObjectNode) JsonRow.JSON.readTree(line));
            }
            return rows;
        }
    }
}
