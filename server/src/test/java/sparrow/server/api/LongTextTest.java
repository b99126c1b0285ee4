package sparrow.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A long text comes out as it was put in, wherever its pieces end.
final class LongTextTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 65_535, 65_536, 65_537, 200_000})
    void texts_of_all_lengths_are_whole(int length) throws IOException {
        String text = "chun ".repeat(length / 5 + 1).substring(0, length);
        LongText one = new LongText().append(text);
        LongText many = new LongText();
        for (int i = 0; i < length; i += 97) {
            many.append(text.substring(i, Math.min(length, i + 97)));
        }
        for (LongText each : new LongText[] {one, many}) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            each.write(out);
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(text);
            assertThat(each.bytes()).isEqualTo(out.toByteArray());
            assertThat(each.length()).isEqualTo(length);
        }
    }

    @Test
    void letters_of_several_bytes_are_counted_as_bytes() {
        assertThat(new LongText().append("中").length()).isEqualTo(3);
    }
}
