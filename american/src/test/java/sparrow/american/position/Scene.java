package sparrow.american.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Variation;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A random position late enough to be interesting, the same for the same seed: some tiles from a
/// line, jokers standing for others, exposures with jokers on the table, and any wall.
public final class Scene {
    private final Random random;
    private final List<Tile> set = new ArrayList<>();
    private final List<Variation> variations;

    private Scene(Card card, long seed) {
        this.random = new Random(seed);
        this.variations = card.variations();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            set.addAll(Collections.nCopies(4, Tile.ofKind(kind)));
        }
        set.addAll(Collections.nCopies(8, Tile.FLOWER));
        set.addAll(Collections.nCopies(8, Tile.JOKER));
        Collections.shuffle(set, random);
    }

    /// @param size 13 between turns, 14 in the own turn
    public static Position of(Card card, long seed, int size) {
        return new Scene(card, seed).position(size);
    }

    private Position position(int size) {
        Variation aim = variations.get(random.nextInt(variations.size()));
        List<Opponent> others = List.of(other("West"), other("North"));
        List<Meld> own = new ArrayList<>();
        List<Tile> hand = new ArrayList<>();
        int lacking = 1 + random.nextInt(random.nextInt(4) == 0 ? 8 : 3);
        for (Group group : aim.groups()) {
            List<Tile> tiles = new ArrayList<>();
            for (int tile = 0; tile < group.count(); tile++) {
                boolean joker = group.jokers() && random.nextInt(6) == 0;
                Tile wanted = joker ? Tile.JOKER : group.tile();
                if (set.remove(wanted)) {
                    tiles.add(wanted);
                }
            }
            boolean whole = tiles.size() == group.count() && tiles.contains(group.tile());
            boolean openly = own.size() < 2 && group.exposable() && !aim.line().concealed();
            if (whole && openly && random.nextInt(4) == 0) {
                own.add(Meld.of(Meld.Manner.CLAIMED, tiles));
            } else {
                hand.addAll(tiles);
            }
        }
        Collections.shuffle(hand, random);
        int open = own.stream().mapToInt(meld -> meld.tiles().size()).sum();
        while (hand.size() > 1 && lacking-- > 0) {
            set.add(random.nextInt(set.size()), hand.removeLast());
        }
        while (hand.size() + open > size) {
            set.add(hand.removeLast());
        }
        while (hand.size() + open < size) {
            hand.add(filler(others));
        }
        Tiles discards = Tiles.EMPTY;
        for (int discard = random.nextInt(50); discard > 0; discard--) {
            discards = discards.with(set.removeLast());
        }
        int wall = random.nextInt(Math.max(1, Math.min(80, set.size() - 30)));
        return Position.of(Tiles.of(hand))
                .exposed(own)
                .others(others)
                .discards(discards)
                .wall(random.nextInt(3) == 0 ? Math.min(wall, random.nextInt(12)) : wall);
    }

    /// Any tile; at times one that an exposed joker stands for.
    private Tile filler(List<Opponent> others) {
        for (Opponent other : others) {
            for (Meld meld : other.exposed()) {
                if (random.nextInt(3) == 0
                        && meld.tiles().contains(Tile.JOKER)
                        && set.remove(meld.face())) {
                    return meld.face();
                }
            }
        }
        return set.removeLast();
    }

    /// A player with an exposure of some line, as often as not with a joker in it.
    private Opponent other(String name) {
        List<Meld> exposed = new ArrayList<>();
        Variation aim = variations.get(random.nextInt(variations.size()));
        for (Group group : aim.groups()) {
            if (group.exposable() && !aim.line().concealed() && random.nextBoolean()) {
                List<Tile> tiles = new ArrayList<>();
                for (int tile = 0; tile < group.count(); tile++) {
                    boolean joker = tile > 0 && random.nextInt(3) == 0;
                    if (set.remove(joker ? Tile.JOKER : group.tile())) {
                        tiles.add(joker ? Tile.JOKER : group.tile());
                    }
                }
                if (tiles.size() == group.count()) {
                    exposed.add(Meld.of(Meld.Manner.CLAIMED, tiles));
                } else {
                    set.addAll(0, tiles);
                }
            }
        }
        return Opponent.of(name, exposed);
    }
}
