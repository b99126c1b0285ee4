package sparrow.filipino;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.filipino.Scenes.ambitions;
import static sparrow.filipino.Scenes.bunot;
import static sparrow.filipino.Scenes.onDiscard;
import static sparrow.filipino.Scenes.quarters;
import static sparrow.filipino.Scenes.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.filipino.Win.Circumstance;

/// Each ambition of a win: a hand that earns it and one that just misses it. The last tile typed is
/// the winning one.
class AmbitionsTest {
    private static final FilipinoRules ALL =
            rules(
                    "standard",
                    "full_flush=2",
                    "quick_win=1",
                    "paningit=1",
                    "back_to_back=1",
                    "second_bisaklat=4",
                    "kang_bunot=1",
                    "joker_eye=1");

    /// Hand and circumstances as text, such as `11z(123m)… bunot flowers=0`.
    private static Win win(String text) {
        String[] words = text.split(" ");
        Win win = Arrays.asList(words).contains("bunot") ? bunot(words[0]) : onDiscard(words[0]);
        for (String word : words) {
            String value = word.substring(word.indexOf('=') + 1);
            win =
                    switch (word.replaceAll("=.*", "")) {
                        case "bisaklat" -> win.with(Circumstance.BISAKLAT);
                        case "first" -> win.with(Circumstance.FIRST_DISCARD);
                        case "kong" -> win.with(Circumstance.AFTER_KONG);
                        case "flowers" -> win.flowers(Integer.parseInt(value));
                        case "discards" -> win.discards(Integer.parseInt(value));
                        case "joker" -> win.joker(Optional.of(Scenes.tile(value)));
                        default -> win;
                    };
        }
        return win;
    }

