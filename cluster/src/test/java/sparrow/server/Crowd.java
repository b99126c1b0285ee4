package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.IntConsumer;
import sparrow.server.load.LoadReport;
import sparrow.server.load.LoadRun;
import sparrow.testkit.Census;

/// Guests at many tables of a fleet, and what they bear while something happens to its nodes.
///
/// @param rate answers a second, of all tables together
/// @param seconds for which they play before and after, and while something happens
record Crowd(Fleet fleet, LoadRun run, int rate, int seconds, Census census)
        implements AutoCloseable {
    private static final String MOVED = "longest answer of a table that moved";
    private static final String CUT_OFF = "longest answer of a table whose guests had to come back";
    private static final String OTHER = "longest answer of any other table";
    private static final String QUIET = "answer while nothing happens";
    private static final String MEANWHILE = "answer while it happens";

    static Crowd seated(Fleet fleet, int tables, int rate, int seconds) throws IOException {
        LoadRun run = LoadRun.seatAmong(fleet.entrances(), tables, _ -> {});
        Crowd crowd = new Crowd(fleet, run, rate, seconds, new Census());
        crowd.times(QUIET, crowd.play(_ -> {}));
        run.hardest();
        return crowd;
    }

    private LoadReport play(IntConsumer second) {
        LoadReport report = run.play(rate, seconds, second);
        assertThat(report.faults()).as("faults; the log: %s", fleet.log()).isEmpty();
        return report;
    }

    private void times(String what, LoadReport report) {
        report.latencies().forEach(micros -> Pauses.add(census, what, micros));
    }

    /// Plays while something happens in some seconds of it.
    void bear(IntConsumer second) {
        Map<String, String> before = fleet.keepers();
        times(MEANWHILE, play(second));
        Map<String, String> after = fleet.keepers();
        run.hardest()
                .forEach((table, hardest) -> {
                    boolean moved =
                            after.containsKey(table) && !after.get(table).equals(before.get(table));
                    census.add(moved ? "tables that moved" : "tables that stayed", 1);
                    String stayed = hardest.comebacks() > 0 ? CUT_OFF : OTHER;
                    Pauses.add(census, moved ? MOVED : stayed, hardest.micros());
                });
    }

    /// Every table goes on; what was acknowledged is there, and nothing twice.
    Census end() throws IOException, SQLException {
        LoadReport after = play(_ -> {});
        assertThat(after.acknowledged()).as("answers after all of it").isEqualTo(after.due());
        census.add("comebacks of guests", run.comebacks());
        fleet.audit(run, census);
        return census;
    }

    static String summary(Census census) {
        return "p99 of the longest answer of a table: "
                + p99(census, MOVED)
                + " where it moved, "
                + p99(census, CUT_OFF)
                + " where it stayed and guests had to come back, "
                + p99(census, OTHER)
                + " at all others. p99 of all answers: "
                + p99(census, QUIET)
                + " while nothing happens, "
                + p99(census, MEANWHILE)
                + " while it happens.";
    }

    private static String p99(Census census, String what) {
        return Pauses.percentile(census, what, 0.99);
    }

    @Override
    public void close() throws IOException {
        run.close();
    }
}
