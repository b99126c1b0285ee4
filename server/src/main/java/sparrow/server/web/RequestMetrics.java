package sparrow.server.web;

import io.javalin.http.Context;
import java.util.Optional;
import sparrow.server.health.Histogram;
import sparrow.server.health.Metrics;

/// Counts requests by how they ended, and how long they took.
final class RequestMetrics {
    private static final String BEGAN = "sparrow.began";

    private final Metrics metrics;
    private final Histogram times;

    RequestMetrics(Metrics metrics) {
        this.metrics = metrics;
        this.times = metrics.histogram("sparrow_request_seconds", "Time of an HTTP request.");
    }

    void begin(Context context) {
        context.attribute(BEGAN, System.nanoTime());
    }

    void end(Context context) {
        Optional<Long> began = Optional.ofNullable(context.attribute(BEGAN));
        began.ifPresent(times::since);
        metrics.count(
                "sparrow_requests_total",
                "HTTP requests by the first digit of their status.",
                "status",
                context.statusCode() / 100 + "xx");
    }
}
