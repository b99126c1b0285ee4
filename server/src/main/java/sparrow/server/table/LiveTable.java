package sparrow.server.table;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.core.game.Choice;
import sparrow.core.table.Eyes;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.server.fair.FairSeed;
import sparrow.server.fair.Token;
import sparrow.server.journal.JournalConflict;
import tools.jackson.databind.node.ObjectNode;

/// A table in memory. Everything it does happens in its mailbox, one thing after another.
public final class LiveTable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    /// A seat taken, and the secret that opens it.
    public record Joined(Seat seat, String token, ObjectNode state) {}

    /// What a seat must choose now, and what it knows.
    public record Asked(int decision, View view, Choice choice) {}

    private final Room room;
    private final Consumer<LiveTable> broken;
    private Optional<LiveMatch> play = Optional.empty();
    private long lastSeen;

    /// @param broken what to do when the journal no longer follows this table
    LiveTable(SavedTable saved, SharedServices services, Consumer<LiveTable> broken) {
        this.room = new Room(saved, services);
        this.broken = broken;
        this.lastSeen = services.timers().now();
        if (saved.phase() == Phase.PLAYING) {
            room.mailbox().post(() -> guarded(() -> resume().goOn()));
        } else if (saved.phase() == Phase.WAITING) {
            room.mailbox().post(() -> guarded(this::startIfFull));
        }
    }

    public String name() {
        return setup().name();
    }

    public Mahjong game() {
        return setup().game();
    }

    /// Whether everybody may see the table, or a secret of it lets one in.
    public boolean isOpenTo(String secret) {
        return setup().listed()
                || Token.fits(secret, setup().invitation())
                || Token.fits(secret, setup().owner())
                || isSeatOf(secret);
    }

    TableSetup setup() {
        return room.setup();
    }

    /// The table as everybody may know it.
    public ObjectNode state() {
        return ask(this::describe);
    }

    Phase phase() {
        return ask(room::phase);
    }

    /// Whether a secret opens a seat here.
    private boolean isSeatOf(String token) {
        return ask(() -> seats(token).findFirst().isPresent());
    }

    // --- while the table waits for people ---

    /// Takes a seat.
    ///
    /// @param wanted the seat, or the first that is open
    public Joined join(String name, Optional<Seat> wanted, String nonce) {
        return ask(() -> {
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
            return new Joined(seat, token, describe());
        });
    }

    private Seat firstOpen() {
        return room.holders().seats().stream()
                .filter(seat -> room.holder(seat).isOpen())
                .findFirst()
                .orElseThrow(
                        () -> ApiRefusal.notNow("full", "All seats are taken; watch instead."));
    }

    /// Frees a seat again; a match goes on as if the connection were lost.
    public void leave(String token) {
        ask(() -> {
            Seat seat = seat(token);
            if (room.phase() == Phase.WAITING) {
                sit(seat, SeatHolder.FREE);
            }
            return seat;
        });
    }

    /// Puts a bot into a seat, or frees one that a bot had.
    public ObjectNode place(String owner, Seat seat, Optional<String> bot) {
        return ask(() -> {
            checkOwner(owner);
            checkWaiting();
            if (!room.holders().has(seat) || room.holder(seat).isPerson()) {
                throw ApiRefusal.notNow("taken", "A person has that seat; choose another.");
            }
            sit(
                    seat,
                    bot.map(name -> SeatHolder.bot(seat, name, setup().fairSeed()))
                            .orElse(SeatHolder.FREE));
            return describe();
        });
    }

    /// Ends the table without a result.
    public void close(String owner) {
        ask(() -> {
            checkOwner(owner);
            if (room.phase() == Phase.WAITING || room.phase() == Phase.PLAYING) {
                play.ifPresent(LiveMatch::sleep);
                play = Optional.empty();
                room.change(Phase.CLOSED, room.holders(), Seats.none());
                room.audience().tellAll(TableMessages.closed("The owner closed the table."));
            }
            return room.phase();
        });
    }

    private void checkWaiting() {
        if (room.phase() != Phase.WAITING) {
            throw ApiRefusal.notNow("started", "The match has begun; watch it instead.");
        }
    }

    private void checkOwner(String owner) {
        if (!Token.fits(owner, setup().owner())) {
            throw new ApiRefusal(
                    ApiRefusal.Kind.FORBIDDEN, "not yours", "Only who made the table may do that.");
        }
    }

    private void sit(Seat seat, SeatHolder holder) {
        room.change(Phase.WAITING, room.holders().with(seat, holder), Seats.none());
        room.tellState(number());
        startIfFull();
    }

    private void startIfFull() {
        if (room.phase() == Phase.WAITING
                && room.holders().values().stream().noneMatch(SeatHolder::isOpen)) {
            room.change(Phase.PLAYING, room.holders(), Seats.none());
            LiveMatch match = resume();
            room.tellState(number());
            room.audience().tellEach(eyes -> missed(0, eyes));
            match.goOn();
        }
    }

    /// Takes the match up where its journal ends.
    private LiveMatch resume() {
        Seats<String> nonces = room.holders().map(SeatHolder::nonce);
        JournaledMatch journaled = JournaledMatch.load(setup(), nonces, room.services().journal());
        LiveMatch match = new LiveMatch(room, journaled);
        play = Optional.of(match);
        return match;
    }

    // --- connections ---

    /// Seats a viewer by its token and tells what it missed.
    public Seat sit(Viewer viewer, String token, Optional<Integer> since) {
        return ask(() -> {
            Seat seat = seat(token);
            boolean wasAsleep = room.isAsleep();
            room.audience()
                    .seat(seat, viewer)
                    .filter(old -> !old.equals(viewer))
                    .ifPresent(LiveTable::replace);
            room.away().remove(seat);
            viewer.send(TableMessages.welcome(Optional.of(seat), describe()));
            greet(viewer, Eyes.of(seat), since);
            room.tellState(number());
            play.ifPresent(match -> {
                if (wasAsleep && room.phase() == Phase.PLAYING) {
                    wake(match);
                } else {
                    match.welcome(seat);
                }
                match.remind(seat);
            });
            return seat;
        });
    }

    private static void replace(Viewer old) {
        old.send(TableMessages.replaced());
        old.close(4000, "You are connected from another place.");
    }

    /// The table goes on when the first person is back; a bot sits in for those still missing.
    private void wake(LiveMatch match) {
        match.goOn();
        room.people().stream().filter(seat -> !room.audience().isHere(seat)).forEach(this::expect);
    }

    /// Lets a viewer watch.
    public void watch(Viewer viewer, Optional<Integer> since) {
        ask(() -> {
            if (!room.settings().isWatched()) {
                throw new ApiRefusal(
                        ApiRefusal.Kind.FORBIDDEN, "private", "This table is not to be watched.");
            }
            if (!room.audience().watch(viewer)) {
                throw ApiRefusal.notNow("full", "Too many watch already; try again later.");
            }
            viewer.send(TableMessages.welcome(Optional.empty(), describe()));
            greet(viewer, Eyes.SPECTATOR, since);
            play.ifPresent(match -> viewer.send(match.pendingOrPause()));
            room.tellState(number());
            return viewer;
        });
    }

    private void greet(Viewer viewer, Eyes eyes, Optional<Integer> since) {
        if (play.isPresent()) {
            viewer.send(missed(since.orElse(-1), eyes));
        }
        if (room.phase() == Phase.OVER) {
            viewer.send(
                    TableMessages.over(
                            setup().name(), play.orElseThrow().journaled().results(), room.fair()));
        }
    }

    private String missed(int since, Eyes eyes) {
        JournaledMatch.Stretch missed = play.orElseThrow().journaled().since(since);
        return TableMessages.events(missed.from(), missed.events(), eyes);
    }

    /// A connection is gone.
    public void lost(Viewer viewer) {
        room.mailbox()
                .post(() ->
                        guarded(() -> {
                            lastSeen = room.services().timers().now();
                            boolean watched = room.audience().isWatching(viewer);
                            Optional<Seat> seat = room.audience().remove(viewer);
                            if (seat.isPresent() || watched) {
                                room.tellState(number());
                            }
                            seat.ifPresent(this::expect);
                            if (room.isAsleep()) {
                                play.ifPresent(LiveMatch::sleep);
                            }
                        }));
    }

    /// Waits a while for somebody who is lost; then a bot sits in.
    private void expect(Seat seat) {
        room.later(
                room.settings().away(),
                () ->
                        guarded(() -> {
                            if (room.phase() == Phase.PLAYING
                                    && !room.audience().isHere(seat)
                                    && !room.isAsleep()
                                    && room.away().add(seat)) {
                                room.tellState(number());
                                play.ifPresent(match -> match.standIn(seat));
                            }
                        }));
    }

    // --- what people say ---

    /// Does what a player asks for; a refusal goes back to that player alone.
    public void hear(Viewer viewer, Request request) {
        room.mailbox()
                .post(() ->
                        guarded(() -> {
                            try {
                                Seat seat =
                                        room.audience()
                                                .seatOf(viewer)
                                                .orElseThrow(() ->
                                                        new ApiRefusal(
                                                                ApiRefusal.Kind.FORBIDDEN,
                                                                "not a player",
                                                                "Only those who play may do that; you are watching."));
                                act(seat, viewer, request);
                            } catch (ApiRefusal refusal) {
                                viewer.send(
                                        TableMessages.refused(
                                                request.about(), request.decision(), refusal));
                            }
                        }));
    }

    /// The choice that waits for the seat which a secret opens, to be told about.
    public Optional<Asked> asked(String token) {
        return ask(() -> Hints.asked(room, match(), seat(token)));
    }

    private LiveMatch match() {
        return play.orElseThrow(() ->
                ApiRefusal.notNow("not asked", "The match has not begun; wait for the others."));
    }

    private void act(Seat seat, Viewer viewer, Request request) {
        LiveMatch match = match();
        switch (request) {
            case Request.Answering(Answer answer) -> match.answer(seat, answer);
            case Request.Uncover(int id) -> match.uncover(seat, id);
            case Request.Calling(Calls calls) -> match.call(seat, calls);
            case Request.Ready() -> match.pause().ready(seat);
            case Request.Advise advise -> Hints.give(room, match, seat, viewer, advise);
        }
    }

    // --- care ---

    /// Whether nobody has been connected for so long that the table need not stay in memory.
    boolean isForgotten(long millis) {
        return ask(() ->
                room.audience().isEmpty()
                        && (room.phase() != Phase.PLAYING || room.isAsleep())
                        && room.services().timers().now() - lastSeen > millis);
    }

    /// Closes a table that nobody came to.
    void giveUp() {
        ask(() -> {
            if (room.phase() == Phase.WAITING) {
                room.change(Phase.CLOSED, room.holders(), Seats.none());
            }
            return room.phase();
        });
    }

    /// Ends all connections; nothing is lost.
    void disconnect(String sentence) {
        ask(() -> {
            play.ifPresent(LiveMatch::sleep);
            room.audience().closeAll(1012, sentence);
            return room.phase();
        });
    }

    private Seat seat(String token) {
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

    private int number() {
        return play.map(match -> match.journaled().number()).orElse(0);
    }

    private ObjectNode describe() {
        return room.state(number());
    }

    private <T> T ask(Supplier<T> question) {
        return room.mailbox()
                .ask(() -> {
                    try {
                        return question.get();
                    } catch (JournalConflict lost) {
                        breakOff(lost);
                        throw ApiRefusal.notNow(
                                "again", "The table is being read again; try once more.");
                    }
                });
    }

    private void guarded(Runnable task) {
        try {
            task.run();
        } catch (JournalConflict lost) {
            breakOff(lost);
        }
    }

    /// The journal went on without this table: drop it, and read it again when somebody comes.
    private void breakOff(JournalConflict lost) {
        LOG.warn("table {}: {}", setup().name(), lost.getMessage(), lost);
        play.ifPresent(LiveMatch::sleep);
        play = Optional.empty();
        room.audience().closeAll(1012, "The table is being read again; connect once more.");
        broken.accept(this);
    }
}
