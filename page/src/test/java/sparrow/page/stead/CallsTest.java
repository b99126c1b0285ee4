package sparrow.page.stead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Random;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
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
