package sparrow.american.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import sparrow.american.card.Variation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A random position some tiles away from a random variation, the same for the same number.
public record Sample(Position position, Variation aim, int games) {
    public static final long SEED = 20_300;

    private static final int GAMES = Integer.getInteger("sparrow.games", 160_000);
    private static final int UNLIKELY_GAMES = GAMES / 4;

    public static Sample number(int number) {
        Random random = new Random(SEED + number);
        List<Variation> variations = Cards.HOUSE.variations();
        Variation aim = variations.get(random.nextInt(variations.size()));
        List<Tile> tiles = new ArrayList<>(aim.tiles());
        Collections.shuffle(tiles, random);
        List<Tile> set = set();
        Collections.shuffle(set, random);
        int missing = 2 + number % 5;
        Tiles concealed = Tiles.EMPTY;
        for (Tile tile : tiles.subList(0, Variation.TILES - missing)) {
            if (set.remove(tile)) {
                concealed = concealed.with(tile);
            }
        }
        int size = Position.HELD + random.nextInt(2);
        while (concealed.size() < size) {
            concealed = concealed.with(set.removeLast());
        }
        Tiles discards = Tiles.EMPTY;
        for (int discard = random.nextInt(40); discard > 0; discard--) {
            discards = discards.with(set.removeLast());
        }
        Position position = Position.of(concealed).discards(discards);
        return new Sample(position, aim, missing > 4 ? UNLIKELY_GAMES : GAMES);
    }

    /// A random position with nothing particular about it.
    public static Position any(long seed) {
        Random random = new Random(seed);
        List<Tile> set = set();
        Collections.shuffle(set, random);
        Tiles concealed = Tiles.of(set.subList(0, Position.HELD + random.nextInt(2)));
        Tiles discards = Tiles.of(set.subList(20, 20 + random.nextInt(40)));
        return Position.of(concealed).discards(discards);
    }

    public static List<Tile> set() {
        List<Tile> set = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            set.addAll(Collections.nCopies(4, Tile.ofKind(kind)));
        }
        set.addAll(Collections.nCopies(8, Tile.FLOWER));
        set.addAll(Collections.nCopies(8, Tile.JOKER));
        return set;
    }
}
