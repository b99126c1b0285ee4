package sparrow.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.desk.Mahjong;
import sparrow.records.Json;
import sparrow.server.api.GamesApi;
import tools.jackson.databind.JsonNode;

/// What people read in the form of a new table: no identifiers, no milliseconds.
final class PlainNamesTest {
    static Stream<String> games() {
        return Catalog.games().stream().map(Mahjong::name);
    }

    private static JsonNode described(String game) {
        return Json.MAPPER
                .readTree(GamesApi.all())
                .path("games")
                .valueStream()
                .filter(each -> each.path("name").asString().equals(game))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, JsonNode> byName(JsonNode options) {
        return options.valueStream()
                .collect(
                        Collectors.toMap(
                                each -> each.path("name").asString(), Function.identity()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_rule_of_every_preset_has_a_group_and_a_plain_name(String game) {
        Map<String, JsonNode> options = byName(described(game).path("options"));
        for (RuleSet preset : Catalog.game(game).orElseThrow().presets()) {
            for (String rule : preset.rules().values().keySet()) {
                assertThat(options).as("%s, %s", game, preset.key()).containsKey(rule);
            }
        }
        options.values().forEach(PlainNamesTest::check);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_setting_has_a_group_and_a_plain_name_and_counts_time_in_seconds(String game) {
        Map<String, JsonNode> settings = byName(described(game).path("settings"));
        settings.forEach((name, setting) -> {
            check(setting);
            if (name.endsWith("_ms")) {
                assertThat(setting.path("unit").asString()).as(name).isEqualTo("seconds");
                assertThat(setting.path("parts").asInt()).as(name).isEqualTo(1_000);
            }
            for (String read : List.of("title", "note", "group", "unit")) {
                assertThat(setting.path(read).asString())
                        .as("%s of %s", read, name)
                        .doesNotContainIgnoringCase("milli")
                        .doesNotContainPattern("\\bms\\b");
            }
        });
        assertThat(settings).containsKey("turn_ms");
    }

    /// Two games may call different rules alike, one game may not.
    @ParameterizedTest
    @MethodSource("games")
    void no_two_rules_of_a_game_have_the_same_name(String game) {
        List<String> titles =
                described(game)
                        .path("options")
                        .valueStream()
                        .map(each -> each.path("title").asString())
                        .toList();
        assertThat(titles).doesNotHaveDuplicates();
    }

    private static void check(JsonNode option) {
        String name = option.path("name").asString();
        assertThat(option.path("group").asString()).as("group of %s", name).isNotBlank();
        assertThat(option.path("note").asString()).as("note of %s", name).isNotBlank();
        assertThat(option.path("title").asString())
                .as("plain name of %s", name)
                .matches("\\p{Lu}[^_]* [^_]*")
                .isNotEqualToIgnoringCase(name.replace('_', ' '))
                .hasSizeLessThanOrEqualTo(60);
        for (JsonNode value : option.path("values")) {
            checkValue(option, value.asString());
        }
    }

    /// What says yes or no, or is a number, speaks for itself.
    private static void checkValue(JsonNode option, String value) {
        boolean speaks =
                !option.path("kind").asString().equals("choice")
                        || value.equals(Option.YES)
                        || value.equals(Option.NO)
                        || value.matches("[\\d-]+");
        assertThat(option.path("words").path(value).asString(speaks ? "itself" : ""))
                .as("what %s of %s is called", value, option.path("name").asString())
                .isNotBlank();
    }
}
