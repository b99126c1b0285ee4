package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/// Whatever hand there is, with melds of all manners, is read back from its own text.
class NotationRoundTripTest {
    private static final long SEED = Long.getLong("sparrow.seed", 136);
    private static final int HANDS =
            Math.min(10_000, 50 * Integer.getInteger("sparrow.hands", 1_000));

    private final SplittableRandom random = new SplittableRandom(SEED);

    @Test
    void compact_and_unicode_notation_keep_every_hand() {
        for (int i = 0; i < HANDS; i++) {
            Hand hand = anyHand(UnaryOperator.identity());
            for (Notation notation : List.of(Notation.COMPACT, Notation.UNICODE)) {
                String text = notation.write(hand);
                assertThat(notation.read(text))
                        .as("seed %d, hand %d: %s", SEED, i, text)
                        .isEqualTo(new Reading.Read<>(hand));
                assertThat(Notation.readAny(text))
                        .as("seed %d, hand %d: %s", SEED, i, text)
                        .isEqualTo(new Reading.Read<>(hand));
            }
        }
    }

    @Test
    void american_notation_keeps_every_hand_of_faces_it_tells_apart() {
        for (int i = 0; i < HANDS; i++) {
            Hand hand = anyHand(tile -> tile.isFlower() ? Tile.FLOWER : tile.plain());
            String text = Notation.AMERICAN.write(hand);
            assertThat(Notation.AMERICAN.read(text))
                    .as("seed %d, hand %d: %s", SEED, i, text)
                    .isEqualTo(new Reading.Read<>(hand));
        }
    }

    private Hand anyHand(UnaryOperator<Tile> face) {
        List<Meld> melds = new ArrayList<>();
        int count = random.nextInt(5);
        for (int i = 0; i < count; i++) {
            melds.add(anyMeld(face));
        }
        return new Hand(anyTiles(random.nextInt(18), face), melds);
    }

    private Meld anyMeld(UnaryOperator<Tile> face) {
        Meld.Manner manner = Meld.Manner.values()[random.nextInt(3)];
        List<Tile> tiles =
                switch (random.nextInt(4)) {
                    case 0 -> anyTiles(3 + random.nextInt(10), face);
                    case 1 -> flowers(1 + random.nextInt(8), face);
                    default -> copies(anyTile(face), 3 + random.nextInt(4));
                };
        int added = random.nextInt(3) == 0 ? random.nextInt(tiles.size()) : 0;
        return Meld.grown(manner, tiles, added);
    }

    private List<Tile> flowers(int count, UnaryOperator<Tile> face) {
        List<Tile> flowers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            flowers.add(face.apply(Tile.ofKind(Tile.PLUM.kind() + random.nextInt(8))));
        }
        return flowers;
    }

    private static List<Tile> copies(Tile tile, int count) {
        return Collections.nCopies(count, tile);
    }

    private List<Tile> anyTiles(int count, UnaryOperator<Tile> face) {
        List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            tiles.add(anyTile(face));
        }
        return tiles;
    }

    private Tile anyTile(UnaryOperator<Tile> face) {
        return face.apply(Tile.faces().get(random.nextInt(Tile.faces().size())));
    }
}
