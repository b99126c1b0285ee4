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

    Chances(Demands demands, Unseen unseen, Arrivals arrivals) {
        this.demands = demands;
        this.first = demands.first();
        this.asked = demands.asked();
        this.arrivals = arrivals;
        this.lack = new Lack(demands, unseen, arrivals);
    }

    /// Takes up a rack; answers the kinds, a bit each, for which something has changed.
    long look(Rack rack) {
        return lack.look(rack);
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
        for (int at = first[variation]; at < first[variation + 1]; at++) {
            int demand = asked[at];
            lack.know(demand);
            if (lack.missing[demand] != 0) {
                chance *= lack.chance[demand];
                gain = lack.gain[demand] > gain ? lack.gain[demand] : gain;
                joker = lack.joker[demand] > joker ? lack.joker[demand] : joker;
            }
        }
        for (int jokers = lack.jokers(); jokers > 0; jokers--) {
            chance *= joker;
        }
        return Math.min(1, chance)
                * gain
                * (demands.hasBonus(variation) ? JOKERLESS : 1)
                * ROUNDING;
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

    /// The chance to complete a variation in time without a tile of the kind that is gone; more
    /// where no joker helps and the line rewards that. One tile is the last, which may always be
    /// claimed: the one that gains most by it.
    double of(int variation, int gone) {
        boolean kind = gone != NOTHING && gone != Kinds.COUNT;
        int from = kind ? demands.firstOf(gone) : 0;
        int to = kind ? demands.firstOf(gone + 1) : 0;
        int count = 0;
        int lacking = 0;
        int groups = 0;
        int open = 0;
        for (int at = first[variation]; at < first[variation + 1]; at++) {
            int number = asked[at];
            int demand = number >= from && number < to ? lack.without(number) : number;
            int lacks = lack.missing[demand];
            if (Lack.natural(lacks) != 0) {
                places[count++] = Lack.natural(lacks);
                lacking += Lack.naturals(lacks);
            }
            if (Lack.open(lacks) > 0) {
                missing[groups] = Lack.open(lacks);
                place[groups] = lack.place[demand];
                open += missing[groups++];
            }
        }
        int jokers = lack.jokers() - (gone == Kinds.COUNT ? 1 : 0);
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
