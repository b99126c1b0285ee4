package sparrow.shapes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A world so small that every multiset of its tiles can be tried and those kept that are a win. A
/// distance in it is the fewest tiles that one of these wins has and the hand has not.
///
/// Either it has few kinds, all others being seen elsewhere, or few tiles are to be won with,
/// because most sets are laid.
final class TinyWorld {
    private final int[] kinds;
    private final List<Meld> melds;
    private final int size;
    private final List<int[]> wins = new ArrayList<>();

    /// @param world a tile of each kind there is, and the melds laid
    /// @param size of a win without its melds
    TinyWorld(Hand world, Form form, int size) {
        kinds = world.tiles().stream().mapToInt(Tile::kind).sorted().toArray();
        melds = world.melds();
        this.size = size;
        collect(new int[34], 0, size, new Complete(form, melds));
    }

    private void collect(int[] counts, int at, int left, Complete complete) {
        if (left == 0) {
            if (complete.isWin(counts)) {
                wins.add(counts.clone());
            }
        } else if (at < kinds.length) {
            for (int count = 0; count <= Math.min(4, left); count++) {
                counts[kinds[at]] = count;
                collect(counts, at + 1, left - count, complete);
            }
            counts[kinds[at]] = 0;
        }
    }

    /// How many wins there are.
    int wins() {
        return wins.size();
    }

    boolean hasAllKinds() {
        return kinds.length == 34;
    }

    /// A hand as large as a win, or one tile smaller.
    Holding deal(Random random) {
        int[] free = Holding.of(Tiles.EMPTY, melds).unseen(Tiles.EMPTY);
        List<Tile> wall = new ArrayList<>();
        for (int kind : kinds) {
            wall.addAll(Collections.nCopies(free[kind], Tile.ofKind(kind)));
        }
        Collections.shuffle(wall, random);
        return Holding.of(Tiles.of(wall.subList(0, size - random.nextInt(2))), melds);
    }

    /// The hand where all tiles of other kinds and some of these are seen elsewhere.
    Holding live(Holding holding, Random random) {
        int[] unseen = holding.unseen(Tiles.EMPTY);
        int rarity = 1 + random.nextInt(5);
        Tiles visible = Tiles.EMPTY;
        for (int kind = 0; kind < 34; kind++) {
            int here = kind;
            boolean exists = IntStream.of(kinds).anyMatch(known -> known == here);
            int most = exists ? random.nextInt(unseen[kind] + 1) / rarity : unseen[kind];
            visible = visible.with(Tile.ofKind(kind), most);
        }
        return holding.live(visible);
    }

    int distance(Holding holding) {
        int least = Distance.NEVER;
        for (int[] win : wins) {
            least = Math.min(least, missing(win, holding));
        }
        return least;
    }

    private int missing(int[] win, Holding holding) {
        int missing = 0;
        for (int kind : kinds) {
            if (win[kind] > holding.cap(kind)) {
                return Distance.NEVER;
            }
            missing += Math.max(0, win[kind] - holding.count(kind));
        }
        return missing;
    }
}
