package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sparrow.core.tile.Tile;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;

/// Something about a hand that may cost the win, in one sentence.
public record Warning(Kind kind, String sentence) {
    public enum Kind {
        /// An open hand that cannot get any yaku.
        NO_YAKU,
        /// An open hand whose nearest win has no yaku; one that has is farther.
        YAKU_FARTHER,
        /// A discard that takes the yaku of the nearest win away.
        YAKU_LOST,
        /// A ready hand that has no yaku with some or all of its tiles.
        WAIT_WITHOUT_YAKU,
        FURITEN,
        /// A ready hand for whose tiles no copy is left.
        DEAD_WAIT,
        /// A tile that may not be discarded right after the call.
        BARRED
    }

    /// What to mind about a hand of 13 tiles, or 14 whichever discard comes.
    public static List<Warning> of(Position position) {
        List<Warning> warnings = new ArrayList<>();
        if (!position.barred().isEmpty()) {
            warnings.add(
                    new Warning(
                            Kind.BARRED,
                            words(position.barred().list().stream().distinct().toList())
                                    + " may not be discarded right after this call."));
        }
        int distance = Distance.of(position.holding(), Form.RIICHI);
        if (!position.isClosed() && distance > 0) {
            yaku(position, distance, warnings);
        }
        if (position.holding().size() % 3 == 1) {
            warnings.addAll(ofReady(position));
        }
        return List.copyOf(warnings);
    }

    /// What to mind about the waits of a hand of 13 tiles; nothing if it is not ready.
    public static List<Warning> ofReady(Position position) {
        List<Warning> warnings = new ArrayList<>();
        ready(position, warnings);
        return warnings;
    }

    /// What to mind about a discard from a hand of 14 tiles.
    ///
    /// @param before what the best discard leaves
    /// @param after what this one leaves
    public static List<Warning> ofDiscard(Position position, Prospect before, Prospect after) {
        Position rest = position.without(after.discard().orElseThrow());
        List<Warning> warnings = new ArrayList<>();
        boolean reachable = before.distance() < Distance.NEVER;
        if (!position.isClosed() && reachable && after.yakuTakes() > before.yakuTakes()) {
            warnings.add(lost(rest, after));
        }
        if (after.shape() == 1) {
            warnings.addAll(ofReady(rest));
        }
        return warnings;
    }

    private static Warning lost(Position rest, Prospect after) {
        List<Route> routes = Route.all(rest);
        if (routes.isEmpty()) {
            return new Warning(Kind.YAKU_LOST, "this takes the last yaku away; none is in reach.");
        }
        return new Warning(
                Kind.YAKU_LOST,
                "this takes the yaku away; the nearest left, "
                        + named(routes.getFirst())
                        + ", is "
                        + tiles(after.yakuTakes())
                        + " farther than a win without.");
    }

    private static String tiles(int count) {
        return count == 1 ? "a tile" : count + " tiles";
    }

    private static void yaku(Position position, int distance, List<Warning> warnings) {
        List<Route> routes = Route.all(position);
        if (routes.isEmpty()) {
            warnings.add(
                    new Warning(
                            Kind.NO_YAKU,
                            "no yaku is in reach: this open hand can win only by the luck of a kan or the last tile."));
            return;
        }
        Route nearest = routes.getFirst();
        int more = nearest.distance() - distance;
        if (more > 0) {
            warnings.add(
                    new Warning(
                            Kind.YAKU_FARTHER,
                            "the nearest win has no yaku; with one, "
                                    + named(nearest)
                                    + ", it is "
                                    + tiles(more)
                                    + " farther."));
        }
    }

    private static String named(Route route) {
        return route.yaku().key() + (route.of().isEmpty() ? "" : " (" + route.of() + ")");
    }

    private static void ready(Position position, List<Warning> warnings) {
        ReadyHand hand = ReadyHand.of(position);
        if (!hand.isReady()) {
            return;
        }
        List<Tile> without =
                hand.waits().stream()
                        .filter(wait -> !wait.byDraw() && !position.isClosed())
                        .map(ReadyHand.Wait::tile)
                        .toList();
        if (!without.isEmpty()) {
            String which =
                    without.size() == hand.waits().size()
                            ? "every wait"
                            : "a win on " + words(without);
            warnings.add(new Warning(Kind.WAIT_WITHOUT_YAKU, which + " has no yaku."));
        }
        if (hand.isFuriten()) {
            warnings.add(
                    new Warning(
                            Kind.FURITEN,
                            "furiten: "
                                    + words(hand.thrown())
                                    + (hand.thrown().size() == 1 ? " is" : " are")
                                    + " among your own discards, so only a self-draw wins."));
        }
        if (hand.waits().stream().allMatch(wait -> wait.left() == 0)) {
            warnings.add(new Warning(Kind.DEAD_WAIT, "no winning tile is left."));
        }
    }

    private static String words(List<Tile> tiles) {
        return tiles.stream()
                .map(tile -> "the " + tile.title())
                .collect(Collectors.joining(" and "));
    }
}
