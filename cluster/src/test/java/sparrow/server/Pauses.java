package sparrow.server;

import java.util.List;
import java.util.Locale;
import sparrow.testkit.Census;

/// Times in buckets of a census, so that those of several runs can be added up: from what nobody
/// notices to what everybody does.
final class Pauses {
    private static final List<Integer> MILLIS =
            List.of(
                    5, 10, 20, 50, 100, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 4_000,
                    5_000, 6_000, 7_000, 8_000, 9_000, 10_000, 12_000, 15_000, 20_000, 30_000,
                    60_000, 120_000);

    private Pauses() {}

    static void add(Census census, String what, long micros) {
        int bucket =
                MILLIS.stream()
                        .filter(millis -> micros <= millis * 1_000L)
                        .findFirst()
                        .orElse(MILLIS.getLast());
        census.add(name(what, bucket), 1);
    }

    private static String name(String what, int millis) {
        return String.format(Locale.ROOT, "%s: up to %6d ms", what, millis);
    }

    /// The time that this share of the times does not exceed, in words.
    static String percentile(Census census, String what, double share) {
        long all = MILLIS.stream().mapToLong(each -> census.count(name(what, each))).sum();
        long seen = 0;
        for (int millis : MILLIS) {
            seen += census.count(name(what, millis));
            if (all > 0 && seen >= share * all) {
                return "at most " + millis + " ms";
            }
        }
        return "none";
    }
}
