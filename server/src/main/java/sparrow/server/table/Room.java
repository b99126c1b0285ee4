package sparrow.server.table;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.Json;
import sparrow.server.fair.FairRound;
import sparrow.server.journal.JournalConflict;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a table is besides the game: its setup, who holds its seats, and who is there.
///
/// Only the table's own mailbox touches it; its phase may be read anywhere.
final class Room {
    private static final long UNWATCHED = 60_000;

    private final TableSetup setup;
    private final SharedServices services;
    private final Mailbox mailbox;
    private final Audience audience = new Audience();
    private final Set<Seat> away = EnumSet.noneOf(Seat.class);
    private volatile SavedTable saved;
    private long watched;

    /// @param lost is told what could not be written down
    Room(SavedTable saved, SharedServices services, Consumer<JournalConflict> lost) {
        this.saved = saved;
        this.setup = saved.setup();
        this.services = services;
        this.mailbox = new Mailbox(setup.name(), lost);
        this.watched =
                services.timers().now() - (saved.phase() == Phase.WAITING ? 0 : 2 * UNWATCHED);
    }

    TableSetup setup() {
        return setup;
    }

    Settings settings() {
        return setup.settings();
    }

    SharedServices services() {
        return services;
    }

    Mailbox mailbox() {
        return mailbox;
    }

    Audience audience() {
        return audience;
    }

    Phase phase() {
        return saved.phase();
    }

    Seats<SeatHolder> holders() {
        return saved.holders();
    }

    /// The numbers that the walls follow from.
    FairRound round() {
        return saved.round();
    }

    SeatHolder holder(Seat seat) {
        return saved.holders().get(seat);
    }

    /// Keeps a change on disk, then here.
    void change(Phase phase, Seats<Integer> results) {
        change(phase, holders(), round(), results);
    }

    void change(Phase phase, Seats<SeatHolder> holders, FairRound round, Seats<Integer> results) {
        boolean ended = phase == Phase.OVER || phase == Phase.CLOSED;
        long finished = ended ? services.clock().millis() : 0;
        SavedTable changed = new SavedTable(setup, phase, holders, round, finished, results);
        services.journal().save(changed.stored());
        saved = changed;
    }

    /// The seats of people, whether they are here or not.
    List<Seat> people() {
        return saved.holders().seats().stream().filter(seat -> holder(seat).isPerson()).toList();
    }

    /// Whether a person sits there and plays, or will be waited for.
    boolean isPlayedByPerson(Seat seat) {
        return holder(seat).isPerson() && !away.contains(seat);
    }

    /// The bot that plays for a seat: its own, or the one that stands in.
    String bot(Seat seat) {
        return holder(seat).isPerson() ? setup.standIn() : holder(seat).bot();
    }

    Set<Seat> away() {
        return away;
    }

    /// Whether people play with one another, who must not learn what others hold.
    boolean isCompany() {
        return people().size() > 1;
    }

    /// Whether nobody is there to play with, or to watch bots play: then the table waits.
    boolean isAsleep() {
        return people().isEmpty() ? isUnwatched() : !audience.hasPlayers();
    }

    /// Bots play on a little for who is about to look, or to look again.
    private boolean isUnwatched() {
        if (!audience.isEmpty()) {
            watched = services.timers().now();
        }
        return services.timers().now() - watched > UNWATCHED;
    }

    /// Does something later, in the table's own order.
    void later(long millis, Runnable task) {
        services.timers().after(millis, () -> mailbox.post(task));
    }

    void tellState(int number) {
        audience.tellAll(TableMessages.state(state(number)));
    }

    /// The table as everybody may know it.
    ObjectNode state(int number) {
        ObjectNode state = Json.MAPPER.createObjectNode();
        state.put("table", setup.name())
                .put("game", setup.game().name())
                .put("preset", setup.preset());
        ObjectNode rules = state.putObject("rules");
        setup.rules().values().forEach(rules::put);
        ObjectNode settings = state.putObject("settings");
        setup.settings().values().values().forEach(settings::put);
        state.put("listed", setup.listed()).put("phase", phase().word());
        ObjectNode seats = state.putObject("seats");
        for (Seat seat : holders().seats()) {
            describe(seat, seats.putObject(seat.name()));
        }
        state.put("spectators", audience.watchers()).put("number", number);
        return state.set("fair", fair());
    }

    private void describe(Seat seat, ObjectNode node) {
        SeatHolder holder = holder(seat);
        switch (holder.kind()) {
            case OPEN -> node.put("kind", "open");
            case BOT -> node.put("kind", "bot").put("name", holder.name()).put("bot", holder.bot());
            case PERSON -> {
                node.put("kind", "person").put("name", holder.name());
                node.put("here", audience.isHere(seat));
                if (away.contains(seat)) {
                    node.put("away", true);
                }
            }
        }
    }

    /// What may be known of the secrets of the walls: more with every phase.
    ObjectNode fair() {
        return fair(saved);
    }

    static ObjectNode fair(SavedTable saved) {
        FairRound round = saved.round();
        ObjectNode fair = Json.MAPPER.createObjectNode();
        fair.put("scheme", round.scheme())
                .put("round", round.number())
                .put("commitment", round.commitment());
        fair.set("commitments", bySeat(round.commitments()));
        list(fair.putArray("bots"), SavedTable.bots(saved.holders()));
        if (saved.phase() == Phase.WAITING) {
            list(fair.putArray("revealed"), round.nonces().seats());
            list(fair.putArray("awaited"), saved.awaited());
        }
        if (saved.phase() == Phase.PLAYING || saved.isOpenToAll()) {
            fair.set("nonces", bySeat(round.nonces()));
        }
        if (saved.isOpenToAll()) {
            fair.put("seed", round.secret().seed()).put("salt", round.secret().salt());
        }
        return fair;
    }

    private static void list(ArrayNode node, List<Seat> seats) {
        seats.forEach(seat -> node.add(seat.name()));
    }

    private static ObjectNode bySeat(Seats<String> texts) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        texts.seats().forEach(seat -> node.put(seat.name(), texts.get(seat)));
        return node;
    }

    /// The seats whose numbers the table waits for, once all are taken.
    List<Seat> awaited() {
        return saved.awaited();
    }

    /// Whether the match is over or was closed, with all that was secret open.
    boolean isOpenToAll() {
        return saved.isOpenToAll();
    }
}
