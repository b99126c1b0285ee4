package sparrow.american.value;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.card.Vicinity;
import sparrow.core.tile.Meld;

/// The variations near a rack, line by line, those of a line first that may be likeliest.
///
/// Fewer tiles make nothing likelier. So what is known of a rack serves all that is left of it
/// without some tiles: the variations that miss none of them are as likely as before, and none is
/// likelier than before.
final class Contenders {
    static final int NOTHING = Chances.NOTHING;

    /// Variations farther behind the nearest one than this count for nothing.
    private static final int REACH = 3;

    /// No chance is quite nothing.
    private static final double UNKNOWN = 0;

    /// The chance of a variation that counts for nothing.
    static final double NEVER = 0;

    private static final long JOKER = 1L << Kinds.COUNT;

    private final Demands demands;
    private final Vicinity vicinity;
    private final Chances chances;

    /// The whole rack, and by kind how many tiles of it are gone; the kinds as bits.
    private List<Meld> exposed = List.of();

    private int jokers = NOTHING;
    private final int[] held = new int[Kinds.COUNT];
    private final int[] gone = new int[Kinds.COUNT];
    private long goneKinds;
    private long goneTwice;

    /// How far away the nearest variation is, how far others may be that count, and those that were
    /// gathered.
    private int nearest;

    private int farthest;

    private int gathered;

    /// The variations gathered, with what they are worth at most; where those of each line begin,
    /// and up to where they are in order.
    private final int[] near;

    private final double[] bound;
    private final int[] start;
    private final int[] ordered;
    private int lines;

    /// By variation, what is known of it with the whole rack: its chance, that at most, and the
    /// kinds that it would miss.
    private final double[] chance;

    private final double[] most;
    private final long[] missed;

    /// By variation, its chances without some tiles.
    private final @Nullable Recalled[] recalled;

    Contenders(Demands demands, Chances chances) {
        this.demands = demands;
        this.vicinity = demands.vicinity();
        this.chances = chances;
        int size = demands.card().variations().size();
        this.near = new int[size + 1];
        this.bound = new double[size + 1];
        this.start = new int[demands.card().lines().size() + 1];
        this.ordered = new int[start.length];
        this.chance = new double[size];
        this.most = new double[size];
        this.missed = new long[size];
        this.recalled = new Recalled[size];
    }

