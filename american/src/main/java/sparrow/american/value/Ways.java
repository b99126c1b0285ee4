package sparrow.american.value;

import sparrow.american.odds.Binomials;
import sparrow.american.value.Demands.Demand;

/// In how many ways the tiles for each variation of a card may come together for another player, as
/// a part of those of a table where nothing is seen yet.
///
/// Naturals alone make singles and pairs; the other places take jokers, unseen ones and those that
/// a spare natural would exchange. What a demand counts for is worked out when it is first asked
/// for. Each array has two halves: for the tiles as they are, and as if we threw the player one
/// more of the demand's kind.
final class Ways {
    /// No tile is thrown.
    static final int NOTHING = -1;

    /// What can come about is never quite ruled out.
    private static final double RARE = 1e-12;

    /// More jokers than there are: the demand cannot be met.
    private static final int NEVER = 1 << 16;

    private final Reach reach;
    private final Demands demands;
    private final int[] first;
    private final int[] printed;
    private final int[] exposed;
    private final int size;
    private final boolean[] known;

    /// The part of the ways to meet a demand by naturals, and where jokers may help.
    private final double[] natural;

    private final double[] eligible;

    /// How many jokers a demand needs beyond those that its spare naturals exchange; less than
    /// nothing where it leaves some to others.
    private final int[] jokers;

    /// @param exposed by kind, the tiles that the player has laid open already
    Ways(Reach reach, Demands demands, int[] exposed) {
        this.reach = reach;
        this.demands = demands;
        this.first = demands.first();
        this.printed = demands.printed();
        this.exposed = exposed;
        this.size = demands.size();
        this.known = new boolean[2 * size];
        this.natural = new double[2 * size];
        this.eligible = new double[2 * size];
        this.jokers = new int[2 * size];
    }

    /// The ways to complete a variation; 0 if there are none.
    ///
    /// @param thrown the kind of a tile that we would throw to the player, or [#NOTHING]
    double of(int variation, int thrown) {
        int from = thrown == NOTHING ? 0 : demands.firstOf(thrown);
        int to = thrown == NOTHING ? 0 : demands.firstOf(thrown + 1);
        double ways = 1;
        int lacking = 0;
        for (int at = first[variation]; at < first[variation + 1]; at++) {
            int number = printed[at];
            int demand = number >= from && number < to ? number + size : number;
            if (!known[demand]) {
                known[demand] = true;
                reckon(demand);
            }
            ways = ways * natural[demand] * eligible[demand];
            lacking += jokers[demand];
        }
        return lacking <= reach.jokers() + reach.exchangeable() ? Math.max(ways, RARE) : 0;
    }

    private void reckon(int at) {
        Demand demand = demands.demand(at % size);
        int kind = demand.kind();
        int left = reach.left(kind);
        int open = Math.max(0, demand.eligible() - exposed[kind]);
        int spare = left + at / size - demand.natural();
        if (spare < 0) {
            jokers[at] = NEVER;
            return;
        }
        int standing = reach.exposedJokers(kind);
        jokers[at] =
                Math.max(0, open - spare)
                        + Math.min(standing, left)
                        - Math.min(standing, Math.max(0, spare - open));
        int all = reach.supply().copies(kind);
        natural[at] = part(demand.natural(), spare + demand.natural(), all);
        eligible[at] =
                part(
                        open,
                        spare + reach.jokers() + reach.exchangeable(),
                        all - demand.natural() + reach.supply().jokers());
    }

    /// So many tiles out of a few, in ways of which there would be more out of all.
    private static double part(int tiles, int few, int all) {
        return tiles == 0 ? 1 : Binomials.of(Math.min(few, all), tiles) / Binomials.of(all, tiles);
    }
}
