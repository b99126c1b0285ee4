package sparrow.arena;

import java.util.List;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// One level among others of another level, and in how many of their meetings it came out ahead.
///
/// @param challenger the place of the level in the ladder
/// @param champion the place of the level it met
/// @param scores of each set: the share of the others that it left behind, equals counted half
public record Pairing(int challenger, int champion, List<Double> scores) {
    public Pairing {
        scores = List.copyOf(scores);
    }

    public double mean() {
        return scores.stream().mapToDouble(Double::doubleValue).average().orElse(0.5);
    }

    /// The share of the others that the challenger left behind in a set.
    public static double score(PlayedSet set) {
        double sum = 0;
        int met = 0;
        for (PlayedGame game : set.games()) {
            Seats<Integer> results = game.results();
            int own = results.get(game.challenged());
            for (Seat seat : results.seats()) {
                if (seat != game.challenged()) {
                    int other = results.get(seat);
                    sum += own > other ? 1 : own == other ? 0.5 : 0;
                    met++;
                }
            }
        }
        return sum / met;
    }
}
