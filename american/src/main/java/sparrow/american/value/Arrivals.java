package sparrow.american.value;

import java.util.Arrays;
import java.util.List;
import sparrow.american.odds.Binomials;
import sparrow.american.position.Unseen;
import sparrow.odds.Power;

/// How likely missing tiles come in time, for a few lengths of the race against the others.
///
/// A copy of a tile comes, or not, independently of the other copies; the jokers to come are shared
/// by all places that take them. Chances are found when they are first asked for.
final class Arrivals {
    /// How many lengths of the race are looked at, all equally likely.
    static final int LENGTHS = 4;

    /// The length by which single tiles are compared.
    static final int TYPICAL = 2;

    /// How much the number of own turns varies that the others leave us: a Weibull distribution,
    /// and its mean as a part of its scale.
    private static final double SHAPE = 2.5;

    private static final double MEAN = 0.88726;

    /// More tiles of a kind than this are never missing, nor left.
    private static final int MOST = 8;

    /// A tile that cannot come; not quite never, so that nearer stays better.
    private static final double HARDLY = 1e-4;

    /// More than rounding can make of what cannot come.
    private static final double ROUNDING = 1e-14;

    /// Chances are never quite nothing, and powers of nothing are quickly found again.
    private static final double UNKNOWN = 0;

    private static final int NOTHING = -1;

    /// Numbers of missing tiles and of copies left, together.
    private static final int PLACES = (MOST + 1) * (MOST + 1);

    /// By number, the least chance that so many tiles come.
    private static final double[] LEAST = new double[MOST + 1];

    static {
        Arrays.setAll(LEAST, tiles -> Power.of(HARDLY, tiles));
    }

    /// Tiles that are seen in a turn and could be taken for the last one missing.
    private enum Pace {
        DRAWN,
        CLAIMED,
        WINNING
    }

    /// How missing tiles may come.
    enum Way {
        /// No joker may stand for them.
        NATURAL(Pace.DRAWN),
        /// Jokers may, and nothing may be claimed.
        CONCEALED(Pace.DRAWN),
        /// Jokers may, and the last of them may be claimed.
        OPEN(Pace.CLAIMED),
        LAST_NATURAL(Pace.WINNING),
        LAST_ELIGIBLE(Pace.WINNING);

        private final Pace pace;

        Way(Pace pace) {
            this.pace = pace;
        }

        private boolean takesJokers() {
            return switch (this) {
                case NATURAL, LAST_NATURAL -> false;
                case CONCEALED, OPEN, LAST_ELIGIBLE -> true;
            };
        }

        private boolean isLast() {
            return pace == Pace.WINNING;
        }

        /// How they come if one of them is the last tile of the hand.
        private Way ending() {
            return takesJokers() ? LAST_ELIGIBLE : LAST_NATURAL;
        }
    }

    private static final int PACES = Pace.values().length;
    private static final int WAYS = Way.values().length;

    /// The ways that end no hand, which come first.
    private static final int NOT_LAST = Way.LAST_NATURAL.ordinal();

    private final double scale;
    private final double[] last;
    private final double jokerShare;
    private double unseen;
    private int jokers;
    private final double[] turns = new double[LENGTHS];
    private final double[] chances = new double[WAYS * PLACES * LENGTHS];
    private final double[] gains = new double[NOT_LAST * PLACES];
    private final double[] helps = new double[NOT_LAST * PLACES];

    /// By length and number, the chance that exactly so many jokers come.
    private final double[] drawn = new double[LENGTHS * (MOST + 1)];

    /// By pace, missing tiles and length, the chance that a copy comes; with its powers, and those
    /// of the chance that it does not.
    private final double[] comes = new double[PACES * (MOST + 1) * LENGTHS];

    private final double[] together = new double[comes.length * (MOST + 1)];
    private final double[] apart = new double[comes.length * (MOST + 1)];

    /// By number, the chance that fewer copies come.
    private final double[] fewer = new double[MOST + 1];

    Arrivals(Skill skill) {
        this.scale = skill.of(Trait.TURNS) / MEAN;
        this.last = new double[] {1, skill.of(Trait.GROUP), skill.of(Trait.LAST)};
        this.jokerShare = skill.of(Trait.JOKERS);
    }

    /// Until another player wins, or the wall is out.
    ///
    /// @param part of the usual length
    /// @param gone own turns since play began
    /// @param left own turns until the wall is out
    /// @param more turns that come in addition
    void inTheRace(Unseen now, double gone, double left, double more, double part) {
        begin(now);
        double lasts = part * scale;
        for (int length = 0; length < LENGTHS; length++) {
            double later = -StrictMath.log(1 - (length + 0.5) / LENGTHS);
            double end = lasts * power(power(gone / lasts, SHAPE) + later, 1 / SHAPE);
            turns[length] = Math.min(left, end - gone) + more;
        }
    }

    private static double power(double base, double exponent) {
        return StrictMath.exp(exponent * StrictMath.log(base));
    }

    /// As if nobody else ever won.
    void untilTheWallIsOut(Unseen now, double left) {
        begin(now);
        Arrays.fill(turns, left);
    }

    private void begin(Unseen now) {
        unseen = Math.max(1, now.total());
        jokers = now.jokers();
        for (double[] known : List.of(chances, gains, helps, drawn, comes, together, apart)) {
            Arrays.fill(known, UNKNOWN);
        }
    }

