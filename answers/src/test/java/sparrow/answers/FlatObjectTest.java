package sparrow.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FlatObjectTest {
    @Test
    void flags_texts_and_numbers_are_read_in_their_order() {
        assertThat(
                        FlatObject.read(
                                "{ \"aka\" :true, \"kazoe\":\"yakuman\",\"fu\":4,\"sanma\":false}"))
                .hasValueSatisfying(values ->
                        assertThat(values)
                                .containsExactly(
                                        Map.entry("aka", "yes"),
                                        Map.entry("kazoe", "yakuman"),
                                        Map.entry("fu", "4"),
                                        Map.entry("sanma", "no")));
        assertThat(FlatObject.read("{}")).contains(Map.of());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{}}",
                "{,}",
                "{\"a\":1,}",
                "{\"a\" 1}",
                "{\"a\":01}",
                "{\"a\":1.5}",
                "{\"a\":-1}",
                "{\"a\":1234567890}",
                "{\"a\":null}",
                "{\"a\":[1]}",
                "{\"a\":truely}",
                "{\"a\":\"\\n\"}",
                "{\"a\":\"東\"}",
                "{\"a\":1,\"a\":1}",
                "\"tenhou\""
            })
    void anything_else_is_left_to_a_careful_reader(String text) {
        assertThat(FlatObject.read(text)).isEmpty();
    }
}
