package sparrow.testkit;

import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// Whatever hosts a hand while the laws watch it: a [Game], a server's table, or one with a bug
/// planted in it.
public interface Host {
    Table table();

    Seats<Choice> pending();

    View view(Seat seat);

    List<Event> answer(Seats<Action> chosen);

    static Host of(Game game) {
        return new Host() {
            @Override
            public Table table() {
                return game.table();
            }

            @Override
            public Seats<Choice> pending() {
                return game.pending();
            }

            @Override
            public View view(Seat seat) {
                return game.view(seat);
            }

            @Override
            public List<Event> answer(Seats<Action> chosen) {
                return game.answer(chosen);
            }
        };
    }
}
