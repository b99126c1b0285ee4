package sparrow.american.play;

/// How likely a missing tile comes, by the copies that are out of sight.
///
/// Each missing tile is taken to come, or not, independently of the others. What comes is weighed
/// as if only a part of the draws were left: in play other hands win before the wall is out, and a
/// line many tiles away is worth less than the product of its chances.
final class Tide {
    /// The part of the draws left that is counted on.
    private static final double HORIZON = 0.1;

    /// What discards to claim add to the own draws, for a group and for the last tile.
    private static final double CLAIMS = 1.2;

    private static final double LAST_CLAIMS = 2.5;

    /// The part of the jokers to come that one missing tile may count on.
    private static final double JOKER_SHARE = 0.35;

    /// A tile of which no copy is left; not quite never, so that nearer stays better.
    private static final double HARDLY = 1e-6;

    private static final int MOST_COPIES = 8;

    private final double[] drawn = new double[MOST_COPIES + 1];
    private final double[] drawnOrJoker = new double[MOST_COPIES + 1];
    private final double[] claimed = new double[MOST_COPIES + 1];
    private final double[] easing = new double[MOST_COPIES + 1];
    private final double jokers;

    private Tide(double rate, double jokers) {
        this.jokers = jokers;
        for (int copies = 0; copies <= MOST_COPIES; copies++) {
            drawn[copies] = comes(rate * copies);
            drawnOrJoker[copies] = comes(rate * (copies + jokers));
            claimed[copies] = comes(rate * (copies * (1 + CLAIMS) + jokers));
            easing[copies] =
                    copies == 0 ? 1 : comes(rate * copies * (1 + LAST_CLAIMS)) / drawn[copies];
        }
    }

    static Tide of(Sight sight) {
        return new Tide(
                HORIZON * sight.draws() / Math.max(1, sight.unseen().total()),
                JOKER_SHARE * sight.unseen().jokers());
    }

    private static double comes(double expected) {
        return Math.max(HARDLY, 1 - Math.exp(-expected));
    }

    /// A tile that no joker can replace, drawn.
    double natural(int copies) {
        return drawn[Math.max(0, copies)];
    }

    /// A tile that a joker can replace; in an open hand also claimed.
    double eligible(int copies, boolean open) {
        return (open ? claimed : drawnOrJoker)[Math.max(0, copies)];
    }

    /// The part of the tiles that may come for such a place which are no jokers.
    double naturals(int copies, boolean open) {
        double come = Math.max(0, copies) * (open ? 1 + CLAIMS : 1);
        return come == 0 ? 0 : come / (come + jokers);
    }

    /// How much likelier a natural tile comes if it is the last one missing.
    double easing(int copies) {
        return easing[Math.max(0, copies)];
    }
}
