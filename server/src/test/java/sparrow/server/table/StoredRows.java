package sparrow.server.table;

import java.util.Map;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.server.fair.FairRound;
import sparrow.server.fair.Token;
import sparrow.server.journal.TableRow;

/// Rows as the server writes them, for tests.
final class StoredRows {
    private StoredRows() {}

    /// A table of four people who play.
    static TableRow playing(Mahjong game) {
        var preset = game.presets().getFirst();
        TableSetup setup =
                new TableSetup(
                        "ABCD2345ABCD2345",
                        game,
                        preset.key(),
                        preset.rules(),
                        Settings.of(game, Map.of()).orThrow(),
                        game.levels().getLast().name(),
                        true,
                        1,
                        Token.hash(""),
                        Token.hash(""));
        Seats<SeatHolder> holders =
                setup.variant()
                        .first()
                        .points()
                        .map((seat, _) -> SeatHolder.person("Person " + seat, ""));
        FairRound round = FairRound.first(setup.name());
        return new SavedTable(setup, Phase.PLAYING, holders, round, 0, Seats.none()).stored();
    }
}
