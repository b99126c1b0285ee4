package sparrow.american.card;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Tile;

/// Fourteen tiles in printed order, and the groups they stand in.
///
/// @param places a character a tile: its kind, with 64 added where a joker may stand
record Spelling(List<Group> groups, String places) {
    private static final int JOKER = 64;

    Spelling {
        groups = List.copyOf(groups);
    }

    Tile tile(int place) {
        return Kinds.tile(places.charAt(place) & (JOKER - 1));
    }

    boolean joker(int place) {
        return (places.charAt(place) & JOKER) != 0;
    }

    /// The groups in sorting order: two spellings with the same are the same hand.
    List<Group> sorted() {
        return groups.stream().sorted().toList();
    }

    /// Puts a spelling together, group by group and tile by tile.
    static final class Builder {
        private final List<Group> groups = new ArrayList<>();
        private final StringBuilder places = new StringBuilder();

        void group(Group group) {
            groups.add(group);
        }

        void place(Tile tile, boolean joker) {
            places.append((char) (Kinds.of(tile) + (joker ? JOKER : 0)));
        }

        Spelling spelling() {
            return new Spelling(groups, places.toString());
        }
    }
}
