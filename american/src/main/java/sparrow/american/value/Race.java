package sparrow.american.value;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Distances;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.position.Unseen;
import sparrow.american.value.Arrivals.Way;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// What racks are worth in the race against the others: for every line near enough the chance that
/// its best variation is completed in time, weighted by the root of its points, and of all lines
/// the sum.
///
/// It is quick, for it takes the kinds of tile to come independently of each other.
final class Race {
    /// Variations farther behind the nearest one than this count for nothing.
    private static final int REACH = 3;

    /// With more tiles missing than this nobody counts on doing without jokers.
    private static final int NEAR = 2;

    /// What a hand without jokers counts for where it pays double.
    private static final double JOKERLESS = 1.3;

    private static final int NOTHING = -1;

    private final Demands demands;
    private final Distances distances;
    private final Unseen unseen;
    private final Arrivals arrivals;
    private final int most;
    private final byte[] distance;
    private final int[] near;
    private final double[] whole;
    private final double[] best;
    private final int[] exposed = new int[Kinds.COUNT];
    private final int[] missing = new int[Variation.TILES];
    private final int[] copies = new int[Variation.TILES];
    private final double[] product = new double[Arrivals.LENGTHS];
    private final KnownChances known;
    private List<Meld> melds = List.of();
    private boolean exposedJokers;

    /// @param most the lines that count, the best first
    Race(Demands demands, Unseen unseen, Arrivals arrivals, int most) {
        this.demands = demands;
        this.distances = demands.card().distances();
        this.unseen = unseen;
        this.arrivals = arrivals;
        this.most = most;
        this.distance = new byte[distances.size()];
        this.near = new int[distances.size()];
        this.whole = new double[distances.size()];
        this.best = new double[demands.card().lines().size()];
        this.known = new KnownChances(distances.size());
    }

    /// What a rack is worth as it is.
    double worth(Rack rack) {
        int size = look(rack);
        measure(rack, size);
        return sum(rack, NOTHING, size);
    }

