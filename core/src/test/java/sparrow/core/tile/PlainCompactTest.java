package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The quick way to read compact notation and the careful one agree wherever the quick one reads.
class PlainCompactTest {
    private static final int TEXTS = 50_000;

    private static Reading<Hand> carefully(String text) {
        return new Compact.Reader(text).read();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "123m456p789s11z",
                "0m0p0s",
                "(123m)(222z)[5555p]11s",
                "11s(340m)[0555p]",
                "(321m)(777s)[1111z]99m",
                "(123z)(135m)1m",
                "[123m]"
            })
    void a_plain_hand_is_read_as_the_careful_reader_reads_it(String text) {
        Hand hand = PlainCompact.read(text);
        assertThat(hand).isNotNull().isEqualTo(carefully(text).orThrow());
        assertThat(PlainCompact.read(text)).as("read again").isEqualTo(hand);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "123",
                "m",
                "8z",
                "1f",
                "123M",
                "1m 2m",
                "?",
                "(11m)",
                "(111+1m)",
                "{111m}",
                "(123m"
            })
    void anything_else_is_left_to_the_careful_reader(String text) {
        assertThat(PlainCompact.read(text)).isNull();
    }

    @Test
    void random_texts_are_read_alike_or_not_at_all() {
        Random random = new Random(7);
        String letters = "0123456789mpsz()[]12345mpsz+{}? f";
        int read = 0;
        for (int i = 0; i < TEXTS; i++) {
            StringBuilder text = new StringBuilder();
            for (int left = random.nextInt(9); left > 0; left--) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            Hand hand = PlainCompact.read(text.toString());
            if (hand != null) {
                read++;
                assertThat(new Reading.Read<>(hand)).isEqualTo(carefully(text.toString()));
            }
        }
        assertThat(read).isGreaterThan(TEXTS / 50);
    }
}
