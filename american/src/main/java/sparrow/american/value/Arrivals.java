package sparrow.american.value;

import java.util.Arrays;
import sparrow.american.odds.Binomials;
import sparrow.american.position.Unseen;

/// How likely missing tiles come in time, for a few lengths of the race against the others.
///
/// A copy of a tile comes, or not, independently of the other copies; the jokers to come are shared
/// by all places that take them. Chances are found when they are first asked for.
final class Arrivals {
    /// How many lengths of the race are looked at, all equally likely.
    static final int LENGTHS = 4;

    /// The length by which single tiles are compared.
    static final int TYPICAL = 2;

    /// How many own turns the others leave us on average when play begins, and how much that
    /// varies: a Weibull distribution.
    private static final double MEAN = 9;

    private static final double SHAPE = 2.5;
    private static final double SCALE = MEAN / 0.88726;

    /// Tiles that we see in a turn and could take, in own draws: for the last tile of a group and
    /// for the last of the hand, which may be claimed.
    private static final double GROUP = 2.6;

    private static final double LAST = 3.4;

    /// The part of the jokers to come that one kind may count on.
    private static final double JOKER_SHARE = 0.6;

    /// More tiles of a kind than this are never missing, nor left.
    private static final int MOST = 8;

    /// A tile that cannot come; not quite never, so that nearer stays better.
    private static final double HARDLY = 1e-4;

    private static final double UNKNOWN = -1;

    /// Numbers of missing tiles and of copies left, together.
    private static final int PLACES = (MOST + 1) * (MOST + 1);

    /// How missing tiles may come.
    enum Way {
        /// No joker may stand for them.
        NATURAL(1),
        /// Jokers may, and nothing may be claimed.
        CONCEALED(1),
        /// Jokers may, and the last of them may be claimed.
        OPEN(GROUP),
        LAST_NATURAL(LAST),
        LAST_ELIGIBLE(LAST);

        private final double last;

        Way(double last) {
            this.last = last;
        }

        private boolean takesJokers() {
            return switch (this) {
                case NATURAL, LAST_NATURAL -> false;
                case CONCEALED, OPEN, LAST_ELIGIBLE -> true;
            };
        }

        /// How they come if one of them is the last tile of the hand.
        private Way ending() {
            return takesJokers() ? LAST_ELIGIBLE : LAST_NATURAL;
        }
    }

    private final double unseen;
    private final int jokers;
    private final double[] turns;
    private final double[] chances = new double[Way.values().length * PLACES * LENGTHS];
    private final double[] gains = new double[Way.values().length * PLACES];

    /// By number, the chance that fewer copies come.
    private final double[] fewer = new double[MOST + 1];

    private Arrivals(Unseen unseen, double[] turns) {
        this.unseen = Math.max(1, unseen.total());
        this.jokers = unseen.jokers();
        this.turns = turns;
        Arrays.fill(chances, UNKNOWN);
        Arrays.fill(gains, UNKNOWN);
    }

    /// Until another player wins, or the wall is out.
    ///
    /// @param gone own turns since play began
    /// @param left own turns until the wall is out
    static Arrivals inTheRace(Unseen unseen, double gone, double left) {
        double[] turns = new double[LENGTHS];
        for (int length = 0; length < LENGTHS; length++) {
            double later = -Math.log(1 - (length + 0.5) / LENGTHS);
            double end = SCALE * Math.pow(Math.pow(gone / SCALE, SHAPE) + later, 1 / SHAPE);
            turns[length] = Math.min(left, end - gone);
        }
        return new Arrivals(unseen, turns);
    }

    /// As if nobody else ever won.
    static Arrivals untilTheWallIsOut(Unseen unseen, double left) {
        double[] turns = new double[LENGTHS];
        Arrays.fill(turns, left);
        return new Arrivals(unseen, turns);
    }

    /// The place of the chances that so many tiles of a kind come of which so many copies are left:
    /// one for each length, the shortest first.
    int at(Way way, int missing, int copies) {
        int tiles = Math.min(missing, MOST);
        int left = Math.clamp(copies, 0, MOST);
        int at = (way.ordinal() * PLACES + tiles * (MOST + 1) + left) * LENGTHS;
        if (chances[at] == UNKNOWN) {
            for (int length = 0; length < LENGTHS; length++) {
                chances[at + length] =
                        Math.max(Math.pow(HARDLY, tiles), chance(way, tiles, left, turns[length]));
            }
        }
        return at;
    }

    double chance(int at) {
        return chances[at];
    }

    /// How much likelier tiles of a way come if one of them is the last.
    ///
    /// @param at the place of their chances
    double gain(Way way, int at) {
        double gain = gains[at / LENGTHS];
        if (gain == UNKNOWN) {
            gain = chances[ending(way, at) + TYPICAL] / chances[at + TYPICAL];
            gains[at / LENGTHS] = gain;
        }
        return gain;
    }

    /// The place of the chances of the same tiles if one of them is the last.
    int ending(Way way, int at) {
        int place = at / LENGTHS % PLACES;
        return at(way.ending(), place / (MOST + 1), place % (MOST + 1));
    }

    private double chance(Way way, int missing, int copies, double inTurns) {
        double looks = missing == 0 ? 1 : (missing - 1 + way.last) / missing;
        double comes = 1 - Math.exp(-looks * inTurns / unseen);
        double joker = way.takesJokers() ? JOKER_SHARE * (1 - Math.exp(-inTurns / unseen)) : 0;
        fewer[0] = 0;
        for (int come = 0; come < missing; come++) {
            fewer[come + 1] = fewer[come] + (come <= copies ? exactly(come, copies, comes) : 0);
        }
        double tooFew = 0;
        for (int drawn = 0; drawn < missing && drawn <= jokers; drawn++) {
            tooFew += exactly(drawn, jokers, joker) * fewer[missing - drawn];
        }
        return Math.max(0, 1 - tooFew);
    }

    private static double exactly(int come, int of, double each) {
        return Binomials.of(of, come) * Math.pow(each, come) * Math.pow(1 - each, of - come);
    }
}
