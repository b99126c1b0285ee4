package sparrow.server.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import sparrow.core.tile.Seat;

/// What the rules say of each person's own hand, told to that person alone whenever it changes.
final class Notes {
    private final Room room;
    private final JournaledMatch journaled;
    private final Map<Seat, List<String>> told = new EnumMap<>(Seat.class);

    Notes(Room room, JournaledMatch journaled) {
        this.room = room;
        this.journaled = journaled;
    }

    /// A new hand begins with nothing to say.
    void clear() {
        told.clear();
    }

    void tell() {
        room.people().forEach(this::tell);
    }

    /// Somebody who comes back knows nothing.
    void welcome(Seat seat) {
        told.remove(seat);
        tell(seat);
    }

    private void tell(Seat seat) {
        List<String> now = journaled.notes(seat);
        if (!now.equals(told.getOrDefault(seat, List.of()))) {
            told.put(seat, now);
            room.audience().tell(seat, TableMessages.notes(now));
        }
    }
}
