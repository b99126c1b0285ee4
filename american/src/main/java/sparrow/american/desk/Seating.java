package sparrow.american.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Seat;
import sparrow.desk.Beside;
import sparrow.desk.Refusal;

/// The names by which a question calls the other players. Whoever is to the right, across or to the
/// left sits there; others sit in the order in which they are named.
final class Seating {
    static final String OWN = "own";

    private static final Set<String> WORDS =
            Set.of("a", "b", "c", "d", "east", "south", "west", "north", "right", "across", "left");
    private static final Map<String, String> SHORT =
            Map.of("e", "east", "s", "south", "w", "west", "n", "north");

    private final List<Seat> seats;
    private final List<String> named = new ArrayList<>();

    Seating(List<Seat> seats) {
        this.seats = seats;
    }

    /// The name of a player as an answer has it, such as `West`; whoever asks is [#OWN].
    String name(String field, String typed) throws Refusal {
        String word = typed.strip().toLowerCase(Locale.ROOT);
        if (word.equals(OWN)) {
            return OWN;
        }
        String seat = SHORT.getOrDefault(word, word);
        if (!WORDS.contains(seat)) {
            throw new Refusal(
                    "bad_seat",
                    field
                            + ": '"
                            + typed.strip()
                            + "' is no seat; write east, south, west, north, right, across, left or"
                            + " A to D.");
        }
        String name =
                seat.length() == 1
                        ? seat.toUpperCase(Locale.ROOT)
                        : seat.substring(0, 1).toUpperCase(Locale.ROOT) + seat.substring(1);
        if (!named.contains(name)) {
            named.add(name);
        }
        return name;
    }

    /// Where everybody named so far sits.
    Map<String, Seat> places() throws Refusal {
        Map<String, Seat> places = new LinkedHashMap<>();
        List<Seat> free = new ArrayList<>(seats);
        free.remove(Beside.OWN);
        for (String name : named) {
            Optional<Beside> beside = Beside.named(name, seats.size());
            if (beside.isPresent()) {
                Seat seat = beside.get().of(Beside.OWN, seats);
                places.put(name, seat);
                free.remove(seat);
            }
        }
        for (String name : named) {
            if (!places.containsKey(name)) {
                if (free.isEmpty()) {
                    throw new Refusal(
                            "bad_seat",
                            "there are "
                                    + (seats.size() - 1)
                                    + " other players, and "
                                    + named.size()
                                    + " were named: "
                                    + String.join(", ", named)
                                    + ".");
                }
                places.put(name, free.removeFirst());
            }
        }
        places.put(OWN, Beside.OWN);
        return places;
    }
}
