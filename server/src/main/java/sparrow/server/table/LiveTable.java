package sparrow.server.table;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.core.game.Choice;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.desk.Mahjong;
import sparrow.server.fair.Token;
import sparrow.server.health.Histogram;
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
    private final Playing playing;
    private final Seating seating;
    private final Connections connections;
    private final Consumer<LiveTable> broken;
    private final Histogram actions;
    private Optional<ApiRefusal> left = Optional.empty();
    private Optional<Runnable> stored = Optional.empty();
    private volatile boolean superseded;
    private long lastSeen;

    /// @param broken what to do when the journal no longer follows this table
    LiveTable(SavedTable saved, SharedServices services, Consumer<LiveTable> broken) {
        this.room = new Room(saved, services, this::breakOff);
        this.playing = new Playing(room);
        this.seating = new Seating(room, playing, this::expectAbsent);
        this.connections = new Connections(room, playing, seating);
        this.broken = broken;
        this.actions = services.actions();
        this.lastSeen = services.timers().now();
        if (saved.phase() == Phase.PLAYING) {
            stored = Optional.of(() -> playing.resume().goOn());
        } else if (saved.phase() == Phase.WAITING) {
            stored = Optional.of(seating.numbers()::startIfReady);
        }
    }

    /// Goes on from what is on disk, before anything else is done here; returns when it has. If
    /// that is damaged, the table is kept apart.
    void takeUp() {
        await(() -> {});
    }

    private void takeUpStored() {
        Optional<Runnable> start = stored;
        stored = Optional.empty();
        try {
            start.ifPresent(Runnable::run);
        } catch (JournalConflict lost) {
            throw lost;
        } catch (RuntimeException damaged) {
            keepApart(room.services().quarantine().add(name(), damaged));
        }
    }

    /// Ends what goes on here, for good: whoever is or comes here is told why.
    private void keepApart(ApiRefusal why) {
        left = Optional.of(why);
        playing.drop();
        room.audience().closeAll(1011, why.sentence());
        broken.accept(this);
    }

    private void checkThere() {
        if (left.isPresent()) {
            throw left.get();
        }
    }

    /// A bot sits in for those who were gone when the match began.
    private void expectAbsent() {
        connections.expectAbsent();
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
                || ask(() -> seating.isSeatOf(secret));
    }

    TableSetup setup() {
        return room.setup();
    }

    /// The table as everybody may know it.
    public ObjectNode state() {
        return ask(playing::state);
    }

    Phase phase() {
        return room.phase();
    }

    /// Whether another server has taken it over.
    boolean isSuperseded() {
        return superseded;
    }

    /// Whether it waits or is played at.
    public boolean isOpen() {
        return phase().isOpen();
    }

    /// Whether somebody has a seat.
    boolean hasPeople() {
        return !room.people().isEmpty();
    }

    /// Whether only bots play there.
    boolean isForBots() {
        return room.people().isEmpty() && room.phase() != Phase.WAITING;
    }

    // --- while the table waits for people ---

    /// The seat that somebody who wants one, or any, may ask for: one is kept for who made the
    /// table.
    ///
    /// @param secret whatever lets one in, or nothing
    public Optional<Seat> seatFor(String secret, Optional<Seat> wanted) {
        boolean isInvited =
                Token.fits(secret, setup().invitation()) || Token.fits(secret, setup().owner());
        return ask(() -> isInvited ? seating.claimed(wanted) : seating.unclaimed(wanted));
    }

    /// Takes a seat.
    ///
    /// @param wanted the seat, or the first that is open
    public Joined join(String name, Optional<Seat> wanted) {
        return ask(() -> {
            checkThere();
            return seating.join(name, wanted);
        });
    }

    /// Frees a seat again; a match goes on as if the connection were lost.
    public void leave(String token) {
        change(() -> seating.leave(token));
    }

    /// Puts a bot into a seat, or frees one that a bot had.
    public ObjectNode place(String owner, Seat seat, Optional<String> bot) {
        return ask(() -> {
            checkThere();
            return seating.place(owner, seat, bot);
        });
    }

    /// Ends the table without a result.
    public void close(String owner) {
        change(() -> seating.close(owner));
    }

    // --- connections ---

    /// Seats a viewer by its token and tells what it missed.
    public Seat sit(Viewer viewer, String token, Optional<Integer> since) {
        return ask(() -> {
            checkThere();
            return connections.sit(viewer, token, since);
        });
    }

    /// Lets a viewer watch.
    public void watch(Viewer viewer, Optional<Integer> since) {
        change(() -> connections.watch(viewer, since));
    }

    /// A connection is gone.
    public void lost(Viewer viewer) {
        tell(() -> {
            lastSeen = room.services().timers().now();
            connections.lost(viewer);
        });
    }

    // --- what people say ---

    /// Does what a player asks for; a refusal goes back to that player alone.
    public void hear(Viewer viewer, Request request) {
        long began = System.nanoTime();
        tell(() -> {
            try {
                checkThere();
                act(player(viewer), viewer, request);
                if (request instanceof Request.Answering) {
                    actions.since(began);
                }
            } catch (ApiRefusal refusal) {
                refuse(viewer, request, refusal);
            } catch (JournalConflict lost) {
                refuse(viewer, request, Unwritten.refusal(lost));
                throw lost;
            }
        });
    }

    private void refuse(Viewer viewer, Request request, ApiRefusal refusal) {
        room.services().count(refusal);
        viewer.send(TableMessages.refused(request.about(), request.decision(), refusal));
    }

    private Seat player(Viewer viewer) {
        return room.audience()
                .seatOf(viewer)
                .orElseThrow(() ->
                        new ApiRefusal(
                                ApiRefusal.Kind.FORBIDDEN,
                                "not a player",
                                "Only those who play may do that; you are watching."));
    }

    /// The choice that waits for the seat which a secret opens, to be told about.
    public Optional<Asked> asked(String token) {
        return ask(() -> Hints.asked(room, match(), seating.seat(token)));
    }

    /// The person at the seat which a secret opens, as one that asks for work.
    public String person(String token) {
        return ask(() -> Hints.person(room, seating.seat(token)));
    }

    private LiveMatch match() {
        return playing.match()
                .orElseThrow(() ->
                        ApiRefusal.notNow(
                                "not asked", "The match has not begun; wait for the others."));
    }

    private void act(Seat seat, Viewer viewer, Request request) {
        switch (request) {
            case Request.Commit commit -> seating.numbers().commit(seat, commit);
            case Request.Reveal reveal -> seating.numbers().reveal(seat, reveal);
            case Request.Answering(Answer answer) -> match().answer(seat, answer);
            case Request.Uncover(int id) -> match().uncover(seat, id);
            case Request.Calling(Calls calls) -> match().call(seat, calls);
            case Request.Ready() -> match().pause().ready(seat);
            case Request.Pacing(Pace pace) -> match().pace(pace);
            case Request.Advise advise ->
                    match().hints()
                            .give(
                                    Hints.asked(room, match(), seat).orElseThrow(Hints::nothing),
                                    viewer,
                                    advise);
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
        change(seating::giveUp);
    }

    /// Ends all connections and lets nobody in again; nothing is lost.
    void disconnect(ApiRefusal why) {
        room.mailbox()
                .ask(() -> {
                    stored = Optional.empty();
                    left = Optional.of(why);
                    playing.drop();
                    room.audience().closeAll(1012, why.sentence());
                    return room;
                });
    }

    /// Tells everybody something.
    void announce(String sentence) {
        tell(() -> room.audience().tellAll(TableMessages.announcement(sentence)));
    }

    /// Ends the table without a result, whoever made it.
    public void end(String sentence) {
        change(() -> seating.end(sentence));
    }

    /// The name of the person a viewer is, unless it watches.
    public Optional<String> personName(Viewer viewer) {
        return ask(() -> room.audience().seatOf(viewer).map(seat -> room.holder(seat).name()));
    }

    /// Does something, if the table is still there.
    private void change(Runnable task) {
        await(() -> {
            checkThere();
            task.run();
        });
    }

    /// Does something in the table's own order, and waits for it.
    private void await(Runnable task) {
        ask(() -> {
            task.run();
            return room;
        });
    }

    /// Does something in the table's own order, whenever that is.
    private void tell(Runnable task) {
        room.mailbox()
                .post(() -> {
                    takeUpStored();
                    task.run();
                });
    }

    private <T> T ask(Supplier<T> question) {
        return room.mailbox()
                .ask(() -> {
                    try {
                        takeUpStored();
                        return question.get();
                    } catch (JournalConflict lost) {
                        breakOff(lost);
                        throw Unwritten.refusal(lost);
                    }
                });
    }

    /// The journal does not follow this table: drop it, and read it again when somebody comes.
    private void breakOff(JournalConflict lost) {
        if (lost.why() == JournalConflict.Why.SUPERSEDED) {
            LOG.warn("table {}: {}", setup().name(), lost.getMessage());
        } else {
            LOG.warn("table {}: {}", setup().name(), lost.getMessage(), lost);
        }
        left = Optional.of(Unwritten.refusal(lost));
        superseded = lost.why() == JournalConflict.Why.SUPERSEDED;
        playing.drop();
        room.audience().closeAll(1012, Unwritten.refusal(lost).sentence());
        broken.accept(this);
    }
}
