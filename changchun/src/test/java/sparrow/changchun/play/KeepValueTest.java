package sparrow.changchun.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The keep value, term by term, and each place where its description can be read in two ways.
class KeepValueTest {
    private static KeepValue.Kept kept(
            KeepValue.Profile profile, String text, String seen, String tile) {
        Hand hand = Hand.of(text);
        List<Tile> open = Notation.COMPACT.readTiles(seen).orThrow();
        return KeepValue.of(profile, hand.concealed(), hand.melds(), Tiles.of(open)).stream()
                .filter(each -> each.tile().toString().equals(tile))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, Double> terms(String hand, String seen, String tile) {
        return kept(KeepValue.Profile.WRITTEN, hand, seen, tile).terms().stream()
                .collect(Collectors.toMap(KeepValue.Term::name, KeepValue.Term::value));
    }

    private static double value(String hand, String seen, String tile) {
        return kept(KeepValue.Profile.WRITTEN, hand, seen, tile).value();
    }

    @Test
    void pairs_are_dear_until_there_is_a_triplet_laid_or_concealed() {
        assertThat(terms("44m77z258p369s", "", "7z")).containsEntry("dragon pair", 180.0);
        assertThat(terms("44m77z258p369s", "", "4m")).containsEntry("pair", 150.0);
        assertThat(terms("44m77z258p333s", "", "7z")).containsEntry("dragon pair", 150.0);
        assertThat(terms("44m77z258p(333s)", "333s", "7z")).containsEntry("dragon pair", 150.0);
        assertThat(terms("44m77z258p(345s)", "345s", "7z"))
                .as("a run ends no need")
                .containsEntry("dragon pair", 180.0);
    }

    @Test
    void a_pair_beside_a_triplet_is_worth_40() {
        assertThat(terms("44m77z258p333s", "", "4m")).containsEntry("pair", 40.0);
    }

    @Test
    void the_only_terminal_is_looked_for_in_hand_and_melds() {
        assertThat(terms("24m9p258s", "", "9p")).containsEntry("only terminal or honor", 100.0);
        assertThat(terms("24m9p258s(111z)", "111z", "9p"))
                .containsEntry("terminal or honor", 20.0)
                .doesNotContainKey("only terminal or honor");
        assertThat(terms("24m99p258s", "", "9p"))
                .as("each of two has another beside it")
                .containsEntry("terminal or honor", 20.0);
    }

    @Test
    void the_last_tile_of_a_suit_is_kept_whether_or_not_all_three_are_there() {
        assertThat(terms("2468m258p5s", "", "5s")).containsEntry("last of its suit", 200.0);
        assertThat(terms("2468m5s11z", "", "5s")).containsEntry("last of its suit", 200.0);
        assertThat(terms("2468m258p5s(234s)", "234s", "5s")).doesNotContainKey("last of its suit");
        assertThat(terms("2468m258p55s", "", "5s")).doesNotContainKey("last of its suit");
    }

    @Test
    void a_suit_that_is_missing_changes_nothing() {
        assertThat(terms("258m258p", "", "5m")).isEmpty();
    }

    @Test
    void a_triplet_is_worth_less_than_a_dragon_pair_unless_the_rule_is_fixed() {
        assertThat(terms("333s77z258m", "", "3s")).containsEntry("triplet", 100.0);
        assertThat(value("333s77z258m", "", "3s")).isLessThan(value("333s77z258m", "", "7z"));
        assertThat(kept(KeepValue.Profile.FIXED, "333s77z258m", "", "3s").value()).isEqualTo(220.0);
        assertThat(terms("3333s", "", "3s")).containsEntry("triplet", 100.0);
    }

    @Test
    void a_dragon_pair_serves_as_triplet_and_as_terminal() {
        assertThat(terms("77z258m258p", "", "7z"))
                .containsOnly(
                        Map.entry("dragon pair", 180.0), Map.entry("terminal or honor", 20.0));
    }

    @Test
    void a_run_and_a_wait_do_not_add_up() {
        assertThat(terms("3456m", "", "6m")).containsOnly(Map.entry("run", 80.0));
        assertThat(terms("34688m", "", "4m"))
                .as("a wait beside and a wait across do")
                .containsEntry("side wait", 25.0 * (4 + 4) / 8)
                .containsEntry("gap wait", 12.0 * 4 / 4);
    }

    @Test
    void a_side_wait_is_that_of_the_better_neighbour() {
        assertThat(terms("1245m", "", "2m"))
                .as("1 and 2 wait for 3 alone")
                .containsEntry("side wait", 25.0 * 4 / 8);
        assertThat(terms("8899m", "", "8m")).containsEntry("side wait", 25.0 * 4 / 8);
        assertThat(terms("56m", "4444777m", "5m")).containsEntry("side wait", 25.0 * 1 / 8);
    }

    @Test
    void a_wait_is_worth_what_is_left_of_its_tiles() {
        assertThat(terms("56m", "4444m", "5m"))
                .as("one side dead, the other whole")
                .containsEntry("side wait", 25.0 * 4 / 8);
        assertThat(terms("56m", "44447777m", "5m")).doesNotContainKey("side wait");
        assertThat(terms("46m", "555m", "4m")).containsEntry("gap wait", 12.0 * 1 / 4);
        assertThat(terms("46m", "5555m", "4m")).doesNotContainKey("gap wait");
        assertThat(terms("4688m", "", "6m"))
                .as("the own hand counts as seen: 7m whole")
                .containsEntry("gap wait", 12.0 * 4 / 4);
        assertThat(terms("566m", "", "5m")).as("4m and 7m whole").containsEntry("side wait", 25.0);
    }

    @Test
    void copies_on_the_table_cost_5_each_and_copies_in_hand_nothing() {
        assertThat(terms("5m22p88s", "55m", "5m")).containsEntry("seen on the table", -10.0);
        assertThat(terms("55m22p88s", "", "5m")).doesNotContainKey("seen on the table");
    }

    @Test
    void a_pair_of_winds_is_a_pair_like_any_other() {
        assertThat(terms("11z258m258p", "", "1z")).containsEntry("pair", 150.0);
        assertThat(terms("11z258m333p", "", "1z")).containsEntry("pair", 40.0);
    }

    @Test
    void seven_pairs_and_ready_hands_have_no_term_of_their_own() {
        assertThat(terms("1133m5577p2288s1z", "", "3m").keySet()).containsOnly("pair", "gap wait");
    }

    @Test
    void a_single_honor_costs_20_unless_it_is_the_only_terminal() {
        assertThat(terms("2z1m258p", "", "2z"))
                .containsOnly(
                        Map.entry("terminal or honor", 20.0), Map.entry("single honor", -20.0));
        assertThat(terms("2z25m258p", "", "2z"))
                .containsOnly(Map.entry("only terminal or honor", 100.0));
    }

    @Test
    void the_terms_add_up_to_the_value() {
        assertThat(value("34688m1z9p", "4m1z", "4m"))
                .isEqualTo(
                        terms("34688m1z9p", "4m1z", "4m").values().stream()
                                .mapToDouble(Double::doubleValue)
                                .sum());
    }
}
