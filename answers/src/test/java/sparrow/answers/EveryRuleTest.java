package sparrow.answers;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import sparrow.american.desk.AmericanMahjong;
import sparrow.american.table.AmericanOptions;
import sparrow.changchun.ChangchunOptions;
import sparrow.changchun.desk.ChangchunMahjong;
import sparrow.core.table.Option;
import sparrow.filipino.FilipinoOptions;
import sparrow.filipino.desk.FilipinoMahjong;
import sparrow.riichi.RiichiOptions;
import sparrow.riichi.desk.RiichiMahjong;
import tools.jackson.databind.node.ObjectNode;

/// Walks through every value of every house rule: it changes the answer about some hand of
/// `every-rule/GAME.jsonl`, is refused there, or stands in [RulesOfPlay] with the reason why not.
final class EveryRuleTest {
    @Test
    void every_rule_of_riichi_is_honoured_or_is_one_of_play() throws IOException {
        assertThat(ignored("riichi", RiichiOptions.all(), new Rows(new RiichiMahjong())::answer))
                .isEmpty();
    }

    @Test
    void every_rule_of_filipino_mahjong_is_honoured_or_is_one_of_play() throws IOException {
        assertThat(
                        ignored(
                                "filipino",
                                FilipinoOptions.all(),
                                new Rows(new FilipinoMahjong())::answer))
                .isEmpty();
    }

    @Test
    void every_rule_of_changchun_is_honoured_or_is_one_of_play() throws IOException {
        assertThat(
                        ignored(
                                "changchun",
                                ChangchunOptions.all(),
                                new Rows(new ChangchunMahjong())::answer))
                .isEmpty();
    }

    @Test
    void every_rule_of_american_mahjong_is_honoured_refused_or_is_one_of_play() throws IOException {
        assertThat(
                        ignored(
                                "american",
                                AmericanOptions.all(),
                                new Rows(new AmericanMahjong())::answer))
                .isEmpty();
    }

    /// The values that neither change an answer nor say why not, and those that say so and do.
    private static List<String> ignored(
            String game, List<Option> options, UnaryOperator<String> answers) throws IOException {
        List<ObjectNode> rows = rows(game);
        List<String> ignored = new ArrayList<>();
        for (Option option : options) {
            for (String value : values(option)) {
                boolean changes =
                        rows.stream().anyMatch(row -> changes(answers, row, option, value));
                boolean declared = RulesOfPlay.reason(game, option.name(), value).isPresent();
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

    private static boolean changes(
            UnaryOperator<String> answers, ObjectNode row, Option option, String value) {
        return !answers.apply(with(row, option, option.standard()))
                .equals(answers.apply(with(row, option, value)));
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
