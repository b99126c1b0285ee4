package sparrow.riichi.advice;

import java.util.List;
import java.util.function.Predicate;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Holding;

/// The tiles that sets and a pair can still be built of: those held, and how many of each kind can
/// be had in all.
///
/// @param laid how many of the four sets are there already
record Supply(Tiles held, Tiles available, int laid) {
    private static final int COPIES = 4;

    static Supply of(Position position) {
        Tiles held = Tiles.EMPTY;
        Tiles available = Tiles.EMPTY;
        int[] unseen = position.unseen();
        int[] kinds = position.hand().concealed().kinds();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            held = held.with(tile, kinds[kind]);
            available = available.with(tile, kinds[kind] + unseen[kind]);
        }
        return new Supply(held, available, position.holding().melds());
    }

    /// This with some kinds left unused.
    Supply only(Predicate<Tile> usable) {
        Tiles fewerHeld = held;
        Tiles fewer = available;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (!usable.test(tile)) {
                fewerHeld = fewerHeld.with(tile, -held.count(tile));
                fewer = fewer.with(tile, -available.count(tile));
            }
        }
        return new Supply(fewerHeld, fewer, laid);
    }

    /// This with a tile more in the hand.
    Supply with(Tile tile) {
        return new Supply(held.with(tile), available, laid);
    }

    /// This after a discard, which nobody can have any more.
    Supply without(Tile tile) {
        return new Supply(held.without(tile), available.without(tile), laid);
    }

    /// How many copies are still to come.
    int unseen(Tile tile) {
        return available.count(tile) - held.count(tile);
    }

    /// The fewest tiles that, added, complete four sets and a pair.
    int distance() {
        Tiles gone = Tiles.EMPTY;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            gone = gone.with(tile, COPIES - available.count(tile));
        }
        Holding holding = Holding.of(held.kinds(), laid).live(gone);
        return laid > 4 ? Distance.NEVER : Distance.of(holding, Form.STANDARD);
    }

    /// The same with certain sets among the four.
    int distanceWith(List<Tiles> sets) {
        Tiles restHeld = held;
        Tiles rest = available;
        int missing = 0;
        for (Tiles set : sets) {
            for (Tile tile : set.list()) {
                if (!rest.contains(tile)) {
                    return Distance.NEVER;
                }
                rest = rest.without(tile);
                boolean there = restHeld.contains(tile);
                restHeld = there ? restHeld.without(tile) : restHeld;
                missing += there ? 0 : 1;
            }
        }
        int others = new Supply(restHeld, rest, laid + sets.size()).distance();
        return others == Distance.NEVER ? others : missing + others;
    }

    /// How many of these tiles are missing; [Distance#NEVER] if they cannot be had.
    int missing(Tiles wanted) {
        int missing = 0;
        for (Tile tile : wanted.faces()) {
            if (available.count(tile) < wanted.count(tile)) {
                return Distance.NEVER;
            }
            missing += Math.max(0, wanted.count(tile) - held.count(tile));
        }
        return missing;
    }
}
