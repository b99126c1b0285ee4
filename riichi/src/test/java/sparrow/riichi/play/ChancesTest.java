package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.riichi.play.Chances.Reach;

class ChancesTest {
    @Test
    void nearer_wider_and_earlier_is_better() {
        double chance = Chances.win(Reach.CLOSED, 2, 16, 90, 12);
        assertThat(chance).isBetween(0.1, 0.6);
        assertThat(Chances.win(Reach.CLOSED, 1, 6, 90, 12)).isGreaterThan(chance);
        assertThat(Chances.win(Reach.CLOSED, 3, 16, 90, 12)).isLessThan(chance);
        assertThat(Chances.win(Reach.CLOSED, 2, 20, 90, 12)).isGreaterThan(chance);
        assertThat(Chances.win(Reach.CLOSED, 2, 16, 90, 6)).isLessThan(chance);
        assertThat(Chances.win(Reach.OPEN, 2, 16, 90, 12)).isGreaterThan(chance);
        assertThat(Chances.win(Reach.FURITEN, 1, 6, 90, 12))
                .isLessThan(Chances.win(Reach.CLOSED, 1, 6, 90, 12));
    }

    @Test
    void chances_are_chances() {
        for (Reach reach : Reach.values()) {
            for (int distance = 0; distance < 14; distance++) {
                for (int draws = 0; draws < 25; draws++) {
                    assertThat(Chances.win(reach, distance, 60, 60, draws)).isBetween(0.0, 1.0);
                }
            }
        }
        assertThat(Chances.win(Reach.CLOSED, 1, 0, 90, 12)).isZero();
        assertThat(Chances.win(Reach.CLOSED, 1, 4, 90, 0)).isZero();
        assertThat(Chances.win(Reach.CLOSED, 0, 0, 90, 0)).isOne();
    }
}
