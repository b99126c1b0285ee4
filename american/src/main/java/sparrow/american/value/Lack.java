package sparrow.american.value;

import java.util.Arrays;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.position.Unseen;
import sparrow.american.value.Arrivals.Way;
import sparrow.american.value.Demands.Demand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// What a rack lacks for every demand of a card, in plain arrays, worked out anew only where the
/// rack has changed.
///
/// Each array has two halves: for the rack as it is, and as if a tile of the demand's kind were
/// gone.
final class Lack {
    private static final int UNKNOWN = -1;

    private final Demands demands;
    private final Unseen unseen;
    private final Arrivals arrivals;
    private final int size;

    /// What is missing, packed: the place of the chances of the naturals, how many naturals, and
    /// how many tiles that jokers may replace. 0 if nothing is missing.
    final int[] missing;

    /// The place of the chances of those.
    final int[] place;

    /// The kind, as a bit, if the demand has a use for every tile of it that is held.
    final long[] spent;

    /// What the tiles missing come to at best: their chance in the longest race, how much that
    /// gains if one of them is the last, and how much by a joker.
    final double[] chance;

    final double[] gain;
    final double[] joker;

    private final boolean[] known;
    private final int[] held = new int[Kinds.COUNT];
    private final int[] exposed = new int[Kinds.COUNT];
    private int jokers = UNKNOWN;
    private boolean exposedJokers;

    Lack(Demands demands, Unseen unseen, Arrivals arrivals) {
        this.demands = demands;
        this.unseen = unseen;
        this.arrivals = arrivals;
        this.size = demands.size();
        this.missing = new int[2 * size];
        this.place = new int[2 * size];
        this.known = new boolean[size];
        this.spent = new long[size];
        this.chance = new double[size];
        this.gain = new double[size];
        this.joker = new double[size];
    }

    /// The number of a demand if a tile of its kind is gone.
    int without(int demand) {
        return demand + size;
    }

    /// The place of the chances of the naturals missing.
    static int natural(int missing) {
        return missing >> 8;
    }

    static int naturals(int missing) {
        return missing >> 4 & 15;
    }

    /// The tiles missing that jokers may replace.
    static int open(int missing) {
        return missing & 15;
    }

    int jokers() {
        return jokers;
    }

    boolean hasExposedJokers() {
        return exposedJokers;
    }

    /// Takes up a rack; answers the kinds, a bit each, of which it holds or has exposed another
    /// number than the last one. A change of the jokers changes everything.
    long look(Rack rack) {
        long changed = 0;
        int[] tiles = new int[Kinds.COUNT];
        boolean before = exposedJokers;
        exposedJokers = false;
        for (Meld meld : rack.exposed()) {
            exposedJokers |= meld.tiles().contains(Tile.JOKER);
            if (Kinds.isNatural(meld.face())) {
                tiles[Kinds.of(meld.face())] += meld.tiles().size();
            }
        }
        boolean all = rack.jokers() != jokers || before != exposedJokers;
        jokers = rack.jokers();
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (all || held[kind] != rack.count(kind) || exposed[kind] != tiles[kind]) {
                held[kind] = rack.count(kind);
                exposed[kind] = tiles[kind];
                Arrays.fill(known, demands.firstOf(kind), demands.firstOf(kind + 1), false);
                changed |= 1L << kind;
            }
        }
        return changed;
    }

    /// Works out a demand unless that was done.
    void know(int at) {
        if (!known[at]) {
            known[at] = true;
            weigh(at);
        }
    }

    private void weigh(int at) {
        Demand demand = demands.demand(at);
        int kind = demand.kind();
        count(at, demand, held[kind]);
        if (held[kind] > 0) {
            count(without(at), demand, held[kind] - 1);
        }
        int asked = demand.natural() + demand.eligible() - exposed[kind];
        spent[at] = asked >= held[kind] ? 1L << kind : 0;
        chance[at] = 1;
        gain[at] = 1;
        joker[at] = 1;
        int natural = natural(missing[at]);
        if (natural != 0) {
            chance[at] = arrivals.atMost(natural);
            gain[at] = Math.max(1, gain(natural));
        }
        int open = open(missing[at]);
        if (open > 0) {
            int before = place[at];
            chance[at] *= arrivals.atMost(before);
            gain[at] = Math.max(gain[at], gain(before));
            for (int left = open - 1; left >= Math.max(0, open - jokers); left--) {
                int more = arrivals.helped(before, left);
                joker[at] = Math.max(joker[at], arrivals.atMost(more) / arrivals.atMost(before));
                gain[at] = Math.max(gain[at], gain(more));
                before = more;
            }
        }
    }

    private double gain(int chances) {
        return arrivals.atMost(arrivals.ending(chances)) / arrivals.atMost(chances);
    }

    private void count(int at, Demand demand, int tiles) {
        int kind = demand.kind();
        int naturals = Math.max(0, demand.natural() - tiles);
        int natural = naturals == 0 ? 0 : arrivals.at(Way.NATURAL, naturals, unseen.left(kind));
        int spare = Math.max(0, tiles - demand.natural());
        int open = Math.max(0, demand.eligible() - exposed[kind] - spare);
        missing[at] = natural << 8 | naturals << 4 | open;
        if (open > 0) {
            place[at] = arrivals.ready(demand.way(), open, unseen.left(kind) - naturals, jokers);
        }
    }
}
