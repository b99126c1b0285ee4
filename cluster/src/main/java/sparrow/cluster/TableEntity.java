package sparrow.cluster;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.server.api.AllHere;
import sparrow.server.api.Reception;
import sparrow.server.journal.JournalConflict;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.Line;
import sparrow.server.table.LiveTable;
import sparrow.server.table.TableAsk;
import sparrow.server.table.Tables;
import sparrow.server.table.Unwritten;
import sparrow.server.work.Busy;
import tools.jackson.databind.node.ObjectNode;

/// A table on the node that keeps it: claims it, lets those in who are connected to whatever node,
/// and hands it over when another node is to keep it.
///
/// Letters are answered in turn, away from Pekko's threads: the table may have to wait for its
/// journal.
final class TableEntity extends AbstractBehavior<Letter> {
    private static final Logger LOG = LoggerFactory.getLogger(TableEntity.class);
    private static final int RESTART = 1012;
    private static final int MOST_CALLED = 1_000;
    private static final Duration LOOK = Duration.ofSeconds(30);

    /// A line by which somebody is connected, from the side of the table.
    private static final class OpenLine {
        private final RemoteViewer viewer;
        private final Line line;
        private int heard;

        OpenLine(RemoteViewer viewer, Line line) {
            this.viewer = viewer;
            this.line = line;
        }
    }

    private record LineKey(ActorRef<Letter> gateway, long number) {}

    private final String name;
    private final ActorRef<Letter> self;
    private final ThisNode node;
    private final ActorRef<ClusterSharding.ShardCommand> shard;
    private final InTurn turns;
    private final Map<LineKey, OpenLine> lines = new HashMap<>();
    private final Map<LineKey, Letter.Connect> called = new HashMap<>();
    private Optional<String> maker = Optional.empty();
    private volatile boolean stopping;

    private TableEntity(
            ActorContext<Letter> context,
            TimerScheduler<Letter> timers,
            String name,
            ActorRef<ClusterSharding.ShardCommand> shard,
            ThisNode node) {
        super(context);
        this.name = name;
        this.self = context.getSelf();
        this.node = node;
        this.shard = shard;
        this.turns = new InTurn(name);
        timers.startTimerWithFixedDelay(new Letter.Look(), LOOK);
    }

    static Behavior<Letter> create(
            String name, ActorRef<ClusterSharding.ShardCommand> shard, ThisNode node) {
        return Behaviors.setup(context ->
                Behaviors.withTimers(
                        timers -> new TableEntity(context, timers, name, shard, node)));
    }

    @Override
    public Receive<Letter> createReceive() {
        return newReceiveBuilder()
                .onMessage(Letter.class, this::receive)
                .onSignal(PostStop.class, _ -> end())
                .build();
    }

    private Behavior<Letter> receive(Letter letter) {
        switch (letter) {
            case Letter.Ask ask -> inTurn(ask, () -> answer(ask));
            case Letter.Advise advise -> inTurn(advise, () -> advise(advise));
            case Letter.Connect connect -> {
                getContext().watchWith(connect.from(), new Letter.Gone(connect.from()));
                inTurn(connect, () -> call(connect));
            }
            case Letter.Here here -> turns.postAnyway(() -> sit(here));
            case Letter.Say say -> {
                if (!turns.post(() -> hear(say))) {
                    say.from().tell(closed(say.number(), busy().sentence()));
                }
            }
            case Letter.Leave leave ->
                    turns.postAnyway(() -> leave(new LineKey(leave.from(), leave.number())));
            case Letter.Gone(ActorRef<Letter> gateway) -> turns.postAnyway(() -> leaveAll(gateway));
            case Letter.Wake wake -> turns.postAnyway(() -> wake(wake));
            case Letter.Strange strange ->
                    strange.from()
                            .tell(new Letter.Refuse(strange.number(), differ(strange.version())));
            case Letter.Look _ -> turns.postAnyway(this::passivateIfDone);
            case Letter.Stop _ -> {
                stopping = true;
                turns.postAnyway(() -> {
                    handOver();
                    self.tell(new Letter.Stopped());
                });
            }
            case Letter.Stopped _ -> {
                return Behaviors.stopped();
            }
            case Letter.Answer _,
                    Letter.Refuse _,
                    Letter.Call _,
                    Letter.Seated _,
                    Letter.Tell _,
                    Letter.Close _,
                    Letter.Count _,
                    Letter.Counted _,
                    Letter.Announce _,
                    Letter.Pass _,
                    Letter.Gateways _ ->
                    LOG.warn("table {} was sent {}", name, letter.getClass().getSimpleName());
        }
        return this;
    }

