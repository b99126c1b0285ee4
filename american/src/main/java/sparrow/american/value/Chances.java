package sparrow.american.value;

import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.position.Unseen;

/// How likely the variations of a card are completed in time from a rack, exactly and at most.
final class Chances {
    /// No tile is gone.
    static final int NOTHING = -1;

    /// With more tiles missing than this nobody counts on doing without jokers.
    private static final int NEAR = 2;

    /// What a hand without jokers counts for where it pays double.
    static final double JOKERLESS = 1.3;

    /// More than rounding can make of a chance.
    private static final double ROUNDING = 1 + 1e-9;

    private final Demands demands;
    private final int[] first;
    private final int[] asked;
    private final Arrivals arrivals;
    private final Lack lack;

    /// The places of the chances of all tiles missing.
    private final int[] places = new int[2 * Variation.TILES];

    /// Of every group that takes jokers, how many tiles are missing, and the place of their
    /// chances.
    private final int[] missing = new int[Variation.TILES];

    private final int[] place = new int[Variation.TILES];

    /// How many places there are, naturals missing, groups, and tiles missing in them.
    private int count;

    private int lacking;
    private int groups;
    private int open;
    private int distance;

    Chances(Demands demands, Arrivals arrivals) {
        this.demands = demands;
        this.first = demands.first();
        this.asked = demands.asked();
        this.arrivals = arrivals;
        this.lack = new Lack(demands, arrivals);
    }

    /// Takes up what may still come.
    void begin(Unseen unseen) {
        lack.begin(unseen);
    }

    /// Takes up a rack.
    void look(Rack rack) {
        lack.look(rack);
    }

    /// What a variation may be worth at most: no chance of it is greater, whatever tiles are gone.
    ///
    /// More tiles missing, fewer copies or fewer jokers make nothing likelier. So it is enough to
    /// look at the whole rack, for each length of the race with every joker where jokers help most,
    /// and with that tile the last which gains most by it.
    ///
    /// @param distance how many tiles are missing at least
    double most(int variation, int distance) {
        double shortest = 1;
        double shorter = 1;
        double longer = 1;
        double longest = 1;
        double gain = 1;
        for (int at = first[variation]; at < first[variation + 1]; at++) {
            lack.weigh(asked[at]);
            int demand = Arrivals.LENGTHS * asked[at];
            shortest *= lack.chance[demand];
            shorter *= lack.chance[demand + 1];
            longer *= lack.chance[demand + 2];
            longest *= lack.chance[demand + 3];
            gain = Math.max(gain, lack.gain[asked[at]]);
        }
        double sum =
                lack.jokers() == 0
                        ? shortest + shorter + longer + longest
                        : withJokers(variation, shortest, shorter, longer, longest);
        boolean pays = demands.hasBonus(variation) && distance <= NEAR;
        return sum / Arrivals.LENGTHS * gain * (pays ? JOKERLESS : 1) * ROUNDING;
    }

    /// The sum of these chances when all jokers in hand help as much as they can.
    private double withJokers(
            int variation, double shortest, double shorter, double longer, double longest) {
        double first = 1;
        double second = 1;
        double third = 1;
        double fourth = 1;
        for (int at = this.first[variation]; at < this.first[variation + 1]; at++) {
            int demand = Arrivals.LENGTHS * asked[at];
            first = Math.max(first, lack.joker[demand]);
            second = Math.max(second, lack.joker[demand + 1]);
            third = Math.max(third, lack.joker[demand + 2]);
            fourth = Math.max(fourth, lack.joker[demand + 3]);
        }
        return Math.min(1, shortest * power(first))
                + Math.min(1, shorter * power(second))
                + Math.min(1, longer * power(third))
                + Math.min(1, longest * power(fourth));
    }

    /// As often as there are jokers in hand.
    private double power(double factor) {
        double power = factor;
        for (int joker = 1; joker < lack.jokers(); joker++) {
            power *= factor;
        }
        return power;
    }

    /// The kinds, a bit each, of which a variation has a use for every tile held; a joker may
    /// always be missed.
    long missed(int variation) {
        long missed = 1L << Kinds.COUNT;
        for (int at = first[variation]; at < first[variation + 1]; at++) {
            missed |= lack.spent[asked[at]];
        }
        return missed;
    }

    /// Puts so many tiles of a kind of the rack away.
    void without(int of, int tiles) {
        lack.without(of, tiles);
    }

    /// The tiles that a variation needs without those that are gone.
    int distance(int variation) {
        int lacking = 0;
        int open = 0;
        for (int at = first[variation]; at < first[variation + 1]; at++) {
            int lacks = lack.missing(lack.now()[asked[at]]);
            lacking += Lack.naturals(lacks);
            open += Lack.open(lacks);
        }
        return lacking + Math.max(0, open - lack.jokers());
    }

    /// The chance to complete a variation in time with the whole rack, or without one tile of it.
    double ofWhole(int variation, int more) {
        return of(variation, lack.whole(), more);
    }

    /// The same without the tiles that are gone.
    double of(int variation, int more) {
        return of(variation, lack.now(), more);
    }

    private double of(int variation, int[] standing, int more) {
        boolean natural = more != NOTHING && more != Kinds.COUNT;
        int from = natural ? demands.firstOf(more) : 0;
        int to = natural ? demands.firstOf(more + 1) : 0;
        begin();
        for (int at = first[variation]; at < first[variation + 1]; at++) {
            int demand = asked[at];
            add(demand >= from && demand < to ? lack.less(standing[demand]) : standing[demand]);
        }
        return together(variation, more);
    }

    private void begin() {
        count = 0;
        lacking = 0;
        groups = 0;
        open = 0;
    }

    /// Counts what a demand lacks.
    private void add(int demand) {
        int lacks = lack.missing(demand);
        if (Lack.natural(lacks) != 0) {
            places[count++] = Lack.natural(lacks);
            lacking += Lack.naturals(lacks);
        }
        if (Lack.open(lacks) > 0) {
            missing[groups] = Lack.open(lacks);
            place[groups] = lack.place(demand);
            open += missing[groups++];
        }
    }

    /// The chance that all comes that was counted; more where no joker helps and the line rewards
    /// that. One tile is the last, which may always be claimed: the one that gains most by it.
    private double together(int variation, int more) {
        int jokers = lack.jokers() - (more == Kinds.COUNT ? 1 : 0);
        distance = lacking + Math.max(0, open - jokers);
        if (jokers > 0) {
            fill(Math.min(jokers, open), groups);
        }
        for (int group = 0; group < groups; group++) {
            if (missing[group] > 0) {
                places[count++] = place[group];
            }
        }
        boolean pure = !lack.hasExposedJokers() && (jokers == 0 || open == 0);
        boolean pays = pure && demands.hasBonus(variation) && lacking + open <= NEAR;
        return arrivals.together(places, count) * (pays ? JOKERLESS : 1);
    }

    /// The tiles that were missing for the variation last asked about.
    int distance() {
        return distance;
    }

    /// Jokers in hand go where they help most.
    private void fill(int jokers, int groups) {
        for (int joker = 0; joker < jokers; joker++) {
            int best = 0;
            double highest = 0;
            for (int group = 0; group < groups; group++) {
                double help = missing[group] == 0 ? 0 : arrivals.help(place[group], missing[group]);
                if (help > highest) {
                    best = group;
                    highest = help;
                }
            }
            missing[best]--;
            place[best] = arrivals.helped(place[best], missing[best]);
        }
    }
}
