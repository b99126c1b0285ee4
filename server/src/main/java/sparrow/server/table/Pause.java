package sparrow.server.table;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;

/// The pause between two hands: over when every person is ready, or after a while.
final class Pause {
    private final Room room;
    private final Consumer<Event.Started> deal;
    private final Set<Seat> ready = EnumSet.noneOf(Seat.class);
    private Optional<Event.Started> next = Optional.empty();
    private long ends;

    Pause(Room room, Consumer<Event.Started> deal) {
        this.room = room;
        this.deal = deal;
    }

    boolean isOn() {
        return next.isPresent();
    }

    void begin(Event.Started started) {
        ready.clear();
        next = Optional.of(started);
        if (isTimed()) {
            ends = room.services().timers().now() + room.settings().pause();
            room.later(room.settings().pause(), () -> end(started));
        }
        if (!room.people().isEmpty()) {
            room.audience().tellAll(text());
        }
        check();
    }

    /// People who play alone take their time.
    private boolean isTimed() {
        return room.settings().clocksRun(room.people().size());
    }

    String text() {
        long left = Math.max(0, ends - room.services().timers().now());
        return TableMessages.pause(isTimed() ? Optional.of(left) : Optional.empty());
    }

    void ready(Seat seat) {
        ready.add(seat);
        check();
    }

    /// Ends the pause if nobody wants it any longer.
    void check() {
        boolean over =
                room.people().stream()
                        .allMatch(seat -> ready.contains(seat) || room.away().contains(seat));
        if (over) {
            next.ifPresent(this::end);
        }
    }

    /// Nothing follows here any more.
    void stop() {
        next = Optional.empty();
    }

    private void end(Event.Started started) {
        if (!room.isAsleep() && next.isPresent() && next.get().equals(started)) {
            next = Optional.empty();
            deal.accept(started);
        }
    }
}
