package sparrow.riichi.play;

import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.table.View;
import sparrow.core.tile.Seats;
import sparrow.riichi.Preset;
import sparrow.riichi.table.RiichiVariant;

/// Positions as `intermediate` meets them.
final class SelfPlay {
    private SelfPlay() {}

    interface Watcher {
        void see(View view, Choice choice, Action chosen);
    }

    /// Plays a match of four or three and shows every decision.
    static void watch(Preset preset, long seed, Watcher watcher) {
        RiichiVariant variant = RiichiVariant.of(preset);
        Level level = RiichiBots.INTERMEDIATE;
        Match.play(
                variant,
                Seed.splitMix64(seed),
                hand ->
                        Seats.each(
                                variant.first().points().seats(),
                                _ -> watched(level.player(Seed.splitMix64(1).hand(hand)), watcher)),
                _ -> {});
    }

    private static Player watched(Player player, Watcher watcher) {
        return (view, choice) -> {
            Action chosen = player.choose(view, choice);
            watcher.see(view, choice, chosen);
            return chosen;
        };
    }
}