    /// What a rack is worth without each of these tiles, one at a time.
    double[] without(Rack rack, List<Tile> tiles) {
        int size = look(rack);
        measure(rack, size);
        return tiles.stream().mapToDouble(tile -> sum(rack, kind(tile), size)).toArray();
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
            double worth = chance(near[i], rack, NOTHING) * demands.root(near[i]);
            if (worth > highest) {
                highest = worth;
                aim = near[i];
            }
        }
        return aim == NOTHING
                ? Optional.empty()
                : Optional.of(demands.card().variations().get(aim));
    }

    /// The chance of the likeliest variation.
    double likeliest(Rack rack) {
        int size = look(rack);
        measure(rack, size);
        return Arrays.stream(whole, 0, size).max().orElse(0);
    }

    /// Finds the variations near a rack; answers how many there are.
    private int look(Rack rack) {
        distances.all(rack, distance);
        if (!rack.exposed().equals(melds)) {
            melds = rack.exposed();
            known.forget();
        }
        Arrays.fill(exposed, 0);
        exposedJokers = false;
        for (Meld meld : rack.exposed()) {
            exposedJokers |= meld.tiles().contains(Tile.JOKER);
            if (Kinds.isNatural(meld.face())) {
                exposed[Kinds.of(meld.face())] += meld.tiles().size();
            }
        }
        int nearest = Variation.TILES;
        for (int i = 0; i < distance.length; i++) {
            boolean nearer = distance[i] >= 0 && distance[i] < nearest;
            nearest = nearer && demands.counts(i) ? distance[i] : nearest;
        }
        int size = 0;
        for (int i = 0; i < distance.length; i++) {
            if (distance[i] >= 0 && distance[i] <= nearest + REACH && demands.counts(i)) {
                near[size++] = i;
            }
        }
        return size;
    }

    private void measure(Rack rack, int size) {
        for (int i = 0; i < size; i++) {
            whole[i] = chance(near[i], rack, NOTHING);
        }
    }

    /// The worth of the lines looked at when a tile of a kind is gone. The variations of a line
    /// stand together.
    private double sum(Rack rack, int gone, int size) {
        int lines = 0;
        double highest = 0;
        for (int i = 0; i < size; i++) {
            int variation = near[i];
            boolean same = gone == NOTHING || !isMissed(gone, variation, rack);
            highest = Math.max(highest, same ? whole[i] : chance(variation, rack, gone));
            if (i + 1 == size || !demands.isSameLine(variation, near[i + 1])) {
                best[lines++] = highest * demands.root(variation);
                highest = 0;
            }
        }
        Arrays.sort(best, 0, lines);
        double sum = 0;
        for (int line = lines - 1; line >= Math.max(0, lines - most); line--) {
            sum += best[line];
        }
        return sum;
    }

    /// Whether a variation has a use for every tile of a kind that is held.
    private boolean isMissed(int kind, int variation, Rack rack) {
        if (kind == Kinds.COUNT) {
            return true;
        }
        int[] kinds = demands.kinds(variation);
        for (int i = 0; i < kinds.length; i++) {
            if (kinds[i] == kind) {
                int asked = demands.natural(variation)[i] + demands.eligible(variation)[i];
                return asked - exposed[kind] >= rack.count(kind);
            }
        }
        return false;
    }

    /// The chance to complete a variation in time without a tile of the kind that is gone.
    private double chance(int variation, Rack rack, int gone) {
        long held = useful(variation, rack, gone);
        int at = known.place(variation, held);
        if (!known.has(at, held)) {
            known.put(at, held, reckoned(variation, rack, gone));
        }
        return known.get(at);
    }

    /// The tiles of a rack that a variation has a use for, and the jokers, in one number: the
    /// chance of the variation follows from it.
    private long useful(int variation, Rack rack, int gone) {
        int[] kinds = demands.kinds(variation);
        byte[] naturals = demands.natural(variation);
        byte[] eligibles = demands.eligible(variation);
        int jokers = rack.jokers() - (gone == Kinds.COUNT ? 1 : 0);
        long useful = jokers;
        for (int i = 0; i < kinds.length; i++) {
            int kind = kinds[i];
            int held = rack.count(kind) - (kind == gone ? 1 : 0);
            int asked = naturals[i] + Math.max(0, eligibles[i] - exposed[kind]);
            useful = useful << KnownChances.BITS | Math.min(held, asked);
        }
        return useful;
    }

    /// The same, more where no joker helps and the line rewards that. One tile is the last, which
    /// may always be claimed: the one that gains most by it.
    private double reckoned(int variation, Rack rack, int gone) {
        int[] kinds = demands.kinds(variation);
        byte[] naturals = demands.natural(variation);
        byte[] eligibles = demands.eligible(variation);
        Way way = demands.isOpen(variation) ? Way.OPEN : Way.CONCEALED;
        Arrays.fill(product, 1);
        Last last = Last.NONE;
        int lacking = 0;
        int groups = 0;
        int places = 0;
        for (int i = 0; i < kinds.length; i++) {
            int kind = kinds[i];
            int held = rack.count(kind) - (kind == gone ? 1 : 0);
            int natural = Math.max(0, naturals[i] - held);
            if (natural > 0) {
                last = come(Way.NATURAL, natural, unseen.left(kind), last);
                lacking += natural;
            }
            int spare = Math.max(0, held - naturals[i]);
            int open = eligibles[i] - exposed[kind] - spare;
            if (open > 0) {
                missing[groups] = open;
                copies[groups] = unseen.left(kind) - natural;
                groups++;
                places += open;
            }
        }
        int jokers = rack.jokers() - (gone == Kinds.COUNT ? 1 : 0);
        fill(Math.min(jokers, places), groups, way);
        for (int group = 0; group < groups; group++) {
            if (missing[group] > 0) {
                last = come(way, missing[group], copies[group], last);
            }
        }
        boolean pure = !exposedJokers && (jokers == 0 || places == 0);
        boolean pays = pure && demands.hasBonus(variation) && lacking + places <= NEAR;
        return last.mean(product, arrivals) * (pays ? JOKERLESS : 1);
    }

    /// Jokers in hand go where they help most.
    private void fill(int jokers, int groups, Way way) {
        for (int joker = 0; joker < jokers; joker++) {
            int most = 0;
            double highest = 0;
            for (int group = 0; group < groups; group++) {
                if (missing[group] > 0) {
                    double gain =
                            typical(way, missing[group] - 1, copies[group])
                                    / typical(way, missing[group], copies[group]);
                    most = gain > highest ? group : most;
                    highest = Math.max(highest, gain);
                }
            }
            missing[most]--;
        }
    }

    private double typical(Way way, int tiles, int left) {
        return arrivals.chance(arrivals.at(way, tiles, left) + Arrivals.TYPICAL);
    }

    /// Counts missing tiles of a kind in; answers the last tile, which may be of this kind.
    private Last come(Way way, int tiles, int left, Last last) {
        int at = arrivals.at(way, tiles, left);
        for (int length = 0; length < Arrivals.LENGTHS; length++) {
            product[length] *= arrivals.chance(at + length);
        }
        double gain = arrivals.gain(way, at);
        return gain > last.gain ? new Last(gain, way, at) : last;
    }

    /// The kind whose chances gain most if its tile is the last one missing.
    ///
    /// @param from the place of its chances
    private record Last(double gain, Way way, int from) {
        static final Last NONE = new Last(1, Way.NATURAL, NOTHING);

        double mean(double[] product, Arrivals arrivals) {
            int to = from == NOTHING ? NOTHING : arrivals.ending(way, from);
            double sum = 0;
            for (int length = 0; length < product.length; length++) {
                sum +=
                        from == NOTHING
                                ? product[length]
                                : product[length]
                                        * arrivals.chance(to + length)
                                        / arrivals.chance(from + length);
            }
            return sum / product.length;
        }
    }
}
