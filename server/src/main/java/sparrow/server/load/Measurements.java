package sparrow.server.load;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Collects what guests measure, on their one thread.
final class Measurements {
    private static final int MOST_FAULTS = 20;

    private final List<String> faults = new ArrayList<>();
    private long[] latencies = new long[1_024];
    private int count;
    private int due;

    void due() {
        due++;
    }

    /// So many answers are not due after all.
    void forget(int answers) {
        due -= answers;
    }

    void add(long micros) {
        if (count == latencies.length) {
            latencies = Arrays.copyOf(latencies, 2 * count);
        }
        latencies[count++] = micros;
    }

    void fault(String sentence) {
        if (faults.size() < MOST_FAULTS) {
            faults.add(sentence);
        }
    }

    /// What was measured since the last report.
    LoadReport report() {
        LoadReport report =
                new LoadReport(
                        due, Arrays.stream(latencies, 0, count).sorted().boxed().toList(), faults);
        count = 0;
        due = 0;
        faults.clear();
        return report;
    }
}
