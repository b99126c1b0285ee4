package sparrow.server.table;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.core.tile.Seats;
import sparrow.server.fair.FairRound;
import sparrow.server.fair.Token;
import sparrow.server.journal.Journal;
import sparrow.server.journal.TableRow;
import sparrow.server.work.HeavyWork;
import tools.jackson.databind.node.ObjectNode;

/// All tables of a server: made here, found here, taken up again after a restart.
public final class Tables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int MOST = 2_000;
    private static final long MINUTE = 60_000;

    /// A table just made, with its secrets.
    public record Made(LiveTable table, String invitation, String owner) {}

    private final SharedServices services;
    private final ConcurrentMap<String, LiveTable> live = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, String> makers = new ConcurrentHashMap<>();
    private volatile boolean stopping;

    public Tables(Journal journal, HeavyWork heavyWork) {
        this.services =
                new SharedServices(
                        journal, new Timers(), new BotThreads(), heavyWork, Clock.systemUTC());
    }

    public Timers timers() {
        return services.timers();
    }

    public FinishedMatches finished() {
        return new FinishedMatches(services.journal());
    }

    /// Takes up every table that was not finished.
    public void resume() {
        List<TableRow> stored = services.journal().unfinished();
        stored.forEach(table -> find(table.name()));
        if (!stored.isEmpty()) {
            LOG.info("{} tables go on", stored.size());
        }
        services.timers().every(MINUTE, () -> Thread.startVirtualThread(this::tidy));
    }

    /// Makes a table.
    ///
    /// @param maker the address it is made from
    public synchronized Made make(NewTable plan, String maker, TableQuota quota) {
        if (live.size() >= MOST) {
            throw full("The server is full; try again later.");
        }
        if (services.journal().free() < quota.free()) {
            throw full("The server's disk is nearly full; games go on, but no new ones begin.");
        }
        List<LiveTable> own = madeBy(maker);
        quota.check(
                plan,
                own.size(),
                (int) own.stream().filter(table -> table.phase() == Phase.WAITING).count(),
                (int) own.stream().filter(LiveTable::isForBots).count());
        String invitation = Token.secret();
        String owner = Token.secret();
        TableSetup setup =
                new TableSetup(
                        Token.tableName(),
                        plan.game(),
                        plan.preset(),
                        plan.rules(),
                        plan.settings(),
                        plan.standIn(),
                        plan.listed(),
                        services.clock().millis(),
                        Token.hash(invitation),
                        Token.hash(owner));
        Seats<SeatHolder> holders =
                plan.seats()
                        .map((seat, bot) ->
                                bot.map(name -> SeatHolder.bot(seat, name))
                                        .orElse(SeatHolder.FREE));
        FairRound round =
                FairRound.first(setup.name()).committedBots(SavedTable.bots(holders));
        SavedTable saved = new SavedTable(setup, Phase.WAITING, holders, round, 0, Seats.none());
        services.journal().save(saved.stored());
        makers.put(setup.name(), maker);
        return new Made(enter(saved), invitation, owner);
    }

    private static ApiRefusal full(String sentence) {
        return new ApiRefusal(ApiRefusal.Kind.TOO_OFTEN, "full", sentence);
    }

    /// The tables made from an address that wait or are played at.
    private List<LiveTable> madeBy(String maker) {
        return live.values().stream()
                .filter(table -> maker.equals(makers.get(table.name())) && table.phase().isOpen())
                .toList();
    }

    private LiveTable enter(SavedTable saved) {
        String name = saved.setup().name();
        return live.computeIfAbsent(
                name, _ -> new LiveTable(saved, services, table -> live.remove(name, table)));
    }

    /// A table that waits, is played at, or was finished lately.
    public Optional<LiveTable> find(String name) {
        LiveTable known = live.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        return services.journal()
                .find(name)
                .filter(stored -> Phase.named(stored.phase()).isOpen())
                .flatMap(SavedTable::read)
                .map(this::enter);
    }

    /// The listed tables that wait or are played at, the newest first.
    public List<ObjectNode> lobby(int most) {
        List<LiveTable> listed = new ArrayList<>(live.values());
        listed.removeIf(table -> !table.setup().listed());
        listed.sort(
                Comparator.comparingLong((LiveTable table) -> table.setup().created()).reversed());
        return listed.stream()
                .filter(table -> table.phase().isOpen())
                .limit(most)
                .map(LiveTable::state)
                .toList();
    }

    public int size() {
        return live.size();
    }

    public int playing() {
        return (int) live.values().stream().filter(table -> table.phase() == Phase.PLAYING).count();
    }

    /// Lets go of tables that nobody looks at; those that nobody ever came to are closed.
    private void tidy() {
        for (LiveTable table : live.values()) {
            if (stopping) {
                return;
            }
            boolean awaitsPeople = table.phase() == Phase.WAITING && table.hasPeople();
            if (table.isForgotten(awaitsPeople ? 60 * MINUTE : 10 * MINUTE)) {
                table.giveUp();
                live.remove(table.setup().name(), table);
            }
        }
        makers.keySet().retainAll(live.keySet());
    }

    /// Ends every connection; whatever was acknowledged is on disk.
    public void stop() {
        stopping = true;
        live.values()
                .forEach(table ->
                        table.disconnect(
                                "The server stops; your seat is kept. Connect again later."));
    }

    /// Ends all that was to be done later, and every thought of a bot.
    @Override
    public void close() {
        services.timers().close();
        services.botThreads().close();
    }
}
