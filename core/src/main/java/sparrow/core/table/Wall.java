package sparrow.core.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.tile.Tile;

/// The wall: tiles at fixed positions, some of them taken. A viewer's wall has hidden faces.
public final class Wall {
    /// The most tiles a wall can have.
    public static final int MOST = 192;

    static final Wall NONE = new Wall(List.of(), 0, 0, 0);

    private final List<Tile> tiles;
    private final long low;
    private final long middle;
    private final long high;

    private Wall(List<Tile> tiles, long low, long middle, long high) {
        this.tiles = tiles;
        this.low = low;
        this.middle = middle;
        this.high = high;
    }

    static Wall of(List<Tile> tiles) {
        if (tiles.size() > MOST) {
            throw new Impossible("a wall has " + MOST + " tiles at most, not " + tiles.size());
        }
        return new Wall(tiles, 0, 0, 0);
    }

    /// How many tiles it was built of.
    public int size() {
        return tiles.size();
    }

    /// How many tiles are left.
    public int left() {
        return tiles.size() - Long.bitCount(low) - Long.bitCount(middle) - Long.bitCount(high);
    }

    /// The face at a position, taken or not. The rules may look when they let somebody draw it, and
    /// not before.
    public Tile tile(int at) {
        return tiles.get(at);
    }

    public List<Tile> tiles() {
        return tiles;
    }

    public boolean isTaken(int at) {
        long word = at < 64 ? low : at < 128 ? middle : high;
        return ((word >>> (at & 63)) & 1) != 0;
    }

    /// The first position that is not taken; [#size()] when none is.
    public int front() {
        int at = Long.numberOfTrailingZeros(~low);
        if (at == 64) {
            at += Long.numberOfTrailingZeros(~middle);
        }
        if (at == 128) {
            at += Long.numberOfTrailingZeros(~high);
        }
        return Math.min(at, tiles.size());
    }

    /// The last position that is not taken; -1 when none is.
    public int back() {
        int at = tiles.size() - 1;
        while (at >= 0 && isTaken(at)) {
            at--;
        }
        return at;
    }

    /// The same with the tiles of two positions exchanged.
    Wall exchanged(int one, int other) {
        List<Tile> changed = new ArrayList<>(tiles);
        Collections.swap(changed, one, other);
        return new Wall(List.copyOf(changed), low, middle, high);
    }

    Wall without(int at) {
        if (at < 0 || at >= tiles.size()) {
            throw new Impossible(
                    "the wall has no position " + at + "; it has " + tiles.size() + " tiles");
        }
        if (isTaken(at)) {
            throw new Impossible("position " + at + " of the wall has been taken already");
        }
        long bit = 1L << (at & 63);
        return at < 64
                ? new Wall(tiles, low | bit, middle, high)
                : at < 128
                        ? new Wall(tiles, low, middle | bit, high)
                        : new Wall(tiles, low, middle, high | bit);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Wall that
                && low == that.low
                && middle == that.middle
                && high == that.high
                && tiles.equals(that.tiles);
    }

    @Override
    public int hashCode() {
        return tiles.hashCode() * 31 + Long.hashCode(low ^ middle ^ high);
    }
}
