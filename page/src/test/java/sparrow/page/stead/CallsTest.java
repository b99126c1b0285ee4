package sparrow.page.stead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Locale;
import java.util.Random;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What stands for small parts of Java's library does what they do.
class CallsTest {
    private static final long SEED = Long.getLong("sparrow.seed", 7);

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a\nb", "a\r\nb\n", "\n", "\r\r\n\n", "a\rb"})
    void lines_end_where_those_of_java_end(String text) {
        assertThat(Calls.lines(text)).containsExactlyElementsOf(text.lines().toList());
    }

    @Test
    void the_upper_half_of_a_product_is_whole() {
        Random random = new Random(SEED);
        for (int i = 0; i < 100_000; i++) {
            long one = random.nextLong() >>> random.nextInt(64);
            long other = random.nextLong() >>> random.nextInt(64);
            assertThat(Calls.unsignedMultiplyHigh(one, other))
                    .as("%s times %s, seed %s", one, other, SEED)
                    .isEqualTo(Math.unsignedMultiplyHigh(one, other));
        }
    }

    @Test
    void a_kept_map_is_equal_to_what_it_keeps() {
        SortedMap<String, Integer> map = new TreeMap<>();
        map.put("b", 2);
        map.put("a", 1);
        SortedMap<String, Integer> kept = Calls.unmodifiableSortedMap(map);
        assertThat(kept).isEqualTo(map).hasToString("{a=1, b=2}");
        assertThat(kept.firstKey()).isEqualTo("a");
        assertThat(kept.headMap("b")).containsOnlyKeys("a");
    }

    @Test
    void numbers_are_rounded_alike() {
        Random random = new Random(SEED);
        for (int i = 0; i < 100_000; i++) {
            double x =
                    (random.nextInt(2_000) - 1_000) / 8.0 * (i % 3 == 0 ? random.nextDouble() : 1);
            assertThat(Calls.round(x)).as("of %s", x).isEqualTo(Math.round(x));
            assertThat(Calls.rint(x)).as("of %s", x).isEqualTo((Double) Math.rint(x));
        }
        for (double x :
                new double[] {0.49999999999999994, 1e18, -1e300, Double.NaN, 4.5e15 + 0.5}) {
            assertThat(Calls.round(x)).isEqualTo(Math.round(x));
            assertThat(Calls.rint(x)).isEqualTo((Double) Math.rint(x));
        }
    }

    @Test
    void sums_and_averages_lose_no_more() {
        Random random = new Random(SEED);
        for (int count = 0; count < 200; count++) {
            double[] numbers = random.doubles(count).map(each -> each * each * 1e3 - 10).toArray();
            assertThat(Calls.sum(DoubleStream.of(numbers)))
                    .isEqualTo(DoubleStream.of(numbers).sum());
            assertThat(Calls.average(DoubleStream.of(numbers)))
                    .isEqualTo(DoubleStream.of(numbers).average());
        }
    }

    @Test
    void what_was_there_already_is_left_out() {
        assertThat(Calls.distinct(Stream.of(3, 1, 3, 2, 1))).containsExactly(3, 1, 2);
        assertThat(Calls.distinct(IntStream.of(3, 1, 3, 2, 1)).toArray()).containsExactly(3, 1, 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"%.2f", "%5.1f|", "%-8.0f|", "%2.0f %%", "%+.1f", "%,.1f", "%f", "%+,8.2f|"})
    void decimals_are_written_alike(String format) {
        for (double x : new double[] {0, -0.0, 1.005, 2.25, 0.5, 1.5, -2.345, 1234567.891, 1e-9}) {
            assertThat(Calls.format(Locale.ROOT, format, new Object[] {x}))
                    .as("%s as %s", x, format)
                    .isEqualTo(String.format(Locale.ROOT, format, x));
        }
    }

    @Test
    void other_parts_of_a_format_stay_as_they_are() {
        Object[] values = {"a", 5, 2.5, "b"};
        assertThat(Calls.formatted("%s %3d %.0f%% %-4s|", values))
                .isEqualTo("%s %3d %.0f%% %-4s|".formatted(values));
    }

    @Test
    void a_picture_beyond_sixteen_bits_is_one_text() {
        assertThat(Calls.toString(0x1F000)).isEqualTo("🀀");
    }

    @Test
    void joined_texts_are_the_same() {
        assertThat(
                        new sparrow.page.stead.java.util.StringJoiner("; ", "(", ")")
                                .add("a")
                                .add("b")
                                .toString())
                .isEqualTo(new StringJoiner("; ", "(", ")").add("a").add("b").toString());
    }

    @Test
    void digits_and_checksums_are_the_same() {
        byte[] bytes = new byte[300];
        new Random(SEED).nextBytes(bytes);
        var ours = sparrow.page.stead.java.util.HexFormat.of();
        String digits = HexFormat.of().formatHex(bytes);
        assertThat(ours.formatHex(bytes)).isEqualTo(digits);
        assertThat(ours.parseHex(digits)).isEqualTo(bytes);

        CRC32C expected = new CRC32C();
        expected.update(bytes);
        expected.update(0);
        var sum = new sparrow.page.stead.java.util.zip.CRC32C();
        sum.update(bytes);
        sum.update(0);
        assertThat(sum.getValue()).isEqualTo(expected.getValue());
    }
}
