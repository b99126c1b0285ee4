package sparrow.server.health;

import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import java.nio.charset.StandardCharsets;
import sparrow.records.Json;
import tools.jackson.databind.node.ObjectNode;

/// A line of the log: a sentence for people, or one JSON object for programs that gather logs.
public final class LogEncoder extends PatternLayoutEncoder {
    /// The format that is not for people.
    public static final String JSON = "json";

    private String format = "text";

    /// Called by `logback.xml`.
    public void setFormat(String format) {
        this.format = format;
    }

    @Override
    public byte[] encode(ILoggingEvent event) {
        return format.equals(JSON)
                ? (json(event) + "\n").getBytes(StandardCharsets.UTF_8)
                : super.encode(event);
    }

    private static ObjectNode json(ILoggingEvent event) {
        ObjectNode line =
                Json.MAPPER
                        .createObjectNode()
                        .put("time", event.getInstant().toString())
                        .put("level", event.getLevel().toString())
                        .put("logger", event.getLoggerName())
                        .put("thread", event.getThreadName())
                        .put("message", event.getFormattedMessage());
        if (event.getThrowableProxy() != null) {
            line.put("error", ThrowableProxyUtil.asString(event.getThrowableProxy()).strip());
        }
        return line;
    }
}
