package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Rules;
import sparrow.riichi.Preset;
import sparrow.riichi.table.RiichiVariant;

class PlacementTest {
    private static final Rules TENHOU = Preset.TENHOU.rules();
    private static final int SOUTH = 1;

    private static Placement lastHand(Integer... scores) {
        return Placement.of(TENHOU, List.of(scores), SOUTH, 3, 0);
    }

    @Test
    void places_are_nearly_even_when_a_match_begins() {
        Variant variant = RiichiVariant.of(Preset.TENHOU);
        Game game = Game.start(variant, variant.first(), Seed.splitMix64(1).hand(0));
        Placement placement = Placement.of(game.table());
        for (int seat = 0; seat < 4; seat++) {
            double[] chances = placement.chances(seat);
            assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-9));
            for (double chance : chances) {
                assertThat(chance).isBetween(0.2, 0.3);
            }
        }
    }

    @Test
    void everybody_takes_one_place_and_every_place_is_taken() {
        Placement placement =
                Placement.of(TENHOU, List.of(41_000, 9_000, 30_000, 19_000), 1, 1, 1_000);
        for (int place = 0; place < 4; place++) {
            double sum = 0;
            for (int seat = 0; seat < 4; seat++) {
                sum += placement.chances(seat)[place];
            }
            assertThat(sum).isCloseTo(1, within(0.1));
        }
    }

    @Test
    void who_leads_by_far_in_the_last_hand_comes_first() {
        Placement placement = lastHand(55_000, 17_000, 15_000, 13_000);
        assertThat(placement.chances(0)[0]).isGreaterThan(0.99);
        assertThat(placement.expected(0)).isLessThan(1.02);
        assertThat(placement.expected(3)).isBetween(2.5, 3.8);
    }

    @Test
    void a_lead_counts_for_more_the_fewer_hands_are_left() {
        List<Integer> scores = List.of(33_000, 25_000, 22_000, 20_000);
        double before = 0;
        for (int dealer = 0; dealer < 4; dealer++) {
            double first = Placement.of(TENHOU, scores, SOUTH, dealer, 0).chances(0)[0];
            assertThat(first).isGreaterThan(before);
            before = first;
        }
        assertThat(Placement.of(TENHOU, scores, 0, 0, 0).chances(0)[0]).isLessThan(0.5);
    }

    @Test
    void when_the_match_is_over_the_scores_decide_and_of_equal_ones_the_earlier_seat() {
        Placement over = Placement.last(List.of(20_000, 30_000, 30_000, 20_000));
        assertThat(over.chances(1)).containsExactly(1, 0, 0, 0);
        assertThat(over.chances(2)).containsExactly(0, 1, 0, 0);
        assertThat(over.chances(0)).containsExactly(0, 0, 1, 0);
        assertThat(over.chances(3)).containsExactly(0, 0, 0, 1);
    }

    @Test
    void hands_are_counted_to_the_end_of_the_last_round() {
        assertThat(Placement.due(TENHOU, 4, 0, 0)).isEqualTo(8);
        assertThat(Placement.due(TENHOU, 4, 1, 3)).isEqualTo(1);
        assertThat(Placement.due(TENHOU, 4, 2, 0)).isEqualTo(1);
        assertThat(Placement.due(Preset.TENHOU3.rules(), 3, 0, 0)).isEqualTo(6);
    }
}