    private static List<Ambition> earned(String text) {
        return ALL.score(win(text)).stream()
                .flatMap(score -> score.ambitions().stream())
                .map(Score.Counted::ambition)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TODAS | 123345m456789p777s11z | 123345m456789p777s12z",
                "ESCALERA | 123456789m456p777s11z | 123456m456789p777s11z",
                "SIETE_PARES | 1199m2255p3377s44z123s | 1199m2255p3377s44z124s",
                "NO_FLOWERS_END | 123345m456789p777s11z flowers=0 | 123345m456789p777s11z flowers=1",
                "ALL_UP | 123345m456789p11z{7777s} | 123345m456789p11z(777s)",
                "ALL_DOWN | 11z(123m)(456m)(789p)(222p)(777s) | 11z222p(123m)(456m)(789p)(777s)",
                "ALL_CHOW | 123345m456789p567s11z | 123345m456789p777s11z",
                "ALL_PUNG | 111m222p333s444z55z(777m) | 111m222p333s444z55z(678m)",
                "SINGLE | 123345m456789p777s11z | 123345m456p777s11z789p",
                "BISAKLAT | 123345m456789p777s11z bunot bisaklat | 123345m456789p777s11z bunot",
                "FULL_FLUSH | 11123455567888999m | 23455567888999m111z",
                "QUICK_WIN | 123345m456789p777s11z discards=5 | 123345m456789p777s11z discards=6",
                "PANINGIT | 13456m456789p777s11z2m | 12456m456789p777s11z3m",
                "BACK_TO_BACK | 123456m456789p11222z | 123456m456789p11z345s",
                "SECOND_BISAKLAT | 123345m456789p777s11z first | 123345m456789p777s11z",
                "KANG_BUNOT | 123345m456789p777s11z bunot kong | 123345m456789p777s11z bunot",
                "JOKER_EYE | 123345m456789p777s99s joker=9s bunot | 123345m456789p779s11z joker=9s bunot"
            })
    void one_hand_earns_it_and_another_just_misses(
            Ambition ambition, String earning, String missing) {
        assertThat(earned(earning)).contains(ambition);
        assertThat(earned(missing)).doesNotContain(ambition);
    }

    @Test
    void every_ambition_of_a_win_is_tested_here_and_those_paid_at_once_at_the_table() {
        assertThat(Ambition.ofAWin()).hasSize(17).startsWith(Ambition.TODAS);
        assertThat(Ambition.values()).hasSize(17 + 8);
    }

    @Test
    void the_example_of_the_source_pays_1_75_from_each() {
        Win win = onDiscard("456789m22s345p(123m)(777s)").flowers(0);

        assertThat(ambitions(FilipinoRules.STANDARD, win))
                .containsExactly("Todas", "Escalera", "No Flowers End");
        Payment payment = FilipinoRules.STANDARD.payment(best(FilipinoRules.STANDARD, win));
        assertThat(Money.units(payment.other())).isEqualByComparingTo("1.75");
        assertThat(Money.units(payment.total())).isEqualByComparingTo("5.25");
    }

    @Test
    void in_manila_the_discarder_pays_double_and_so_do_all_for_a_bunot() {
        FilipinoRules manila = rules("manila");
        Win win = onDiscard("456789m22s345p(123m)(777s)").flowers(0);

        assertThat(manila.payment(best(manila, win)).total()).isEqualTo(4 * 7);
        Win bunot = bunot("456789m22s345p(123m)(777s)").flowers(0);
        assertThat(manila.payment(best(manila, bunot)).total()).isEqualTo(42);
    }

    private static Score best(FilipinoRules rules, Win win) {
        return rules.score(win).orElseThrow();
    }

    @Test
    void where_the_house_says_so_some_ambitions_replace_others() {
        FilipinoRules house = rules("manila", "honors=playable");

        assertThat(ambitions(house, onDiscard("13456m456789p777s11z2m")))
                .contains("Paningit")
                .doesNotContain("Single");
        assertThat(ambitions(house, onDiscard("1199m2255p3377s123s44z")))
                .contains("Siete Pares")
                .doesNotContain("Single");
        assertThat(ambitions(house, onDiscard("11z(123m)(456m)(789p)(222p)(777s)")))
                .contains("All Down")
                .doesNotContain("Single");
        assertThat(ambitions("11z(123m)(456m)(789p)(222p)(777s)")).contains("All Down", "Single");
    }

    @Test
    void a_wait_for_a_tile_held_four_times_is_no_wait() {
        assertThat(ambitions("23m456789p777s11z(1111m)4m")).contains("Single");
        assertThat(ambitions("23m456789p777s11z(111m)4m")).doesNotContain("Single");
    }

    @Test
    void the_best_reading_is_paid() {
        Win win = onDiscard("11223344556677888m");

        assertThat(FilipinoRules.STANDARD.scores(win).size()).isGreaterThan(2);
        assertThat(quarters(FilipinoRules.STANDARD, win))
                .isEqualTo(FilipinoRules.STANDARD.scores(win).getFirst().quarters());
        assertThat(ambitions("111222333m444555p66z")).contains("All Pung");
    }

    @Test
    void siete_pares_may_double_the_hand_instead() {
        Win win = onDiscard("1199m2255p3377s123s44z");

        assertThat(quarters(rules("standard", "siete_doubles=yes"), win))
                .isEqualTo(2 * (4 + 1 + 1));
    }

    @Test
    void siete_pares_as_the_house_likes_it() {
        Win chow = onDiscard("1199m2255p3377s44z123s");
        Win quad = onDiscard("111122m5599p3377s444z");
        Win open = onDiscard("1199m2255p3377s44z(123s)");

        assertThat(rules("standard", "sieteTrio=PUNG_ONLY").score(chow)).isEmpty();
        assertThat(rules("standard", "sieteQuadAsTwoPairs=no").score(quad)).isEmpty();
        assertThat(FilipinoRules.STANDARD.score(open)).isEmpty();
        assertThat(rules("standard", "siete_open_trio=yes").score(open)).isPresent();
        assertThat(
                        rules("standard", "siete_open_trio=yes")
                                .score(onDiscard("1199m2255p3377s44z{8888s}")))
                .isEmpty();
    }

    @Test
    void strict_houses_want_all_up_self_drawn() {
        FilipinoRules strict = rules("standard", "all_up_strict=yes");

        assertThat(ambitions(strict, onDiscard("123345m456789p777s11z"))).doesNotContain("All Up");
        assertThat(ambitions(strict, bunot("123345m456789p777s11z"))).contains("All Up");
    }

    @Test
    void a_flat_bisaklat_pays_its_price_and_nothing_else() {
        FilipinoRules flat = rules("manila", "bisaklat_flat=20");
        Win win = bunot("123345m456789p777s11s").with(Circumstance.BISAKLAT).withoutLast();

        assertThat(flat.payment(best(flat, win))).isEqualTo(new Payment(80, 80));
    }

    @Test
    void equal_dice_double_the_win_where_they_count() {
        Win win = onDiscard("123345m456789p777s11z").with(Circumstance.EQUAL_DICE);

        assertThat(quarters(rules("standard", "double_dice=yes"), win))
                .isEqualTo(2 * quarters(FilipinoRules.STANDARD, win));
    }
}
