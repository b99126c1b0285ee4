package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.american.card.Line;
import sparrow.american.card.Rack;
import sparrow.american.card.reader.SparrowCard;
import sparrow.catalog.Catalog;
import sparrow.changchun.Fan;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Reading;
import sparrow.desk.Example;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import sparrow.desk.ScoringTable;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import sparrow.filipino.Ambition;
import sparrow.hongkong.Faan;
import sparrow.riichi.Yaku;

/// Every game shows all that its scorer can award, and every example is a hand that its engine
/// gives just what it is an example of.
final class ScoringTablesTest {
    /// What no win has: it is paid at once, or where nobody wins.
    private static final Set<String> WITHOUT_A_WIN =
            Set.of(
                    "Nagashi Mangan",
                    "Kang",
                    "Secret",
                    "Sagasa",
                    "Thirteen Flowers",
                    "No Flowers Start",
                    "Beauty",
                    "NEWS",
                    "Flower",
                    "Chicken hand");

    static Stream<Mahjong> games() {
        return Catalog.games().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_game_has_a_table_under_all_its_rules(Mahjong game) {
        for (RuleSet preset : game.presets()) {
            ScoringTable table = game.scoring(preset.rules()).orElseThrow();
            assertThat(table.entries()).as(preset.key()).isNotEmpty();
            assertThat(table.entries().stream().map(ScoringTable.Entry::name))
                    .as(preset.key())
                    .doesNotHaveDuplicates();
            for (ScoringTable.Entry entry : table.entries()) {
                assertThat(entry.values()).as(entry.name()).hasSameSizeAs(table.values());
                assertThat(entry.values()).as(entry.name()).anyMatch(value -> !value.isEmpty());
            }
        }
    }

    @Test
    void whatever_a_scorer_knows_is_in_the_table_of_a_house_that_plays_it() {
        Map<String, List<String>> known = new HashMap<>();
        known.put("riichi", Yaku.all().stream().map(Yaku::key).toList());
        known.put("filipino", Arrays.stream(Ambition.values()).map(Ambition::title).toList());
        known.put("changchun", Arrays.stream(Fan.values()).map(Fan::title).toList());
        known.put("hongkong", Arrays.stream(Faan.values()).map(Faan::title).toList());
        known.put(
                "american",
                SparrowCard.card().lines().stream()
                        .map(line -> line.section().name() + " " + line.printed().label())
                        .toList());
        for (Mahjong game : Catalog.games()) {
            assertThat(entries(game).keySet())
                    .as(game.name())
                    .containsAll(Optional.ofNullable(known.get(game.name())).orElseThrow());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void an_example_has_what_it_shows(Mahjong game) {
        for (ScoringTable.Entry entry : entries(game).values()) {
            if (!entry.printed().isEmpty()) {
                continue; // a line of a card, see below
            }
            assertThat(entry.example().isPresent())
                    .as(entry.name())
                    .isNotEqualTo(WITHOUT_A_WIN.contains(entry.name()));
            entry.example()
                    .ifPresent(example ->
                            assertThat(scored(game, example))
                                    .as("%s: %s", entry.name(), example)
                                    .contains(entry.name()));
        }
    }

    @Test
    void an_example_of_a_line_is_a_hand_of_that_line() {
        Mahjong american = Catalog.game("american").orElseThrow();
        Map<String, ScoringTable.Entry> entries = entries(american);
        for (Line line : SparrowCard.card().lines()) {
            String name = line.section().name() + " " + line.printed().label();
            Example example =
                    Optional.ofNullable(entries.get(name)).orElseThrow().example().orElseThrow();
            Rack rack = Rack.of(Hand.of(example.hand()).concealed(), List.of());
            assertThat(SparrowCard.card().wins(rack))
                    .as("%s: %s", name, example.hand())
                    .anyMatch(win -> win.variation().line().id().equals(line.id()));
        }
    }

    /// What a page shows of an example is the hand that was scored.
    @ParameterizedTest
    @MethodSource("games")
    void an_example_can_be_drawn(Mahjong game) {
        for (ScoringTable.Entry entry : entries(game).values()) {
            entry.example()
                    .ifPresent(example -> {
                        assertThat(Hand.of(example.hand()).tiles()).as(entry.name()).isNotEmpty();
                        assertThat(example.how(game.fields()))
                                .as(entry.name())
                                .doesNotContain("_", "--");
                    });
        }
    }

    /// Every entry under the presets, under each house rule that differs, and under all that are
    /// usually off.
    private static Map<String, ScoringTable.Entry> entries(Mahjong game) {
        List<Rules> houses = new ArrayList<>();
        game.presets().forEach(preset -> houses.add(preset.rules()));
        Rules usual = game.presets().getFirst().rules();
        Map<String, String> everything = new LinkedHashMap<>();
        for (Option option : game.options()) {
            if (option.kind() == Option.Kind.TEXT) {
                continue;
            }
            for (String value : new TreeSet<>(option.values())) {
                changed(game, usual, Map.of(option.name(), value)).ifPresent(houses::add);
            }
            if (option.kind() == Option.Kind.CHOICE && option.values().contains(Option.YES)) {
                everything.put(option.name(), Option.YES);
            }
        }
        changed(game, usual, everything).ifPresent(houses::add);
        Map<String, ScoringTable.Entry> all = new LinkedHashMap<>();
        for (Rules house : houses) {
            game.scoring(house)
                    .orElseThrow()
                    .entries()
                    .forEach(entry -> all.putIfAbsent(entry.name(), entry));
        }
        return all;
    }

    private static Optional<Rules> changed(Mahjong game, Rules usual, Map<String, String> changes) {
        return usual.with(game.options(), changes) instanceof Reading.Read<Rules>(Rules rules)
                ? Optional.of(rules)
                : Optional.empty();
    }

    /// The words in the score sheet of an example.
    private static Set<String> scored(Mahjong game, Example example) {
        try {
            Sheet sheet = game.answer(example.given(game.fields(), Optional.empty())).sheet();
            Set<String> cells = new TreeSet<>();
            for (Sheet.Part part : sheet.parts()) {
                if (part instanceof Sheet.Table table) {
                    for (Sheet.Row row : table.rows()) {
                        row.cells().forEach(cell -> cells.add(text(cell)));
                    }
                }
            }
            return cells;
        } catch (Refusal refusal) {
            return Set.of("refused: " + refusal.sentence());
        }
    }

    private static String text(Sheet.Cell cell) {
        return String.join(" ", cell.words().stream().map(Text::toString).toList());
    }
}
