package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sparrow.core.tile.Seat;
import sparrow.server.journal.DataPlace;
import sparrow.server.journal.Entry;
import sparrow.server.journal.Journal;
import sparrow.server.load.Entrance;
import sparrow.server.load.LoadRun;
import sparrow.server.table.DataCheck;
import sparrow.testkit.Census;
import tools.jackson.databind.JsonNode;

/// Nodes of a cluster as processes, and what their games tell after all that was done to them.
final class Fleet implements AutoCloseable {
    private final DataPlace.Database data;
    private final List<NodeProcess.Place> places;
    private final List<NodeProcess> nodes = new ArrayList<>();
    private final Path log;

    private Fleet(DataPlace.Database data, List<NodeProcess.Place> places) throws IOException {
        this.data = data;
        this.places = new ArrayList<>(places);
        this.log = Files.createTempFile("sparrow-nodes", ".log");
    }

    static Fleet start(DataPlace.Database data, List<NodeProcess.Place> places) throws IOException {
        Fleet fleet = new Fleet(data, places);
        for (int i = 0; i < places.size(); i++) {
            fleet.nodes.add(fleet.process(places.get(i)));
        }
        fleet.nodes.forEach(NodeProcess::awaitReady);
        return fleet;
    }

    /// So many on this machine.
    static Fleet start(DataPlace.Database data, int count) throws IOException {
        List<NodeProcess.Place> places = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            places.add(NodeProcess.Place.here());
        }
        return start(data, places);
    }

    private NodeProcess process(NodeProcess.Place place) throws IOException {
        List<String> seeds = places.stream().limit(3).map(NodeProcess.Place::seed).toList();
        return NodeProcess.start(place, data, seeds, log);
    }

    NodeProcess node(int index) {
        return nodes.get(index);
    }

    /// How the others know a node.
    String seed(int index) {
        return places.get(index).seed();
    }

    int size() {
        return nodes.size();
    }

    List<Entrance> entrances() {
        return places.stream().map(NodeProcess.Place::entrance).toList();
    }

    /// Starts a node again that has ended.
    void restart(int index) {
        try {
            nodes.set(index, process(places.get(index)));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// Starts one more.
    NodeProcess add(NodeProcess.Place place) {
        try {
            places.add(place);
            nodes.add(process(place));
            return nodes.getLast();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// What the nodes have said so far.
    Path log() {
        return log;
    }

    /// Who keeps which table that goes on.
    Map<String, String> keepers() {
        try (Connection connection = DriverManager.getConnection(data.address());
                Statement sql = connection.createStatement();
                ResultSet rows =
                        sql.executeQuery(
                                "SELECT name, keeper FROM tables"
                                        + " WHERE phase IN ('waiting', 'playing')")) {
            Map<String, String> keepers = new HashMap<>();
            while (rows.next()) {
                keepers.put(rows.getString(1), rows.getString(2));
            }
            return keepers;
        } catch (SQLException unread) {
            throw new IllegalStateException(unread);
        }
    }

    /// Looks at all rows: every acknowledged answer of the guests is there, and no answer twice.
    void audit(LoadRun run, Census census) throws IOException, SQLException {
        try (Journal journal = Journal.join(data)) {
            assertThat(DataCheck.of(journal).damage()).isEmpty();
            Map<String, Map<String, List<Integer>>> tables = run.acknowledged();
            for (Map.Entry<String, Map<String, List<Integer>>> table : tables.entrySet()) {
                Set<String> answers = new HashSet<>();
                for (Entry entry : journal.entries(table.getKey())) {
                    if (entry.kind() == Entry.Kind.ANSWER) {
                        JsonNode answer = Guest.JSON.readTree(entry.body());
                        String key =
                                answer.path("seat").asString() + answer.path("decision").asInt();
                        assertThat(answers.add(key)).as("%s counts once", entry.body()).isTrue();
                    }
                }
                census.add("answers in the database, none twice", answers.size());
                int seat = 0;
                for (List<Integer> acknowledged : table.getValue().values()) {
                    Seat own = Seat.values()[seat++];
                    for (int decision : acknowledged) {
                        assertThat(answers)
                                .as("an acknowledged answer")
                                .contains("" + own + decision);
                    }
                    census.add("acknowledged, none lost", acknowledged.size());
                }
            }
        }
    }

    @Override
    public void close() throws IOException {
        nodes.forEach(NodeProcess::kill);
        Files.deleteIfExists(log);
    }
}
