package sparrow.american.value;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.core.tile.Tile;

/// What racks are worth in the race against the others: for every line near enough the chance that
/// its best variation is completed in time, weighted by the root of its points, and of all lines
/// the sum.
///
/// It is quick, for it takes the kinds of tile to come independently of each other, and looks
/// closely only at variations that may be the best of their line, see [Contenders].
final class Race {
    private static final int NOTHING = Contenders.NOTHING;

    private final Demands demands;
    private final Contenders contenders;
    private final int most;

    /// The lines from the best to the worst, when they were last summed up.
    private int[] order = {};

    /// What the lines are worth, in that order.
    private final double[] worth;

    /// @param most the lines that count, the best first
    Race(Demands demands, Chances chances, int most) {
        this.demands = demands;
        this.contenders = new Contenders(demands, chances);
        this.most = most;
        this.worth = new double[demands.card().lines().size()];
    }

    /// How many tiles a rack needs for the nearest variation.
    int distance(Rack rack) {
        contenders.look(rack);
        return contenders.nearest();
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

    /// The variation most worth aiming at, the first on the card among equals.
    Optional<Variation> aim(Rack rack) {
        contenders.look(rack);
        int aim = NOTHING;
        double highest = 0;
        for (int line = 0; line < contenders.lines(); line++) {
            for (int place = contenders.first(line); place < contenders.first(line + 1); place++) {
                double bound = contenders.atMost(line, place);
                double root = demands.root(contenders.variation(place));
                if (bound * root < highest) {
                    break;
                }
                int variation = contenders.variation(place);
                double worth = contenders.chance(place) * root;
                boolean first = worth == highest && variation < aim;
                aim = worth > highest || first ? variation : aim;
                highest = Math.max(highest, worth);
            }
        }
        return aim == NOTHING
                ? Optional.empty()
                : Optional.of(demands.card().variations().get(aim));
    }

    /// The chance of the likeliest variation by other chances, or of any that is likely enough. The
    /// likeliest in the race is looked at first: hardly ever is another needed.
    double likeliest(Rack rack, Chances others, double enough) {
        int first = likeliest(rack);
        others.look(rack);
        double highest = first == NOTHING ? 0 : others.ofWhole(first, NOTHING);
        int end = contenders.first(contenders.lines());
        for (int place = 0; place < end && highest <= enough; place++) {
            if (contenders.isNear(place)) {
                highest = likelier(contenders.variation(place), others, highest);
            }
        }
        return highest;
    }

    /// The likeliest variation in the race, or nearly.
    private int likeliest(Rack rack) {
        contenders.look(rack);
        int likeliest = NOTHING;
        double highest = 0;
        for (int line = 0; line < contenders.lines(); line++) {
            int place = contenders.first(line);
            if (contenders.atMost(line, place) > highest) {
                double chance = contenders.chance(place);
                likeliest = chance > highest ? contenders.variation(place) : likeliest;
                highest = Math.max(highest, chance);
            }
        }
        return likeliest;
    }

    private static double likelier(int variation, Chances others, double highest) {
        return others.most(variation, 0) > highest
                ? Math.max(highest, others.ofWhole(variation, NOTHING))
                : highest;
    }

    /// The worth of the lines near a rack when a tile of each kind is gone, one at a time.
    private double[] without(Rack rack, int[] gone) {
        contenders.look(rack);
        int lines = contenders.lines();
        double[] best = new double[gone.length * lines];
        double[] highest = new double[gone.length];
        for (int line = 0; line < lines; line++) {
            race(line, gone, highest);
            double root = demands.root(contenders.variation(contenders.first(line)));
            for (int i = 0; i < gone.length; i++) {
                best[i * lines + line] = highest[i] * root;
            }
        }
        for (int i = 0; i < gone.length; i++) {
            highest[i] = sum(best, i * lines, lines);
        }
        return highest;
    }

    /// The chance of the best variation of a line without each of the kinds. The likeliest are
    /// weighed first, until the others cannot be better for any of the kinds.
    private void race(int line, int[] gone, double[] highest) {
        Arrays.fill(highest, 0);
        double least = 0;
        int end = contenders.first(line + 1);
        for (int place = contenders.first(line);
                place < end && contenders.atMost(line, place) > least;
                place++) {
            double limit = contenders.atMost(line, place);
            double unchanged = contenders.chance(place);
            if (unchanged > Contenders.NEVER) {
                long missed = contenders.missed(place);
                least = Double.MAX_VALUE;
                for (int i = 0; i < gone.length; i++) {
                    if (limit > highest[i]) {
                        boolean same = gone[i] == NOTHING || (missed >> gone[i] & 1) == 0;
                        double chance = same ? unchanged : contenders.without(place, gone[i]);
                        highest[i] = chance > highest[i] ? chance : highest[i];
                    }
                    least = highest[i] < least ? highest[i] : least;
                }
            }
        }
    }

    /// The sum of the lines that count, the best first. Their order is hardly ever another than the
    /// last time.
    private double sum(double[] best, int from, int lines) {
        if (order.length != lines) {
            order = IntStream.range(0, lines).toArray();
        }
        for (int place = 0; place < lines; place++) {
            int line = order[place];
            double value = best[from + line];
            int to = place;
            for (; to > 0 && worth[to - 1] < value; to--) {
                worth[to] = worth[to - 1];
                order[to] = order[to - 1];
            }
            worth[to] = value;
            order[to] = line;
        }
        double sum = 0;
        for (int place = 0; place < Math.min(lines, most); place++) {
            sum += worth[place];
        }
        return sum;
    }
}
