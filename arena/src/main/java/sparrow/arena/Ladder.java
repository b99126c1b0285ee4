package sparrow.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import sparrow.core.game.Level;
import sparrow.core.table.Rules;
import sparrow.desk.Mahjong;

/// Every level of a game against every other one, once as the challenger and once as the champion.
///
/// @param levels who takes part
/// @param sets of each pairing
public record Ladder(Mahjong game, Rules rules, List<Level> levels, int sets, long seed) {
    public Ladder {
        levels = List.copyOf(levels);
    }

    /// How many sets there are to play.
    public int all() {
        return levels.size() * (levels.size() - 1) * sets;
    }

    /// Plays all of them; the same seed gives the same result on any number of threads.
    ///
    /// @param played is called after each set
    /// @param done is given each pairing that is over
    /// @throws BotFailure of the first set in which a bot fails
    public void play(int threads, Runnable played, Consumer<Pairing> done) {
        for (int a = 0; a < levels.size(); a++) {
            for (int b = 0; b < levels.size(); b++) {
                if (a != b) {
                    done.accept(pairing(a, b, threads, played));
                }
            }
        }
    }

    private Pairing pairing(int a, int b, int threads, Runnable played) {
        Contest contest = Contest.of(game, rules, levels.get(a), levels.get(b), seed);
        List<Double> scores = new ArrayList<>();
        new Duel(contest, threads)
                .play(
                        sets,
                        set -> {
                            scores.add(Pairing.score(set));
                            played.run();
                            return true;
                        });
        return new Pairing(a, b, scores);
    }

    public List<Ratings.Rating> ratings(List<Pairing> pairings) {
        return Ratings.of(levels.size(), pairings, seed);
    }
}
