package sparrow.server.table;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.Json;
import sparrow.server.fair.Pledge;
import tools.jackson.databind.node.ObjectNode;

/// What a table is besides the game: its charter, its chairs, and who is there.
///
/// Only the table's own mailbox touches it.
final class Room {
    private final Charter charter;
    private final House house;
    private final Mailbox mailbox;
    private final Audience audience = new Audience();
    private final Set<Seat> away = EnumSet.noneOf(Seat.class);
    private Book book;

    Room(Book book, House house) {
        this.book = book;
        this.charter = book.charter();
        this.house = house;
        this.mailbox = new Mailbox(charter.name());
    }

    Charter charter() {
        return charter;
    }

    Settings settings() {
        return charter.settings();
    }

    House house() {
        return house;
    }

    Mailbox mailbox() {
        return mailbox;
    }

    Audience audience() {
        return audience;
    }

    Phase phase() {
        return book.phase();
    }

    Seats<Chair> chairs() {
        return book.chairs();
    }

    Chair chair(Seat seat) {
        return book.chairs().get(seat);
    }

    /// Keeps a change on disk, then here.
    void change(Phase phase, Seats<Chair> chairs, Seats<Integer> results) {
        boolean ended = phase == Phase.OVER || phase == Phase.CLOSED;
        long finished = ended ? house.clock().millis() : 0;
        Book changed = new Book(charter, phase, chairs, finished, results);
        house.journal().save(changed.stored());
        book = changed;
    }

    /// The seats of people, whether they are here or not.
    List<Seat> people() {
        return book.chairs().seats().stream().filter(seat -> chair(seat).isPerson()).toList();
    }

    /// Whether a person sits there and plays, or will be waited for.
    boolean isPlayedByPerson(Seat seat) {
        return chair(seat).isPerson() && !away.contains(seat);
    }

    /// The bot that plays for a seat: its own, or the one that stands in.
    String bot(Seat seat) {
        return chair(seat).isPerson() ? charter.standIn() : chair(seat).bot();
    }

    Set<Seat> away() {
        return away;
    }

    /// Whether nobody is there to play with: then the table waits.
    boolean isAsleep() {
        return !people().isEmpty() && !audience.hasPlayers();
    }

    /// Does something later, in the table's own order.
    void later(long millis, Runnable task) {
        house.timers().after(millis, () -> mailbox.post(task));
    }

    void tellState(int number) {
        audience.tellAll(Speech.state(state(number)));
    }

    /// The table as everybody may know it.
    ObjectNode state(int number) {
        ObjectNode state = Json.MAPPER.createObjectNode();
        state.put("table", charter.name())
                .put("game", charter.game().name())
                .put("preset", charter.preset());
        ObjectNode rules = state.putObject("rules");
        charter.rules().values().forEach(rules::put);
        ObjectNode settings = state.putObject("settings");
        charter.settings().values().values().forEach(settings::put);
        state.put("listed", charter.listed()).put("phase", phase().word());
        ObjectNode seats = state.putObject("seats");
        for (Seat seat : chairs().seats()) {
            describe(seat, seats.putObject(seat.name()));
        }
        state.put("spectators", audience.watchers()).put("number", number);
        return state.set("fair", fair());
    }

    private void describe(Seat seat, ObjectNode node) {
        Chair chair = chair(seat);
        switch (chair.kind()) {
            case OPEN -> node.put("kind", "open");
            case BOT -> node.put("kind", "bot").put("name", chair.name()).put("bot", chair.bot());
            case PERSON -> {
                node.put("kind", "person").put("name", chair.name());
                node.put("here", audience.isHere(seat));
                if (away.contains(seat)) {
                    node.put("away", true);
                }
            }
        }
    }

    /// What may be known of the secrets of the walls: more with every phase.
    ObjectNode fair() {
        return fair(book);
    }

    static ObjectNode fair(Book book) {
        Pledge pledge = book.charter().pledge();
        ObjectNode fair = Json.MAPPER.createObjectNode();
        fair.put("scheme", Pledge.SCHEME).put("commitment", pledge.commitment());
        if (book.phase() == Phase.PLAYING || book.phase() == Phase.OVER) {
            ObjectNode nonces = fair.putObject("nonces");
            book.chairs()
                    .seats()
                    .forEach(seat -> nonces.put(seat.name(), book.chairs().get(seat).nonce()));
        }
        if (book.phase() == Phase.OVER) {
            fair.put("seed", pledge.seed()).put("salt", pledge.salt());
        }
        return fair;
    }
}