    /// The place of the chances that so many tiles of a kind come of which so many copies are left:
    /// one for each length, the shortest first.
    int at(Way way, int missing, int copies) {
        int tiles = Math.min(missing, MOST);
        int left = Math.clamp(copies, 0, MOST);
        int at = (way.ordinal() * PLACES + tiles * (MOST + 1) + left) * LENGTHS;
        if (chances[at] == UNKNOWN) {
            reckon(way, tiles, left, at);
        }
        return at;
    }

    private void reckon(Way way, int tiles, int left, int at) {
        for (int length = 0; length < LENGTHS; length++) {
            boolean same = length > 0 && turns[length] == turns[length - 1];
            chances[at + length] =
                    same
                            ? chances[at + length - 1]
                            : Math.max(LEAST[tiles], chance(way, tiles, left, length));
        }
        if (!way.isLast()) {
            gains[at / LENGTHS] =
                    chances[at(way.ending(), tiles, left) + TYPICAL] / chances[at + TYPICAL];
        }
    }

    /// How likely the tiles of all these places come, one of them being the last: the one that
    /// gains most by it. The mean over all lengths of the race.
    double together(int[] places, int count) {
        double shortest = 1;
        double shorter = 1;
        double longer = 1;
        double longest = 1;
        int last = NOTHING;
        double most = 1;
        for (int i = 0; i < count; i++) {
            int at = places[i];
            shortest *= chances[at];
            shorter *= chances[at + 1];
            longer *= chances[at + 2];
            longest *= chances[at + 3];
            double gain = gains[at / LENGTHS];
            if (gain > most) {
                most = gain;
                last = at;
            }
        }
        if (last != NOTHING) {
            int ending = ending(last);
            shortest = shortest * chances[ending] / chances[last];
            shorter = shorter * chances[ending + 1] / chances[last + 1];
            longer = longer * chances[ending + 2] / chances[last + 2];
            longest = longest * chances[ending + 3] / chances[last + 3];
        }
        return (shortest + shorter + longer + longest) / LENGTHS;
    }

    /// How much likelier missing tiles come if a joker stands for one of them.
    ///
    /// @param at the place of their chances, made ready
    double help(int at, int missing) {
        return missing > MOST ? 1 : helps[at / LENGTHS];
    }

    /// The place of the chances when a joker stands for one of the tiles and so many are missing
    /// still.
    int helped(int at, int missing) {
        return missing < MOST ? at - (MOST + 1) * LENGTHS : at;
    }

    /// The place of the chances of missing tiles, ready for so many jokers to stand for some.
    int ready(Way way, int missing, int copies, int few) {
        int at = at(way, missing, copies);
        int place = at;
        for (int left = missing - 1; left >= 0 && left >= missing - few; left--) {
            int next = at(way, left, copies);
            if (left < MOST && helps[place / LENGTHS] == UNKNOWN) {
                helps[place / LENGTHS] = chances[next + TYPICAL] / chances[place + TYPICAL];
            }
            place = next;
        }
        return at;
    }

    /// What a chance does not exceed, nor that of more tiles or of fewer copies.
    double atMost(int chance) {
        return chances[chance] + ROUNDING;
    }

    /// The place of the chances of the same tiles if one of them is the last.
    int ending(int at) {
        int first = PLACES * LENGTHS;
        boolean natural = at < first * Way.CONCEALED.ordinal();
        Way way = natural ? Way.LAST_NATURAL : Way.LAST_ELIGIBLE;
        return way.ordinal() * first + at % first;
    }

    private double chance(Way way, int missing, int copies, int length) {
        int pace = pace(way.pace, missing, length);
        fewer[0] = 0;
        for (int come = 0; come < missing; come++) {
            fewer[come + 1] = fewer[come] + (come <= copies ? exactly(come, copies, pace) : 0);
        }
        if (!way.takesJokers()) {
            return Math.max(0, 1 - fewer[missing]);
        }
        double tooFew = 0;
        for (int joker = 0; joker < missing && joker <= jokers; joker++) {
            tooFew += drawn(joker, length) * fewer[missing - joker];
        }
        return Math.max(0, 1 - tooFew);
    }

    /// The place of the chance that a copy comes.
    private int pace(Pace pace, int missing, int length) {
        int tiles = pace == Pace.DRAWN ? 1 : missing;
        int at = (pace.ordinal() * (MOST + 1) + tiles) * LENGTHS + length;
        if (comes[at] == UNKNOWN) {
            double looks = tiles == 0 ? 1 : (tiles - 1 + last[pace.ordinal()]) / tiles;
            comes[at] = 1 - StrictMath.exp(-looks * turns[length] / unseen);
        }
        return at;
    }

    /// The chance that exactly so many of the copies come.
    private double exactly(int come, int copies, int pace) {
        return Binomials.of(copies, come)
                * power(together, comes[pace], pace, come)
                * power(apart, 1 - comes[pace], pace, copies - come);
    }

    private static double power(double[] known, double of, int pace, int exponent) {
        int at = pace * (MOST + 1) + exponent;
        if (known[at] == UNKNOWN) {
            known[at] = exponent == 0 ? 1 : exponent == 1 ? of : Power.of(of, exponent);
        }
        return known[at];
    }

    /// The chance that exactly so many jokers come.
    private double drawn(int count, int length) {
        int at = length * (MOST + 1) + count;
        if (drawn[at] == UNKNOWN) {
            double joker = jokerShare * (1 - StrictMath.exp(-turns[length] / unseen));
            drawn[at] =
                    Binomials.of(jokers, count)
                            * Power.of(joker, count)
                            * Power.of(1 - joker, jokers - count);
        }
        return drawn[at];
    }
}
