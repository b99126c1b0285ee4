package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Reading;

class RulesTest {
    private static final List<Option> OPTIONS =
            List.of(
                    Option.on("red fives", "three fives are red"),
                    Option.off("open riichi", "a ready hand may be shown"),
                    Option.choice("length", "rounds in a match", "east", "south", "west"),
                    Option.number("debt", "points a loser may owe", -1000, 0, -100));

    private static final Option MOTTO = Option.text("motto", "what hangs on the wall", 9, "pung!");

    @Test
    void unless_changed_every_rule_has_its_standard_value() {
        Rules rules = Rules.standard(OPTIONS);
        assertThat(rules.is("red fives")).isTrue();
        assertThat(rules.is("open riichi")).isFalse();
        assertThat(rules.value("length")).isEqualTo("east");
        assertThat(rules.number("debt")).isEqualTo(-100);
        assertThat(Rules.of(OPTIONS, Map.of())).isEqualTo(new Reading.Read<>(rules));
        assertThat(rules.values().keySet())
                .containsExactly("debt", "length", "open riichi", "red fives");
    }

    @Test
    void changes_replace_standard_values() {
        Rules rules =
                Rules.of(OPTIONS, Map.of("length", "west", "debt", "-1000", "red fives", "no"))
                        .orThrow();
        assertThat(rules.value("length")).isEqualTo("west");
        assertThat(rules.number("debt")).isEqualTo(-1000);
        assertThat(rules.is("red fives")).isFalse();
        assertThat(rules.is("open riichi")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "0, true",
        "-1, true",
        "-1000, true",
        "-1001, false",
        "1, false",
        "-0, false",
        "00, false",
        "-01, false",
        "+0, false",
        "-, false",
        "'', false",
        "٠, false",
        "-10x, false",
        "-9999999999, false"
    })
    void a_number_is_written_plainly_and_within_its_bounds(String value, boolean allowed) {
        assertThat(OPTIONS.getLast().allows(value)).isEqualTo(allowed);
    }

    @Test
    void rules_that_were_changed_can_be_changed_further() {
        Rules rules = Rules.of(OPTIONS, Map.of("length", "west")).orThrow();
        assertThat(rules.with(OPTIONS, Map.of("debt", "0")).orThrow())
                .isEqualTo(Rules.of(OPTIONS, Map.of("length", "west", "debt", "0")).orThrow());
        assertThat(rules.with(OPTIONS, Map.of("length", "north")))
                .isInstanceOf(Reading.Misread.class);
    }

    private enum Length {
        EAST,
        SOUTH,
        WEST
    }

