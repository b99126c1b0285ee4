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
import sparrow.server.journal.TableRow;
import sparrow.server.work.HeavyWork;
import tools.jackson.databind.node.ObjectNode;

/// All tables of a server: made here, found here, taken up again after a restart.
public final class Tables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int MOST = 2_000;
    private static final int AT_ONCE = 100;
    private static final long MINUTE = 60_000;

    /// How long a table that another server took over is not claimed back.
    private static final long LEFT_TO_OTHERS = 5_000;

    /// A table just made, with its secrets.
    public record Made(String table, String invitation, String owner) {}

    private final SharedServices services;
    private final ConcurrentMap<String, LiveTable> live = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, String> makers = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Long> superseded = new ConcurrentHashMap<>();
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

    /// The names of the newest tables that are listed and go on, wherever they are kept.
    public List<String> listed(int most) {
        return services.journal().listed(most);
    }

    /// The names of all tables that go on, wherever they are kept.
    public List<String> underWay() {
        return services.journal().underWay();
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
        tidyAlways();
    }

    /// Lets go of what nobody looks at, from now on.
    public void tidyAlways() {
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

    /// Makes a table, and keeps it here.
    ///
    /// @param maker the address it is made from
    public synchronized Made make(NewTable plan, String maker, TableQuota quota) {
        Made made = draft(plan, quota, madeBy(maker));
        madeFrom(made.table(), maker);
        find(made.table());
        return made;
    }

    /// The address a table was made from, for as long as it is kept here.
    public void madeFrom(String table, String maker) {
        makers.put(table, maker);
    }

    /// The address a table that is kept here was made from, if that is known.
    public Optional<String> maker(String table) {
        return Optional.ofNullable(makers.get(table));
    }

    /// Makes a table that somebody will keep.
    ///
    /// @param own those that go on and were made from the same address
    public Made draft(NewTable plan, TableQuota quota, TableQuota.Open own) {
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
        quota.check(plan, own);
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
        return new Made(setup.name(), invitation, owner);
    }

    private static ApiRefusal full(String sentence) {
        return new ApiRefusal(ApiRefusal.Kind.TOO_OFTEN, "full", sentence);
    }

    /// The tables kept here that were made from an address.
    public TableQuota.Open madeBy(String maker) {
        List<LiveTable> own =
                live.values().stream()
                        .filter(table ->
                                maker.equals(makers.get(table.name())) && table.phase().isOpen())
                        .toList();
        return new TableQuota.Open(
                own.size(),
                (int) own.stream().filter(table -> table.phase() == Phase.WAITING).count(),
                (int) own.stream().filter(LiveTable::isForBots).count());
    }

    private LiveTable enter(SavedTable saved) {
        String name = saved.setup().name();
        return live.computeIfAbsent(name, _ -> new LiveTable(saved, services, this::broken));
    }

    /// A table that the journal no longer follows is read again when somebody comes; one that
    /// another server keeps is left to it for a while.
    private void broken(LiveTable table) {
        if (table.isSuperseded()) {
            superseded.put(table.name(), services.timers().now());
        }
        live.remove(table.name(), table);
    }

    // --- one of several servers ---

    /// A table that is kept here now.
    public Optional<LiveTable> here(String name) {
        return Optional.ofNullable(live.get(name));
    }

    /// Takes a table over from whoever of several servers kept it, and goes on with it here.
    public Optional<LiveTable> claim(String name) {
        if (stopping) {
            throw stopping();
        }
        quarantine().check(name);
        Long lost = superseded.get(name);
        if (lost != null && services.timers().now() - lost < LEFT_TO_OTHERS) {
            throw moved();
        }
        try {
            Optional<LiveTable> claimed = entered(services.journal().claim(name));
            claimed.ifPresent(LiveTable::takeUp);
            quarantine().check(name);
            return claimed;
        } catch (Damaged unreadable) {
            throw quarantine().add(name, unreadable);
        }
    }

    /// Lets another server go on with a table; whoever is connected is told to come again.
    public void handOver(LiveTable table) {
        table.disconnect(moved());
        live.remove(table.name(), table);
        makers.remove(table.name());
    }

    /// What people are told whose table goes on elsewhere.
    public static ApiRefusal moved() {
        return new ApiRefusal(
                ApiRefusal.Kind.UNAVAILABLE,
                "moved",
                "The table goes on on another machine; your seat is kept. Connect again.");
    }

    // --- finding them ---

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
            return entered(services.journal().find(name));
        } catch (Damaged unreadable) {
            quarantine().add(name, unreadable);
            return Optional.empty();
        }
    }

    private Optional<LiveTable> entered(Optional<TableRow> row) {
        return row.flatMap(quarantine()::read)
                .filter(saved -> saved.phase().isOpen())
                .map(this::enter);
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
        long now = services.timers().now();
        superseded.values().removeIf(lost -> now - lost > LEFT_TO_OTHERS);
    }

    /// Ends every connection; whatever was acknowledged is on disk.
    public void stop() {
        stopping = true;
        live.values().forEach(table -> table.disconnect(stopping()));
    }

    /// Ends all that was to be done later, and every thought of a bot.
    @Override
    public void close() {
        services.timers().close();
        services.botThreads().close();
    }
}
