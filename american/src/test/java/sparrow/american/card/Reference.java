package sparrow.american.card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// Distance the slow way: every way to lay the exposures on groups is tried, then as many of the
/// other places as possible are given a tile each.
final class Reference {
    private Reference() {}

    /// A place of the hand and the tiles that may stand there.
    private record Place(Tile tile, boolean joker) {
        boolean takes(Tile held) {
            return held == tile || (joker && held == Tile.JOKER);
        }
    }

    static int distance(Variation variation, List<Tile> concealed, List<Meld> exposed) {
        if (!exposed.isEmpty() && variation.line().concealed()) {
            return -1;
        }
        return distance(new ArrayList<>(variation.groups()), concealed, exposed, 0);
    }

    private static int distance(
            List<Group> groups, List<Tile> concealed, List<Meld> exposed, int next) {
        if (next == exposed.size()) {
            return missing(groups, concealed);
        }
        int least = -1;
        for (Group group : groups) {
            if (covers(group, exposed.get(next))) {
                List<Group> rest = new ArrayList<>(groups);
                rest.remove(group);
                int distance = distance(rest, concealed, exposed, next + 1);
                least = least < 0 || (distance >= 0 && distance < least) ? distance : least;
            }
        }
        return least;
    }

    private static boolean covers(Group group, Meld meld) {
        return group.jokers()
                && group.count() >= 3
                && group.count() == meld.tiles().size()
                && meld.tiles().stream()
                        .allMatch(tile -> tile == Tile.JOKER || tile == group.tile());
    }

    private static int missing(List<Group> groups, List<Tile> concealed) {
        List<Place> places = new ArrayList<>();
        for (Group group : groups) {
            for (int i = 0; i < group.count(); i++) {
                places.add(new Place(group.tile(), group.jokers()));
            }
        }
        int[] placeOf = new int[concealed.size()];
        Arrays.fill(placeOf, -1);
        int filled = 0;
        for (int place = 0; place < places.size(); place++) {
            boolean[] tried = new boolean[concealed.size()];
            filled += find(place, places, concealed, placeOf, tried) ? 1 : 0;
        }
        return places.size() - filled;
    }

    /// Finds a tile for a place, moving others to further tiles if need be.
    private static boolean find(
            int place, List<Place> places, List<Tile> tiles, int[] placeOf, boolean[] tried) {
        for (int tile = 0; tile < tiles.size(); tile++) {
            if (!tried[tile] && places.get(place).takes(tiles.get(tile))) {
                tried[tile] = true;
                if (placeOf[tile] < 0 || find(placeOf[tile], places, tiles, placeOf, tried)) {
                    placeOf[tile] = place;
                    return true;
                }
            }
        }
        return false;
    }
}