    @Test
    void a_choice_is_read_as_the_constant_of_that_name() {
        assertThat(Rules.standard(OPTIONS).choice("length", Length.class)).isEqualTo(Length.EAST);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "length    | north      | rule 'length' is east or south or west, not 'north'",
                "length    | East       | rule 'length' is east or south or west, not 'East'",
                "red fives | true       | rule 'red fives' is yes or no, not 'true'",
                "red fives | \"\"       | rule 'red fives' is yes or no, not ''",
                "debt      | 1          | rule 'debt' is a number from -1000 to 0, not '1'",
                "debt      | -1001      | rule 'debt' is a number from -1000 to 0, not '-1001'",
                "debt      | 1e2        | rule 'debt' is a number from -1000 to 0, not '1e2'",
                "debt      | --1        | not '--1'",
                "debt      | -          | not '-'",
                "debt      | 99999999999 | not '99999999999'",
                "debt      | ٣          | not '٣'",
                "flowers   | yes        | there is no rule 'flowers'; the rules are debt, length, open riichi, red fives"
            })
    void a_change_that_cannot_be_is_refused_with_what_can(String name, String value, String why) {
        assertThat(Rules.of(OPTIONS, Map.of(name, value)))
                .isInstanceOfSatisfying(
                        Reading.Misread.class, misread -> assertThat(misread.why()).endsWith(why));
    }

    @Test
    void of_many_rules_those_most_like_the_typed_one_are_told() {
        List<Option> many =
                IntStream.range(0, 20)
                        .mapToObj(i -> Option.off("house_rule_" + (char) ('a' + i), "one of many"))
                        .collect(Collectors.toList());
        many.add(Option.on("kan_dora", "a kan shows another indicator"));
        many.add(Option.on("kan_ura", "and the tile below it"));
        assertThat(Rules.of(many, Map.of("Kandorra", "yes")))
                .isInstanceOfSatisfying(
                        Reading.Misread.class,
                        misread ->
                                assertThat(misread.why())
                                        .matches(
                                                "there is no rule 'Kandorra'; the nearest of the 22"
                                                        + " rules are kan_dora, kan_ura, \\w+"));
        assertThat(Rules.of(many, Map.of("ura", "yes")))
                .isInstanceOfSatisfying(
                        Reading.Misread.class,
                        misread -> assertThat(misread.why()).contains("rules are kan_ura,"));
    }

    private static final Option KANS =
            Option.on("kans", "four alike may be laid down").since(3, Option.NO);

    @Test
    void a_rule_that_came_later_has_its_old_meaning_in_rules_from_before() {
        List<Option> grown = List.of(MOTTO, KANS);
        Map<String, String> old = Map.of("motto", "chow!");
        assertThat(Rules.kept(grown, 2, old).orThrow().is("kans")).isFalse();
        assertThat(Rules.kept(grown, 2, old).orThrow().value("motto")).isEqualTo("chow!");
        assertThat(Rules.standard(grown).is("kans")).isTrue();
        assertThat(Rules.kept(grown, 2, Map.of("motto", "", "kans", "yes")).orThrow().is("kans"))
                .isTrue();
    }

    @Test
    void a_rule_that_was_there_must_be_among_kept_rules() {
        assertThat(Rules.kept(List.of(MOTTO, KANS), 3, Map.of("motto", "")))
                .isEqualTo(new Reading.Misread<Rules>(0, "the rules have no value for kans"));
        assertThat(Rules.kept(List.of(MOTTO, KANS), 1, Map.of()))
                .isEqualTo(new Reading.Misread<Rules>(0, "the rules have no value for motto"));
        assertThat(Rules.kept(List.of(KANS), 1, Map.of("robbing", "yes")))
                .isInstanceOf(Reading.Misread.class);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Option.on("kans", "").since(2, "perhaps"))
                .withMessage("kans cannot have been perhaps");
    }

    @Test
    void a_game_without_options_has_no_rules_to_change() {
        assertThat(Rules.of(List.of(), Map.of("x", "y")))
                .isEqualTo(
                        new Reading.Misread<Rules>(0, "there is no rule 'x'; this game has none"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rules.NONE.value("x"))
                .withMessage("no rule named x");
    }

    @Test
    void a_text_is_anything_up_to_its_length() {
        assertThat(Rules.standard(List.of(MOTTO)).value("motto")).isEqualTo("pung!");
        assertThat(
                        Rules.of(List.of(MOTTO), Map.of("motto", "a\nb = \"c\""))
                                .orThrow()
                                .value("motto"))
                .isEqualTo("a\nb = \"c\"");
        assertThat(Rules.of(List.of(MOTTO), Map.of("motto", "0123456789")))
                .isEqualTo(
                        new Reading.Misread<Rules>(
                                0,
                                "rule 'motto' is a text of at most 9 characters, not '0123456789'"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Option.text("motto", "too long for itself", 2, "abc"));
    }

    @Test
    void of_several_wrong_changes_the_first_by_name_is_told() {
        assertThat(Rules.of(OPTIONS, Map.of("length", "?", "debt", "?", "zzz", "?")))
                .isInstanceOfSatisfying(
                        Reading.Misread.class,
                        misread -> assertThat(misread.why()).startsWith("rule 'debt'"));
    }

    @Test
    void rules_do_not_change_with_the_map_they_came_from() {
        TreeMap<String, String> values = new TreeMap<>(Map.of("length", "east"));
        Rules rules = new Rules(values);
        values.put("length", "west");
        assertThat(rules.value("length")).isEqualTo("east");
    }

    @Test
    void a_long_name_or_value_is_told_in_part() {
        String long41 = "x".repeat(41);
        assertThat(Rules.of(OPTIONS, Map.of(long41, "yes")))
                .isInstanceOfSatisfying(
                        Reading.Misread.class,
                        misread ->
                                assertThat(misread.why())
                                        .startsWith("there is no rule '" + "x".repeat(40) + "…'"));
        assertThat(Rules.of(OPTIONS, Map.of("length", "y".repeat(40))))
                .isInstanceOfSatisfying(
                        Reading.Misread.class,
                        misread -> assertThat(misread.why()).endsWith("'" + "y".repeat(40) + "'"));
    }

    @Test
    void rules_nobody_can_play_by_say_why() {
        Unplayable unplayable = new Unplayable("nobody could win");
        assertThat(unplayable.sentence()).isEqualTo("nobody could win");
        assertThat(unplayable).hasMessage("nobody could win");
    }

    @Test
    void a_section_of_a_rule_sheet_keeps_its_options() {
        List<Option> gathered = new ArrayList<>(OPTIONS);
        Option.Section section = new Option.Section("Play", gathered);
        gathered.clear();
        assertThat(section.options()).isEqualTo(OPTIONS);
    }
}
