package sparrow.core.tile;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/// Different tiles, a bit for each: a list that takes no room and cannot be changed.
final class TileBits extends AbstractList<Tile> {
    private final Tile[] tiles;
    private final long bits;

    /// @param tiles by the number of their bit
    TileBits(Tile[] tiles, long bits) {
        this.tiles = tiles;
        this.bits = bits;
    }

    @Override
    public Tile get(int index) {
        Objects.checkIndex(index, size());
        long left = bits;
        for (int before = index; before > 0; before--) {
            left &= left - 1;
        }
        return tiles[Long.numberOfTrailingZeros(left)];
    }

    @Override
    public int size() {
        return Long.bitCount(bits);
    }

    @Override
    public Iterator<Tile> iterator() {
        return new Lowest(tiles, bits);
    }

    private static final class Lowest implements Iterator<Tile> {
        private final Tile[] tiles;
        private long left;

        Lowest(Tile[] tiles, long bits) {
            this.tiles = tiles;
            left = bits;
        }

        @Override
        public boolean hasNext() {
            return left != 0;
        }

        @Override
        public Tile next() {
            if (left == 0) {
                throw new NoSuchElementException();
            }
            Tile tile = tiles[Long.numberOfTrailingZeros(left)];
            left &= left - 1;
            return tile;
        }
    }
}
