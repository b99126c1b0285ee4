package sparrow.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ByteTextTest {
    @ParameterizedTest
    @ValueSource(
            longs = {
                0,
                -1,
                9,
                10,
                -10,
                99,
                100,
                24_000,
                -1_300,
                999_999_999,
                1_000_000_000,
                Integer.MAX_VALUE,
                Integer.MIN_VALUE,
                Integer.MAX_VALUE + 1L,
                Long.MAX_VALUE,
                Long.MIN_VALUE
            })
    void a_number_is_written_in_its_digits(long number) {
        assertThat(new ByteText(0).append('<').append(number).append('>'))
                .hasToString("<" + number + ">");
    }

    @Test
    void so_is_any_number() {
        Random random = new Random(18);
        for (int i = 0; i < 100_000; i++) {
            long number = random.nextLong() >> random.nextInt(64);
            assertThat(new ByteText(4).append(number)).hasToString(String.valueOf(number));
        }
    }

    @Test
    void a_text_grows_as_needed_and_keeps_letters_beyond_ascii() {
        ByteText text = new ByteText(1);
        for (int i = 0; i < 100; i++) {
            text.append("東é").append(i);
        }
        assertThat(text.toString()).startsWith("東é0東é1東é2").endsWith("東é99");
    }
}
