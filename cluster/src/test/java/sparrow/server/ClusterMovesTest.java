package sparrow.server;

import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import sparrow.postgres.Postgres;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// A node joins a cluster and leaves it in peace while its tables are played at: tables move, no
/// event is lost or told twice.
@Tag("slow")
final class ClusterMovesTest {
    private static final int TABLES = Integer.getInteger("sparrow.tables", 300);

    @LongTest("cluster-moves")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void a_fourth_node_comes_and_goes() {
        new LongRun("cluster-moves", 6, 2, System.out)
                .seeded()
                .summary(Crowd::summary)
                .run(
                        "Three nodes on one machine, "
                                + TABLES
                                + " tables with four guests each, an answer of every second table due every second. A fourth node joins,"
                                + " tables move to it; 30 seconds later it is told to stop (SIGTERM) and hands them over. The rows in the"
                                + " database hold every acknowledged answer and no answer twice; every guest was told every event once, and"
                                + " every table goes on.",
                        (from, count) -> {
                            try (Fleet fleet = Fleet.start(Postgres.shared().place(), 3);
                                    Crowd crowd = Crowd.seated(fleet, TABLES, TABLES / 2, 30)) {
                                return moved(crowd, count);
                            } catch (IOException | SQLException broken) {
                                throw new IllegalStateException("from " + from, broken);
                            }
                        });
    }

    private static Census moved(Crowd crowd, int times) throws IOException, SQLException {
        for (int time = 0; time < times; time++) {
            NodeProcess.Place place = NodeProcess.Place.here();
            crowd.bear(second -> {
                if (second == 1) {
                    Thread.startVirtualThread(() -> crowd.fleet().add(place));
                }
            });
            NodeProcess fourth = crowd.fleet().node(crowd.fleet().size() - 1);
            fourth.awaitReady();
            crowd.census().add("nodes that joined", 1);
            crowd.bear(second -> {
                if (second == 1) {
                    Thread.startVirtualThread(fourth::stop);
                }
            });
            fourth.stop();
            crowd.census().add("nodes that left", 1);
        }
        return crowd.end();
    }
}
