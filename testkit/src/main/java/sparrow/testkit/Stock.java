package sparrow.testkit;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.Wall;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// All the tiles and points of a hand: none may appear or disappear.
///
/// Most of a table stays as it is from one decision to the next, so each part of it is counted once
/// and again only after it has changed.
final class Stock {
    private static final int FACES = Tile.faces().size();
    private static final int WALL = Seat.values().length;

    private final int[] all;
    private final int points;
    private final @Nullable Object[] parts = new Object[WALL + 1];
    private final int[][] counts = new int[WALL + 1][FACES];

    Stock(List<Tile> tiles, Table start) {
        all = new int[FACES];
        tiles.forEach(tile -> all[tile.ordinal()]++);
        points = points(start);
    }

    private static int points(Table table) {
        int sum = table.pot();
        for (Seat seat : table.seats()) {
            sum += table.place(seat).points();
        }
        return sum;
    }

    /// Fails when the table has other tiles or points than the hand began with.
    void check(Table table) {
        count(table);
        for (int face = 0; face < FACES; face++) {
            int found = 0;
            for (int[] part : counts) {
                found += part[face];
            }
            if (found != all[face]) {
                throw new BrokenLaw(
                        Law.TILES,
                        "there are "
                                + found
                                + " of "
                                + Tile.faces().get(face)
                                + ", not "
                                + all[face]
                                + ", after "
                                + table.log().last());
            }
        }
        if (points(table) != points) {
            throw new BrokenLaw(
                    Law.POINTS,
                    table.points()
                            + " and a pot of "
                            + table.pot()
                            + " are not "
                            + points
                            + " together");
        }
        if (table.pot() < 0) {
            throw new BrokenLaw(Law.POINTS, "the pot owes " + -table.pot());
        }
    }

    private void count(Table table) {
        if (isNew(WALL, table.wall())) {
            count(table.wall(), counts[WALL]);
        }
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            if (isNew(seat.ordinal(), place)) {
                count(place, counts[seat.ordinal()]);
            }
        }
    }

    /// Whether that part has changed since it was counted; its counts start from nothing then.
    @SuppressWarnings("ReferenceEquality") // a part that has not changed is the very same
    private boolean isNew(int index, Object part) {
        if (parts[index] == part) {
            return false;
        }
        parts[index] = part;
        Arrays.fill(counts[index], 0);
        return true;
    }

    private static void count(Wall wall, int[] counts) {
        for (int at = 0; at < wall.size(); at++) {
            counts[wall.tile(at).ordinal()] += wall.isTaken(at) ? 0 : 1;
        }
    }

    /// Hand, flowers and melds, and what lies unclaimed in the pond.
    private static void count(Place place, int[] counts) {
        count(place.hand(), counts);
        count(place.flowers(), counts);
        for (Meld meld : place.melds()) {
            for (Tile tile : meld.tiles()) {
                counts[tile.ordinal()]++;
            }
        }
        for (Thrown thrown : place.pond()) {
            counts[thrown.tile().ordinal()] += thrown.claimedBy().isEmpty() ? 1 : 0;
        }
    }

    private static void count(Tiles tiles, int[] counts) {
        tiles.forEachFace(face -> counts[face.ordinal()] += tiles.count(face));
    }
}
