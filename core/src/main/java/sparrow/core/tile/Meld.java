package sparrow.core.tile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Tiles laid beside a hand as one set. Its size says whether a group is a pung, a kong, a quint or
/// a sextet.
///
/// @param tiles in sorting order
/// @param manner how it came to lie there
/// @param added how many of its tiles were added after it was laid
/// @param taken the tile claimed for it and from whom; empty for own tiles and for melds read from
///   bare notation
public record Meld(Kind kind, List<Tile> tiles, Manner manner, int added, Optional<Taken> taken) {
    public enum Kind {
        /// Three consecutive tiles of a suit.
        RUN,
        /// Equal tiles; jokers may stand for some of them.
        GROUP,
        /// Different tiles that only a special rule makes a set.
        MIXED,
        /// Flowers, seasons, or whatever a variant sets aside like them.
        FLOWERS
    }

    public enum Manner {
        /// With a tile claimed from somebody.
        CLAIMED,
        /// From the own hand, open for all to see.
        OWN,
        /// From the own hand, its faces hidden from the others.
        FACE_DOWN
    }

    public record Taken(Tile tile, Seat from) {}

    public Meld {
        tiles = sorted(tiles);
        if (tiles.isEmpty() || added < 0 || added >= tiles.size()) {
            throw new IllegalArgumentException(
                    "not a meld: " + tiles + " with " + added + " added");
        }
    }

    private static List<Tile> sorted(List<Tile> tiles) {
        for (int i = 1; i < tiles.size(); i++) {
            if (tiles.get(i - 1).compareTo(tiles.get(i)) > 0) {
                List<Tile> sorted = new ArrayList<>(tiles);
                Collections.sort(sorted);
                return List.copyOf(sorted);
            }
        }
        return List.copyOf(tiles);
    }

    /// A meld of these tiles, its kind read off them.
    public static Meld of(Manner manner, List<Tile> tiles) {
        return new Meld(kindOf(tiles), tiles, manner, 0, Optional.empty());
    }

    /// A meld whose last `added` tiles came later, as notation has it.
    static Meld grown(Manner manner, List<Tile> tiles, int added) {
        return new Meld(kindOf(tiles), tiles, manner, added, Optional.empty());
    }

    /// A meld completed by `taken`, which is one of `tiles`.
    public static Meld claimed(List<Tile> tiles, Tile taken, Seat from) {
        return claimed(kindOf(tiles), tiles, taken, from);
    }

    /// The same for those who know its kind.
    public static Meld claimed(Kind kind, List<Tile> tiles, Tile taken, Seat from) {
        return new Meld(kind, tiles, Manner.CLAIMED, 0, Optional.of(new Taken(taken, from)));
    }

    public static Meld own(Tile... tiles) {
        return of(Manner.OWN, List.of(tiles));
    }

    public static Meld faceDown(Tile... tiles) {
        return of(Manner.FACE_DOWN, List.of(tiles));
    }

    private static Kind kindOf(List<Tile> tiles) {
        if (areFlowers(tiles) && !(tiles.size() >= 3 && areEqual(tiles))) {
            return Kind.FLOWERS;
        }
        return areAlike(tiles) ? Kind.GROUP : areRun(tiles) ? Kind.RUN : Kind.MIXED;
    }

    private static boolean areFlowers(List<Tile> tiles) {
        for (Tile tile : tiles) {
            if (!tile.isFlower()) {
                return false;
            }
        }
        return true;
    }

    private static boolean areEqual(List<Tile> tiles) {
        for (Tile tile : tiles) {
            if (tile != tiles.getFirst()) {
                return false;
            }
        }
        return true;
    }

    /// Whether all but the jokers are of one kind.
    private static boolean areAlike(List<Tile> tiles) {
        long kinds = 0;
        for (Tile tile : tiles) {
            kinds |= tile == Tile.JOKER ? 0 : 1L << tile.kind();
        }
        return Long.bitCount(kinds) <= 1;
    }

    private static boolean areRun(List<Tile> tiles) {
        if (tiles.size() != 3 || !tiles.getFirst().isNumbered()) {
            return false;
        }
        int ranks = 0;
        for (Tile tile : tiles) {
            if (tile.suit() != tiles.getFirst().suit()) {
                return false;
            }
            ranks |= 1 << tile.rank();
        }
        return ranks == 7 * Integer.lowestOneBit(ranks);
    }

    public boolean isFaceDown() {
        return manner == Manner.FACE_DOWN;
    }

    public boolean isKong() {
        return kind == Kind.GROUP && tiles.size() == 4;
    }

    /// What a group is a group of: its first tile that is no joker, without red paint.
    public Tile face() {
        return tiles.getFirst().plain();
    }

    /// This meld with one more tile.
    public Meld grown(Tile tile) {
        List<Tile> more = new ArrayList<>(tiles);
        more.add(tile);
        return new Meld(kind, more, manner, added + 1, taken);
    }

    /// This meld without some of its tiles, those added last leaving first.
    public Meld shrunk(List<Tile> gone) {
        List<Tile> fewer = new ArrayList<>(tiles);
        gone.forEach(fewer::remove);
        return new Meld(kind, fewer, manner, Math.max(0, added - gone.size()), taken);
    }

    /// This meld with a joker replaced by the tile it stood for.
    public Meld redeemed(Tile natural) {
        List<Tile> changed = new ArrayList<>(tiles);
        changed.remove(Tile.JOKER);
        changed.add(natural);
        return new Meld(kind, changed, manner, added, taken);
    }

    /// This meld with its faces covered.
    public Meld covered() {
        return new Meld(kind, Collections.nCopies(tiles.size(), Tile.HIDDEN), manner, added, taken);
    }

    /// This face-down meld turned up.
    public Meld turned(List<Tile> faces) {
        return new Meld(kind, faces, Manner.OWN, added, taken);
    }

    /// The meld in compact notation, such as `(111+1m)`.
    @Override
    public String toString() {
        return Compact.text(this);
    }
}
