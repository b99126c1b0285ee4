package sparrow.review;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.tile.Seats;
import sparrow.records.Transcript;

/// Matches of bots, as records.
final class SelfPlay {
    private SelfPlay() {}

    /// A match of a level against itself.
    static Transcript match(Variant variant, Level level, long seed) {
        List<List<Event>> hands = new ArrayList<>();
        Match.play(
                variant,
                Seed.splitMix64(seed),
                hand -> players(variant, level, seed, hand).map(SelfPlay::asked),
                table -> hands.add(table.log().events()));
        return Transcript.of(hands);
    }

    /// One hand of a level against itself, the first of a match.
    static Transcript hand(Variant variant, Level level, long seed) {
        return hand(variant, players(variant, level, seed, 0), seed);
    }

    /// The first hand of a match of anybody.
    static Transcript hand(Variant variant, Seats<Player> players, long seed) {
        return Transcript.of(
                List.of(
                        Game.play(
                                        variant,
                                        variant.first(),
                                        Seed.splitMix64(seed).hand(0),
                                        players.map(SelfPlay::asked))
                                .log()
                                .events()));
    }

    private static Seats<Player> players(Variant variant, Level level, long seed, int hand) {
        return Seats.each(
                variant.first().points().seats(),
                seat -> level.player(Seed.splitMix64(~seed).hand(4 * hand + seat.ordinal())));
    }

    /// A bot is not asked where there is nothing to choose.
    private static Player asked(Player player) {
        return (view, choice) ->
                choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1
                        ? actions.getFirst()
                        : player.choose(view, choice);
    }
}
