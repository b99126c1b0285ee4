package sparrow.server.health;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

/// Lines of the log, for people and for programs.
final class LogEncoderTest {
    private static String encoded(String format, Throwable error) {
        LoggerContext context = new LoggerContext();
        LogEncoder encoder = new LogEncoder();
        encoder.setContext(context);
        encoder.setPattern("%level %logger{0}: %msg%n%ex{1}");
        encoder.setFormat(format);
        encoder.start();
        LoggingEvent event =
                new LoggingEvent(
                        "here",
                        context.getLogger("sparrow.server.Tables"),
                        Level.WARN,
                        "table {} says \"東\"\nand more",
                        error,
                        new Object[] {"T"});
        return new String(encoder.encode(event), StandardCharsets.UTF_8);
    }

    @Test
    void a_program_gets_one_object_in_one_line() {
        String line = encoded(LogEncoder.JSON, new IllegalStateException("it broke"));
        assertThat(line).endsWith("}\n").hasLineCount(1);
        JsonNode json = Json.MAPPER.readTree(line);
        assertThat(json.path("level").asString()).isEqualTo("WARN");
        assertThat(json.path("logger").asString()).isEqualTo("sparrow.server.Tables");
        assertThat(json.path("message").asString()).isEqualTo("table T says \"東\"\nand more");
        assertThat(json.path("error").asString())
                .startsWith("java.lang.IllegalStateException: it broke")
                .contains("LogEncoderTest");
        assertThat(json.path("time").asString()).endsWith("Z");
    }

    @Test
    void people_get_words() {
        assertThat(encoded("text", new IllegalStateException("it broke")))
                .startsWith("WARN Tables: table T says \"東\"")
                .contains("it broke");
    }
}
