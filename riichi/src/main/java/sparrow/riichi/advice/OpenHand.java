package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.shapes.Acceptance;
import sparrow.shapes.Distance;

/// An open hand, measured by the nearest win that has a yaku: its distance is the fewest tiles that
/// complete it with one, and it accepts the tiles that lower that distance.
final class OpenHand {
    /// The farthest distance at which the shapes that follow are looked at: one away.
    private static final int JUDGED = 2;

    private final Supply supply;

    /// Those worth looking at, with the distance of the nearest.
    private final List<Aim> aims;

    private final int distance;

    private OpenHand(Supply supply, List<Aim> aims, int distance) {
        this.supply = supply;
        this.aims = aims;
        this.distance = distance;
    }

    static OpenHand of(Position position) {
        return of(Supply.of(position), Aims.of(position));
    }

    private static OpenHand of(Supply supply, List<Aim> aims) {
        int best = Distance.NEVER;
        for (Aim aim : aims) {
            best = Math.min(best, aim.distance(supply, best));
        }
        return new OpenHand(supply, aims, best);
    }

    /// The fewest tiles that complete it with a yaku; [Distance#NEVER] if none can be had.
    int distance() {
        return distance;
    }

    OpenHand without(Tile discard) {
        return of(supply.without(discard), aims);
    }

    /// Only the aims that are no farther than so many tiles.
    private OpenHand making(int most) {
        List<Aim> near = new ArrayList<>();
        int best = Distance.NEVER;
        for (Aim aim : aims) {
            int tiles = aim.distance(supply, most + 1);
            if (tiles <= most) {
                near.add(aim);
                best = Math.min(best, tiles);
            }
        }
        return new OpenHand(supply, near, best);
    }

    /// Whether the hand is so near with one tile more.
    private boolean isWithin(Tile drawn, int most) {
        Supply more = supply.with(drawn);
        for (Aim aim : aims) {
            if (aim.distance(more, most + 1) <= most) {
                return true;
            }
        }
        return false;
    }

    /// The tiles that bring it nearer to a win with a yaku, of which a copy is left.
    Acceptance acceptance() {
        int[] unseen = new int[Tile.KINDS];
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            unseen[kind] = supply.unseen(Tile.ofKind(kind));
        }
        return Acceptance.of(accepted(), unseen);
    }

    private long accepted() {
        if (distance == Distance.NEVER || distance == 0) {
            return 0;
        }
        OpenHand nearest = making(distance);
        long accepted = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            boolean comes = supply.unseen(tile) > 0 && nearest.isWithin(tile, distance - 1);
            accepted |= comes ? 1L << kind : 0;
        }
        return accepted;
    }

    /// The shape of the hand, given what it accepts.
    Shape shape(Acceptance acceptance) {
        int good = 0;
        List<Shape.Improvement> improvements = new ArrayList<>();
        if (distance > JUDGED) {
            return new Shape(distance, acceptance, Shape.NOT_JUDGED, improvements);
        }
        OpenHand near = making(distance + 1);
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            int left = supply.unseen(tile);
            boolean accepted = acceptance.accepts(tile);
            if (left == 0 || (distance == 1 && accepted)) {
                continue;
            }
            int next = near.bestAcceptance(tile, accepted ? distance - 1 : distance);
            if (accepted) {
                good += next >= Shape.GOOD * (distance - 1) ? left : 0;
            } else if (next > acceptance.total()) {
                improvements.add(new Shape.Improvement(tile, left, next - acceptance.total()));
            }
        }
        improvements.sort(Shape.MOST_FIRST);
        return new Shape(distance, acceptance, good, improvements);
    }

    /// How many tiles are accepted after a draw and the best discard that leaves the hand so near.
    private int bestAcceptance(Tile drawn, int target) {
        OpenHand full = new OpenHand(supply.with(drawn), aims, distance).making(target);
        int best = 0;
        for (Tile discard : full.supply.held().faces()) {
            OpenHand rest =
                    new OpenHand(full.supply.without(discard), full.aims, target).making(target);
            best = rest.aims.isEmpty() ? best : Math.max(best, rest.total());
        }
        return best;
    }

    private int total() {
        int total = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            int left = supply.unseen(tile);
            total += left > 0 && isWithin(tile, distance - 1) ? left : 0;
        }
        return total;
    }
}
