package sparrow.core.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// A tile of the wall shown to some seats: a dora indicator, a bao.
///
/// @param to all seats that have seen it, at once or one after another
public record Marker(String name, int at, Tile tile, Set<Seat> to) {
    /// The markers as a seat sees them.
    ///
    /// @param open the same markers as everybody sees them
    static List<Marker> seenBy(Seat seat, List<Marker> markers, List<Marker> open) {
        List<Marker> seen = List.of();
        for (int i = 0; i < markers.size(); i++) {
            Marker marker = markers.get(i);
            if (marker.tile != open.get(i).tile && marker.to.contains(seat)) {
                seen = seen.isEmpty() ? new ArrayList<>(open) : seen;
                seen.set(i, marker);
            }
        }
        return seen.isEmpty() ? open : List.copyOf(seen);
    }

    boolean isSame(Marker other) {
        return at == other.at && name.equals(other.name);
    }

    /// This marker after it was shown again; who saw it before does not forget it.
    Marker again(Marker shown) {
        if (to.isEmpty()) {
            return shown;
        }
        Set<Seat> all = EnumSet.copyOf(to);
        all.addAll(shown.to);
        return new Marker(
                name,
                at,
                shown.tile == Tile.HIDDEN ? tile : shown.tile,
                Collections.unmodifiableSet(all));
    }
}
