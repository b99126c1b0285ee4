package sparrow.server.load;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Collects what guests measure.
final class Measurements {
    private static final int MOST_FAULTS = 20;

    private final List<String> faults = new ArrayList<>();
    private long[] latencies = new long[1_024];
    private int count;
    private long heap;
    private boolean stopped;

    synchronized void add(long micros) {
        if (stopped) {
            return;
        }
        if (count == latencies.length) {
            latencies = Arrays.copyOf(latencies, 2 * count);
        }
        latencies[count++] = micros;
    }

    synchronized void fault(String sentence) {
        if (!stopped && faults.size() < MOST_FAULTS) {
            faults.add(sentence);
        }
    }

    synchronized void stop() {
        stopped = true;
    }

    /// Notes how much memory is in use after a collection, for which everybody has to wait.
    void weigh() {
        var memory = ManagementFactory.getMemoryMXBean();
        memory.gc();
        long used = memory.getHeapMemoryUsage().getUsed();
        synchronized (this) {
            heap = used;
        }
    }

    synchronized LoadRun.Report report() {
        List<Long> sorted = Arrays.stream(latencies, 0, count).sorted().boxed().toList();
        return new LoadRun.Report(count, sorted, heap, faults);
    }
}
