package sparrow.shapes;

import java.util.List;
import java.util.stream.Collectors;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The tiles that bring a holding nearer to a win, with the copies of each that are left to draw.
public final class Acceptance {
    private final long kinds;
    private final long live;
    private final int[] unseen;
    private final int total;

    /// @param live the kinds of which any copy is left
    Acceptance(long kinds, long live, int[] unseen, int total) {
        this.kinds = kinds;
        this.live = live;
        this.unseen = unseen;
        this.total = total;
    }

    private Acceptance(long kinds, Copies left, int[] unseen) {
        this(kinds, left.any(), unseen, left.of(kinds));
    }

    /// The tiles that lower the distance to the nearest of the forms, given those seen elsewhere.
    public static Acceptance of(Holding holding, List<Form> forms, Tiles visible) {
        Gauge gauge = Gauge.of(forms);
        long kinds = gauge.accepted(holding, gauge.distance(holding));
        int[] unseen = holding.unseen(visible);
        return new Acceptance(kinds, holding.left(visible, unseen), unseen);
    }

    /// Tiles accepted for reasons of a game's own, a bit for each kind.
    ///
    /// @param unseen the copies left of each kind
    public static Acceptance of(long kinds, int[] unseen) {
        return new Acceptance(kinds, Copies.of(unseen), unseen.clone());
    }

    /// The tiles accepted of which a copy is left, in sorting order.
    public List<Tile> tiles() {
        return Tile.ofKinds(kinds & live);
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
