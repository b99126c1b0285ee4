package sparrow.records;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Seat;

/// What a record tells of a hand that makes no difference to it.
///
/// @param dice the dice that broke the wall, from 1 to 6
/// @param copies where a format numbers equal tiles: the numbers, in the order it names them
/// @param attendance who went away and came back
public record Sidenotes(List<Integer> dice, List<Integer> copies, List<Attendance> attendance) {
    public static final Sidenotes NONE = new Sidenotes(List.of(), List.of(), List.of());

    public Sidenotes {
        dice = List.copyOf(dice);
        copies = List.copyOf(copies);
        attendance = List.copyOf(attendance);
    }

    /// A player leaves, or comes back under a name.
    ///
    /// @param after how many events of the hand had happened
    public record Attendance(int after, Seat seat, Optional<String> name) {}
}
