package sparrow.core.game;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;

/// A match: hands one after another, until the variant opens no more.
public final class Match {
    private Match() {}

    /// Plays a whole match and returns its last table.
    ///
    /// @param finished told of every hand when it has ended
    public static Table play(
            Variant variant, Seed seed, Seats<Player> players, Consumer<Table> finished) {
        return play(variant, seed, _ -> players, finished);
    }

    /// Plays a whole match with players made anew for every hand, given its number.
    public static Table play(
            Variant variant,
            Seed seed,
            IntFunction<Seats<Player>> players,
            Consumer<Table> finished) {
        Optional<Event.Started> opening = Optional.of(variant.first());
        Table table = Table.start(opening.get());
        while (opening.isPresent()) {
            Event.Started started = opening.get();
            int hand = started.hand();
            table = Game.play(variant, started, seed.hand(hand), players.apply(hand));
            finished.accept(table);
            opening = variant.next(table);
        }
        return table;
    }
}
