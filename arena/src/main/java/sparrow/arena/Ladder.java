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

    /// Plays all of them; the same seed gives the same result, whoever plays.
    ///
    /// @param known what was played before: of each pairing its first sets
    /// @param played is given a pairing after each of its sets
    /// @throws BotFailure of the first set in which a bot fails
    public void play(List<Pairing> known, Crew crew, Consumer<Pairing> played) {
        for (int a = 0; a < levels.size(); a++) {
            for (int b = 0; b < levels.size(); b++) {
                if (a != b) {
                    play(begun(known, a, b), crew, played);
                }
            }
        }
    }

    private static Pairing begun(List<Pairing> known, int a, int b) {
        return known.stream()
                .filter(each -> each.challenger() == a && each.champion() == b)
                .findFirst()
                .orElse(new Pairing(a, b, List.of()));
    }

    private void play(Pairing begun, Crew crew, Consumer<Pairing> played) {
        Level challenger = levels.get(begun.challenger());
        Level champion = levels.get(begun.champion());
        List<Double> scores = new ArrayList<>(begun.scores());
        new Duel(Contest.of(game, rules, challenger, champion, seed), crew)
                .play(
                        scores.size(),
                        sets,
                        set -> {
                            scores.add(Pairing.score(set));
                            played.accept(
                                    new Pairing(begun.challenger(), begun.champion(), scores));
                            return true;
                        });
    }

    public List<Ratings.Rating> ratings(List<Pairing> pairings) {
        return Ratings.of(levels.size(), pairings, seed);
    }
}
