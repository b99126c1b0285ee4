package sparrow.server.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.core.tile.Seats;
import sparrow.server.fair.Pledge;
import sparrow.server.fair.Token;
import sparrow.server.journal.StoredTable;
import tools.jackson.databind.node.ObjectNode;

/// All tables of a server: made here, found here, taken up again after a restart.
public final class Tables {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int MOST = 2_000;
    private static final long MINUTE = 60_000;

    /// A table just made, with its secrets.
    public record Made(LiveTable table, String invitation, String owner) {}

    private final House house;
    private final ConcurrentMap<String, LiveTable> live = new ConcurrentHashMap<>();
    private volatile boolean stopping;

    public Tables(House house) {
        this.house = house;
    }

    /// Takes up every table that was not finished.
    public void resume() {
        List<StoredTable> stored = house.journal().unfinished();
        stored.forEach(table -> find(table.name()));
        if (!stored.isEmpty()) {
            LOG.info("{} tables go on", stored.size());
        }
        house.timers().every(MINUTE, () -> Thread.startVirtualThread(this::tidy));
    }

    public Made make(Plan plan) {
        if (live.size() >= MOST) {
            throw new Refusal(
                    Refusal.Kind.TOO_OFTEN, "full", "The server is full; try again later.");
        }
        String invitation = Token.secret();
        String owner = Token.secret();
        Pledge pledge = Pledge.draw();
        Charter charter =
                new Charter(
                        Token.tableName(),
                        plan.game(),
                        plan.preset(),
                        plan.rules(),
                        plan.settings(),
                        plan.standIn(),
                        plan.listed(),
                        house.clock().millis(),
                        pledge,
                        Token.hash(invitation),
                        Token.hash(owner));
        Seats<Chair> chairs =
                plan.seats()
                        .map((seat, bot) ->
                                bot.map(name -> Chair.bot(seat, name, pledge)).orElse(Chair.FREE));
        Book book = new Book(charter, Phase.WAITING, chairs, 0, Seats.none());
        house.journal().save(book.stored());
        return new Made(enter(book), invitation, owner);
    }

    private LiveTable enter(Book book) {
        String name = book.charter().name();
        return live.computeIfAbsent(
                name, _ -> new LiveTable(book, house, table -> live.remove(name, table)));
    }

    /// A table that waits, is played at, or was finished lately.
    public Optional<LiveTable> find(String name) {
        LiveTable known = live.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        return house.journal()
                .find(name)
                .filter(stored -> Phase.named(stored.phase()).isOpen())
                .flatMap(Book::read)
                .map(this::enter);
    }

    /// The listed tables that wait or are played at, the newest first.
    public List<ObjectNode> lobby(int most) {
        List<LiveTable> listed = new ArrayList<>(live.values());
        listed.removeIf(table -> !table.charter().listed());
        listed.sort(
                Comparator.comparingLong((LiveTable table) -> table.charter().created())
                        .reversed());
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
            boolean waits = table.phase() == Phase.WAITING;
            if (table.isForgotten(waits ? 60 * MINUTE : 10 * MINUTE)) {
                table.giveUp();
                live.remove(table.charter().name(), table);
            }
        }
    }

    /// Ends every connection; whatever was acknowledged is on disk.
    public void stop() {
        stopping = true;
        live.values()
                .forEach(table ->
                        table.disconnect(
                                "The server stops; your seat is kept. Connect again later."));
    }
}
