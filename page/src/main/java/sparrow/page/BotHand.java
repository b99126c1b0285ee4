package sparrow.page;

import java.util.stream.Collectors;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.records.JsonLog;

/// A first hand of a match, played by bots.
public final class BotHand {
    private BotHand() {}

    /// Its events, a line each.
    ///
    /// @param wanted the level of all bots; the strongest without a name
    /// @param number of the stream that its chance is taken from
    public static String played(String name, String wanted, long seed, int number) {
        Mahjong game =
                Catalog.game(name)
                        .orElseThrow(() -> new IllegalArgumentException("no game " + name));
        Level level =
                wanted.isEmpty()
                        ? game.levels().getLast()
                        : game.level(wanted)
                                .orElseThrow(
                                        () -> new IllegalArgumentException("no level " + wanted));
        Variant variant = game.variant(game.presets().getFirst().rules());
        Event.Started first = variant.first();
        Table table =
                Game.play(
                        variant,
                        first,
                        Seed.splitMix64(seed).hand(number),
                        Seats.each(first.points().seats(), _ -> level.advisor().player()));
        return table.log().events().stream().map(JsonLog::line).collect(Collectors.joining("\n"));
    }
}
