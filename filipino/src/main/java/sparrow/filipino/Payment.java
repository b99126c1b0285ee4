package sparrow.filipino;

import java.util.Optional;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.filipino.Win.Circumstance;

/// Who pays what for a win, in quarters.
///
/// @param discarder what the seat pays that the tile came from; what everyone pays for a self-draw
/// @param other what each of the two other seats pays
public record Payment(int discarder, int other) {
    private static final int PAYERS = 3;

    static Payment of(Score score, FilipinoRules rules) {
        int once = score.quarters();
        if (score.win().is(Circumstance.SELF_DRAW)) {
            boolean doubled =
                    rules.paying != FilipinoRules.Paying.FLAT && !isFlatBisaklat(score, rules);
            return each(doubled ? bunot(score) : once);
        }
        return switch (rules.paying) {
            case FLAT -> each(once);
            case TABLE -> new Payment(2 * once, once);
            case DISCARDER_ONLY -> new Payment((PAYERS + 1) * once, 0);
        };
    }

    private static boolean isFlatBisaklat(Score score, FilipinoRules rules) {
        return rules.bisaklatFlat > 0 && score.has(Ambition.BISAKLAT);
    }

    private static Payment each(int quarters) {
        return new Payment(quarters, quarters);
    }

    /// A self-draw doubles everything but the bisaklat, which is a doubling itself.
    private static int bunot(Score score) {
        int bisaklat =
                score.ambitions().stream()
                        .filter(counted -> counted.ambition() == Ambition.BISAKLAT)
                        .mapToInt(Score.Counted::quarters)
                        .sum();
        return 2 * score.quarters() - (bisaklat << score.doublings());
    }

    /// What the winner receives.
    public int total() {
        return discarder + (PAYERS - 1) * other;
    }

    /// The changes for all seats.
    Seats<Integer> points(Iterable<Seat> seats, Seat winner, Optional<Seat> from) {
        return Seats.each(
                seats,
                seat -> {
                    if (seat == winner) {
                        return total();
                    }
                    return from.isEmpty() || from.get() == seat ? -discarder : -other;
                });
    }
}
