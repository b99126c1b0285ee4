package sparrow.hongkong.play;

import java.util.Comparator;
import java.util.List;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.HongKongVariant;
import sparrow.hongkong.Nearness;
import sparrow.shapes.Distance;
import sparrow.shapes.Holding;

/// What can be hoped for from a hand that waits for its next tile: the plan likeliest to win.
final class Outlook {
    /// How often a helpful tile that lies in another hand is discarded rather than kept.
    private static final double DISCARDED = 0.6;

    /// Helpful tiles of a usual hand that lacks so many, where nothing is claimed.
    private static final double[] USUAL = {0, 3, 7, 11, 16, 20};

    /// How much more often they come to a hand that claims, and to one that waits for the last.
    private static final double CLAIMING = 1.6;

    private static final double WAITING = 1 + 3 * DISCARDED;

    /// How much the next tile comes as in a usual hand: few helpful ones can still grow more.
    private static final double GROWTH = 0.4;

    /// No tile is surer to come in a turn.
    private static final double MOST = 0.9;

    private final Nearness nearness;
    private final Tiles visible;
    private final int turns;
    private final int hidden;

    Outlook(View view, HongKongRules rules) {
        Table table = view.table();
        this.nearness =
                new Nearness(
                        rules,
                        table.wind(view.seat()),
                        HongKongVariant.roundWind(table),
                        view.own().flowers());
        this.visible = Sight.visible(view);
        this.turns = rules.drawsLeft(table) / table.seats().size() + 1;
        int unknown = table.wall().left();
        for (Seat seat : table.seats()) {
            unknown += seat == view.seat() ? 0 : table.place(seat).hand().size();
        }
        this.hidden = Math.max(1, unknown);
    }

    private Outlook(Outlook other, Tiles visible) {
        this.nearness = other.nearness;
        this.visible = visible;
        this.turns = other.turns;
        this.hidden = other.hidden;
    }

    /// The same where a tile that lies on the table is claimed into the own melds.
    Outlook claiming(Tile tile) {
        return new Outlook(this, visible.without(tile));
    }

    /// @param plan what is likeliest to win, in words
    /// @param left copies of tiles that bring it nearer, not seen
    /// @param chance that it wins, roughly
    record Hope(String plan, int distance, int left, double chance) {
        static final Hope NONE = new Hope("no win", Distance.NEVER, 0, 0);
    }

    /// What a waiting hand may hope for.
    Hope hope(Tiles hand, List<Meld> melds) {
        return hope(hand, melds, visible);
    }

    /// What a hand may hope for that discards this tile.
    Hope hopeWithout(Tile discard, Tiles hand, List<Meld> melds) {
        return hope(hand.without(discard), melds, visible.with(discard));
    }

    private Hope hope(Tiles hand, List<Meld> melds, Tiles elsewhere) {
        int[] held = hand.kinds();
        int[] unseen = Holding.of(hand, melds).unseen(elsewhere);
        Hope best = Hope.NONE;
        for (Nearness.Route route : nearness.routes(hand, melds, elsewhere)) {
            Hope hope = hope(route, held, unseen);
            best = hope.chance > best.chance ? hope : best;
        }
        return best;
    }

    /// What a hand with a tile too many may hope for when the right one goes.
    Hope afterDiscard(Tiles hand, List<Meld> melds) {
        return hand.faces().stream()
                .map(tile -> hopeWithout(tile, hand, melds))
                .max(Comparator.comparingDouble(Hope::chance))
                .orElse(Hope.NONE);
    }

    private Hope hope(Nearness.Route route, int[] held, int[] unseen) {
        int left = 0;
        double coming = 0;
        for (long kinds = route.accepted(); kinds != 0; kinds &= kinds - 1) {
            int kind = Long.numberOfTrailingZeros(kinds);
            left += unseen[kind];
            coming += unseen[kind] * ways(route, held, kind);
        }
        return new Hope(route.plan().text(), route.distance(), left, chance(route, coming));
    }

    /// How many hands a helpful tile may come from, the own draw being one.
    private static double ways(Nearness.Route route, int[] held, int kind) {
        if (route.distance() == 1) {
            return route.plan().mustBeDrawn() ? 1 : WAITING;
        }
        if (!route.plan().allowsClaims()) {
            return 1;
        }
        if (held[kind] >= 2) {
            return WAITING;
        }
        return route.plan().allowsChows() && makesChow(held, kind) ? 1 + DISCARDED : 1;
    }

    private static boolean makesChow(int[] held, int kind) {
        int rank = kind % 9;
        return kind < Tile.EAST.kind()
                && ((rank >= 2 && held[kind - 2] > 0 && held[kind - 1] > 0)
                        || (rank >= 1 && rank <= 7 && held[kind - 1] > 0 && held[kind + 1] > 0)
                        || (rank <= 6 && held[kind + 1] > 0 && held[kind + 2] > 0));
    }

    /// The chance to find all missing tiles in the turns left: the next mostly as this hand stands,
    /// later ones as in a usual hand.
    private double chance(Nearness.Route route, double coming) {
        double[] found = new double[route.distance() + 1];
        found[0] = 1;
        for (int turn = 0; turn < turns; turn++) {
            for (int missing = 1; missing <= route.distance(); missing++) {
                int have = route.distance() - missing;
                double usual = usual(route, missing);
                double tiles = have == 0 ? coming + GROWTH * (usual - coming) : usual;
                double step = found[have] * Math.min(MOST, tiles / hidden);
                found[have] -= step;
                found[have + 1] += step;
            }
        }
        return found[route.distance()];
    }

    private static double usual(Nearness.Route route, int missing) {
        double alone = USUAL[Math.min(missing, USUAL.length - 1)];
        if (missing == 1) {
            return route.plan().mustBeDrawn() ? alone : alone * WAITING;
        }
        return route.plan().allowsClaims() ? alone * CLAIMING : alone;
    }
}
