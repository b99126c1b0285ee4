package sparrow.review;

import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// The tiles one of which is drawn next, each copy as likely as any other: all in the wall that
/// nobody has seen.
final class Draws {
    private final int[] counts;
    private final List<Tile> faces;
    private final int size;

    private Draws(int[] counts) {
        this.counts = counts;
        this.faces = Tile.faces().stream().filter(tile -> counts[tile.ordinal()] > 0).toList();
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        this.size = sum;
    }

    static Draws of(Table table) {
        int[] counts = new int[Tile.values().length];
        List<Tile> wall = table.wall().tiles();
        for (int at = 0; at < wall.size(); at++) {
            if (isUnseen(table, at)) {
                counts[wall.get(at).ordinal()]++;
            }
        }
        return new Draws(counts);
    }

    /// The table after a seat has drawn that tile, which has changed places in the wall with the
    /// one that lay there.
    static Table drawn(Table table, Seat seat, Tile tile, int at) {
        Table changed =
                table.wall().tile(at) == tile ? table : table.exchanging(at, place(table, tile));
        return changed.after(new Event.Drew(seat, tile, at));
    }

    /// Where a copy of a tile lies that nobody has seen.
    private static int place(Table table, Tile tile) {
        for (int at = table.wall().size() - 1; at >= 0; at--) {
            if (table.wall().tile(at) == tile && isUnseen(table, at)) {
                return at;
            }
        }
        throw new IllegalArgumentException("nobody can draw " + tile);
    }

    static boolean isUnseen(Table table, int at) {
        return !table.wall().isTaken(at)
                && table.markers().stream().noneMatch(marker -> marker.at() == at);
    }

    List<Tile> faces() {
        return faces;
    }

    int count(Tile tile) {
        return counts[tile.ordinal()];
    }

    int size() {
        return size;
    }
}
