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
import sparrow.server.health.Metrics;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.Journal;
import sparrow.server.journal.JournalConflict;
import sparrow.server.work.HeavyWork;
import tools.jackson.databind.node.ObjectNode;

/// All tables of a server: made here, found here, taken up again after a restart.
public final class Tables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int MOST = 2_000;
    private static final int AT_ONCE = 100;
    private static final long MINUTE = 60_000;

    /// A table just made, with its secrets.
    public record Made(LiveTable table, String invitation, String owner) {}

    private final SharedServices services;
    private final ConcurrentMap<String, LiveTable> live = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, String> makers = new ConcurrentHashMap<>();
    private volatile Optional<String> notice = Optional.empty();
    private volatile boolean stopping;

    public Tables(Journal journal, HeavyWork heavyWork, Metrics metrics) {
        this.services =
                new SharedServices(
                        journal,
                        new Timers(),
                        new BotThreads(),
                        heavyWork,
                        Clock.systemUTC(),
                        metrics);
        metrics.gauge(
                "sparrow_bots_queue",
                "Turns of bots that wait for a thread.",
                services.botThreads()::waiting);
        metrics.gauge("sparrow_tables", "Tables in memory.", live::size);
        metrics.gauge("sparrow_tables_playing", "Tables that are played at.", this::playing);
        metrics.gauge(
                "sparrow_tables_damaged",
                "Tables that are kept apart because they cannot be read.",
                quarantine()::size);
    }

    /// The tables that cannot be read.
    public Quarantine quarantine() {
        return services.quarantine();
    }

    public Timers timers() {
        return services.timers();
    }

    public FinishedMatches finished() {
        return new FinishedMatches(services.journal(), quarantine());
    }

    /// Takes the person whose seat a secret opens out of a match that has ended.
    ///
    /// @return false if there is no such match, or none that one may know of
    public boolean forget(String name, String token) {
        boolean known = finished().forget(name, token);
        if (known) {
            live.remove(name);
        }
        return known;
    }

    /// Takes up every table that was not finished: the newest, which the lobby shows, at once, the
    /// others and all matches while the server answers already. What somebody comes to goes before.
    public void resume() {
        List<String> stored = services.journal().unfinished().reversed();
        List<String> newest = stored.subList(0, Math.min(stored.size(), AT_ONCE));
        newest.forEach(this::takeUp);
        if (!stored.isEmpty()) {
            Thread.ofVirtual().name("resume").start(() -> takeUpAll(stored));
        }
        services.timers().every(MINUTE, () -> Thread.startVirtualThread(this::tidy));
    }

    private void takeUpAll(List<String> stored) {
        int known = 0;
        for (String name : stored) {
            if (stopping) {
                return;
            }
            known += isTakenUp(name) ? 1 : 0;
        }
        LOG.info("{} tables go on", known);
    }

    private boolean isTakenUp(String name) {
        try {
            LiveTable known = live.get(name);
            Optional<LiveTable> table = known == null ? takeUp(name) : Optional.of(known);
            table.ifPresent(LiveTable::takeUp);
            return table.isPresent();
        } catch (ApiRefusal | JournalConflict unreadable) {
            LOG.debug("table {} is not taken up", name, unreadable);
            return false;
        }
    }

    /// Makes a table.
    ///
    /// @param maker the address it is made from
    public synchronized Made make(NewTable plan, String maker, TableQuota quota) {
        if (stopping) {
            throw stopping();
        }
        if (notice.isPresent()) {
            throw new ApiRefusal(
                    ApiRefusal.Kind.UNAVAILABLE,
                    "draining",
                    "The server is about to restart and makes no new tables; try again soon.");
        }
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
        FairRound round = FairRound.first(setup.name()).committedBots(SavedTable.bots(holders));
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
        if (stopping) {
            throw stopping();
        }
        LiveTable known = live.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        quarantine().check(name);
        Optional<LiveTable> found = takeUp(name);
        quarantine().check(name);
        return found;
    }

    /// Reads a table from disk; a damaged one is kept apart.
    private Optional<LiveTable> takeUp(String name) {
        try {
            return services.journal()
                    .find(name)
                    .flatMap(quarantine()::read)
                    .filter(saved -> saved.phase().isOpen())
                    .map(this::enter);
        } catch (Damaged unreadable) {
            quarantine().add(name, unreadable);
            return Optional.empty();
        }
    }

    static ApiRefusal stopping() {
        return new ApiRefusal(
                ApiRefusal.Kind.UNAVAILABLE,
                "stopping",
                "The server stops; your seat is kept. Connect again later.");
    }

    // --- what an operator does ---

    /// Makes no new tables from now on, and tells everybody why; those there are go on.
    public void drain(String sentence) {
        notice = Optional.of(sentence);
        announce(sentence);
    }

    /// Makes tables again.
    public void refill() {
        notice = Optional.empty();
    }

    /// What everybody who comes is told while no tables are made.
    public Optional<String> notice() {
        return notice;
    }

    /// Tells everybody at every table something.
    public void announce(String sentence) {
        live.values().forEach(table -> table.announce(sentence));
    }

    /// Ends a table without a result; false if there is none of that name.
    public boolean end(String name, String sentence) {
        Optional<LiveTable> table = find(name);
        table.ifPresent(found -> found.end(sentence));
        return table.isPresent();
    }

    /// All tables in memory, the newest first, listed or not.
    public List<ObjectNode> all() {
        return live.values().stream()
                .sorted(
                        Comparator.comparingLong((LiveTable table) -> table.setup().created())
                                .reversed())
                .map(LiveTable::state)
                .toList();
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
        live.values().forEach(table -> table.disconnect(stopping().sentence()));
    }

    /// Ends all that was to be done later, and every thought of a bot.
    @Override
    public void close() {
        services.timers().close();
        services.botThreads().close();
    }
}
