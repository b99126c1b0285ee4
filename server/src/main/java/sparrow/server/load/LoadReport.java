package sparrow.server.load;

import java.util.List;

/// What guests met with.
///
/// @param due answers that were to be given
/// @param latencies of those that were acknowledged, from the time when each was to be given until
///   then, in microseconds, sorted
/// @param faults sentences about what should not have happened
public record LoadReport(int due, List<Long> latencies, List<String> faults) {
    public LoadReport {
        latencies = List.copyOf(latencies);
        faults = List.copyOf(faults);
    }

    /// How many answers were acknowledged.
    public int acknowledged() {
        return latencies.size();
    }

    /// The latency that a share of all answers does not exceed, in milliseconds.
    public double millis(double share) {
        if (latencies.isEmpty()) {
            return 0;
        }
        int at = (int) Math.ceil(share * latencies.size()) - 1;
        return latencies.get(Math.clamp(at, 0, latencies.size() - 1)) / 1_000.0;
    }
}
