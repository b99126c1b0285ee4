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
    void a_share_is_told_in_one_way() {
        assertThat(Figures.percent(0)).isEqualTo("0 %");
        assertThat(Figures.percent(0.0004)).isEqualTo("under 0.1 %");
        assertThat(Figures.percent(0.0005)).isEqualTo("0.1 %");
        assertThat(Figures.percent(0.042)).isEqualTo("4.2 %");
        assertThat(Figures.percent(0.0994)).isEqualTo("9.9 %");
        assertThat(Figures.percent(0.0996)).isEqualTo("10 %");
        assertThat(Figures.percent(0.4249)).isEqualTo("42 %");
        assertThat(Figures.percent(0.9999)).isEqualTo("99 %");
        assertThat(Figures.percent(1)).isEqualTo("100 %");
    }

    @Test
    void one_thing_is_not_many() {
        assertThat(Figures.counted(1, "tile", "tiles")).isEqualTo("1 tile");
        assertThat(Figures.counted(0, "tile", "tiles")).isEqualTo("0 tiles");
        assertThat(Figures.counted(1_200, "point", "points")).isEqualTo("1,200 points");
        assertThat(Figures.brief(3)).isEqualTo("3");
        assertThat(Figures.brief(2.25)).isEqualTo("2.3");
    }

    @Test
    void what_is_only_about_so_has_two_digits_that_count() {
        assertThat(Figures.roughly(6_847.2)).isEqualTo("6,800");
        assertThat(Figures.roughly(12_650)).isEqualTo("13,000");
        assertThat(Figures.roughly(996)).isEqualTo("1,000");
        assertThat(Figures.roughly(-843)).isEqualTo("-840");
        assertThat(Figures.roughly(73.4)).isEqualTo("73");
        assertThat(Figures.roughly(9.97)).isEqualTo("10");
        assertThat(Figures.roughly(3.42)).isEqualTo("3.4");
        assertThat(Figures.roughly(-0.04)).isEqualTo("0");
    }

    @Test
    void nothing_below_zero_is_left_of_what_rounds_to_zero() {
        assertThat(Figures.fixed(-0.04, 1)).isEqualTo("0.0");
    }
}
