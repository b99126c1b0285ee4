package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.sql.SQLException;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sparrow.postgres.Postgres;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Nodes of a cluster are killed while their tables are played at: nothing acknowledged is lost,
/// nothing counts twice, every table goes on.
@Tag("slow")
@Timeout(300)
final class ClusterKillsTest {
    private static final int NODES = 3;
    private static final int KILLS = Integer.getInteger("sparrow.kills", 3);
    private static final int TABLES = Integer.getInteger("sparrow.tables", 300);

    @Test
    void three_kills_lose_nothing() throws Exception {
        try (Fleet fleet = Fleet.start(Postgres.shared().place(), NODES);
                Crowd crowd = Crowd.seated(fleet, 12, 24, 7)) {
            killed(crowd, KILLS, new Random(Long.getLong("sparrow.seed", 4)))
                    .require(KILLS, "acknowledged, none lost", "tables that moved");
            fleet.node(0).stop();
            assertThat(Files.readString(fleet.log()))
                    .as("a node that is told to stop takes leave of the others")
                    .contains(fleet.seed(0) + "] - Exiting completed");
        }
    }

    @LongTest("cluster-kills")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void thirty_kills_lose_nothing() {
        new LongRun("cluster-kills", 30, 5, System.out)
                .seeded()
                .summary(Crowd::summary)
                .run(
                        "Three nodes on one machine, "
                                + TABLES
                                + " tables with four guests each, games in a PostgreSQL on the same machine. A random node is killed"
                                + " (`kill -9`) while an answer of every second table is due every second, and started again twelve seconds"
                                + " later. The guests come back by themselves, to any node. After every five kills the rows in the database"
                                + " hold every acknowledged answer and no answer twice; every guest was told every event once, and every"
                                + " table goes on.",
                        (from, count) -> {
                            try (Fleet fleet = Fleet.start(Postgres.shared().place(), NODES);
                                    Crowd crowd = Crowd.seated(fleet, TABLES, TABLES / 2, 20)) {
                                return killed(crowd, count, new Random(LongRun.SEED + from));
                            } catch (IOException | SQLException broken) {
                                throw new IllegalStateException("from " + from, broken);
                            }
                        });
    }

    private static Census killed(Crowd crowd, int kills, Random random)
            throws IOException, SQLException {
        for (int kill = 0; kill < kills; kill++) {
            kill(crowd, random.nextInt(NODES));
            crowd.census().add("kills", 1);
        }
        return crowd.end();
    }

    private static void kill(Crowd crowd, int victim) {
        CompletableFuture<Void> again = new CompletableFuture<>();
        crowd.bear(second -> {
            if (second == 1) {
                crowd.fleet().node(victim).kill();
            } else if (second == Math.min(13, crowd.seconds() - 1)) {
                Thread.startVirtualThread(() -> {
                    crowd.fleet().restart(victim);
                    crowd.fleet().node(victim).awaitReady();
                    again.complete(null);
                });
            }
        });
        again.orTimeout(120, TimeUnit.SECONDS).join();
    }
}
