package sparrow.american.value;

import java.util.Arrays;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.position.Unseen;
import sparrow.american.value.Arrivals.Way;

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
    private final Arrivals arrivals;
    private final Lack lack;
    private final int[] missing = new int[Variation.TILES];
    private final int[] copies = new int[Variation.TILES];
    private final int[] place = new int[Variation.TILES];
    private final double[] help = new double[Variation.TILES];
    private final double[] product = new double[Arrivals.LENGTHS];

    /// The place of the chances that gain most if their tile is the last one missing, and by how
    /// much.
    private int last;

    private double lastGain;

    Chances(Demands demands, Unseen unseen, Arrivals arrivals) {
        this.demands = demands;
        this.arrivals = arrivals;
        this.lack = new Lack(demands, unseen, arrivals);
    }

    /// Takes up a rack.
    void look(Rack rack) {
        lack.look(rack);
    }

    /// What a variation may be worth at most: no chance of it is greater, whatever tile is gone.
    ///
    /// More tiles missing, fewer copies, fewer jokers or a shorter race make nothing likelier. So
    /// it is enough to look at the longest race, with every joker where jokers help most, and that
    /// tile the last which gains most by it.
    double most(int variation) {
        double chance = 1;
        double gain = 1;
        double joker = 1;
        for (int at = demands.first(variation); at < demands.first(variation + 1); at++) {
            int demand = demands.asked(at);
            lack.know(demand);
            chance *= lack.chance[demand];
            gain = Math.max(gain, lack.gain[demand]);
            joker = Math.max(joker, lack.joker[demand]);
        }
        for (int jokers = lack.jokers(); jokers > 0; jokers--) {
            chance *= joker;
        }
        return Math.min(1, chance) * gain * (demands.hasBonus(variation) ? JOKERLESS : 1) * ROUNDING;
    }

    /// The kinds, a bit each, of which a variation has a use for every tile held; a joker may
    /// always be missed.
    long missed(int variation) {
        long missed = 1L << Kinds.COUNT;
        for (int at = demands.first(variation); at < demands.first(variation + 1); at++) {
            lack.know(demands.asked(at));
            missed |= lack.spent[demands.asked(at)];
        }
        return missed;
    }

    /// The chance to complete a variation in time without a tile of the kind that is gone; more
    /// where no joker helps and the line rewards that. One tile is the last, which may always be
    /// claimed: the one that gains most by it.
    double of(int variation, int gone) {
        boolean kind = gone != NOTHING && gone != Kinds.COUNT;
        int from = kind ? demands.firstOf(gone) : 0;
        int to = kind ? demands.firstOf(gone + 1) : 0;
        begin();
        int lacking = 0;
        int groups = 0;
        int places = 0;
        for (int at = demands.first(variation); at < demands.first(variation + 1); at++) {
            int asked = demands.asked(at);
            lack.know(asked);
            int demand = asked >= from && asked < to ? lack.without(asked) : asked;
            if (lack.natural[demand] != Lack.NOTHING) {
                come(lack.natural[demand]);
                lacking += lack.naturals[demand];
            }
            if (lack.open[demand] > 0) {
                missing[groups] = lack.open[demand];
                copies[groups] = lack.copies[demand];
                place[groups] = lack.place[demand];
                help[groups] = lack.help[demand];
                places += lack.open[demand];
                groups++;
            }
        }
        Way way = demands.way(variation);
        int jokers = lack.jokers() - (gone == Kinds.COUNT ? 1 : 0);
        fill(Math.min(jokers, places), groups, way);
        for (int group = 0; group < groups; group++) {
            if (missing[group] > 0) {
                come(place[group]);
            }
        }
        boolean pure = !lack.hasExposedJokers() && (jokers == 0 || places == 0);
        boolean pays = pure && demands.hasBonus(variation) && lacking + places <= NEAR;
        return mean() * (pays ? JOKERLESS : 1);
    }

    private void begin() {
        Arrays.fill(product, 1);
        last = NOTHING;
        lastGain = 1;
    }

    /// Counts missing tiles of a kind in.
    ///
    /// @param at the place of their chances
    private void come(int at) {
        for (int length = 0; length < Arrivals.LENGTHS; length++) {
            product[length] *= arrivals.chance(at + length);
        }
        if (arrivals.gain(at) > lastGain) {
            lastGain = arrivals.gain(at);
            last = at;
        }
    }

    /// Jokers in hand go where they help most.
    private void fill(int jokers, int groups, Way way) {
        for (int joker = 0; joker < jokers; joker++) {
            int most = 0;
            double highest = 0;
            for (int group = 0; group < groups; group++) {
                if (missing[group] > 0 && help[group] > highest) {
                    most = group;
                    highest = help[group];
                }
            }
            missing[most]--;
            if (missing[most] > 0) {
                place[most] = arrivals.at(way, missing[most], copies[most]);
                help[most] = arrivals.help(way, missing[most], copies[most]);
            }
        }
    }

    /// The mean over all lengths of the race.
    private double mean() {
        double sum = 0;
        int ending = last == NOTHING ? NOTHING : arrivals.ending(last);
        for (int length = 0; length < Arrivals.LENGTHS; length++) {
            sum +=
                    last == NOTHING
                            ? product[length]
                            : product[length]
                                    * arrivals.chance(ending + length)
                                    / arrivals.chance(last + length);
        }
        return sum / Arrivals.LENGTHS;
    }
}
