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
    private static final double JOKERLESS = 1.3;

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

    Chances(Demands demands, Unseen unseen, Arrivals arrivals) {
        this.demands = demands;
        this.first = demands.first();
        this.asked = demands.asked();
        this.arrivals = arrivals;
        this.lack = new Lack(demands, unseen, arrivals);
    }

    /// Takes up a rack.
    void look(Rack rack) {
        lack.look(rack);
    }

    /// What a variation may be worth at most, quickly: no chance of it is greater, whatever tiles
    /// are gone.
    ///
    /// More tiles missing, fewer copies, fewer jokers or a shorter race make nothing likelier. So
    /// it is enough to look at the longest race, with every joker where jokers help most, and that
    /// tile the last which gains most by it.
    double most(int variation) {
        double chance = 1;
        double gain = 1;
        double joker = 1;
        for (int at = first[variation]; at < first[variation + 1]; at++) {
            int demand = asked[at];
            lack.weigh(demand);
            int longest = Arrivals.LENGTHS * demand + Arrivals.LENGTHS - 1;
            chance *= lack.chance[longest];
            gain = Math.max(gain, lack.gain[longest]);
            joker = Math.max(joker, lack.joker[longest]);
        }
        return most(variation, chance, gain, joker);
    }

    private double most(int variation, double chance, double gain, double joker) {
        double most = chance;
        for (int jokers = lack.jokers(); jokers > 0; jokers--) {
            most *= joker;
        }
        return Math.min(1, most) * gain * (demands.hasBonus(variation) ? JOKERLESS : 1) * ROUNDING;
    }

    /// The same more closely: for each length of the race, and then the mean.
    double closely(int variation) {
        double sum = 0;
        for (int length = 0; length < Arrivals.LENGTHS; length++) {
            double chance = 1;
            double gain = 1;
            double joker = 1;
            for (int at = first[variation]; at < first[variation + 1]; at++) {
                int demand = Arrivals.LENGTHS * asked[at] + length;
                chance *= lack.chance[demand];
                gain = Math.max(gain, lack.gain[demand]);
                joker = Math.max(joker, lack.joker[demand]);
            }
            sum += most(variation, chance, gain, joker);
        }
        return sum / Arrivals.LENGTHS;
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

    /// A chance that a variation has at least with the whole rack in every race as long as the
    /// longest, or longer: whatever tile is the last, wherever jokers help most. 0 where they might
    /// not go where they would do most together.
    double atLeast(int variation) {
        ofWhole(variation, NOTHING);
        boolean several = lack.jokers() > 1 && open > lack.jokers();
        return several ? 0 : arrivals.longest(places, count);
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
