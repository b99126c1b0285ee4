package sparrow.server.table;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import sparrow.core.table.Eyes;
import sparrow.core.tile.Seat;

/// Everybody who is connected to a table.
final class Audience {
    private static final int MOST_WATCHERS = 200;

    private final Map<Seat, Viewer> players = new EnumMap<>(Seat.class);
    private final Set<Viewer> watchers = new LinkedHashSet<>();

    /// Seats somebody; returns who was connected to that seat until now.
    Optional<Viewer> seat(Seat seat, Viewer viewer) {
        return Optional.ofNullable(players.put(seat, viewer));
    }

    /// Lets somebody watch; false if there are too many already.
    boolean watch(Viewer viewer) {
        return watchers.size() < MOST_WATCHERS && watchers.add(viewer);
    }

    /// The seat that the viewer had, if it was one's own.
    Optional<Seat> remove(Viewer viewer) {
        watchers.remove(viewer);
        Optional<Seat> seat = seatOf(viewer);
        seat.ifPresent(players::remove);
        return seat;
    }

    /// Ends the connection of a seat that is no longer its viewer's.
    void dismiss(Seat seat, String text) {
        Viewer viewer = players.remove(seat);
        if (viewer != null) {
            viewer.send(text);
            viewer.close(4001, "This seat is no longer yours.");
        }
    }

    boolean isWatching(Viewer viewer) {
        return watchers.contains(viewer);
    }

    Optional<Seat> seatOf(Viewer viewer) {
        return players.entrySet().stream()
                .filter(entry -> entry.getValue().equals(viewer))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    boolean isHere(Seat seat) {
        return players.containsKey(seat);
    }

    boolean hasPlayers() {
        return !players.isEmpty();
    }

    boolean isEmpty() {
        return players.isEmpty() && watchers.isEmpty();
    }

    int watchers() {
        return watchers.size();
    }

    void tell(Seat seat, String text) {
        Viewer viewer = players.get(seat);
        if (viewer != null) {
            viewer.send(text);
        }
    }

    void tellAll(String text) {
        tellEach(_ -> text);
    }

    /// Tells everybody what their eyes may see; the text is made once for each pair of eyes.
    void tellEach(Function<Eyes, String> text) {
        players.forEach((seat, viewer) -> viewer.send(text.apply(Eyes.of(seat))));
        if (!watchers.isEmpty()) {
            String open = text.apply(Eyes.SPECTATOR);
            watchers.forEach(viewer -> viewer.send(open));
        }
    }

    void closeAll(int status, String sentence) {
        List.copyOf(players.values()).forEach(viewer -> viewer.close(status, sentence));
        List.copyOf(watchers).forEach(viewer -> viewer.close(status, sentence));
    }
}
