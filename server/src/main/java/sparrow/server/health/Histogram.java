package sparrow.server.health;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/// How many times took how long.
public final class Histogram {
    private static final double[] SECONDS = {
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10
    };

    private final AtomicLongArray counts = new AtomicLongArray(SECONDS.length + 1);
    private final LongAdder nanos = new LongAdder();

    /// Counts what began then and ends now.
    ///
    /// @param began of [System#nanoTime]
    public void since(long began) {
        long took = Math.max(0, System.nanoTime() - began);
        int at = 0;
        while (at < SECONDS.length && took / 1e9 > SECONDS[at]) {
            at++;
        }
        counts.incrementAndGet(at);
        nanos.add(took);
    }

    void write(String name, StringBuilder text) {
        long sum = 0;
        for (int i = 0; i < SECONDS.length; i++) {
            sum += counts.get(i);
            line(text, name + "_bucket{le=\"" + Metrics.number(SECONDS[i]) + "\"}", sum);
        }
        sum += counts.get(SECONDS.length);
        line(text, name + "_bucket{le=\"+Inf\"}", sum);
        text.append(name).append("_sum ").append(Metrics.number(nanos.sum() / 1e9)).append('\n');
        line(text, name + "_count", sum);
    }

    private static void line(StringBuilder text, String name, long count) {
        text.append(name).append(' ').append(count).append('\n');
    }
}
