package sparrow.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.IntConsumer;
import sparrow.server.Server;

/// Tables full of guests who play at a human pace over real connections, for a while.
///
/// Guests choose at random, mostly what the table would choose for them: it is the server that is
/// measured, not their play.
public final class LoadRun {
    private static final int SEATS = 4;

    /// @param tables how many, with four guests each
    /// @param seconds how long
    /// @param pace the average time a guest thinks about an own turn, in milliseconds
    public record Plan(int tables, int seconds, int pace) {}

    /// What was seen.
    ///
    /// @param actions acknowledged and followed by an event
    /// @param latencies from an action to the first event that followed, in microseconds, sorted
    /// @param heap the memory in use when all have played, after a collection, in bytes
    /// @param faults sentences about what should not have happened
    public record Report(int actions, List<Long> latencies, long heap, List<String> faults) {
        public Report {
            latencies = List.copyOf(latencies);
            faults = List.copyOf(faults);
        }

        /// The latency that a share of all actions does not exceed, in milliseconds.
        public double millis(double share) {
            if (latencies.isEmpty()) {
                return 0;
            }
            int at = (int) Math.ceil(share * latencies.size()) - 1;
            return latencies.get(Math.clamp(at, 0, latencies.size() - 1)) / 1_000.0;
        }
    }

    private LoadRun() {}

    /// @param second told of every second that has passed
    public static Report run(Server server, Plan plan, IntConsumer second)
            throws IOException, InterruptedException {
        Measurements watch = new Measurements();
        List<Guest> guests = new ArrayList<>();
        try (ScheduledExecutorService clock = Executors.newScheduledThreadPool(1)) {
            for (int i = 0; i < plan.tables; i++) {
                List<TableMaker.Ticket> tickets = TableMaker.make(server.port(), SEATS);
                for (TableMaker.Ticket ticket : tickets) {
                    Random random = new Random(31L * i + ticket.seat());
                    guests.add(
                            Guest.connect(server.port(), ticket, plan.pace, clock, random, watch));
                }
            }
            for (int i = 0; i < plan.seconds; i++) {
                Thread.sleep(1_000);
                second.accept(i + 1);
            }
            watch.stop();
            watch.weigh();
            guests.forEach(Guest::close);
            clock.shutdownNow();
        }
        return watch.report();
    }
}
