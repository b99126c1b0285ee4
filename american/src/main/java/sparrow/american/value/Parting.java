package sparrow.american.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sparrow.american.card.Kinds;
import sparrow.american.position.Held;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Which tiles go: some in the Charleston, one at play.
public final class Parting {
    public static final int PASSED = 3;

    private static final double ALIKE = 1e-9;

    private Parting() {}

    /// A tile that could be discarded.
    ///
    /// @param left what the hand is worth without it
    /// @param cost what it gives to others
    public record Thrown(Tile tile, double left, double cost) {
        public double net() {
            return left - cost;
        }
    }

    /// Every tile that could be discarded, the one that leaves most first, what it may give to
    /// others counted in; a joker last among equals, and a blank not before a tile that no line
    /// needs. When no line is in reach, the safest first.
    public static List<Thrown> discards(HandValue value, Threats threats, Held full) {
        List<Tile> faces = full.concealed().faces();
        double[] left = value.without(full, faces);
        List<Thrown> discards = new ArrayList<>();
        for (int i = 0; i < left.length; i++) {
            discards.add(new Thrown(faces.get(i), left[i], cost(value, threats, faces.get(i))));
        }
        boolean useless = hasUseless(discards);
        discards.sort(
                value.isHopeless()
                        ? new Safety(value, threats).order(Thrown::tile)
                        : Comparator.comparing((Thrown each) -> useless && each.tile == Tile.BLANK)
                                .thenComparing(Comparator.comparingDouble(Thrown::net).reversed())
                                .thenComparing(each -> !Kinds.isNatural(each.tile)));
        return discards;
    }

    /// The first of [#discards(HandValue, Threats, Held)].
    public static Thrown discard(HandValue value, Threats threats, Held full) {
        List<Tile> faces = full.concealed().faces();
        return value.isHopeless() || faces.contains(Tile.BLANK)
                ? discards(value, threats, full).getFirst()
                : new LeastMissed(value, faces, tile -> cost(value, threats, tile)).of(full);
    }

    /// What it gives to others, and what a joker is more worth than it seems.
    private static double cost(HandValue value, Threats threats, Tile tile) {
        double joker =
                tile == Tile.JOKER ? value.skill().of(Trait.KEEP_JOKERS) * HandValue.PAID : 0;
        return threats.cost(tile) + joker;
    }

    /// Whether some tile is worth nothing to the hand.
    private static boolean hasUseless(List<Thrown> discards) {
        double most = discards.stream().mapToDouble(Thrown::left).max().orElse(0);
        return discards.stream()
                .anyMatch(each -> Kinds.isNatural(each.tile) && each.left >= most - ALIKE);
    }

    /// Tiles that could be passed together, and what the hand is worth without them.
    public record Passed(List<Tile> tiles, double left) {
        public Passed {
            tiles = List.copyOf(tiles);
        }
    }

    /// So many tiles to pass, out of those that may be passed: several ways, the one that leaves
    /// the hand worth most first. Neither jokers nor blanks are passed unless they must be.
    public static List<Passed> passes(HandValue value, Held held, Tiles from, int count) {
        List<Passed> passes = new ArrayList<>();
        for (List<Tile> tiles : waysToPass(value, held, from, count)) {
            passes.add(new Passed(tiles, value.of(held.without(tiles)) * pairs(value, tiles)));
        }
        passes.sort(Comparator.comparingDouble(Passed::left).reversed());
        return passes;
    }

    /// The tiles of the first of [#passes(HandValue, Held, Tiles, int)].
    public static List<Tile> pass(HandValue value, Held held, Tiles from, int count) {
        List<List<Tile>> ways = waysToPass(value, held, from, count);
        boolean natural =
                !value.skill().has(Trait.PAIRS)
                        && ways.stream().flatMap(List::stream).allMatch(Kinds::isNatural);
        return natural
                ? ways.get(value.best(held, ways.stream().map(held::without).toList()))
                : passes(value, held, from, count).getFirst().tiles();
    }

    /// By so much more the rest counts when pairs go whole.
    private static double pairs(HandValue value, List<Tile> tiles) {
        long singles = tiles.stream().distinct().count();
        return 1 + value.skill().of(Trait.PAIRS) * (tiles.size() - singles);
    }

    private static List<List<Tile>> waysToPass(HandValue value, Held held, Tiles from, int count) {
        List<List<Tile>> ways = new ArrayList<>();
        List<Tile> least =
                least(value, held, from, Math.max(value.skill().count(Trait.TRIED), count));
        choose(least, count, 0, List.of(), new HashSet<>(), ways);
        return ways;
    }

    private static void choose(
            List<Tile> least,
            int count,
            int from,
            List<Tile> chosen,
            Set<Tiles> known,
            List<List<Tile>> ways) {
        if (chosen.size() == count) {
            if (known.add(Tiles.of(chosen))) {
                ways.add(chosen);
            }
            return;
        }
        for (int at = from; at < least.size(); at++) {
            List<Tile> more = new ArrayList<>(chosen);
            more.add(least.get(at));
            choose(least, count, at + 1, more, known, ways);
        }
    }

    /// The tiles whose loss hurts least, one after the other; naturals before all others.
    private static List<Tile> least(HandValue value, Held held, Tiles from, int most) {
        List<Tile> least = new ArrayList<>();
        Held rest = held;
        Tiles left = from;
        while (least.size() < most && !left.isEmpty()) {
            Tiles natural = naturals(left);
            List<Tile> faces = (natural.isEmpty() ? left : natural).faces();
            Tile tile = LeastMissed.ofFree(value, faces).of(rest).tile();
            least.add(tile);
            left = left.without(tile);
            rest = rest.without(tile);
        }
        return least;
    }

    /// So many natural tiles whose loss hurts least, or as many as there are.
    public static List<Tile> leastUseful(HandValue value, Held held, int count) {
        Tiles from = naturals(held.concealed());
        return least(value, held, from, Math.min(count, from.size()));
    }

    /// How many tiles are of no use, three at most.
    public static int spare(HandValue value, Held held) {
        Tiles from = naturals(held.concealed());
        int most = Math.min(PASSED, from.size());
        double whole = value.of(held);
        int nearest = value.skill().has(Trait.NEAR) ? value.distance() : 0;
        boolean near = nearest <= value.skill().of(Trait.NEAR);
        Held rest = held;
        int spare = 0;
        for (Tile tile : least(value, held, from, most)) {
            rest = rest.without(tile);
            boolean needed = near && value.outlook(rest).distance() > nearest;
            if (needed || value.of(rest) < value.skill().of(Trait.SPARE) * whole) {
                break;
            }
            spare++;
        }
        return spare;
    }

    /// The tiles that may be passed.
    public static Tiles naturals(Tiles concealed) {
        return concealed
                .with(Tile.JOKER, -concealed.count(Tile.JOKER))
                .with(Tile.BLANK, -concealed.count(Tile.BLANK));
    }
}
