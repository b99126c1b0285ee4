package sparrow.filipino.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.filipino.Ambition;
import sparrow.filipino.Course;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.Money;
import sparrow.filipino.Nearness;
import sparrow.filipino.Plan;
import sparrow.filipino.Wild;
import sparrow.shapes.Distance;
import sparrow.shapes.Holding;

/// Ways to a win where it must be worth something to count.
final class Ambitious {
    /// How often the last tile brings what a plan of sets still lacks: seldom is only one waited
    /// for.
    private static final double LUCK_OF_SETS = 0.35;

    /// The same for siete pares, which wait for one tile as a rule.
    private static final double LUCK_OF_PAIRS = 0.8;

    private final FilipinoRules rules;
    private final Wild wild;
    private final Tiles visible;
    private final int flowers;
    private final Nearness nearness;

    Ambitious(FilipinoRules rules, Wild wild, Tiles visible, int flowers) {
        this.rules = rules;
        this.wild = wild;
        this.visible = visible;
        this.flowers = flowers;
        this.nearness = new Nearness(rules, wild, flowers);
    }

    /// @param arrivals helpful tiles left, each as often as there are hands it may come from
    /// @param luck how likely the win is worth enough
    /// @param quarters it is then worth once
    record Way(
            Outlook.Road road,
            int distance,
            int left,
            double arrivals,
            double luck,
            double quarters) {}

    /// A waiting hand, what it becomes with each kind of tile, and whether it may claim them.
    private record Step(Course now, List<Course> next, boolean claims) {}

    /// Every way that is open to a waiting hand.
    List<Way> ways(Tiles hand, List<Meld> melds) {
        List<Plan> plans = Plan.enough(melds, flowers, rules);
        int[] unseen = Holding.of(hand, melds).unseen(visible);
        List<Way> ways = new ArrayList<>();
        ready(hand, melds, unseen, ways);
        Course now = course(hand, melds);
        List<Course> next = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            next.add(unseen[kind] == 0 ? now : course(hand.with(Tile.ofKind(kind)), melds));
        }
        for (Plan plan : plans) {
            int distance = plan.distance(now) - wild.count(hand);
            if (distance < Distance.NEVER - Tile.KINDS && (distance > 1 || ways.isEmpty())) {
                ways.add(way(plan, hand, new Step(now, next, mayClaim(plan, melds)), unseen));
            }
        }
        return ways;
    }

    private Course course(Tiles hand, List<Meld> melds) {
        return new Course(wild.natural(hand), melds, rules.goal());
    }

    /// A hand that waits for tiles it wins with, and for nothing else.
    private void ready(Tiles hand, List<Meld> melds, int[] unseen, List<Way> ways) {
        int left = 0;
        for (long waits = nearness.waits(hand, melds); waits != 0; waits &= waits - 1) {
            left += unseen[Long.numberOfTrailingZeros(waits)];
        }
        if (left > 0) {
            ways.add(new Way(Outlook.Road.SETS, 1, left, 3.0 * left, 1, least()));
        }
    }

    private int least() {
        return Money.QUARTERS * rules.leastUnits();
    }

    /// A plan that looks ready, but is not by exact count, needs one tile more.
    private Way way(Plan plan, Tiles hand, Step step, int[] unseen) {
        int raw = plan.distance(step.now);
        Outlook.Road road =
                plan.shapes().contains(Ambition.SIETE_PARES)
                        ? Outlook.Road.SIETE
                        : Outlook.Road.SETS;
        int distance = Math.max(2, raw - wild.count(hand));
        int[] kinds = wild.natural(hand).kinds();
        int left = 0;
        double arrivals = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (unseen[kind] > 0 && plan.distance(step.next.get(kind)) < raw) {
                left += unseen[kind];
                arrivals += unseen[kind] * (step.claims ? road.ways(kinds, kind, distance) : 1);
            }
        }
        double worth = Math.max(least(), plan.quarters());
        return new Way(road, distance, left, arrivals, luck(plan, road), worth);
    }

    private double luck(Plan plan, Outlook.Road road) {
        return plan.isEnough(rules) ? 1 : road == Outlook.Road.SIETE ? LUCK_OF_PAIRS : LUCK_OF_SETS;
    }

    /// Whether claims cost the plan nothing it needs.
    private boolean mayClaim(Plan plan, List<Meld> melds) {
        boolean open = melds.stream().anyMatch(meld -> meld.manner() == Meld.Manner.CLAIMED);
        return open || plan.quarters() - rules.quarters(Ambition.ALL_UP) >= least();
    }
}