    private static ApiRefusal differ(int version) {
        return new ApiRefusal(
                ApiRefusal.Kind.UNAVAILABLE, "versions", LetterSerializer.strange(version));
    }

    /// Does something in turn, or refuses it at once if too much waits.
    private void inTurn(Letter.Wanting letter, Runnable task) {
        if (!turns.post(task)) {
            refuse(letter, busy());
        }
    }

    private static ApiRefusal busy() {
        return new ApiRefusal(
                ApiRefusal.Kind.UNAVAILABLE,
                "busy",
                "Too much waits for this table; try again later.");
    }

    private static void refuse(Letter.Wanting letter, ApiRefusal refusal) {
        letter.from().tell(new Letter.Refuse(letter.number(), refusal));
    }

    private static Letter.Close closed(long number, String sentence) {
        return new Letter.Close(number, RESTART, sentence);
    }

    // --- keeping the table ---

    /// The table, claimed if it is not kept here yet.
    private LiveTable table() {
        if (stopping) {
            throw Tables.moved();
        }
        Optional<LiveTable> here = node.tables().here(name);
        if (here.isPresent()) {
            return here.get();
        }
        if (!node.seesMajority()) {
            throw Waiting.onTheMove();
        }
        LiveTable claimed = node.tables().claim(name).orElseThrow(Reception::missing);
        node.metrics().takenUp();
        return claimed;
    }

    private void wake(Letter.Wake wake) {
        if (!wake.maker().isEmpty()) {
            maker = Optional.of(wake.maker());
        }
        try {
            table();
            maker.ifPresent(address -> node.tables().madeFrom(name, address));
        } catch (ApiRefusal | JournalConflict asleep) {
            LOG.debug("table {} is not taken up now", name, asleep);
        }
        passivateIfDone();
    }

    /// Lets the table go on elsewhere, if it is kept here.
    private void handOver() {
        node.tables()
                .here(name)
                .ifPresent(table -> {
                    Optional<String> address = node.tables().maker(name);
                    node.tables().handOver(table);
                    if (table.isOpen()) {
                        node.metrics().handedOver();
                        node.wakeElsewhere(name, address.orElse(""));
                    }
                });
        lines.clear();
        called.clear();
    }

    /// Ends where there is nothing to keep any more.
    private void passivateIfDone() {
        if (!stopping && node.tables().here(name).isEmpty()) {
            shard.tell(new ClusterSharding.Passivate<>(self));
        }
    }

    private Behavior<Letter> end() {
        if (!stopping) {
            stopping = true;
            turns.postAnyway(this::handOver);
        }
        return this;
    }

    // --- what is asked and said ---

    private void answer(Letter.Ask asked) {
        reply(asked, () -> said(asked.ask()));
        passivateIfDone();
    }

    /// Whoever else asks does not wait for what takes long to think about.
    private void advise(Letter.Advise asked) {
        wake(new Letter.Wake(0, ""));
        Thread.startVirtualThread(() ->
                reply(
                        asked,
                        () ->
                                Reception.advise(
                                        node.work(),
                                        node.tables().here(name).orElseThrow(Reception::missing),
                                        asked.advising(),
                                        _ -> {})));
    }

