package sparrow.server.table;

import java.util.Optional;
import java.util.stream.Stream;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.server.fair.FairSeed;
import sparrow.server.fair.Token;
import tools.jackson.databind.node.ObjectNode;

/// Who takes which seat while a table waits for people.
///
/// Only the table's own mailbox touches it.
final class Seating {
    private final Room room;
    private final Playing playing;

    Seating(Room room, Playing playing) {
        this.room = room;
        this.playing = playing;
    }

    /// Takes a seat.
    ///
    /// @param wanted the seat, or the first that is open
    LiveTable.Joined join(String name, Optional<Seat> wanted, String nonce) {
        checkWaiting();
        if (!FairSeed.isNonce(nonce)) {
            throw ApiRefusal.unreadable(
                    "The nonce must be 32 to 128 hexadecimal digits; load the page again.");
        }
        Seat seat = wanted.orElseGet(this::firstOpen);
        if (!room.holders().has(seat) || !room.holder(seat).isOpen()) {
            throw ApiRefusal.notNow("taken", "That seat is taken; choose another.");
        }
        String token = Token.secret();
        sit(seat, SeatHolder.person(name, Token.hash(token), nonce));
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

    /// Puts a bot into a seat, or frees one that a bot had.
    ObjectNode place(String owner, Seat seat, Optional<String> bot) {
        checkOwner(owner);
        checkWaiting();
        if (!room.holders().has(seat) || room.holder(seat).isPerson()) {
            throw ApiRefusal.notNow("taken", "A person has that seat; choose another.");
        }
        sit(
                seat,
                bot.map(name -> SeatHolder.bot(seat, name, room.setup().fairSeed()))
                        .orElse(SeatHolder.FREE));
        return playing.state();
    }

    /// Ends the table without a result.
    void close(String owner) {
        checkOwner(owner);
        if (room.phase() == Phase.WAITING || room.phase() == Phase.PLAYING) {
            playing.drop();
            room.change(Phase.CLOSED, room.holders(), Seats.none());
            room.audience().tellAll(TableMessages.closed("The owner closed the table."));
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
                    ApiRefusal.Kind.FORBIDDEN, "not yours", "Only whoever made the table may do that.");
        }
    }

    private void sit(Seat seat, SeatHolder holder) {
        room.change(Phase.WAITING, room.holders().with(seat, holder), Seats.none());
        playing.tellState();
        startIfFull();
    }

    /// The match begins when nobody is missing.
    void startIfFull() {
        if (room.phase() == Phase.WAITING
                && room.holders().values().stream().noneMatch(SeatHolder::isOpen)) {
            room.change(Phase.PLAYING, room.holders(), Seats.none());
            LiveMatch match = playing.resume();
            playing.tellState();
            room.audience().tellEach(eyes -> playing.missed(0, eyes));
            match.goOn();
        }
    }

    /// Closes a table that nobody came to.
    void giveUp() {
        if (room.phase() == Phase.WAITING) {
            room.change(Phase.CLOSED, room.holders(), Seats.none());
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
