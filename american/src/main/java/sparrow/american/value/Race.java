package sparrow.american.value;

import java.util.Arrays;
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
    private static final long ALL = -1L;

    /// How much farther than the nearest those variations are that may show what a rack is worth.
    private static final int FARTHER = 1;

    /// More than rounding can make of a sum, as a part of it.
    private static final double ROUNDING = 1e-12;

    private final Demands demands;
    private final Contenders contenders;

    /// The lines that count, the best first.
    private final int most;

    private final int lines;

    /// By line, what it is worth with the rack taken up last; the kinds, a bit each, of which it
    /// would miss a tile, and those it asks for. With the sum of the lines that count, and how far
    /// the nearest variation is.
    private final double[] best;

    private final long[] missed;
    private final long[] asked;
    private double whole;
    private int nearest;

    /// By line, its likeliest variation for that rack, if it has one.
    private final int[] leader;

    /// Whether that rack is the one taken up last, and no part of it.
    private boolean looked;

    /// By line, what it is worth with a part of that rack.
    private final double[] left;

    /// The lines from the best to the worst when they were last summed up, and what they were
    /// worth.
    private final int[] order;

    private final double[] worth;

    Race(Demands demands, Chances chances, Skill skill) {
        this.demands = demands;
        this.contenders = new Contenders(demands, chances, skill.count(Trait.REACH));
        this.lines = demands.card().lines().size();
        this.most = Math.min(skill.count(Trait.LINES), lines);
        this.best = new double[lines];
        this.missed = new long[lines];
        this.asked = new long[lines];
        this.leader = new int[lines];
        this.left = new double[lines];
        this.order = IntStream.range(0, lines).toArray();
        this.worth = new double[lines];
    }

    /// Begins anew, when other tiles may come.
    void begin() {
        contenders.forget();
    }

    /// How many tiles a rack needs for the nearest variation.
    int distance(Rack rack) {
        contenders.look(rack);
        looked &= contenders.lost() == 0;
        return contenders.nearest();
    }

    /// Takes up a rack; answers what it is worth. Only lines that may miss what went since the last
    /// time are weighed anew.
    double look(Rack rack) {
        contenders.look(rack);
        contenders.gather();
        long lost = looked ? contenders.lost() : ALL;
        looked = true;
        if (lost != 0) {
            for (int line = 0; line < lines; line++) {
                if (lost == ALL || (asked[line] & lost) != 0) {
                    best[line] = weigh(line) * demands.root(line);
                }
            }
            nearest = contenders.nearest();
            whole = sum(best);
        }
        return whole;
    }

    /// Whether a rack is seen to be worth more than that by some variations near it.
    boolean isWorthMore(Rack rack, double than) {
        contenders.look(rack);
        looked &= contenders.lost() == 0;
        Arrays.fill(left, 0);
        double sum = 0;
        for (int far = 0; far <= FARTHER && most == lines; far++) {
            for (int variation : contenders.at(contenders.nearest() + far)) {
                int line = demands.line(variation);
                double worth = contenders.chanceOf(variation) * demands.root(line);
                sum += Math.max(0, worth - left[line]);
                left[line] = Math.max(left[line], worth);
                if (sum > than * (1 + ROUNDING)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The chance of the best variation of a line; notes which tiles it may miss.
    private double weigh(int line) {
        double highest = 0;
        long missing = 0;
        long asking = 0;
        int end = contenders.first(line + 1);
        for (int place = contenders.first(line);
                place < end && contenders.atMost(line, place) > highest;
                place++) {
            double chance = contenders.chance(place);
            if (chance >= highest && chance > Contenders.NEVER) {
                boolean tied = chance == highest;
                leader[line] = contenders.variation(place);
                missing = contenders.missed(place) & (tied ? missing : ALL);
                asking = demands.kinds(leader[line]) | (tied ? asking : 0);
                highest = chance;
            }
        }
        missed[line] = missing;
        asked[line] = asking;
        return highest;
    }

    /// What the rack taken up is worth without one tile of a kind, or less than `least` if it can
    /// be seen to be less.
    double without(int kind, double least) {
        double more = kind == Kinds.COUNT ? Chances.JOKERLESS : 1;
        double atMost = more * whole;
        for (int place = 0; place < lines && !isLess(atMost, least); place++) {
            int line = order[place];
            boolean same = kind == NOTHING || (missed[line] >> kind & 1) == 0;
            left[line] = same ? best[line] : chance(line, kind) * demands.root(line);
            atMost -= more * best[line] - left[line];
        }
        return isLess(atMost, least) ? atMost : sum(left);
    }

    /// What a part of the rack taken up is worth that has as many jokers, or less than `least` if
    /// it can be seen to be less.
    double of(Rack part, double least) {
        contenders.look(part);
        contenders.gather();
        looked = false;
        boolean bounded = contenders.nearest() == nearest;
        double enough = bounded ? least : 0;
        double atMost = whole;
        for (int place = 0; place < lines && !isLess(atMost, enough); place++) {
            int line = order[place];
            boolean same = bounded && (asked[line] & contenders.gone()) == 0;
            left[line] = same ? best[line] : chance(line, NOTHING) * demands.root(line);
            atMost -= best[line] - left[line];
        }
        return isLess(atMost, enough) ? atMost : sum(left);
    }

    /// How the rack taken up stands.
    Outlook outlook() {
        return Outlook.of(best, nearest);
    }

    /// How it stands without one tile of a kind.
    Outlook outlookWithout(int kind) {
        without(kind, 0);
        return Outlook.of(left, contenders.nearestWithout(kind));
    }

    /// How a part of it stands that has as many jokers.
    Outlook outlookOf(Rack part) {
        of(part, 0);
        return Outlook.of(left, contenders.nearest());
    }

    /// Whether a sum of all lines is less for certain.
    private boolean isLess(double atMost, double least) {
        return most == lines && atMost < least - ROUNDING * whole;
    }

    /// The chance of the best variation of a line without one more tile of a kind. Only the loss of
    /// a joker makes a variation likelier, where that pays double.
    private double chance(int line, int kind) {
        double highest = 0;
        int end = contenders.first(line + 1);
        for (int place = contenders.first(line);
                place < end && contenders.atMost(line, place) > highest;
                place++) {
            double chance = contenders.chance(place);
            boolean counts = chance > (kind == Kinds.COUNT ? Contenders.NEVER : highest);
            if (counts) {
                boolean same = kind == NOTHING || (contenders.missed(place) >> kind & 1) == 0;
                highest = Math.max(highest, same ? chance : contenders.without(place, kind));
            }
        }
        return highest;
    }

    /// The sum of the lines that count, the best first. Their order is hardly ever another than the
    /// last time.
    private double sum(double[] of) {
        for (int place = 0; place < lines; place++) {
            int line = order[place];
            double value = of[line];
            int to = place;
            for (; to > 0 && worth[to - 1] < value; to--) {
                worth[to] = worth[to - 1];
                order[to] = order[to - 1];
            }
            worth[to] = value;
            order[to] = line;
        }
        double sum = 0;
        for (int place = 0; place < most; place++) {
            sum += worth[place];
        }
        return sum;
    }

    /// Its kind; a joker has the one after all kinds, and a blank is no loss.
    static int kind(Tile tile) {
        return Kinds.isNatural(tile) ? Kinds.of(tile) : tile == Tile.JOKER ? Kinds.COUNT : NOTHING;
    }

    /// About how much is at stake without a tile of a kind: the worth of all lines that may miss
    /// it.
    double atStake(int kind) {
        double stake = 0;
        for (int line = 0; line < lines && kind != NOTHING; line++) {
            stake += (missed[line] >> kind & 1) == 0 ? 0 : best[line];
        }
        return stake;
    }

    /// The variation most worth aiming at, the first on the card among equals.
    Optional<Variation> aim(Rack rack) {
        contenders.look(rack);
        contenders.gather();
        looked &= contenders.lost() == 0;
        int aim = NOTHING;
        double highest = 0;
        for (int line = 0; line < lines; line++) {
            double root = demands.root(line);
            for (int place = contenders.first(line); place < contenders.first(line + 1); place++) {
                double bound = contenders.atMost(line, place);
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
    /// nearest are looked at first, then the best of the race: hardly ever are others needed.
    double likeliest(Rack rack, Chances others, double enough) {
        others.look(rack);
        contenders.look(rack);
        looked &= contenders.lost() == 0;
        for (int variation : contenders.at(contenders.nearest())) {
            if (others.ofWhole(variation, NOTHING) > enough) {
                return others.ofWhole(variation, NOTHING);
            }
        }
        look(rack);
        double highest = 0;
        for (int place = 0; place < lines && highest <= enough && best[order[place]] > 0; place++) {
            highest = likelier(leader[order[place]], others, highest);
        }
        int end = contenders.first(lines);
        for (int place = 0; place < end && highest <= enough; place++) {
            if (contenders.isNear(place)) {
                highest = likelier(contenders.variation(place), others, highest);
            }
        }
        return highest;
    }

    private static double likelier(int variation, Chances others, double highest) {
        return highest == 0 || others.most(variation, 0) > highest
                ? Math.max(highest, others.ofWhole(variation, NOTHING))
                : highest;
    }
}
