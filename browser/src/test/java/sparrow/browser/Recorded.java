package sparrow.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;

/// Matches for the pages to show, played by players who get around in the rules.
final class Recorded {
    private Recorded() {}

    /// So many hands of a match, or all of it if it is shorter.
    static List<List<Event>> match(Variant variant, long seed, int most) {
        List<List<Event>> hands = new ArrayList<>();
        Optional<Event.Started> next = Optional.of(variant.first());
        while (next.isPresent() && hands.size() < most) {
            int number = hands.size();
            Seats<Player> players =
                    next.get()
                            .points()
                            .map((seat, _) ->
                                    new Wandering(
                                            Seed.splitMix64(seed + 1 + seat.ordinal())
                                                    .hand(number)));
            Table end = Game.play(variant, next.get(), Seed.splitMix64(seed).hand(number), players);
            hands.add(end.log().events());
            next = variant.next(end);
        }
        return hands;
    }
}
