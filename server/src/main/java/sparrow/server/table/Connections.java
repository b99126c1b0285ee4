package sparrow.server.table;

import java.util.Optional;
import sparrow.core.table.Eyes;
import sparrow.core.tile.Seat;

/// Who is connected to a table: those who play, and those who watch.
///
/// Only the table's own mailbox touches it.
final class Connections {
    private final Room room;
    private final Playing playing;
    private final Seating seating;

    Connections(Room room, Playing playing, Seating seating) {
        this.room = room;
        this.playing = playing;
        this.seating = seating;
    }

    /// Seats a viewer by its token and tells what it missed.
    Seat sit(Viewer viewer, String token, Optional<Integer> since) {
        Seat seat = seating.seat(token);
        boolean wasAsleep = room.isAsleep();
        room.audience()
                .seat(seat, viewer)
                .filter(old -> !old.equals(viewer))
                .ifPresent(Connections::replace);
        room.away().remove(seat);
        viewer.send(TableMessages.welcome(Optional.of(seat), playing.state()));
        greet(viewer, Eyes.of(seat), since);
        playing.tellState();
        playing.match()
                .ifPresent(match -> {
                    if (wasAsleep && room.phase() == Phase.PLAYING) {
                        wake(match);
                    } else {
                        match.welcome(seat);
                    }
                    match.remind(seat);
                });
        return seat;
    }

    private static void replace(Viewer old) {
        old.send(TableMessages.replaced());
        old.close(4000, "You are connected from another place.");
    }

    /// The table goes on when the first person is back; a bot sits in for those still missing.
    private void wake(LiveMatch match) {
        match.goOn();
        expectAbsent();
    }

    /// Waits a while for everybody who is not there.
    void expectAbsent() {
        room.people().stream().filter(seat -> !room.audience().isHere(seat)).forEach(this::expect);
    }

    /// Lets a viewer watch.
    void watch(Viewer viewer, Optional<Integer> since) {
        if (!room.settings().isWatched()) {
            throw new ApiRefusal(
                    ApiRefusal.Kind.FORBIDDEN, "private", "This table is not to be watched.");
        }
        boolean wasAsleep = room.isAsleep();
        if (!room.audience().watch(viewer)) {
            throw ApiRefusal.notNow("full", "Too many watch already; try again later.");
        }
        viewer.send(TableMessages.welcome(Optional.empty(), playing.state()));
        greet(viewer, Eyes.SPECTATOR, since);
        playing.match().ifPresent(match -> viewer.send(match.pendingOrPause()));
        playing.tellState();
        if (wasAsleep && !room.isAsleep() && room.phase() == Phase.PLAYING) {
            playing.match().ifPresent(LiveMatch::goOn);
        }
    }

    private void greet(Viewer viewer, Eyes eyes, Optional<Integer> since) {
        if (playing.match().isPresent()) {
            viewer.send(playing.missed(since.orElse(-1), eyes));
        }
        if (room.phase() == Phase.OVER) {
            viewer.send(
                    TableMessages.over(
                            room.setup().name(),
                            playing.match().orElseThrow().journaled().results(),
                            room.fair()));
        }
    }

    /// A connection is gone.
    void lost(Viewer viewer) {
        playing.match().ifPresent(match -> match.hints().forget(viewer));
        boolean watched = room.audience().isWatching(viewer);
        Optional<Seat> seat = room.audience().remove(viewer);
        if (seat.isPresent() || watched) {
            playing.tellState();
        }
        seat.ifPresent(this::expect);
        if (room.isAsleep()) {
            playing.sleep();
        }
    }

    /// Waits a while for somebody who is lost; then a bot sits in.
    private void expect(Seat seat) {
        room.later(
                room.settings().away(),
                () -> {
                    if (room.phase() == Phase.PLAYING
                            && !room.audience().isHere(seat)
                            && !room.isAsleep()
                            && room.away().add(seat)) {
                        playing.tellState();
                        playing.match().ifPresent(match -> match.standIn(seat));
                    }
                });
    }
}
