package sparrow.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PowerTest {
    @Test
    void nothing_is_multiplied_for_the_power_0() {
        assertThat(Power.of(0, 0)).isEqualTo(1);
        assertThat(Power.of(0.3, 0)).isEqualTo(1);
    }

    @Test
    void powers_are_those_of_the_library_but_for_the_last_digits() {
        for (int exponent = 0; exponent < 40; exponent++) {
            assertThat(Power.of(0.85, exponent)).isCloseTo(Math.pow(0.85, exponent), within(1e-15));
        }
        assertThat(Power.of(2, 62)).isEqualTo(0x1p62);
        assertThat(Power.of(-3, 3)).isEqualTo(-27);
    }
}
