package sparrow.shapes;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The tiles that bring a holding nearer to a win, with the copies of each that are left to draw.
public final class Acceptance {
    private final long kinds;
    private final int[] unseen;
    private final int total;

    Acceptance(long kinds, int[] unseen, int total) {
        this.kinds = kinds;
        this.unseen = unseen;
        this.total = total;
    }

    private Acceptance(long kinds, int[] unseen) {
        this(kinds, unseen, total(kinds, unseen));
    }

    private static int total(long kinds, int[] unseen) {
        int total = 0;
        for (long left = kinds; left != 0; left &= left - 1) {
            total += unseen[Long.numberOfTrailingZeros(left)];
        }
        return total;
    }

    /// The tiles that lower the distance to the nearest of the forms, given those seen elsewhere.
    public static Acceptance of(Holding holding, List<Form> forms, Tiles visible) {
        Gauge gauge = Gauge.of(forms);
        long kinds = gauge.accepted(holding, gauge.distance(holding));
        return new Acceptance(kinds, holding.unseen(visible));
    }

    /// Tiles accepted for reasons of a game's own, a bit for each kind.
    ///
    /// @param unseen the copies left of each kind
    public static Acceptance of(long kinds, int[] unseen) {
        return new Acceptance(kinds, unseen.clone());
    }

    /// The tiles accepted of which a copy is left, in sorting order.
    public List<Tile> tiles() {
        Tile[] tiles = new Tile[Long.bitCount(kinds)];
        int size = 0;
        for (long left = kinds; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            tiles[size] = Tile.ofKind(kind);
            size += unseen[kind] > 0 ? 1 : 0;
        }
        return Arrays.asList(size == tiles.length ? tiles : Arrays.copyOf(tiles, size));
    }

    /// Whether the shape accepts this tile, even if no copy is left.
    public boolean accepts(Tile tile) {
        return tile.kind() < Tile.KINDS && (kinds >>> tile.kind() & 1) == 1;
    }

    /// How many copies of an accepted tile are left.
    public int left(Tile tile) {
        return accepts(tile) ? unseen[tile.kind()] : 0;
    }

    /// How many tiles left to draw are accepted.
    public int total() {
        return total;
    }

    /// A bit for each accepted kind, copies left or not; see [Tile#kind()].
    public long kinds() {
        return kinds;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Acceptance that
                && kinds == that.kinds
                && tiles().stream().allMatch(tile -> left(tile) == that.left(tile));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(kinds);
    }

    /// The tiles with the copies left, such as `3m:4 6m:3`.
    @Override
    public String toString() {
        return tiles().stream()
                .map(tile -> tile + ":" + left(tile))
                .collect(Collectors.joining(" "));
    }
}
