package sparrow.server.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import sparrow.core.tile.Seat;

/// The time people have: some for every turn, and a bank for the hand.
final class Clocks {
    private record Running(long since, long free, long bank) {}

    private final Timers timers;
    private final Map<Seat, Long> banks = new EnumMap<>(Seat.class);
    private final Map<Seat, Running> running = new EnumMap<>(Seat.class);

    Clocks(Timers timers) {
        this.timers = timers;
    }

    /// Fills every bank for a new hand.
    void fill() {
        banks.clear();
        running.clear();
    }

    /// Starts a clock and returns how long it runs.
    ///
    /// @param full what the bank holds when a hand begins
    long start(Seat seat, long free, long full) {
        long bank = full == 0 ? 0 : banks.computeIfAbsent(seat, _ -> full);
        running.put(seat, new Running(timers.now(), free, bank));
        return free + bank;
    }

    /// Stops a clock; what went beyond the free time leaves the bank.
    void stop(Seat seat) {
        Running clock = running.remove(seat);
        if (clock != null && clock.bank > 0) {
            long over = Math.max(0, timers.now() - clock.since - clock.free);
            banks.put(seat, Math.max(0, clock.bank - over));
        }
    }

    void stopAll() {
        running.clear();
    }

    Optional<TableMessages.Time> left(Seat seat) {
        Running clock = running.get(seat);
        if (clock == null) {
            return Optional.empty();
        }
        long used = timers.now() - clock.since;
        long over = Math.max(0, used - clock.free);
        return Optional.of(
                new TableMessages.Time(
                        Math.max(0, clock.free - used), Math.max(0, clock.bank - over)));
    }
}
