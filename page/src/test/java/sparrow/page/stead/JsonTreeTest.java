package sparrow.page.stead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.page.stead.tools.jackson.core.JacksonException;
import sparrow.page.stead.tools.jackson.core.StreamReadConstraints;
import sparrow.page.stead.tools.jackson.core.StreamReadFeature;
import sparrow.page.stead.tools.jackson.core.json.JsonFactory;
import sparrow.page.stead.tools.jackson.core.json.JsonFactoryBuilder;
import sparrow.page.stead.tools.jackson.databind.JsonNode;
import sparrow.page.stead.tools.jackson.databind.json.JsonMapper;
import sparrow.records.Json;

/// The small tree of JSON reads and writes what the library does that a server has.
class JsonTreeTest {
    private static final long SEED = Long.getLong("sparrow.seed", 7);

    private static final JsonMapper OURS =
            JsonMapper.builder(
                            ((JsonFactoryBuilder)
                                            JsonFactory.builder()
                                                    .streamReadConstraints(
                                                            StreamReadConstraints.builder()
                                                                    .maxNestingDepth(16)
                                                                    .maxNumberLength(40)
                                                                    .build())
                                                    .enable(
                                                            StreamReadFeature
                                                                    .STRICT_DUPLICATE_DETECTION))
                                    .build())
                    .build();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "[1,-2,3000000000,123456789012345678901234]",
                "0",
                "-0",
                "1.0",
                "1e3",
                "0.1",
                "123456.789e-7",
                "1E+2",
                "\"a\\u4e2d\\n\\\"\\\\ \\/ \\ud83c\\udc00 🀀\"",
                " { \"a\" : [ true , false , null ] } ",
                "\"\\u0001\\u001f\\b\\f\\r\\t\"",
                "{\"b\":1,\"a\":{\"c\":\"\"}}"
            })
    void texts_are_read_and_written_alike(String text) {
        assertThat(OURS.readTree(text)).hasToString(Json.MAPPER.readTree(text).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "[1,]",
                "{\"a\":1,}",
                "{\"a\" 1}",
                "{\"a\":1,\"a\":2}",
                "[1] 2",
                "01",
                "1.",
                ".5",
                "+1",
                "tru",
                "nulls",
                "\"\\x\"",
                "\"\\u12\"",
                "\"\n\"",
                "{a:1}",
                "[1 2]",
                "-",
                "1e",
                "[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]",
                "\"",
                "12345678901234567890123456789012345678901",
                "}",
                "]",
                ",",
                "{\"a\"}"
            })
    void what_is_no_json_is_refused_by_both(String text) {
        assertThatThrownBy(() -> OURS.readTree(text)).isInstanceOf(JacksonException.class);
        assertThatThrownBy(() -> Json.MAPPER.readTree(text))
                .isInstanceOf(tools.jackson.core.JacksonException.class);
    }

    @Test
    void decimals_are_written_alike() {
        Random random = new Random(SEED);
        for (int i = 0; i < 20_000; i++) {
            double number = random.nextGaussian() * Math.pow(10, random.nextInt(30) - 15);
            assertThat(OURS.createObjectNode().put("n", number).toString())
                    .isEqualTo(Json.MAPPER.createObjectNode().put("n", number).toString());
        }
    }

    @Test
    void values_are_asked_for_alike() {
        String text = "{\"i\":7,\"l\":7000000000,\"d\":1.5,\"t\":\"12\",\"b\":true,\"n\":null}";
        JsonNode ours = OURS.readTree(text);
        var theirs = Json.MAPPER.readTree(text);
        for (String name : theirs.propertyNames()) {
            assertThat(ours.path(name).isInt()).isEqualTo(theirs.path(name).isInt());
            assertThat(ours.path(name).isIntegralNumber())
                    .isEqualTo(theirs.path(name).isIntegralNumber());
            assertThat(ours.path(name).canConvertToInt())
                    .isEqualTo(theirs.path(name).canConvertToInt());
            assertThat(ours.path(name).asString("none"))
                    .as(name)
                    .isEqualTo(theirs.path(name).asString("none"));
        }
        assertThat(ours.path("t").asInt(3)).isEqualTo(theirs.path("t").asInt(3));
        assertThat(ours.path("none").asInt(3)).isEqualTo(3);
        assertThat(ours.path("none").isMissingNode()).isTrue();
        assertThat(ours.has("n")).isEqualTo(theirs.has("n"));
    }
}
