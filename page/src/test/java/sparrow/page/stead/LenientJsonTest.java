package sparrow.page.stead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.page.stead.tools.jackson.core.JacksonException;
import sparrow.page.stead.tools.jackson.core.JsonParser;
import sparrow.page.stead.tools.jackson.core.json.JsonFactory;
import sparrow.page.stead.tools.jackson.core.json.JsonReadFeature;
import sparrow.page.stead.tools.jackson.databind.json.JsonMapper;

/// What records come wrapped in is read as the library does that a server has: commas behind the
/// last value, comments, and one value after another.
class LenientJsonTest {
    private static final JsonMapper OURS =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
                                    .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
                                    .build())
                    .build();

    private static final tools.jackson.databind.json.JsonMapper THEIRS =
            tools.jackson.databind.json.JsonMapper.builder(
                            tools.jackson.core.json.JsonFactory.builder()
                                    .enable(
                                            tools.jackson.core.json.JsonReadFeature
                                                    .ALLOW_TRAILING_COMMA)
                                    .enable(
                                            tools.jackson.core.json.JsonReadFeature
                                                    .ALLOW_JAVA_COMMENTS)
                                    .build())
                    .build();

    /// More may follow what it reads.
    private static final tools.jackson.databind.json.JsonMapper OPEN =
            THEIRS.rebuild()
                    .disable(tools.jackson.databind.DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1,]",
                "[[1,],]",
                "{\"a\":1,}",
                "{\"a\":[],\n}",
                "// before\n[1]",
                "[1 /* between */, 2]",
                "[1, // the first\n 2]",
                "/**/{/***/}",
                "{\"a\" /* named */ : \"//\"}"
            })
    void commas_at_the_end_and_comments_are_passed_over(String text) {
        assertThat(OURS.readTree(text)).hasToString(THEIRS.readTree(text).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[,]", "[1,,]", "{,}", "[1 /* ]", "/", "[/]", "/*/", "{\"a\":,}"})
    void what_is_still_no_json_is_refused_by_both(String text) {
        assertThatThrownBy(() -> OURS.readTree(text)).isInstanceOf(JacksonException.class);
        assertThatThrownBy(() -> THEIRS.readTree(text))
                .isInstanceOf(tools.jackson.core.JacksonException.class);
    }

    @Test
    void a_value_ends_before_what_follows_it() {
        char[] text = "{\"東\":1} and 🀄{\"é\":2}, {}".toCharArray();
        for (int from : new int[] {0, 14, 0, 23}) {
            String value = List.of("{\"東\":1}", "{\"é\":2}", "{}").get(from == 0 ? 0 : from / 10);
            try (JsonParser parser = OURS.createParser(text, from, text.length - from);
                    var theirs = OPEN.createParser(text, from, text.length - from)) {
                assertThat(OURS.readTree(parser)).hasToString(value);
                assertThat(OPEN.readTree(theirs).toString()).isEqualTo(value);
                assertThat(parser.currentLocation().getCharOffset())
                        .isEqualTo(value.length())
                        .isEqualTo(theirs.currentLocation().getCharOffset());
            }
        }
    }

    @Test
    void a_fault_has_its_line_and_character() {
        JacksonException fault =
                catchThrowableOfType(JacksonException.class, () -> OURS.readTree("[1,\n \"東\" x]"));
        var place = fault.getLocation();
        assertThat(place).isNotNull();
        assertThat(place.getLineNr()).isEqualTo(2);
        assertThat(place.getColumnNr()).isEqualTo(6);
    }
}
