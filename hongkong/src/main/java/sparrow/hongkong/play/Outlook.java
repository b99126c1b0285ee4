package sparrow.hongkong.play;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.Nearness;
import sparrow.hongkong.Plan;
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

    /// Ways in which the tiles of a plan may come.
    private static final int WAYS = 4;

    private final Nearness nearness;
    private final Tiles visible;
    private final int turns;
    private final int hidden;

    Outlook(View view, HongKongRules rules, Nearness nearness) {
        Table table = view.table();
        this.nearness = nearness;
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

    /// @param plan what is likeliest to win
    /// @param left copies of tiles that bring it nearer, not seen
    /// @param chance that it wins, roughly
    record Hope(Optional<Plan> plan, int distance, int left, double chance) {
        static final Hope NONE = new Hope(Optional.empty(), Distance.NEVER, 0, 0);

        String words() {
            return plan.map(Plan::text).orElse("no win");
        }
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
        double[] most = new double[WAYS * (hand.size() + 2)];
        Arrays.fill(most, -1);
        Hope best = Hope.NONE;
        for (Nearness.Route route : nearness.routes(hand, melds, elsewhere)) {
            double coming = coming(route, held, unseen);
            int way = WAYS * route.distance() + way(route.plan());
            if (coming > most[way]) {
                most[way] = coming;
                double chance = chance(route, coming);
                best = chance > best.chance ? hope(route, unseen, chance) : best;
            }
        }
        return best;
    }

    /// How the tiles of a plan come: of two plans that want as many tiles in the same way, the one
    /// that fewer help is not the likelier.
    private static int way(Plan plan) {
        return (plan.mustBeDrawn() ? 2 : 0) + (plan.allowsClaims() ? 1 : 0);
    }

    /// What a hand with a tile too many may hope for when the right one goes.
    Hope afterDiscard(Tiles hand, List<Meld> melds) {
        return hand.faces().stream()
                .map(tile -> hopeWithout(tile, hand, melds))
                .max(Comparator.comparingDouble(Hope::chance))
                .orElse(Hope.NONE);
    }

    /// The helpful tiles, each as often as there are hands it may come from.
    private static double coming(Nearness.Route route, int[] held, int[] unseen) {
        double coming = 0;
        for (long kinds = route.accepted(); kinds != 0; kinds &= kinds - 1) {
            int kind = Long.numberOfTrailingZeros(kinds);
            coming += unseen[kind] * ways(route, held, kind);
        }
        return coming;
    }

    private static Hope hope(Nearness.Route route, int[] unseen, double chance) {
        int left = 0;
        for (long kinds = route.accepted(); kinds != 0; kinds &= kinds - 1) {
            left += unseen[Long.numberOfTrailingZeros(kinds)];
        }
        return new Hope(Optional.of(route.plan()), route.distance(), left, chance);
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
