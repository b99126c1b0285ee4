package sparrow.core.game;

import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// The rules of one mahjong, bound to the house rules it is played under: a few pure questions
/// about a table.
///
/// A variant keeps no memory. Whatever it must know of the past it asks of the table and its log.
public interface Variant {
    String name();

    /// Raised when the rules change their meaning; a log names the edition it was played under.
    int edition();

    /// The house rules one may choose.
    List<Option> options();

    /// The house rules chosen.
    Rules rules();

    /// All tiles, unshuffled.
    List<Tile> tiles();

    /// The number of faces of each die a hand may need; all are rolled when the wall is built.
    default List<Integer> dice() {
        return List.of();
    }

    /// How the first hand of a match opens.
    Event.Started first();

    /// How the next hand opens; empty when the match is over.
    Optional<Event.Started> next(Table finished);

    /// What each seat takes home from a finished match, in the unit that decides it: the points, or
    /// what the rules make of them.
    default Seats<Integer> results(Table finished) {
        return finished.points();
    }

    /// What the rules say of a seat's own hand just now, in words of the game, such as that it may
    /// not win on a discard; nobody else is told.
    default List<String> notes(View view) {
        return List.of();
    }

    /// Who must choose now, and from what. After every discard, added tile and kong all other seats
    /// are asked, if only to pass: who is asked is public. Nobody at all is asked when the table
    /// moves on by itself.
    Seats<Choice> pending(Table table);

    /// What these choices bring about; with none, the next step that nobody chooses. Never nothing,
    /// and the hand is over when the last event is [Event.Ended].
    List<Event> resolve(Table table, Seats<Action> chosen);
}
