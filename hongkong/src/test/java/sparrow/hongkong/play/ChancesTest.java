package sparrow.hongkong.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChancesTest {
    @ParameterizedTest
    @EnumSource
    void no_hand_hopes_for_more_than_the_most_of_its_distance_or_a_lesser_one(Way way) {
        for (int turns = 1; turns <= 20; turns++) {
            Chances chances = new Chances(way, turns, 20 + 5 * turns);
            for (int distance = 1; distance <= 8; distance++) {
                assertThat(chances.atMost(distance))
                        .isLessThanOrEqualTo(chances.atMost(distance - 1));
                for (int coming = 0; coming <= 200; coming += 4) {
                    assertThat(chances.of(distance, coming))
                            .isLessThanOrEqualTo(chances.atMost(distance));
                }
            }
        }
    }
}
