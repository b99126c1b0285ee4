package sparrow.server.table;

import java.util.List;
import java.util.Optional;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;

/// A table that somebody wants to make, checked.
///
/// @param seats of people (nothing) and bots (their names)
public record NewTable(
        Mahjong game,
        String preset,
        Rules rules,
        Settings settings,
        Seats<Optional<String>> seats,
        String standIn,
        boolean listed) {
    /// Whether only bots play there.
    boolean isForBots() {
        return seats.values().stream().allMatch(Optional::isPresent);
    }

    /// The seats a game has under some rules.
    public static List<Seat> seats(Mahjong game, Rules rules) {
        return game.variant(rules).first().points().seats();
    }
}
