package sparrow.filipino;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.filipino.Scenes.ambitions;
import static sparrow.filipino.Scenes.bunot;
import static sparrow.filipino.Scenes.onDiscard;
import static sparrow.filipino.Scenes.quarters;
import static sparrow.filipino.Scenes.rules;
import static sparrow.filipino.Scenes.table;
import static sparrow.filipino.Scenes.wins;

import org.junit.jupiter.api.Test;
import sparrow.core.tile.Seat;
import sparrow.filipino.Win.Circumstance;
import sparrow.testkit.Script;

/// The places where the rule book contradicts itself about wins and their worth; see
/// [SourceErrorsTest].
class SourceErrorsInScoresTest {
    @Test
    void row_05_a_standard_win_is_five_sets_and_a_pair() {
        assertThat(wins("123p444s789m111z456p55p")).isTrue();
        assertThat(wins("123p444s789m111z55p")).isFalse();
    }

    @Test
    void row_15_the_sets_laid_belong_to_the_win() {
        Script.Played table =
                table().hand("A", "1147m258p369s1234567z")
                        .hand("B", "258m369p147s2234567z")
                        .hand("C", "123345m45679p777s11z")
                        .hand("D", "147m258p369s2334567z")
                        .draws("9m8p")
                        .start()
                        .play("A: discard 1z", "C: claim (111z)", "C: discard 9p", "D: pass");
        assertThat(table.table().place(Seat.C).melds()).hasSize(1);

        assertThat(wins("123345m456p777s55s(111z)")).isTrue();
        assertThat(wins("123345m456p777s55s")).isFalse();
    }

    @Test
    void row_17_siete_pares_takes_a_chow_quads_and_a_trio_beside_its_own_pair() {
        assertThat(ambitions("1199m2255p3377s44z123s")).contains("Siete Pares");
        assertThat(ambitions("111122m5599p3377s444z")).contains("Siete Pares");
        assertThat(ambitions("112233m5599p77s44z123m")).contains("Siete Pares");
        assertThat(ambitions("11223344556677888m")).contains("Siete Pares");
        assertThat(FilipinoRules.STANDARD.scores(onDiscard("11223344556677888m")))
                .as("it is five sets and a pair as well; the best reading is paid")
                .anyMatch(score -> !score.has(Ambition.SIETE_PARES));
    }

    @Test
    void row_19_a_hand_without_exposed_sets_is_all_up() {
        assertThat(ambitions("123345m456789p777s11z")).contains("All Up");
        assertThat(ambitions("123345m456789p11z(777s)")).doesNotContain("All Up");
        assertThat(ambitions("123345m456789p11z{7777s}")).contains("All Up");
    }

    @Test
    void row_20_a_secret_is_not_exposed_unless_the_house_says_so() {
        String hand = "11z(123m)(456m)(789p)(222p){7777s}";

        assertThat(ambitions(hand)).doesNotContain("All Down");
        assertThat(ambitions(rules("standard", "allDownSecrets=true"), onDiscard(hand)))
                .contains("All Down");
    }

    @Test
    void row_21_bisaklat_adds_one_and_a_bunot_does_not_double_it() {
        Win win = bunot("123345m456789p777s11z").with(Circumstance.BISAKLAT).withoutLast();
        FilipinoRules table = rules("standard", "payment=table");

        assertThat(ambitions(FilipinoRules.STANDARD, win))
                .containsExactly("Todas", "All Up", "Bisaklat");
        assertThat(quarters(FilipinoRules.STANDARD, win)).isEqualTo(4 + 1 + 4);
        assertThat(table.payment(table.score(win).orElseThrow()))
                .isEqualTo(new Payment(2 * (4 + 1) + 4, 2 * (4 + 1) + 4));
    }

    @Test
    void row_22_everybody_pays_the_same_or_the_discarder_double() {
        Win win = onDiscard("123456789m456p777s11z").flowers(0).withoutLast();
        FilipinoRules flat = FilipinoRules.STANDARD;
        FilipinoRules table = rules("standard", "payment=table");
        FilipinoRules alone = rules("standard", "payment=discarder_only");

        assertThat(quarters(flat, win)).isEqualTo(8);
        assertThat(flat.payment(flat.score(win).orElseThrow())).isEqualTo(new Payment(8, 8));
        assertThat(table.payment(table.score(win).orElseThrow())).isEqualTo(new Payment(16, 8));
        assertThat(alone.payment(alone.score(win).orElseThrow())).isEqualTo(new Payment(32, 0));
    }

    @Test
    void row_27_an_escalera_may_be_exposed_in_part_and_have_a_fourth_run_beside_it() {
        assertThat(ambitions("123m789m111p44z(456m)(777s)")).contains("Escalera");
        assertThat(ambitions("123234456789m111p44z")).contains("Escalera");
        assertThat(ambitions("(123m)(789m)(456p)11144z777s")).doesNotContain("Escalera");
    }
}
