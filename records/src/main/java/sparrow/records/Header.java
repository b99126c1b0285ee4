package sparrow.records;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.tile.Seats;

/// What a record tells of a match besides its hands.
///
/// @param players those that are known
/// @param notes whatever else it tells, by name, see the constants here
/// @param standing how the match ended, if the record tells
public record Header(
        Seats<Person> players, SortedMap<String, String> notes, Optional<Standing> standing) {
    public static final Header NONE = new Header(Seats.none(), new TreeMap<>(), Optional.empty());

    public static final String TITLE = "title";
    public static final String SUBTITLE = "subtitle";
    public static final String VERSION = "version";
    public static final String REFERENCE = "reference";
    public static final String LOBBY = "lobby";

    public Header {
        notes = Collections.unmodifiableSortedMap(new TreeMap<>(notes));
    }

    /// Somebody at the table; what is not known is empty.
    ///
    /// @param rank in the words or numbers of the place where they played
    public record Person(String name, String rank, String rating, String sex) {
        public static Person named(String name) {
            return new Person(name, "", "", "");
        }
    }

    /// The end of a match.
    ///
    /// @param tenths what each takes home, in tenths of a thousand points
    public record Standing(Seats<Integer> points, Seats<Integer> tenths) {}

    public Optional<String> note(String name) {
        return Optional.ofNullable(notes.get(name));
    }
}
