package sparrow.hongkong.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.Measured;
import sparrow.hongkong.Nearness;
import sparrow.hongkong.OpenPlans;
import sparrow.hongkong.Plan;
import sparrow.shapes.Distance;

/// What can be hoped for from a hand that waits for its next tile: the plan likeliest to win.
final class Outlook {
    private static final int WAYS = Way.values().length;

    private final Nearness nearness;
    private final Tiles visible;

    /// By the way in which tiles come.
    private final Chances[] chances;

    private @Nullable Full full;

    Outlook(View view, HongKongRules rules, Nearness nearness) {
        Table table = view.table();
        this.nearness = nearness;
        this.visible = Sight.visible(view);
        int turns = rules.drawsLeft(table) / table.seats().size() + 1;
        int unknown = table.wall().left();
        for (Seat seat : table.seats()) {
            unknown += seat == view.seat() ? 0 : table.place(seat).hand().size();
        }
        int hidden = Math.max(1, unknown);
        this.chances = new Chances[WAYS];
        for (Way way : Way.values()) {
            chances[way.ordinal()] = new Chances(way, turns, hidden);
        }
    }

    private Outlook(Outlook other, Tiles visible) {
        this.nearness = other.nearness;
        this.visible = visible;
        this.chances = other.chances;
    }

    /// The same where a tile that lies on the table is claimed into the own melds.
    Outlook claiming(Tile tile) {
        return new Outlook(this, visible.without(tile));
    }

    /// @param plan what is likeliest to win
    /// @param left copies of tiles that bring it nearer, not seen
    /// @param accepted a bit for each kind that does
    /// @param chance that it wins, roughly
    record Hope(Optional<Plan> plan, int distance, int left, long accepted, double chance) {
        static final Hope NONE = new Hope(Optional.empty(), Distance.NEVER, 0, 0, 0);

        String words() {
            return plan.map(aim -> Distance.inWords(distance) + aiming(aim))
                    .orElse("no win worth enough can be reached");
        }

        /// Where any win will do, there is nothing to aim for.
        private static String aiming(Plan plan) {
            return plan.aims().isEmpty() && plan.pungs().isEmpty()
                    ? ""
                    : ", aiming for " + listed(plan.text().toLowerCase(Locale.ROOT));
        }

        /// "mixed one suit in dots and a pung of east winds".
        private static String listed(String aims) {
            return aims.replace(", in ", " in ").replaceAll(", (?=[^,]+$)", " and ");
        }
    }

    /// What a waiting hand may hope for.
    Hope hope(Tiles hand, List<Meld> melds) {
        return hope(nearness.measured(hand, melds, visible));
    }

    /// What a hand may hope for that discards this tile.
    Hope hopeWithout(Tile discard, Tiles hand, List<Meld> melds) {
        return hope(full(hand, melds).without(discard));
    }

    /// A hand with a tile too many, kept from discard to discard.
    private Measured full(Tiles hand, List<Meld> melds) {
        Full last = full;
        if (last == null || !last.hand.equals(hand) || !last.melds.equals(melds)) {
            last = new Full(hand, melds, nearness.measured(hand, melds, visible));
            full = last;
        }
        return last.measured;
    }

    private record Full(Tiles hand, List<Meld> melds, Measured measured) {}

    /// Plans are left alone that cannot be likelier than one found already, however many tiles help
    /// them.
    private Hope hope(Measured measured) {
        OpenPlans plans = measured.plans();
        Arrivals arrivals = new Arrivals(measured);
        double floor = nearest(measured, arrivals);
        double[] most = new double[WAYS * (Chances.MISSING + 1)];
        Arrays.fill(most, -1);
        Hope best = Hope.NONE;
        for (int plan = 0; plan < plans.size(); plan++) {
            int way = Way.of(plans, plan).ordinal();
            if (chances[way].atMost(measured.atLeast(plan)) < floor) {
                continue;
            }
            Nearness.Route route = measured.route(plan);
            int distance = route.distance();
            if (distance == Distance.NEVER || chances[way].atMost(distance) < floor) {
                continue;
            }
            double coming = arrivals.of(plan, route);
            if (coming > most[WAYS * distance + way]) {
                most[WAYS * distance + way] = coming;
                double chance = chances[way].of(distance, coming);
                best = chance > best.chance ? hope(route, arrivals, chance) : best;
                floor = Math.max(floor, best.chance);
            }
        }
        return best;
    }

    /// The chance of the first of the plans that seem to be nearest.
    private double nearest(Measured measured, Arrivals arrivals) {
        OpenPlans plans = measured.plans();
        int nearest = 0;
        int least = Distance.NEVER;
        for (int plan = 0; plan < plans.size(); plan++) {
            if (measured.atLeast(plan) < least) {
                least = measured.atLeast(plan);
                nearest = plan;
            }
        }
        if (least == Distance.NEVER) {
            return 0;
        }
        Nearness.Route route = measured.route(nearest);
        return route.distance() == Distance.NEVER
                ? 0
                : chances[Way.of(plans, nearest).ordinal()].of(
                        route.distance(), arrivals.of(nearest, route));
    }

    private static Hope hope(Nearness.Route route, Arrivals arrivals, double chance) {
        int left = arrivals.left(route.accepted());
        return new Hope(
                Optional.of(route.plan()), route.distance(), left, route.accepted(), chance);
    }
}
