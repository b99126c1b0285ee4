package sparrow.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.postgres.Postgres;
import sparrow.server.cluster.ClusterPlan;
import sparrow.server.journal.DataPlace;
import sparrow.server.web.Limits;

/// Several nodes of a cluster in this very process, for tests of what they say to each other.
final class Neighbours implements AutoCloseable {
    private final DataPlace place = Postgres.shared().place();
    private final List<Integer> ports = new ArrayList<>();
    private final List<Server> servers = new ArrayList<>();
    private final Limits limits;

    private Neighbours(int count, Limits limits) throws IOException {
        this.limits = limits;
        for (int i = 0; i < count; i++) {
            ports.add(freePort());
        }
        for (int port : ports) {
            servers.add(start(port));
        }
        servers.forEach(Neighbours::awaitReady);
    }

    static Neighbours open(int count, Limits limits) throws IOException {
        return new Neighbours(count, limits);
    }

    static Neighbours open(int count) throws IOException {
        return open(count, NodeAlone.PATIENT);
    }

    static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException none) {
            throw new UncheckedIOException(none);
        }
    }

    private Server start(int port) throws IOException {
        List<String> seeds = ports.stream().map(each -> "127.0.0.1:" + each).toList();
        return Server.start(
                new Options("127.0.0.1", 0, place, Set.of(), limits)
                        .behind(Set.of("127.0.0.1"))
                        .joining(
                                new ClusterPlan(
                                        "neighbours", "127.0.0.1", port, seeds, Optional.empty())));
    }

    /// Waits until people may be sent to a server.
    private static void awaitReady(Server server) {
        NodeProcess.awaitReady("127.0.0.1", server.port());
    }

    DataPlace place() {
        return place;
    }

    Server server(int index) {
        return servers.get(index);
    }

    Club club(int index) {
        return Club.at(servers.get(index).port());
    }

    int port(int index) {
        return servers.get(index).port();
    }

    /// Stops a node in peace.
    void stop(int index) {
        servers.get(index).close();
    }

    @Override
    public void close() {
        servers.parallelStream().forEach(Server::close);
    }
}
