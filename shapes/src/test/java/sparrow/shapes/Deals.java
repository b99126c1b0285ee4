package sparrow.shapes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Random hands of several characters: any tiles, one suit with honors, one suit alone, few kinds.
final class Deals {
    private final Random random;

    Deals(long seed) {
        random = new Random(seed);
    }

    /// A hand of `size` tiles with `melds` sets laid, each counting for three.
    Holding holding(int size, int melds) {
        List<Integer> wall = wall();
        List<Meld> laid = new ArrayList<>();
        while (laid.size() < melds) {
            int kind = random.nextInt(34);
            List<Integer> tiles =
                    kind < 27 && kind % 9 < 7 && random.nextBoolean()
                            ? List.of(kind, kind + 1, kind + 2)
                            : List.of(kind, kind, kind);
            List<Integer> rest = new ArrayList<>(wall);
            if (tiles.stream().allMatch(rest::remove)) {
                wall = rest;
                laid.add(Meld.of(Meld.Manner.CLAIMED, tiles.stream().map(Tile::ofKind).toList()));
            }
        }
        Collections.shuffle(wall, random);
        return Holding.of(tiles(preferred(wall, size - 3 * melds)), laid);
    }

    Tiles visible(int count, Holding holding) {
        List<Integer> rest = new ArrayList<>();
        int[] unseen = holding.unseen(Tiles.EMPTY);
        for (int kind = 0; kind < 34; kind++) {
            rest.addAll(Collections.nCopies(unseen[kind], kind));
        }
        Collections.shuffle(rest, random);
        return tiles(rest.subList(0, count));
    }

    private static Tiles tiles(List<Integer> kinds) {
        return Tiles.of(kinds.stream().map(Tile::ofKind).toList());
    }

    private static List<Integer> wall() {
        List<Integer> wall = new ArrayList<>();
        for (int kind = 0; kind < 34; kind++) {
            wall.addAll(Collections.nCopies(4, kind));
        }
        return wall;
    }

    /// The first tiles of the character this hand happens to have, then any.
    private List<Integer> preferred(List<Integer> wall, int size) {
        int character = random.nextInt(4);
        int suit = random.nextInt(3);
        long third = random.nextLong();
        long few = random.nextLong() & third;
        List<Integer> hand = new ArrayList<>();
        for (int pass = 0; pass < 2; pass++) {
            for (int kind : List.copyOf(wall)) {
                boolean fits =
                        switch (character) {
                            case 0 -> true;
                            case 1 -> kind >= 27 || kind / 9 == suit;
                            case 2 -> kind / 9 == suit && kind < 27;
                            default -> (few >>> kind & 1) == 1;
                        };
                if (hand.size() < size && (fits || pass == 1)) {
                    hand.add(kind);
                    wall.remove(Integer.valueOf(kind));
                }
            }
        }
        return hand;
    }
}
