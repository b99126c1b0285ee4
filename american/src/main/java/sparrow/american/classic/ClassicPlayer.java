package sparrow.american.classic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Line;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.core.tile.Tile;

/// The player: what it discards, passes, claims, exchanges and asks for.
///
/// @param strength with one, its numbers stand in for those of the constants
public record ClassicPlayer(Card card, Constants constants, Optional<Strength> strength) {
    private static final int PASSED = 3;
    private static final int CARELESS = 3;
    private static final long ALL_KINDS = (1L << Kinds.COUNT) - 1;

    /// The player as it was written down, without a level.
    public static ClassicPlayer of(Card card, Constants constants) {
        return new ClassicPlayer(card, constants, Optional.empty());
    }

    public static ClassicPlayer of(Card card, Constants constants, Strength strength) {
        return new ClassicPlayer(card, constants, Optional.of(strength));
    }

    /// Every tile held, the one that loses least first. Each is taken out in turn and all lines
    /// ranked again.
    public List<TileRank> rankTiles(Rack rack) {
        LineRanks before = LineRanks.of(card, rack);
        double[] sums = new double[Kinds.COUNT + 1];
        for (int line : considered(rack, before)) {
            double delta = before.putOffBy(line);
            double change = delta * constants.weight(before.at(line), delta);
            for (long off = before.putOff(line); off != 0; off &= off - 1) {
                sums[Long.numberOfTrailingZeros(off)] += change;
            }
        }
        List<TileRank> ranked = new ArrayList<>();
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (rack.count(kind) > 0) {
                ranked.add(new TileRank(Kinds.tile(kind), sums[kind]));
            }
        }
        if (rack.jokers() > 0) {
            ranked.add(new TileRank(Tile.JOKER, sums[Kinds.COUNT]));
        }
        ranked.sort(Comparator.comparingDouble(TileRank::rank).reversed());
        return ranked;
    }

    private double change(LineRanks before, LineRanks after, int[] lines) {
        double sum = 0;
        for (int line : lines) {
            double delta = after.at(line) - before.at(line);
            sum += delta * constants.weight(before.at(line), delta);
        }
        return sum;
    }

    /// The lines thought about: all, or the best few that leave some tiles free.
    private int[] considered(Rack rack, LineRanks ranks) {
        int[] best = ranks.bestFirst();
        if (strength.isEmpty()) {
            return best;
        }
        int considered = 0;
        long needed = 0;
        int free = held(rack, ALL_KINDS);
        for (int line : best) {
            long more = ranks.nearest(card.lines().get(line)).asked() & ~needed;
            free -= held(rack, more);
            boolean fits = free >= strength.get().free();
            if (considered >= strength.get().lines() || (considered > 0 && !fits)) {
                break;
            }
            considered++;
            needed |= more;
        }
        return Arrays.copyOf(best, considered);
    }

    /// How many tiles of some kinds are held, the kinds being a bit each.
    private static int held(Rack rack, long kinds) {
        int held = 0;
        for (long left = kinds; left != 0; left &= left - 1) {
            held += rack.count(Long.numberOfTrailingZeros(left));
        }
        return held;
    }

    /// The tile to discard.
    ///
    /// @param roll from 0 to 1, for a level that is careless at times
    public Tile discard(Rack rack, double roll) {
        return discard(rankTiles(rack), roll);
    }

    /// The tile to discard out of those held, as [#rankTiles(Rack)] ranks them.
    public Tile discard(List<TileRank> ranked, double roll) {
        double careless = strength.map(Strength::careless).orElse(0.0);
        int most = Math.min(CARELESS, ranked.size());
        int at = roll < careless ? Math.min(most - 1, (int) (roll / careless * most)) : 0;
        return ranked.get(at).tile();
    }

    /// The three tiles to pass, one after another as they rank; jokers stay, as they must.
    public List<Tile> pass(Rack rack) {
        List<Tile> passed = new ArrayList<>();
        for (TileRank tile : rankTiles(rack)) {
            for (int copy = copies(rack, tile.tile()); copy > 0 && passed.size() < PASSED; copy--) {
                passed.add(tile.tile());
            }
        }
        return passed;
    }

    private static int copies(Rack rack, Tile tile) {
        return tile == Tile.JOKER ? 0 : rack.count(Kinds.of(tile));
    }

    /// How many tiles to ask for in the courtesy pass, 0 to 3.
    public int courtesy(Rack rack) {
        double rank = LineRanks.of(card, rack).highest();
        int asked = strength.map(each -> each.courtesy(rank)).orElse(constants.courtesy(rank));
        return Math.min(PASSED, asked);
    }

    /// The group to expose with a discard, if the player claims it: the group of the best line that
    /// the tile completes.
    ///
    /// @param rack without the discard
    public Optional<Group> claim(Rack rack, Tile discard) {
        Rack with = rack.with(discard);
        LineRanks ranks = LineRanks.of(card, with);
        Line best = card.lines().get(ranks.best());
        double threshold = strength.map(Strength::exposure).orElse(constants.exposure());
        boolean willing = !rack.isConcealed() || (!best.concealed() && ranks.highest() > threshold);
        return willing ? completed(ranks.nearest(best), with, Kinds.of(discard)) : Optional.empty();
    }

    /// A group of three or more of a kind that the rack fills, jokers helping.
    private static Optional<Group> completed(Variation variation, Rack rack, int kind) {
        return variation.groups().stream()
                .filter(group -> group.kind() == kind && group.exposable())
                .filter(group -> rack.count(kind) + rack.jokers() >= group.count())
                .findFirst();
    }

    /// The tile to give for an exposed joker, if any helps.
    ///
    /// @param offered tiles for which some exposed joker stands
    public Optional<Tile> exchange(Rack rack, List<Tile> offered) {
        if (offered.isEmpty()) {
            return Optional.empty();
        }
        LineRanks before = LineRanks.of(card, rack);
        Optional<Tile> best = Optional.empty();
        double most = 0;
        for (Tile tile : offered) {
            if (rack.count(Kinds.of(tile)) > 0) {
                LineRanks after = LineRanks.of(card, rack.without(tile).with(Tile.JOKER));
                double gain = gain(before, after);
                if (gain > most) {
                    most = gain;
                    best = Optional.of(tile);
                }
            }
        }
        return best;
    }

    private double gain(LineRanks before, LineRanks after) {
        int[] lines = before.bestFirst();
        double scale = 1;
        if (strength.isPresent()) {
            Strength level = strength.get();
            lines =
                    IntStream.of(lines)
                            .limit(level.exchangeLines())
                            .filter(line -> before.at(line) > level.exchangeRank())
                            .toArray();
            scale = level.exchangeScale();
        }
        return constants == Constants.UPDATED
                ? scale * change(before, after, lines)
                : scale
                        * IntStream.of(lines)
                                .mapToDouble(line -> after.at(line) - before.at(line))
                                .sum();
    }

    /// Whether to give a blank for a tile of the discards.
    public boolean takesForBlank(double rankBefore, double rankAfter) {
        return strength.isPresent()
                && rankAfter > strength.get().blankRank()
                && rankAfter - rankBefore > strength.get().blankGain();
    }
}
