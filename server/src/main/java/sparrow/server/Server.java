package sparrow.server;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.server.api.AllHere;
import sparrow.server.cluster.ClusterMaker;
import sparrow.server.cluster.ClusterNode;
import sparrow.server.health.Metrics;
import sparrow.server.health.ProcessMetrics;
import sparrow.server.health.Vitals;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.DataFolder;
import sparrow.server.journal.DataPlace;
import sparrow.server.journal.HomeMaker;
import sparrow.server.journal.Journal;
import sparrow.server.journal.JournalConflict;
import sparrow.server.journal.Retention;
import sparrow.server.operate.Operations;
import sparrow.server.operate.OperatorPort;
import sparrow.server.table.Tables;
import sparrow.server.table.Whereabouts;
import sparrow.server.web.Bans;
import sparrow.server.web.Http;
import sparrow.server.web.Reach;
import sparrow.server.work.HeavyWork;

/// A server of tables, from its folder of data to its port.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final long HOUR = 3_600_000;
    private static final long REFRESH = 5_000;

    private final Optional<DataFolder> folder;
    private final Journal journal;
    private final HeavyWork work;
    private final Vitals vitals;
    private final Tables tables;
    private final Optional<ClusterNode> node;
    private final Http http;
    private final int port;
    private Optional<OperatorPort> operator = Optional.empty();

    private Server(Options options, Optional<DataFolder> folder, Journal journal, Metrics metrics)
            throws IOException {
        this.folder = folder;
        this.journal = journal;
        this.work = new HeavyWork(options.door().limits().work());
        metrics.gauge("sparrow_work_queue", "Heavy work that waits for a thread.", work::waiting);
        this.tables = new Tables(journal, work, metrics);
        this.vitals = new Vitals(() -> journal.trouble(PATIENCE), journal::free, metrics);
        Reach reach =
                InetAddress.getByName(options.door().host()).isLoopbackAddress()
                        ? Reach.THIS_MACHINE
                        : Reach.ANYBODY;
        Bans bans = new Bans(journal, Clock.systemUTC());
        this.node = joined(options, metrics);
        Whereabouts whereabouts = node.isPresent() ? node.get() : new AllHere(tables, work);
        this.http =
                new Http(
                        tables,
                        whereabouts,
                        work,
                        options.door().limits(),
                        new Http.Welcome(reach, options.door().origins(), options.door().proxies()),
                        bans,
                        vitals,
                        metrics);
        try {
            if (node.isPresent()) {
                tables.tidyAlways();
                tables.timers()
                        .every(REFRESH, () -> Thread.startVirtualThread(() -> refresh(bans)));
            } else {
                tables.resume();
            }
            prune(options.store().retention());
            tables.timers()
                    .every(
                            HOUR,
                            () ->
                                    Thread.startVirtualThread(
                                            () -> prune(options.store().retention())));
            this.port = http.start(options.door().host(), options.door().port());
            if (options.operatorPort().isPresent() && folder.isPresent()) {
                Operations operations =
                        new Operations(
                                tables,
                                whereabouts,
                                http,
                                bans,
                                vitals,
                                metrics,
                                Clock.systemUTC());
                operator =
                        Optional.of(
                                OperatorPort.open(
                                        folder.get(), options.operatorPort().get(), operations));
            }
        } catch (IOException | RuntimeException failed) {
            node.ifPresent(ClusterNode::leave);
            http.stop();
            work.close();
            tables.close();
            vitals.close();
            throw failed;
        }
        LOG.info("ready on port {}", port);
    }

    private Optional<ClusterNode> joined(Options options, Metrics metrics) throws IOException {
        if (options.cluster().isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    ClusterMaker.loaded().join(options.cluster().get(), tables, work, metrics));
        } catch (IOException unusable) {
            work.close();
            tables.close();
            vitals.close();
            throw unusable;
        }
    }

    /// Looks whom the operator of another node keeps out.
    private void refresh(Bans bans) {
        try {
            bans.refresh()
                    .forEach(address ->
                            http.disconnect(
                                    address, "You are kept out of this server for a while."));
        } catch (JournalConflict | Damaged unread) {
            LOG.debug("the list of those who are kept out is not read now", unread);
        }
    }

    /// Starts a server, and takes up every table where its journal ends.
    ///
    /// @throws IOException with a sentence for people, if the folder or the port cannot be used
    public static Server start(Options options) throws IOException {
        Metrics metrics = new Metrics();
        ProcessMetrics.add(metrics);
        Optional<DataFolder> folder = Optional.empty();
        if (options.store().folder().isPresent()) {
            folder = Optional.of(DataFolder.take(options.store().folder().get()));
        }
        try {
            Journal journal = open(options, metrics);
            try {
                return new Server(options, folder, journal, metrics);
            } catch (IOException | RuntimeException failed) {
                close(journal);
                throw failed;
            }
        } catch (IOException | RuntimeException failed) {
            if (folder.isPresent()) {
                folder.get().close();
            }
            throw failed;
        }
    }

    private static Journal open(Options options, Metrics metrics) throws IOException {
        return switch (options.store().data()) {
            case DataPlace.Folder(Path path) -> {
                if (options.cluster().isPresent()) {
                    throw new IOException(
                            "the nodes of a cluster have their games in one database; give them"
                                    + " --data jdbc:postgresql://HOST/NAME");
                }
                yield Journal.open(DataFolder.database(path), metrics);
            }
            case DataPlace.Database database ->
                    Journal.open(
                            database,
                            options.cluster().isPresent()
                                    ? HomeMaker.Use.NODE
                                    : HomeMaker.Use.SERVER,
                            metrics);
        };
    }

    private static void close(Journal journal) {
        try {
            journal.close();
        } catch (SQLException unclean) {
            LOG.warn("the journal did not close cleanly", unclean);
        }
    }

    private void prune(Retention retention) {
        try {
            int pruned = retention.apply(journal, System.currentTimeMillis());
            if (pruned > 0) {
                LOG.info("{} games were kept long enough and are deleted", pruned);
            }
        } catch (JournalConflict failed) {
            LOG.warn("old games could not be deleted", failed);
        }
    }

    public int port() {
        return port;
    }

    /// Where the operator is answered.
    public Optional<Integer> operatorPort() {
        return operator.map(OperatorPort::port);
    }

    public Tables tables() {
        return tables;
    }

    /// The heavy work that is done for people.
    HeavyWork work() {
        return work;
    }

    /// Completed when the cluster goes on without this server, which must end then; never for one
    /// that is alone.
    public CompletableFuture<Void> separated() {
        return node.map(ClusterNode::separated).orElseGet(CompletableFuture::new);
    }

    /// Ends every connection and writes what waits. Nothing acknowledged is lost.
    @Override
    public void close() {
        http.announceStop();
        node.ifPresent(ClusterNode::leave);
        tables.stop();
        operator.ifPresent(OperatorPort::close);
        work.close();
        http.stop();
        tables.close();
        vitals.close();
        close(journal);
        try {
            if (folder.isPresent()) {
                folder.get().close();
            }
        } catch (IOException unclean) {
            LOG.warn("the folder's lock did not close cleanly", unclean);
        }
        LOG.info("stopped");
    }
}
