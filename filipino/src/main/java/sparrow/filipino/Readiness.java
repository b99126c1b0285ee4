package sparrow.filipino;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.HandReading;
import sparrow.shapes.Wait;

/// What a hand one tile short of a win waits for, all shapes considered. A tile of which the hand
/// holds all four copies is not waited for, and a wild tile, which completes everything, does not
/// count as one.
final class Readiness {
    private static final int COPIES = 4;

    private final Goal goal;
    private final Wild wild;
    private final Tiles hand;
    private final List<Meld> melds;
    private final List<Tile> tiles = new ArrayList<>();

    Readiness(Goal goal, Wild wild, Tiles hand, List<Meld> melds) {
        this.goal = goal;
        this.wild = wild;
        this.hand = hand;
        this.melds = melds;
        Tiles own = hand;
        for (Meld meld : melds) {
            own = own.with(meld.tiles());
        }
        Tiles natural = wild.natural(hand);
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (!wild.is(tile)
                    && own.count(tile) < COPIES
                    && goal.distance(natural.with(tile), melds) <= wild.count(hand)) {
                tiles.add(tile);
            }
        }
    }

    /// The tiles waited for, in sorting order.
    List<Tile> tiles() {
        return tiles;
    }

    /// The ways in which that tile completes the hand.
    private Set<Wait> ways(Tile last) {
        Set<Wait> ways = EnumSet.noneOf(Wait.class);
        for (Wild.Resolved resolved : wild.resolutions(goal, hand.with(last), melds)) {
            Hand complete = new Hand(resolved.hand().list(), melds);
            for (HandReading reading : HandReading.all(complete, goal.forms(melds))) {
                reading.finishes(last).forEach(finish -> ways.add(finish.type()));
            }
        }
        return ways;
    }

    boolean isSingle() {
        return tiles.size() == 1;
    }

    /// The only wait, and readable only as the middle of a run.
    boolean isPaningit() {
        return isSingle() && ways(tiles.getFirst()).equals(EnumSet.of(Wait.CLOSED));
    }

    /// Two pairs, either of which becomes a pung, and nothing else.
    boolean isBackToBack() {
        return tiles.size() == 2
                && tiles.stream().allMatch(tile -> ways(tile).equals(EnumSet.of(Wait.DUAL_PAIR)));
    }
}
