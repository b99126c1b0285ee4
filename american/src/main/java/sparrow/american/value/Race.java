package sparrow.american.value;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.card.Vicinity;
import sparrow.core.tile.Tile;

/// What racks are worth in the race against the others: for every line near enough the chance that
/// its best variation is completed in time, weighted by the root of its points, and of all lines
/// the sum.
///
/// It is quick, for it takes the kinds of tile to come independently of each other, and looks
/// closely only at variations that may be the best of their line, see [Chances#most(int)].
final class Race {
    /// Variations farther behind the nearest one than this count for nothing.
    private static final int REACH = 3;

    private static final int NOTHING = Chances.NOTHING;

    /// No chance is quite nothing.
    private static final double UNKNOWN = 0;

    /// A variation that was weighed already.
    private static final double DONE = -1;

    private final Demands demands;
    private final Vicinity vicinity;
    private final Chances chances;
    private final int most;
    private final int[] near;
    private final double[] bound;

    /// By variation, its chance as the rack is, and at most; or that they are unknown.
    private final double[] whole;

    private final double[] atMost;

    /// @param most the lines that count, the best first
    Race(Demands demands, Chances chances, int most) {
        this.demands = demands;
        this.vicinity = demands.vicinity();
        this.chances = chances;
        this.most = most;
        this.near = new int[demands.card().variations().size() + 1];
        this.bound = new double[near.length];
        this.whole = new double[near.length];
        this.atMost = new double[near.length];
    }

    /// What a rack is worth as it is.
    double worth(Rack rack) {
        return without(rack, new int[] {NOTHING})[0];
    }

    /// What a rack is worth without each of these tiles, one at a time.
    double[] without(Rack rack, List<Tile> tiles) {
        return without(rack, tiles.stream().mapToInt(Race::kind).toArray());
    }

    /// Its kind; a joker has the one after all kinds, and a blank is no loss.
    private static int kind(Tile tile) {
        return Kinds.isNatural(tile) ? Kinds.of(tile) : tile == Tile.JOKER ? Kinds.COUNT : NOTHING;
    }

    /// The variation most worth aiming at.
    Optional<Variation> aim(Rack rack) {
        int size = look(rack);
        int aim = NOTHING;
        double highest = 0;
        for (int i = 0; i < size; i++) {
            double root = demands.root(near[i]);
            if (bound[i] * root > highest) {
                double worth = whole(near[i]) * root;
                aim = worth > highest ? near[i] : aim;
                highest = Math.max(highest, worth);
            }
        }
        return aim == NOTHING
                ? Optional.empty()
                : Optional.of(demands.card().variations().get(aim));
    }

    /// The chance of the likeliest variation by other chances, or of any that is likely enough.
    double likeliest(Rack rack, Chances others, double enough) {
        others.look(rack);
        int size = vicinity.find(rack, 0, near);
        double highest = 0;
        for (int i = 0; i < size && highest <= enough; i++) {
            if (others.most(near[i]) > highest) {
                highest = Math.max(highest, others.of(near[i], NOTHING));
            }
        }
        size = highest > enough ? 0 : vicinity.find(rack, REACH, near);
        for (int i = 0; i < size; i++) {
            bound[i] = others.most(near[i]);
        }
        for (int top = top(0, size, highest);
                top != NOTHING && highest <= enough;
                top = top(0, size, highest)) {
            bound[top] = DONE;
            highest = Math.max(highest, others.of(near[top], NOTHING));
        }
        return highest;
    }

    /// Finds the variations near a rack and how likely they are at most; answers how many there
    /// are. What is known of variations that ask for nothing that has changed stays known.
    private int look(Rack rack) {
        for (long left = chances.look(rack); left != 0; left &= left - 1) {
            for (int variation : demands.askingFor(Long.numberOfTrailingZeros(left))) {
                whole[variation] = UNKNOWN;
                atMost[variation] = UNKNOWN;
            }
        }
        int size = vicinity.find(rack, REACH, near);
        for (int i = 0; i < size; i++) {
            int variation = near[i];
            if (atMost[variation] == UNKNOWN) {
                atMost[variation] = chances.most(variation);
            }
            bound[i] = atMost[variation];
        }
        return size;
    }

    private double whole(int variation) {
        if (whole[variation] == UNKNOWN) {
            whole[variation] = chances.of(variation, NOTHING);
        }
        return whole[variation];
    }

    /// The worth of the lines near a rack when a tile of each kind is gone, one at a time. The
    /// variations of a line stand together.
    private double[] without(Rack rack, int[] gone) {
        int size = look(rack);
        int all = demands.card().lines().size();
        double[] best = new double[gone.length * all];
        double[] highest = new double[gone.length];
        int lines = 0;
        int start = 0;
        for (int end = 1; end <= size; end++) {
            if (end == size || !demands.isSameLine(near[start], near[end])) {
                race(start, end, gone, highest);
                for (int i = 0; i < gone.length; i++) {
                    best[i * all + lines] = highest[i] * demands.root(near[start]);
                }
                lines++;
                start = end;
            }
        }
        for (int i = 0; i < gone.length; i++) {
            highest[i] = sum(best, i * all, i * all + lines);
        }
        return highest;
    }

    /// The chance of the best variation of a line without each of the kinds. The likeliest are
    /// weighed first, until the others cannot be better for any of the kinds.
    private void race(int start, int end, int[] gone, double[] highest) {
        Arrays.fill(highest, 0);
        double least = 0;
        for (int top = top(start, end, least); top != NOTHING; top = top(start, end, least)) {
            double limit = bound[top];
            bound[top] = DONE;
            double unchanged = whole(near[top]);
            long missed = chances.missed(near[top]);
            least = Double.MAX_VALUE;
            for (int i = 0; i < gone.length; i++) {
                if (limit > highest[i]) {
                    boolean same = gone[i] == NOTHING || (missed >> gone[i] & 1) == 0;
                    double chance = same ? unchanged : chances.of(near[top], gone[i]);
                    highest[i] = chance > highest[i] ? chance : highest[i];
                }
                least = highest[i] < least ? highest[i] : least;
            }
        }
    }

    /// The variation that may be likeliest; none if all are at most so likely.
    private int top(int start, int end, double least) {
        int top = NOTHING;
        double highest = least;
        for (int i = start; i < end; i++) {
            if (bound[i] > highest) {
                highest = bound[i];
                top = i;
            }
        }
        return top;
    }

    private double sum(double[] best, int from, int to) {
        Arrays.sort(best, from, to);
        double sum = 0;
        for (int line = to - 1; line >= Math.max(from, to - (long) most); line--) {
            sum += best[line];
        }
        return sum;
    }
}
