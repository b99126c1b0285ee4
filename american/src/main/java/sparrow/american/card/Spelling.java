package sparrow.american.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.tile.Tile;

/// Fourteen tiles in printed order, and the groups they stand in.
///
/// @param places a character a tile: its kind, with 64 added where a joker may stand
/// @param ends a bit for each place behind which a printed block ends
public record Spelling(List<Group> groups, String places, int ends) {
    private static final int JOKER = 64;

    public Spelling {
        groups = List.copyOf(groups);
    }

    Tile tile(int place) {
        return Kinds.tile(places.charAt(place) & (JOKER - 1));
    }

    boolean endsAt(int place) {
        return (ends >> place & 1) != 0;
    }

    boolean joker(int place) {
        return (places.charAt(place) & JOKER) != 0;
    }

    /// The groups in sorting order: two spellings with the same are the same hand.
    public List<Group> sorted() {
        List<Group> sorted = new ArrayList<>(groups);
        Collections.sort(sorted);
        return sorted;
    }

    /// What may stand in the places of a piece.
    public enum Fill {
        NATURALS,
        JOKERS_TOO
    }

    /// Puts a spelling together, piece by piece.
    public static final class Builder {
        private final List<Group> groups = new ArrayList<>(Variation.TILES);
        private final StringBuilder places = new StringBuilder(Variation.TILES);
        private Fill fill = Fill.NATURALS;
        private int start;
        private int ends;

        /// Begins a piece.
        public void piece(Fill of) {
            fill = of;
        }

        /// Adds a tile to the piece.
        public void place(Tile tile) {
            places.append((char) (Kinds.of(tile) + (fill == Fill.JOKERS_TOO ? JOKER : 0)));
        }

        /// Ends the piece. Its tiles are groups: equal ones together, in the order they came.
        public void endOfPiece() {
            for (int first = start; first < places.length(); first++) {
                char place = places.charAt(first);
                if (count(place, start, first) == 0) {
                    int copies = count(place, first, places.length());
                    groups.add(
                            new Group(
                                    Kinds.tile(place & (JOKER - 1)),
                                    copies,
                                    fill == Fill.JOKERS_TOO));
                }
            }
            start = places.length();
            ends |= 1 << (start - 1);
        }

        private int count(char place, int from, int to) {
            int count = 0;
            for (int at = from; at < to; at++) {
                count += places.charAt(at) == place ? 1 : 0;
            }
            return count;
        }

        public Spelling spelling() {
            return new Spelling(groups, places.toString(), ends);
        }
    }
}
