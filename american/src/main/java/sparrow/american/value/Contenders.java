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

    /// The chance of a variation that counts for nothing.
    static final double NEVER = 0;

    private static final long JOKER = 1L << Kinds.COUNT;
    private static final long ALL = -1L;
    private static final int[] NONE = {};

    private final Demands demands;
    private final Vicinity vicinity;
    private final Chances chances;
    private final int reach;

    /// The whole rack, and by kind how many tiles of it are gone; the kinds as bits.
    private List<Meld> exposed = List.of();

    private int jokers = NOTHING;
    private final int[] held = new int[Kinds.COUNT];
    private final int[] gone = new int[Kinds.COUNT];
    private long goneKinds;
    private long goneTwice;

    private long lost;

    /// How far away the nearest variation is, how far others may be that count, and those that were
    /// gathered.
    private int nearest;

    private int farthest;

    private int gathered;

    /// The variations gathered, with what they are worth at most; where those of each line of the
    /// card begin, and up to where they are in order.
    private final int[] near;

    private final double[] bound;
    private final int[] start;
    private final int[] ordered;

    /// By variation, what is known of it.
    private final @Nullable Contender[] known;

    /// @param reach variations farther behind the nearest one than this count for nothing
    Contenders(Demands demands, Chances chances, int reach) {
        this.demands = demands;
        this.reach = reach;
        this.vicinity = demands.vicinity();
        this.chances = chances;
        int size = demands.card().variations().size();
        this.near = new int[size + 1];
        this.bound = new double[size];
        this.start = new int[demands.card().lines().size() + 1];
        this.ordered = new int[start.length];
        this.known = new Contender[size];
    }

    /// Forgets the rack taken up last, for its chances have changed.
    void forget() {
        jokers = NOTHING;
    }

    /// Takes up a rack, or what is left of the last one.
    void look(Rack rack) {
        lost = 0;
        if (!isPart(rack)) {
            begin(rack);
        }
        goneKinds = 0;
        goneTwice = 0;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            int less = held[kind] - rack.count(kind);
            if (gone[kind] != less) {
                lost |= gone[kind] < less ? 1L << kind : ALL;
                gone[kind] = less;
                chances.without(kind, less);
            }
            goneKinds |= less > 0 ? 1L << kind : 0;
            goneTwice |= less > 1 ? 1L << kind : 0;
        }
        int before = nearest;
        nearest = lost == 0 ? before : findNearest();
        lost |= nearest == before ? 0 : ALL;
        farthest = nearest + reach;
    }

    /// The kinds, a bit each, of which tiles are gone from the whole rack.
    long gone() {
        return goneKinds;
    }

    /// The kinds, a bit each, of which tiles went when a rack was last taken up; all of them unless
    /// it is a part of the one before and as near to the card.
    long lost() {
        return lost;
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
        Arrays.fill(known, null);
        chances.look(rack);
        vicinity.look(rack);
        gathered = NOTHING;
        lost = ALL;
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
        return isWhole(variation) ? vicinity.distance(variation) : chances.distance(variation);
    }

    /// Whether a variation asks for nothing that is gone.
    private boolean isWhole(int variation) {
        return (demands.kinds(variation) & goneKinds) == 0;
    }

    /// How far the nearest variation is; a whole hand if there is none.
    int nearest() {
        return nearest;
    }

    /// How far the nearest is without one more tile of a kind.
    int nearestWithout(int kind) {
        for (int far = vicinity.nearest(); kind != NOTHING && far <= nearest; far++) {
            for (int variation : vicinity.at(far)) {
                boolean asks = ((demands.kinds(variation) | JOKER) >> kind & 1) != 0;
                if (distance(variation) == nearest && (!asks || isNearWithout(variation, kind))) {
                    return nearest;
                }
            }
        }
        return kind == NOTHING || nearest == Variation.TILES ? nearest : nearest + 1;
    }

    /// Whether a variation is as near without one more tile of a kind.
    private boolean isNearWithout(int variation, int kind) {
        int before = distance(variation);
        chances.of(variation, kind);
        return chances.distance() == before;
    }

    /// The variations that are just so far away.
    int[] at(int far) {
        return goneKinds == 0 && far < Variation.TILES ? vicinity.at(far) : NONE;
    }

    /// Gathers the variations that are near enough to count, unless they are gathered.
    void gather() {
        if (farthest <= gathered) {
            return;
        }
        gathered = farthest;
        int size = vicinity.within(farthest, near);
        int line = 0;
        for (int i = 0; i < size; i++) {
            for (; line <= demands.line(near[i]); line++) {
                start[line] = i;
                ordered[line] = i;
            }
            bound[i] = chances.most(near[i], vicinity.distance(near[i]));
        }
        Arrays.fill(start, line, start.length, size);
        Arrays.fill(ordered, line, start.length, size);
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

    private Contender known(int variation) {
        Contender contender = known[variation];
        if (contender == null) {
            contender = new Contender(chances.ofWhole(variation, NOTHING));
            known[variation] = contender;
        }
        return contender;
    }

    /// Whether the variation at a place is near enough to count.
    boolean isNear(int place) {
        return distance(near[place]) <= farthest;
    }

    /// The chance to complete the variation at a place in time; none if it is too far away to
    /// count.
    double chance(int place) {
        return chanceOf(near[place]);
    }

    /// The same of any variation.
    double chanceOf(int variation) {
        if (isWhole(variation)) {
            return vicinity.distance(variation) <= farthest ? known(variation).whole : NEVER;
        }
        long kinds = demands.kinds(variation) & goneKinds;
        if ((kinds & goneTwice) != 0) {
            double left = chances.of(variation, NOTHING);
            return chances.distance() <= farthest ? left : NEVER;
        }
        Contender contender = known(variation);
        int found = recall(contender, variation, kinds, NOTHING);
        return contender.distance(found) <= farthest ? contender.chance(found) : NEVER;
    }

    /// The kinds, a bit each, of which the variation at a place may miss a tile.
    long missed(int place) {
        int variation = near[place];
        if (!isWhole(variation)) {
            return demands.kinds(variation) | JOKER;
        }
        Contender contender = known(variation);
        if (contender.missed == 0) {
            contender.missed = chances.missed(variation);
        }
        return contender.missed;
    }

    /// The chance to complete the variation at a place in time without one more tile, of a kind
    /// that it may miss.
    double without(int place, int kind) {
        int variation = near[place];
        long more = 1L << kind;
        long kinds = demands.kinds(variation) & goneKinds;
        if ((kinds & (goneTwice | more)) != 0) {
            return chances.of(variation, kind);
        }
        Contender contender = known(variation);
        return contender.chance(recall(contender, variation, kinds | more, kind));
    }

    /// Where the chance without these kinds and one more stands.
    private int recall(Contender contender, int variation, long kinds, int more) {
        int found = contender.find(kinds);
        return found == Contender.NOTHING
                ? contender.keep(kinds, chances.of(variation, more), chances.distance())
                : found;
    }
}
