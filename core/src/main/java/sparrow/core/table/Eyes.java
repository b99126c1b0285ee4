package sparrow.core.table;

import java.util.Collection;
import java.util.List;
import sparrow.core.tile.Seat;

/// Who looks at the table: one seat, a spectator who sees what lies open, or the referee who sees
/// everything.
public enum Eyes {
    A,
    B,
    C,
    D,
    SPECTATOR,
    REFEREE;

    private static final List<Eyes> BY_SEAT = List.of(A, B, C, D);

    public static Eyes of(Seat seat) {
        return BY_SEAT.get(seat.ordinal());
    }

    /// Whether these eyes see what that seat alone may see.
    public boolean see(Seat seat) {
        return this == REFEREE || ordinal() == seat.ordinal();
    }

    /// Whether these eyes belong to one of the seats.
    public boolean seeAny(Collection<Seat> seats) {
        return this == REFEREE || seats.stream().anyMatch(this::see);
    }
}
