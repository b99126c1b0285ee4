package sparrow.desk;

import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// How a game retells a hand that was played, turn by turn: the words that only its players use.
public interface Retelling {
    /// Which hand of the match it was, such as `East 2`, and what it began with.
    Text title(List<Event> seen);

    /// A set that was called or laid, such as `pon (555m)`.
    String set(Meld meld);

    /// A tile that was added to a set, such as `kan +5m`.
    String added(Tile tile);

    /// What stands behind a discard that comes with these words, such as `!`; may be empty.
    String mark(String words);

    /// What tiles are called that lie under this marker and are told in the turn they were shown.
    Optional<String> shown(String marker);

    /// Words that end the hand, such as `nine terminals`.
    boolean isLast(String words);

    /// What was paid for a win; nothing for payments of other kinds.
    Optional<Worth> worth(Event.Paid paid);

    /// What is told when all is paid.
    List<String> afterwards(List<Event> seen);

    /// @param sum such as `8,000 points, 1 honba`
    /// @param parts what it is made of, such as `riichi 1`
    record Worth(String sum, List<String> parts) {
        public Worth {
            parts = List.copyOf(parts);
        }
    }
}
