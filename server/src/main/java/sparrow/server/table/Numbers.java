package sparrow.server.table;

import java.util.Optional;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.server.fair.FairRound;

/// The numbers that the seats commit to and reveal while a table waits, so that nobody can choose
/// its walls; the match begins when the last is revealed.
///
/// Only the table's own mailbox touches it.
final class Numbers {
    private final Room room;
    private final Playing playing;
    private final Runnable begun;

    /// When the table began to wait for whom it waits now.
    private long since;

    Numbers(Room room, Playing playing, Runnable begun) {
        this.room = room;
        this.playing = playing;
        this.begun = begun;
        this.since = room.services().timers().now();
    }

    /// Takes a seat's commitment, once in a round.
    void commit(Seat seat, Request.Commit commit) {
        FairRound round = room.round();
        if (isRepeated(commit.round(), round.commitments().find(seat), commit.commitment())) {
            return;
        }
        checkRound(commit.round(), commit.commitment());
        if (round.commitments().has(seat)) {
            throw ApiRefusal.notNow(
                    "committed already", "This seat has committed to another number.");
        }
        change(room.holders(), round.committed(seat, commit.commitment()));
    }

    /// Takes a seat's number, when the commitments of all seats stand at the table.
    void reveal(Seat seat, Request.Reveal reveal) {
        FairRound round = room.round();
        if (isRepeated(reveal.round(), round.nonces().find(seat), reveal.nonce())) {
            return;
        }
        checkRound(reveal.round(), reveal.nonce());
        if (round.commitments().size() < room.holders().size()) {
            throw ApiRefusal.notNow(
                    "too early", "Not every seat has committed yet; keep your number until then.");
        }
        if (!round.commitment(seat, reveal.nonce()).equals(round.commitments().get(seat))) {
            throw ApiRefusal.unreadable("That is not the number this seat committed to.");
        }
        change(room.holders(), round.revealed(seat, reveal.nonce()));
    }

    /// Whether it was said before, and counted: a connection may break in between.
    private boolean isRepeated(int number, Optional<String> before, String now) {
        return room.round().number() == number && before.filter(now::equals).isPresent();
    }

    private void checkRound(int number, String text) {
        if (room.phase() != Phase.WAITING || room.round().number() != number) {
            throw ApiRefusal.notNow(
                    "stale", "That round of numbers is over; look at the state of the table.");
        }
        if (!FairRound.isNumber(text)) {
            throw ApiRefusal.unreadable("A number has 64 hexadecimal digits; load the page again.");
        }
    }

    /// Keeps a change of seats or numbers; with the last number the match begins.
    void change(Seats<SeatHolder> holders, FairRound round) {
        room.change(Phase.WAITING, holders, round, Seats.none());
        since = room.services().timers().now();
        playing.tellState();
        startIfReady();
    }

    /// The match begins when no seat is open and no number is missing.
    void startIfReady() {
        boolean isReady =
                room.phase() == Phase.WAITING
                        && room.holders().values().stream().noneMatch(SeatHolder::isOpen)
                        && room.awaited().isEmpty();
        if (isReady) {
            FairRound all = room.round().revealedBots(SavedTable.bots(room.holders()));
            room.change(Phase.PLAYING, room.holders(), all, Seats.none());
            LiveMatch match = playing.resume();
            playing.tellState();
            room.audience().tellEach(eyes -> playing.missed(0, eyes));
            match.goOn();
            begun.run();
        }
    }

    /// Whether the table has waited for this seat for so long that it may be given to another.
    boolean isOverdue(Seat seat) {
        return room.awaited().contains(seat)
                && room.services().timers().now() - since >= room.settings().away();
    }
}
