package sparrow.filipino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Marker;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The tile turned up before play, if the house plays with one: in a hand its copies stand for any
/// tile, in a set that is laid only for themselves.
public record Wild(Optional<Tile> face) {
    public static final Wild NONE = new Wild(Optional.empty());

    public static Wild of(Table table) {
        return table.markers().isEmpty()
                ? NONE
                : new Wild(
                        table.markers(Words.JOKER).stream()
                                .map(Marker::tile)
                                .filter(Tile::isNumbered)
                                .findFirst());
    }

    boolean is(Tile tile) {
        return face.isPresent() && face.get() == tile;
    }

    public int count(Tiles hand) {
        return face.isPresent() ? hand.count(face.get()) : 0;
    }

    /// The hand without its wild tiles.
    public Tiles natural(Tiles hand) {
        return face.isPresent() ? hand.with(face.get(), -count(hand)) : hand;
    }

    boolean isComplete(Goal goal, Tiles hand, List<Meld> melds) {
        int wild = count(hand);
        return wild == 0
                ? goal.isComplete(hand, melds)
                : goal.distance(natural(hand), melds) <= wild;
    }

    /// A complete hand with its wild tiles replaced by what they stand for.
    ///
    /// @param standIns what they stand for
    record Resolved(Tiles hand, Tiles standIns) {}

    /// Every way in which the wild tiles make the hand complete.
    List<Resolved> resolutions(Goal goal, Tiles hand, List<Meld> melds) {
        List<Resolved> all = new ArrayList<>();
        fill(goal, new Resolved(natural(hand), Tiles.EMPTY), melds, count(hand), 0, all);
        return all;
    }

    private static void fill(
            Goal goal, Resolved part, List<Meld> melds, int left, int from, List<Resolved> all) {
        if (goal.distance(part.hand, melds) > left) {
            return;
        }
        if (left == 0) {
            all.add(part);
            return;
        }
        for (int kind = from; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (part.hand.count(tile) < 4) {
                Resolved more = new Resolved(part.hand.with(tile), part.standIns.with(tile));
                fill(goal, more, melds, left - 1, kind, all);
            }
        }
    }
}
