package sparrow.arena;

import java.util.function.LongConsumer;
import sparrow.core.game.Chance;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.desk.Experiment;

/// Plays the games of a study, by several threads. What happens in a game depends on the seed and
/// its number alone.
///
/// The first two words of hand `number` of the stream `splitmix64` under the seed are the seeds of
/// the wall and of the bots' own chance in that game.
///
/// @param <T> what a game tells
public record StudyRun<T>(Experiment<T> experiment, int threads) {
    /// Plays games and counts what they tell.
    ///
    /// @param progress is told after each game how many are counted
    /// @throws BotFailure of the first game in which a bot fails
    public void play(int games, LongConsumer progress) {
        new Trials<>(number -> experiment.told(end(number)), threads)
                .make(
                        games,
                        told -> {
                            experiment.count(told);
                            progress.accept(experiment.games());
                            return true;
                        });
    }

    private Table end(int number) {
        Chance words = Seed.splitMix64(experiment.seed()).hand(number);
        Seed wall = Seed.splitMix64(words.next());
        Seed whims = Seed.splitMix64(words.next());
        Variant variant = experiment.variant();
        Event.Started started = variant.first();
        Seats<Player> players =
                Seats.each(
                        started.points().seats(),
                        seat ->
                                new SeatedBot(
                                        experiment.bot(),
                                        whims.hand(seat.ordinal()),
                                        () ->
                                                "in game "
                                                        + number
                                                        + " of seed "
                                                        + experiment.seed()));
        return Game.play(variant, started, wall.hand(0), players);
    }
}
