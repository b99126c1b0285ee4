package sparrow.formats.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// Who paid for a win.
public final class Payers {
    private Payers() {}

    /// Who paid for others: alone for a self-draw, or beside the discarder.
    public static Optional<Seat> liable(Event.Won won, Seats<Integer> points) {
        List<Seat> payers = new ArrayList<>(points.seats());
        payers.removeIf(seat -> points.get(seat) >= 0);
        if (won.from().isEmpty()) {
            return payers.size() == 1 && points.size() > 2
                    ? Optional.of(payers.getFirst())
                    : Optional.empty();
        }
        payers.remove(won.from().get());
        return payers.stream().findFirst();
    }
}
