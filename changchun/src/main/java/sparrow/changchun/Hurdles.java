package sparrow.changchun;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Distance;

/// How far hands are from a win where the shape is not all: an open set, or a closed wait, is asked
/// for besides. Up to two tiles from a win every way to it is tried; farther off the shape tells.
final class Hurdles {
    private static final int COPIES = 4;
    private static final int REMEMBERED = 50_000;

    /// The way to a winning shape, whatever else is asked for.
    interface Shape {
        int sets(Tiles hand, List<Meld> melds);

        int pairs(Tiles hand, List<Meld> melds);
    }

    private record Waiting(Tiles hand, List<Meld> melds) {}

    private final ChangchunRules rules;
    private final Shape shape;
    private final Map<Waiting, Boolean> ready = new HashMap<>();

    Hurdles(ChangchunRules rules, Shape shape) {
        this.rules = rules;
        this.shape = shape;
    }

    /// Whether a winning shape beside these sets may be no win.
    boolean stand(List<Meld> melds) {
        return rules.isClosedWaitLeast() || mustOpen(melds);
    }

    private boolean mustOpen(List<Meld> melds) {
        return rules.mustBeOpen() && melds.stream().allMatch(MustHaves::isConcealedKong);
    }

    /// The fewest tiles that make the hand win; one that has a tile too many parts with its worst.
    int distance(Tiles hand, List<Meld> melds) {
        return hand.size() % 3 == 1 ? waiting(hand, melds) : afterDiscard(hand, melds);
    }

    private int afterDiscard(Tiles hand, List<Meld> melds) {
        int least = Distance.NEVER;
        for (Tile face : hand.faces()) {
            least = Math.min(least, waiting(hand.without(face), melds));
        }
        return least;
    }

    private int waiting(Tiles hand, List<Meld> melds) {
        int least = least(hand, melds);
        if (least > 2) {
            return least;
        }
        return isReady(hand, melds) ? 1 : canBeReady(hand, melds) ? 2 : 3;
    }

    /// No hand is nearer than this: its shape, and who must still open a set claims a tile for it
    /// before the one that wins.
    private int least(Tiles hand, List<Meld> melds) {
        int sets = shape.sets(hand, melds);
        return Math.min(mustOpen(melds) ? Math.max(2, sets) : sets, shape.pairs(hand, melds));
    }

    private boolean isReady(Tiles hand, List<Meld> melds) {
        if (Math.min(shape.sets(hand, melds), shape.pairs(hand, melds)) > 1) {
            return false;
        }
        if (ready.size() > REMEMBERED) {
            ready.clear();
        }
        return ready.computeIfAbsent(
                new Waiting(hand, melds),
                waiting -> !rules.waits(waiting.hand, waiting.melds).isEmpty());
    }

    private boolean canBeReady(Tiles hand, List<Meld> melds) {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (makesReady(hand, melds, Tile.ofKind(kind))) {
                return true;
            }
        }
        return false;
    }

    private boolean makesReady(Tiles hand, List<Meld> melds, Tile tile) {
        return isLeft(hand, melds, tile)
                && (canDiscardToReady(hand.with(tile), melds)
                        || claims(hand, melds, tile).stream()
                                .anyMatch(claim -> canDiscardToReady(claim.hand, claim.melds)));
    }

    private static boolean isLeft(Tiles hand, List<Meld> melds, Tile tile) {
        long laid =
                melds.stream()
                        .flatMap(meld -> meld.tiles().stream())
                        .filter(each -> each == tile)
                        .count();
        return hand.count(tile) + laid < COPIES;
    }

    private boolean canDiscardToReady(Tiles hand, List<Meld> melds) {
        return hand.faces().stream().anyMatch(face -> isReady(hand.without(face), melds));
    }

    /// The kinds that bring a waiting hand nearer, a bit each.
    long accepted(Tiles hand, List<Meld> melds) {
        int distance = waiting(hand, melds);
        long accepted = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (brings(hand, melds, Tile.ofKind(kind), distance)) {
                accepted |= 1L << kind;
            }
        }
        return accepted;
    }

    private boolean brings(Tiles hand, List<Meld> melds, Tile tile, int distance) {
        return switch (distance) {
            case 1 -> rules.waits(hand, melds).contains(tile);
            case 2 -> makesReady(hand, melds, tile);
            default ->
                    isLeft(hand, melds, tile)
                            && (leavesNearer(hand.with(tile), melds, distance)
                                    || claims(hand, melds, tile).stream()
                                            .anyMatch(claim ->
                                                    leavesNearer(
                                                            claim.hand, claim.melds, distance)));
        };
    }

    private boolean leavesNearer(Tiles hand, List<Meld> melds, int distance) {
        return hand.faces().stream()
                .map(hand::without)
                .anyMatch(rest ->
                        least(rest, melds) < distance
                                && (distance > 3 || waiting(rest, melds) < distance));
    }

    /// What may lie and what stays in hand once the tile is claimed; only who must open a set gains
    /// by that.
    private List<Waiting> claims(Tiles hand, List<Meld> melds, Tile tile) {
        List<Waiting> claims = new ArrayList<>();
        if (mustOpen(melds)) {
            if (hand.count(tile) >= 2) {
                claim(hand, melds, Collections.nCopies(3, tile), tile, claims);
            }
            for (int low = tile.rank() - 2; tile.isNumbered() && low <= tile.rank(); low++) {
                if (low >= 1 && low <= 7) {
                    claim(hand, melds, run(tile, low), tile, claims);
                }
            }
        }
        return claims;
    }

    private static List<Tile> run(Tile tile, int low) {
        return List.of(
                Tile.of(tile.suit(), low),
                Tile.of(tile.suit(), low + 1),
                Tile.of(tile.suit(), low + 2));
    }

    private static void claim(
            Tiles hand, List<Meld> melds, List<Tile> set, Tile tile, List<Waiting> claims) {
        List<Tile> own = new ArrayList<>(set);
        own.remove(tile);
        if (hand.containsAll(Tiles.of(own))) {
            List<Meld> more = new ArrayList<>(melds);
            more.add(Meld.claimed(set, tile, Seat.A));
            claims.add(new Waiting(hand.without(own), more));
        }
    }
}
