package sparrow.american.value;

import java.util.Arrays;
import java.util.stream.IntStream;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.position.Unseen;
import sparrow.american.value.Arrivals.Way;
import sparrow.american.value.Demands.Demand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// What a rack lacks for every demand of a card, in plain arrays, worked out when it is first asked
/// for.
///
/// Some arrays have a layer for the rack as it is, one for the rack without a tile of the demand's
/// kind, one without two, and so on.
final class Lack {
    private static final int UNKNOWN = -1;
    private static final int LENGTHS = Arrivals.LENGTHS;

    private final Demands demands;
    private final Arrivals arrivals;
    private final int size;

    /// By kind, how many tiles may still come.
    private final int[] copies = new int[Kinds.COUNT];

    /// By demand and layer, what is missing, packed: the place of the chances of the naturals, how
    /// many naturals, and how many tiles that jokers may replace. 0 if nothing is missing.
    private int[] missing = {};

    /// By demand and layer, the place of the chances of those.
    private int[] place = {};

    /// By demand: its kind, how many tiles must be natural, and how many jokers may replace.
    private final int[] kind;

    private final int[] natural;
    private final int[] eligible;

    /// By demand, where it stands in the first layer, and without the tiles that are gone.
    private final int[] whole;

    private final int[] now;

    /// By demand, its kind as a bit if it has a use for every tile of it that is held.
    final long[] spent;

    /// By demand, how much its tiles gain at best if one of them is the last; and by length of the
    /// race as well, what their chance is at best, and how much it gains by a joker.
    final double[] gain;

    final double[] chance;
    final double[] joker;

    private final boolean[] weighed;
    private final int[] held = new int[Kinds.COUNT];
    private final int[] exposed = new int[Kinds.COUNT];
    private int jokers = UNKNOWN;
    private boolean exposedJokers;

    Lack(Demands demands, Arrivals arrivals) {
        this.demands = demands;
        this.arrivals = arrivals;
        this.size = demands.size();
        this.weighed = new boolean[size];
        this.whole = IntStream.range(0, size).toArray();
        this.now = whole.clone();
        this.spent = new long[size];
        this.gain = new double[size];
        this.chance = new double[LENGTHS * size];
        this.joker = new double[LENGTHS * size];
        this.kind = new int[size];
        this.natural = new int[size];
        this.eligible = new int[size];
        for (int demand = 0; demand < size; demand++) {
            Demand of = demands.demand(demand);
            kind[demand] = of.kind();
            natural[demand] = of.natural();
            eligible[demand] = of.eligible();
        }
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

    /// Takes up what may still come.
    void begin(Unseen unseen) {
        Arrays.setAll(copies, unseen::left);
    }

    /// Takes up a rack.
    void look(Rack rack) {
        Arrays.fill(weighed, false);
        Arrays.fill(exposed, 0);
        exposedJokers = false;
        for (Meld meld : rack.exposed()) {
            exposedJokers |= meld.tiles().contains(Tile.JOKER);
            if (Kinds.isNatural(meld.face())) {
                exposed[Kinds.of(meld.face())] += meld.tiles().size();
            }
        }
        int most = 0;
        for (int each = 0; each < held.length; each++) {
            held[each] = rack.count(each);
            most = Math.max(most, held[each]);
        }
        jokers = rack.jokers();
        layers(most + 1);
    }

    private void layers(int count) {
        if (missing.length < count * size) {
            missing = new int[count * size];
            place = new int[count * size];
        }
        Arrays.fill(missing, UNKNOWN);
        System.arraycopy(whole, 0, now, 0, size);
    }

    /// Puts so many tiles of a kind away.
    void without(int kind, int tiles) {
        for (int demand = demands.firstOf(kind); demand < demands.firstOf(kind + 1); demand++) {
            now[demand] = tiles * size + demand;
        }
    }

    /// By demand, where it stands with the whole rack.
    int[] whole() {
        return whole;
    }

    /// By demand, where it stands without the tiles that are gone.
    int[] now() {
        return now;
    }

    /// Where a demand that stands there would stand without one tile more.
    int less(int at) {
        return at + size;
    }

    /// What a demand lacks that stands there, see [#missing].
    int missing(int at) {
        if (missing[at] == UNKNOWN) {
            int demand = at % size;
            count(at, demand, held[kind[demand]] - at / size);
        }
        return missing[at];
    }

    /// The place of the chances of those that jokers may replace.
    int place(int at) {
        return place[at];
    }

    private void count(int at, int demand, int tiles) {
        int left = copies[kind[demand]];
        int naturals = Math.max(0, natural[demand] - tiles);
        int of = naturals == 0 ? 0 : arrivals.at(Way.NATURAL, naturals, left);
        int spare = Math.max(0, tiles - natural[demand]);
        int open = Math.max(0, eligible[demand] - exposed[kind[demand]] - spare);
        missing[at] = of << 8 | naturals << 4 | open;
        if (open > 0) {
            Way way = demands.demand(demand).way();
            place[at] = arrivals.ready(way, open, left - naturals, jokers);
        }
    }

    /// Works out what the tiles missing come to at best, unless that was done.
    void weigh(int demand) {
        if (!weighed[demand]) {
            weighed[demand] = true;
            int lacks = missing(demand);
            int of = kind[demand];
            int asked = natural[demand] + eligible[demand] - exposed[of];
            spent[demand] = asked >= held[of] ? 1L << of : 0;
            gain[demand] = 1;
            Arrays.fill(chance, LENGTHS * demand, LENGTHS * (demand + 1), 1);
            Arrays.fill(joker, LENGTHS * demand, LENGTHS * (demand + 1), 1);
            if (natural(lacks) != 0) {
                take(demand, natural(lacks));
                gain(demand, natural(lacks));
            }
            if (open(lacks) > 0) {
                take(demand, place[demand]);
                gain(demand, place[demand]);
                help(demand, open(lacks));
            }
        }
    }

    /// So likely the tiles at a place come at most.
    private void take(int demand, int at) {
        for (int length = 0; length < LENGTHS; length++) {
            chance[LENGTHS * demand + length] *= arrivals.atMost(at + length);
        }
    }

    /// So much the tiles at a place gain at most if one of them is the last.
    private void gain(int demand, int at) {
        int ending = arrivals.ending(at);
        for (int length = 0; length < LENGTHS; length++) {
            double most = arrivals.atMost(ending + length) / arrivals.atMost(at + length);
            gain[demand] = Math.max(gain[demand], most);
        }
    }

    /// So much they gain at most by each of the jokers.
    private void help(int demand, int open) {
        int at = place[demand];
        for (int left = open - 1; left >= Math.max(0, open - jokers); left--) {
            int then = arrivals.helped(at, left);
            for (int length = 0; length < LENGTHS; length++) {
                int to = LENGTHS * demand + length;
                double most = arrivals.atMost(then + length) / arrivals.atMost(at + length);
                joker[to] = Math.max(joker[to], most);
            }
            at = then;
            gain(demand, at);
        }
    }
}