    private void reply(Letter.Wanting asked, Supplier<ObjectNode> said) {
        try {
            asked.from().tell(new Letter.Answer(asked.number(), said.get().toString()));
        } catch (ApiRefusal refusal) {
            refuse(asked, refusal);
        } catch (Busy busy) {
            refuse(asked, new ApiRefusal(ApiRefusal.Kind.UNAVAILABLE, "busy", busy.sentence()));
        } catch (JournalConflict lost) {
            refuse(asked, Unwritten.refusal(lost));
        } catch (RuntimeException bug) {
            LOG.error("table {}: something went wrong", name, bug);
            refuse(asked, mistake());
        }
    }

    private static ApiRefusal mistake() {
        return new ApiRefusal(
                ApiRefusal.Kind.UNAVAILABLE, "mistake", "The server made a mistake; try again.");
    }

    private ObjectNode said(TableAsk ask) {
        return ask.kind() == TableAsk.Kind.FORGET
                ? AllHere.forget(node.tables(), name, ask.secret())
                : Reception.answer(table(), ask);
    }

    /// Asks whether a line is still wanted, once the table is there.
    private void call(Letter.Connect wanted) {
        if (called.size() >= MOST_CALLED) {
            refuse(wanted, busy());
            return;
        }
        try {
            table();
            LineKey key = new LineKey(wanted.from(), wanted.number());
            OpenLine open = lines.get(key);
            if (open == null) {
                called.put(key, wanted);
                wanted.from().tell(new Letter.Call(wanted.number(), self));
            } else {
                welcome(key, open.line);
            }
        } catch (ApiRefusal refusal) {
            refuse(wanted, refusal);
            passivateIfDone();
        } catch (JournalConflict lost) {
            refuse(wanted, Unwritten.refusal(lost));
        }
    }

    private void sit(Letter.Here here) {
        Optional.ofNullable(called.remove(new LineKey(here.from(), here.number())))
                .ifPresent(this::connect);
    }

    private void connect(Letter.Connect wanted) {
        RemoteViewer viewer = new RemoteViewer(wanted.from(), wanted.number(), wanted.address());
        try {
            Line line = Reception.connect(table(), viewer, Json.parse(wanted.hello()));
            LineKey key = new LineKey(wanted.from(), wanted.number());
            lines.put(key, new OpenLine(viewer, line));
            welcome(key, line);
        } catch (ApiRefusal refusal) {
            refuse(wanted, refusal);
        } catch (JournalConflict lost) {
            refuse(wanted, Unwritten.refusal(lost));
        } catch (BadRecord unreadable) {
            refuse(wanted, ApiRefusal.unreadable("That is not one JSON object."));
        } catch (RuntimeException bug) {
            LOG.error("table {}: something went wrong", name, bug);
            refuse(wanted, mistake());
        }
    }

    private void welcome(LineKey key, Line line) {
        key.gateway.tell(
                new Letter.Seated(
                        key.number,
                        node.gateway(),
                        line.seat().map(Enum::name).orElse(""),
                        line.name().orElse("")));
    }

    /// Whoever is not connected here, since the table has moved or something was lost on the way,
    /// is told to come again.
    private void hear(Letter.Say said) {
        LineKey key = new LineKey(said.from(), said.number());
        OpenLine open = lines.get(key);
        if (open == null) {
            said.from().tell(closed(said.number(), Tables.moved().sentence()));
            return;
        }
        if (said.count() != open.heard) {
            open.viewer.close(RESTART, "Something was lost on the way; connect again.");
            leave(key);
            return;
        }
        open.heard++;
        try {
            open.line.hear(Json.parse(said.text()));
        } catch (ApiRefusal | BadRecord unreadable) {
            // The other node has read it, so that it is of another version.
            LOG.warn("table {}: a message of another node cannot be read", name, unreadable);
            open.viewer.close(RESTART, "The nodes do not understand each other; connect again.");
            leave(key);
        }
    }

    private void leave(LineKey key) {
        called.remove(key);
        Optional.ofNullable(lines.remove(key)).ifPresent(open -> open.line.lost());
    }

    private void leaveAll(ActorRef<Letter> gateway) {
        called.keySet().removeIf(key -> key.gateway.equals(gateway));
        lines.keySet().stream()
                .filter(key -> key.gateway.equals(gateway))
                .toList()
                .forEach(this::leave);
    }
}
