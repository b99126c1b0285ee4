package sparrow.server.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.server.fair.Token;
import tools.jackson.databind.node.ObjectNode;

/// Who takes which seat while a table waits for people.
///
/// Only the table's own mailbox touches it.
final class Seating {
    /// How long a seat is kept for who made the table.
    private static final long KEPT = 60_000;

    private final Room room;
    private final Playing playing;
    private final Numbers numbers;
    private boolean isClaimed;

    /// @param begun what to do when the match has begun
    Seating(Room room, Playing playing, Runnable begun) {
        this.room = room;
        this.playing = playing;
        this.numbers = new Numbers(room, playing, begun);
    }

    /// What the seats commit to and reveal before the match.
    Numbers numbers() {
        return numbers;
    }

    /// Who made the table, or was invited, takes any seat; from then on none is kept.
    Optional<Seat> claimed(Optional<Seat> wanted) {
        isClaimed = true;
        return wanted;
    }

    /// A stranger who found the table in the lobby takes any seat but the one that is kept.
    Optional<Seat> unclaimed(Optional<Seat> wanted) {
        long age = room.services().clock().millis() - room.setup().created();
        if (isClaimed || age >= KEPT || room.phase() != Phase.WAITING) {
            return wanted;
        }
        Seat kept = firstOpen();
        Optional<Seat> seat =
                wanted.or(() ->
                        room.holders().seats().stream()
                                .filter(each -> room.holder(each).isOpen() && each != kept)
                                .findFirst());
        if (seat.isEmpty() || seat.get() == kept) {
            throw ApiRefusal.notNow(
                    "kept", "That seat is kept a minute for who made the table; try again then.");
        }
        return seat;
    }

    /// Takes a seat.
    ///
    /// @param wanted the seat, or the first that is open
    LiveTable.Joined join(String name, Optional<Seat> wanted) {
        checkWaiting();
        Seat seat = wanted.orElseGet(this::firstOpen);
        if (!room.holders().has(seat) || !room.holder(seat).isOpen()) {
            throw ApiRefusal.notNow("taken", "That seat is taken; choose another.");
        }
        String token = Token.secret();
        sit(seat, SeatHolder.person(name, Token.hash(token)));
        return new LiveTable.Joined(seat, token, playing.state());
    }

    private Seat firstOpen() {
        return room.holders().seats().stream()
                .filter(seat -> room.holder(seat).isOpen())
                .findFirst()
                .orElseThrow(
                        () -> ApiRefusal.notNow("full", "All seats are taken; watch instead."));
    }

    /// Frees a seat again; a match goes on as if the connection were lost.
    void leave(String token) {
        Seat seat = seat(token);
        if (room.phase() == Phase.WAITING) {
            sit(seat, SeatHolder.FREE);
        }
    }

    /// Puts a bot into a seat, or frees it; a person's only if the table waits for that person.
    ObjectNode place(String owner, Seat seat, Optional<String> bot) {
        checkOwner(owner);
        checkWaiting();
        checkFree(seat);
        room.audience()
                .dismiss(
                        seat,
                        TableMessages.closed(
                                "Your browser sent no number for the tiles, so your seat was"
                                        + " opened again."));
        sit(seat, bot.map(name -> SeatHolder.bot(seat, name)).orElse(SeatHolder.FREE));
        return playing.state();
    }

    private void checkFree(Seat seat) {
        if (!room.holders().has(seat)
                || (room.holder(seat).isPerson() && !room.awaited().contains(seat))) {
            throw ApiRefusal.notNow("taken", "A person has that seat; choose another.");
        }
        if (room.holder(seat).isPerson() && !numbers.isOverdue(seat)) {
            throw ApiRefusal.notNow(
                    "too early", "Give that person's browser a few seconds; then try again.");
        }
    }

    /// Ends the table without a result.
    void close(String owner) {
        checkOwner(owner);
        end("The owner closed the table.");
    }

    /// Ends the table without a result, if it has not ended.
    void end(String sentence) {
        if (room.phase() == Phase.WAITING || room.phase() == Phase.PLAYING) {
            playing.drop();
            room.change(Phase.CLOSED, Seats.none());
            room.audience().tellAll(closed(sentence));
        }
    }

    private void checkWaiting() {
        if (room.phase() != Phase.WAITING) {
            throw ApiRefusal.notNow("started", "The match has begun; watch it instead.");
        }
    }

    private void checkOwner(String owner) {
        if (!Token.fits(owner, room.setup().owner())) {
            throw new ApiRefusal(
                    ApiRefusal.Kind.FORBIDDEN,
                    "not yours",
                    "Only whoever made the table may do that.");
        }
    }

    private void sit(Seat seat, SeatHolder holder) {
        Seats<SeatHolder> holders = room.holders().with(seat, holder);
        List<Seat> bots = SavedTable.bots(holders);
        numbers.change(holders, room.round().without(seat, bots, holders.size()));
    }

    private String closed(String sentence) {
        return room.isOpenToAll()
                ? TableMessages.closed(sentence, room.setup().name(), room.fair())
                : TableMessages.closed(sentence);
    }

    /// Closes a table that nobody came to, or at which nobody watches bots play any more.
    void giveUp() {
        boolean isForBots = room.phase() == Phase.PLAYING && room.people().isEmpty();
        if (room.phase() == Phase.WAITING || isForBots) {
            playing.drop();
            room.change(Phase.CLOSED, Seats.none());
        }
    }

    // --- secrets ---

    /// Whether a secret opens a seat here.
    boolean isSeatOf(String token) {
        return seats(token).findFirst().isPresent();
    }

    /// The seat that a secret opens.
    Seat seat(String token) {
        return seats(token)
                .findFirst()
                .orElseThrow(() ->
                        new ApiRefusal(
                                ApiRefusal.Kind.FORBIDDEN,
                                "wrong token",
                                "This seat is not yours; join the table or watch."));
    }

    private Stream<Seat> seats(String token) {
        return room.people().stream().filter(seat -> Token.fits(token, room.holder(seat).token()));
    }
}
