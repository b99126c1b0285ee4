package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class FiguresTest {
    @Test
    void whole_numbers_have_commas() {
        assertThat(Figures.whole(0)).isEqualTo("0");
        assertThat(Figures.whole(999)).isEqualTo("999");
        assertThat(Figures.whole(-1_000)).isEqualTo("-1,000");
        assertThat(Figures.whole(-100_000)).isEqualTo("-100,000");
        assertThat(Figures.whole(Long.MIN_VALUE)).isEqualTo("-9,223,372,036,854,775,808");
    }

    @Test
    void numbers_are_written_as_the_formats_of_java_write_them() {
        long seed = 20261117;
        Random random = new Random(seed);
        int numbers = Math.min(100_000, 500 * Integer.getInteger("sparrow.hands", 1_000));
        for (int i = 0; i < numbers; i++) {
            double number = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(9) - 2);
            int digits = random.nextInt(4);
            String why = "seed " + seed + ": " + number + " to " + digits;
            assertThat(unsigned(Figures.fixed(number, digits)))
                    .as(why)
                    .isEqualTo(unsigned(String.format(Locale.ROOT, "%." + digits + "f", number)));
            assertThat(unsigned(Figures.rounded(number)))
                    .as(why)
                    .isEqualTo(unsigned(String.format(Locale.ROOT, "%,.0f", number)));
            long whole = random.nextLong() >> random.nextInt(64);
            assertThat(Figures.whole(whole)).isEqualTo(String.format(Locale.ROOT, "%,d", whole));
        }
    }

    /// Java writes -0.0 where nothing is left of a number below zero; people write 0.0.
    private static String unsigned(String text) {
        return text.matches("-[0.]+") ? text.substring(1) : text;
    }

    @Test
    void nothing_below_zero_is_left_of_what_rounds_to_zero() {
        assertThat(Figures.fixed(-0.04, 1)).isEqualTo("0.0");
    }
}