    /// Takes up a rack, or what is left of the last one.
    void look(Rack rack) {
        if (!isPart(rack)) {
            begin(rack);
        }
        goneKinds = 0;
        goneTwice = 0;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            int less = held[kind] - rack.count(kind);
            if (gone[kind] != less) {
                gone[kind] = less;
                chances.without(kind, less);
            }
            goneKinds |= less > 0 ? 1L << kind : 0;
            goneTwice |= less > 1 ? 1L << kind : 0;
        }
        nearest = findNearest();
        farthest = nearest + REACH;
    }

    private boolean isPart(Rack rack) {
        if (rack.jokers() != jokers || !rack.exposed().equals(exposed)) {
            return false;
        }
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (rack.count(kind) > held[kind]) {
                return false;
            }
        }
        return true;
    }

    private void begin(Rack rack) {
        exposed = rack.exposed();
        jokers = rack.jokers();
        Arrays.setAll(held, rack::count);
        Arrays.fill(gone, 0);
        Arrays.fill(chance, UNKNOWN);
        Arrays.fill(recalled, null);
        chances.look(rack);
        vicinity.look(rack);
        gathered = NOTHING;
    }

    private int findNearest() {
        int least = goneKinds == 0 ? vicinity.nearest() : Variation.TILES;
        for (int far = vicinity.nearest(); far < least; far++) {
            for (int variation : vicinity.at(far)) {
                least = Math.min(least, distance(variation));
                if (least == far) {
                    return far;
                }
            }
        }
        return least;
    }

    private int distance(int variation) {
        return isWhole(variation)
                ? vicinity.distance(variation)
                : chances.distance(variation);
    }

    /// Whether a variation asks for nothing that is gone.
    private boolean isWhole(int variation) {
        return (demands.kinds(variation) & goneKinds) == 0;
    }

    private void gather() {
        gathered = farthest;
        int size = vicinity.within(farthest, near);
        lines = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || !demands.isSameLine(near[i - 1], near[i])) {
                start[lines] = i;
                ordered[lines++] = i;
            }
            bound[i] = chances.most(near[i]);
        }
        start[lines] = size;
    }

    /// How far the nearest variation is; a whole hand if there is none.
    int nearest() {
        return nearest;
    }

    /// How many lines there are.
    int lines() {
        if (farthest > gathered) {
            gather();
        }
        return lines;
    }

    /// The place of the first variation of a line; those of the next line follow.
    int first(int line) {
        return start[line];
    }

    /// How likely the variation at a place of a line is at most, none of those behind it being
    /// likelier than that.
    double atMost(int line, int place) {
        if (place == ordered[line]) {
            ordered[line]++;
            order(place, start[line + 1]);
        }
        return bound[place];
    }

    /// Brings the one that may be likeliest to the front.
    private void order(int from, int to) {
        int top = from;
        for (int i = from + 1; i < to; i++) {
            top = bound[i] > bound[top] ? i : top;
        }
        int variation = near[top];
        double highest = bound[top];
        near[top] = near[from];
        bound[top] = bound[from];
        near[from] = variation;
        bound[from] = highest;
    }

    int variation(int place) {
        return near[place];
    }

    /// The variation at a place, ready to be asked about.
    int ready(int place) {
        int variation = near[place];
        if (chance[variation] == UNKNOWN) {
            chance[variation] = chances.ofWhole(variation, NOTHING);
            most[variation] = chances.closely(variation);
            missed[variation] = chances.missed(variation);
        }
        return variation;
    }

    /// How likely a variation is at most, whatever tiles are gone.
    double atMost(int variation) {
        return most[variation];
    }

    /// The chance to complete a variation in time; none if it is too far away to count.
    double chance(int variation) {
        if (isWhole(variation)) {
            return vicinity.distance(variation) <= farthest ? chance[variation] : NEVER;
        }
        long kinds = demands.kinds(variation) & goneKinds;
        if ((kinds & goneTwice) != 0) {
            double left = chances.of(variation, NOTHING);
            return chances.distance() <= farthest ? left : NEVER;
        }
        int at = recall(variation, kinds, NOTHING);
        Recalled known = recalled(variation);
        return known.distance(at) <= farthest ? known.chance(at) : NEVER;
    }

    /// Whether a variation is near enough to count.
    boolean isNear(int variation) {
        return distance(variation) <= farthest;
    }

    /// The kinds, a bit each, of which a variation may miss a tile.
    long missed(int variation) {
        return isWhole(variation) ? missed[variation] : demands.kinds(variation) | JOKER;
    }

    /// The chance to complete a variation in time without one more tile, of a kind that it may
    /// miss.
    double without(int variation, int kind) {
        long more = 1L << kind;
        long kinds = demands.kinds(variation) & goneKinds;
        return (kinds & (goneTwice | more)) != 0
                ? chances.of(variation, kind)
                : recalled(variation).chance(recall(variation, kinds | more, kind));
    }

    private Recalled recalled(int variation) {
        Recalled known = recalled[variation];
        if (known == null) {
            known = new Recalled();
            recalled[variation] = known;
        }
        return known;
    }

    /// Where the chance without these kinds and one more stands.
    private int recall(int variation, long kinds, int more) {
        Recalled known = recalled(variation);
        int at = known.find(kinds);
        if (at != Recalled.NOTHING) {
            return at;
        }
        double found = chances.of(variation, more);
        return known.keep(kinds, found, chances.distance());
    }
}
