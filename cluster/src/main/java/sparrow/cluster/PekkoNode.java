package sparrow.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.typed.Cluster;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.records.Json;
import sparrow.server.cluster.ClusterNode;
import sparrow.server.health.Metrics;
import sparrow.server.table.Advising;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.Line;
import sparrow.server.table.NewTable;
import sparrow.server.table.TableAsk;
import sparrow.server.table.TableQuota;
import sparrow.server.table.Tables;
import sparrow.server.table.Viewer;
import sparrow.server.work.HeavyWork;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A server in a cluster of Pekko's.
final class PekkoNode implements ClusterNode {
    private static final Logger LOG = LoggerFactory.getLogger(PekkoNode.class);
    private static final int RESTART = 1012;

    /// How long somebody waits for a table that is on the move.
    private static final long PATIENCE = 15_000;

    /// How long those wait who ask all nodes.
    private static final long SOON = 1_000;

    /// How long somebody waits for what is thought about.
    private static final long THINKING = 25_000;

    private static final long LEAVING = 30_000;

    private final ActorSystem<Letter> system;
    private final Cluster cluster;
    private final Tables tables;
    private final Gateway.Awaited awaited;
    private final ActorRef<Letter> gateway;
    private final ThisNode node;
    private final Lobby lobby;
    private final AtomicLong numbers = new AtomicLong();
    private final AtomicBoolean leaving = new AtomicBoolean();
    private final CompletableFuture<Void> separated = new CompletableFuture<>();

    PekkoNode(
            ActorSystem<Letter> system,
            Gateway.Awaited awaited,
            Tables tables,
            HeavyWork work,
            Metrics metrics) {
        this.system = system;
        this.cluster = Cluster.get(system);
        this.tables = tables;
        this.awaited = awaited;
        this.gateway = awaited.self().join();
        this.node =
                new ThisNode(
                        tables,
                        work,
                        awaited,
                        ClusterSharding.get(system),
                        cluster,
                        leaving,
                        new ClusterMetrics(metrics, cluster, awaited.lines()::size));
        this.lobby = new Lobby(table -> answer(table, new TableAsk(TableAsk.Kind.STATE)));
        node.open();
        new Waking(cluster, tables, node).begin();
        keepConnectionsWhileLeaving();
        var _ =
                system.getWhenTerminated()
                        .thenRun(() -> {
                            if (leaving.get()) {
                                return;
                            }
                            LOG.error("the cluster goes on without this node, which ends");
                            separated.complete(null);
                        });
    }

    /// When the process is told to end, Pekko would close the connections to other nodes at once
    /// unless a hook of its own kind is still at work; then nobody would hear that this node
    /// leaves.
    private void keepConnectionsWhileLeaving() {
        CoordinatedShutdown.get(system)
                .addJvmShutdownHook(() -> {
                    try {
                        system.getWhenTerminated()
                                .toCompletableFuture()
                                .get(LEAVING, TimeUnit.MILLISECONDS);
                    } catch (TimeoutException | ExecutionException unclean) {
                        LOG.warn("the process ends before its node has left", unclean);
                    } catch (InterruptedException _) {
                        Thread.currentThread().interrupt();
                    }
                });
    }

    @Override
    public CompletableFuture<Void> separated() {
        return separated;
    }

    private boolean isUp() {
        return cluster.selfMember().status().equals(MemberStatus.up());
    }

    @Override
    public Optional<String> complaint() {
        return isUp() && !system.whenTerminated().isCompleted()
                ? Optional.empty()
                : Optional.of("The node has not joined its cluster.");
    }

    private void checkUp() {
        if (complaint().isPresent()) {
            throw new ApiRefusal(
                    ApiRefusal.Kind.UNAVAILABLE,
                    "joining",
                    "This machine is not ready yet, or stops; try again soon.");
        }
    }

    @Override
    public ObjectNode ask(String table, TableAsk ask) {
        checkUp();
        return Waiting.on(answer(table, ask), PATIENCE, TimeUnit.MILLISECONDS);
    }

    private CompletableFuture<ObjectNode> answer(String table, TableAsk ask) {
        return answer(table, number -> new Letter.Ask(number, gateway, ask));
    }

    @Override
    public ObjectNode advise(String table, Advising advising, Consumer<Runnable> watch) {
        checkUp();
        return Waiting.on(
                answer(table, number -> new Letter.Advise(number, gateway, advising)),
                THINKING,
                TimeUnit.MILLISECONDS);
    }

    /// Writes to a table what is to be answered; nobody waits longer than anybody would.
    private CompletableFuture<ObjectNode> answer(String table, LongFunction<Letter.Sent> letter) {
        long number = numbers.incrementAndGet();
        CompletableFuture<String> answer = new CompletableFuture<>();
        awaited.asked().put(number, answer);
        node.write(table, letter.apply(number));
        return answer.orTimeout(THINKING + SOON, TimeUnit.MILLISECONDS)
                .whenComplete((_, _) -> awaited.asked().remove(number))
                .thenApply(PekkoNode::object);
    }

    private static ObjectNode object(String body) {
        return (ObjectNode) Json.MAPPER.readTree(body);
    }

    @Override
    public Line connect(String table, Viewer viewer, JsonNode hello) {
        checkUp();
        long number = numbers.incrementAndGet();
        RemoteLine line =
                new RemoteLine(
                        number,
                        table,
                        viewer,
                        gateway,
                        letter -> node.write(table, letter),
                        () -> awaited.lines().remove(number));
        awaited.lines().put(number, line);
        line.open(hello, PATIENCE);
        return line;
    }

    @Override
    public Tables.Made make(NewTable plan, String maker, TableQuota quota) {
        checkUp();
        Tables.Made made = tables.draft(plan, quota, madeBy(maker));
        node.write(made.table(), new Letter.Wake(0, maker));
        return made;
    }

    /// The tables made from an address, whoever keeps them; a node that does not answer soon is
    /// passed over.
    private TableQuota.Open madeBy(String maker) {
        List<CompletableFuture<Letter.Counted>> waiting = new ArrayList<>();
        for (ActorRef<Letter> each : awaited.gateways()) {
            long number = numbers.incrementAndGet();
            CompletableFuture<Letter.Counted> counted = new CompletableFuture<>();
            awaited.counting().put(number, counted);
            waiting.add(
                    counted.completeOnTimeout(
                                    new Letter.Counted(number, TableQuota.Open.NONE),
                                    SOON,
                                    TimeUnit.MILLISECONDS)
                            .whenComplete((_, _) -> awaited.counting().remove(number)));
            each.tell(new Letter.Count(number, gateway, maker));
        }
        return waiting.stream()
                .map(CompletableFuture::join)
                .map(Letter.Counted::open)
                .reduce(TableQuota.Open.NONE, TableQuota.Open::and);
    }

    @Override
    public List<ObjectNode> lobby(int most) {
        checkUp();
        return lobby.now(tables.listed(most));
    }

    @Override
    public void announce(String sentence) {
        awaited.gateways().forEach(each -> each.tell(new Letter.Announce(0, sentence)));
    }

    @Override
    public void leave() {
        leaving.set(true);
        try {
            CoordinatedShutdown.get(system)
                    .runAll(CoordinatedShutdown.clusterLeavingReason())
                    .toCompletableFuture()
                    .get(LEAVING, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException unclean) {
            LOG.warn("the node did not leave its cluster cleanly", unclean);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        awaited.lines()
                .values()
                .forEach(line -> line.end(RESTART, "The server stops; your seat is kept."));
    }
}
