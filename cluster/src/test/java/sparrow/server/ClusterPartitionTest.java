package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import sparrow.postgres.Postgres;
import sparrow.server.journal.DataPlace;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// One node of three is cut off from the others, but not from the database and its guests: no table
/// lives twice, and what the node writes is refused once others keep its tables.
@Tag("slow")
final class ClusterPartitionTest {
    private static final int TABLES = Integer.getInteger("sparrow.tables", 60);

    @LongTest("cluster-partition")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void a_node_that_is_cut_off_for_a_minute_writes_nothing_that_others_keep() {
        Assumptions.assumeTrue(SeparateNetwork.isPossible(), "networks can be made");
        new LongRun("cluster-partition", 1, 1, System.out)
                .seeded()
                .summary(Crowd::summary)
                .run(
                        "Three nodes, "
                                + TABLES
                                + " tables with four guests each. One node, in a network of its own, is cut off from the other two for a minute"
                                + " and still reaches the database and its guests. It ends by itself; no table is written by it after another node"
                                + " has taken it up.",
                        (_, _) -> {
                            try {
                                return cut();
                            } catch (IOException | SQLException broken) {
                                throw new IllegalStateException(broken);
                            }
                        });
    }

    private static Census cut() throws IOException, SQLException {
        try (SeparateNetwork network = SeparateNetwork.open(Postgres.shared().port())) {
            DataPlace.Database local = Postgres.shared().place();
            DataPlace.Database data =
                    new DataPlace.Database(
                            local.address()
                                    .replaceFirst(
                                            "127.0.0.1:\\d+",
                                            network.databaseHost() + ":" + network.databasePort()),
                            local.passwordFile());
            NodeProcess.Place apart = NodeProcess.Place.at(SeparateNetwork.APART);
            List<NodeProcess.Place> places =
                    List.of(
                            NodeProcess.Place.at(SeparateNetwork.FIRST),
                            NodeProcess.Place.at(SeparateNetwork.SECOND),
                            new NodeProcess.Place(
                                    apart.host(),
                                    apart.port(),
                                    apart.clusterPort(),
                                    SeparateNetwork.THROUGH,
                                    List.of()));
            try (Fleet fleet = Fleet.start(data, places);
                    Crowd crowd = Crowd.seated(fleet, TABLES, TABLES / 2, 60)) {
                crowd.bear(second -> {
                    if (second == 1) {
                        network.cut();
                    }
                });
                boolean alive = fleet.node(2).process().isAlive();
                assertThat(alive).as("the node that is cut off runs").isFalse();
                network.mend();
                fleet.node(2).kill();
                Census census = crowd.end();
                census.add("partitions of a minute", 1);
                census.add("writes of the minority that were refused", refused(fleet.log()));
                census.add("tables of which no two nodes wrote in turns", writers(data));
                return census;
            }
        }
    }

    private static long refused(Path log) throws IOException {
        try (var lines = Files.lines(log)) {
            return lines.filter(line -> line.contains("another server keeps the table now"))
                    .count();
        }
    }

    /// Once somebody else has written to a table, who wrote before never does again.
    private static int writers(DataPlace.Database data) throws SQLException {
        Map<String, Set<String>> before = new HashMap<>();
        Map<String, String> last = new HashMap<>();
        try (Connection connection = DriverManager.getConnection(data.address());
                Statement sql = connection.createStatement();
                ResultSet rows =
                        sql.executeQuery(
                                "SELECT \"table\", writer FROM journal ORDER BY 1, number")) {
            while (rows.next()) {
                String table = rows.getString(1);
                String writer = rows.getString(2);
                String earlier = last.put(table, writer);
                if (earlier != null && !earlier.equals(writer)) {
                    before.computeIfAbsent(table, _ -> new HashSet<>()).add(earlier);
                }
                assertThat(before.getOrDefault(table, Set.of()))
                        .as("those who wrote to %s before others did", table)
                        .doesNotContain(writer);
            }
        }
        return last.size();
    }
}
