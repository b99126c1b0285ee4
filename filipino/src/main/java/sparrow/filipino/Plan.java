package sparrow.filipino;

import static sparrow.filipino.Ambition.ALL_CHOW;
import static sparrow.filipino.Ambition.ALL_PUNG;
import static sparrow.filipino.Ambition.ESCALERA;
import static sparrow.filipino.Ambition.FULL_FLUSH;
import static sparrow.filipino.Ambition.SIETE_PARES;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import sparrow.core.tile.Meld;

/// A win worth enough to count: ambitions to build, beside what the hand has by itself.
///
/// @param shapes ambitions that depend on the tiles; none if any win will do
/// @param quarters what such a win is worth once, without luck in the last tile
public record Plan(Set<Ambition> shapes, int quarters) {
    private static final List<Set<Ambition>> SHAPES =
            List.of(
                    EnumSet.noneOf(Ambition.class),
                    EnumSet.of(ESCALERA),
                    EnumSet.of(SIETE_PARES),
                    EnumSet.of(ALL_CHOW),
                    EnumSet.of(ALL_PUNG),
                    EnumSet.of(FULL_FLUSH),
                    EnumSet.of(ESCALERA, ALL_CHOW),
                    EnumSet.of(ESCALERA, FULL_FLUSH),
                    EnumSet.of(ALL_CHOW, FULL_FLUSH),
                    EnumSet.of(ALL_PUNG, FULL_FLUSH),
                    EnumSet.of(SIETE_PARES, FULL_FLUSH),
                    EnumSet.of(ESCALERA, ALL_CHOW, FULL_FLUSH));

    public Plan {
        shapes = Set.copyOf(shapes);
    }

    /// Every plan that may be worth what a win must be, with luck in the last tile; none if this
    /// hand cannot win any more. A plan that asks for more than one that needs no luck is left out.
    public static List<Plan> enough(List<Meld> melds, int flowers, FilipinoRules rules) {
        List<Plan> plans = new ArrayList<>();
        for (Set<Ambition> shapes : SHAPES) {
            boolean known = shapes.stream().allMatch(shape -> canCount(shape, rules));
            boolean asksMore =
                    plans.stream()
                            .anyMatch(plan ->
                                    plan.isEnough(rules) && shapes.containsAll(plan.shapes));
            int most = worth(shapes, melds, flowers, luck(melds, rules), rules);
            if (known && !asksMore && most >= rules.leastQuarters) {
                plans.add(new Plan(shapes, worth(shapes, melds, flowers, 0, rules)));
            }
        }
        return plans;
    }

    /// Whether such a win counts whatever the last tile is.
    public boolean isEnough(FilipinoRules rules) {
        return quarters >= rules.leastQuarters;
    }

    private static boolean canCount(Ambition shape, FilipinoRules rules) {
        return rules.counts(shape) || (shape == SIETE_PARES && rules.sieteDoubles);
    }

    private static int worth(
            Set<Ambition> shapes, List<Meld> melds, int flowers, int luck, FilipinoRules rules) {
        int sum = rules.quarters(Ambition.TODAS) + luck;
        sum += flowers == 0 ? rules.quarters(Ambition.NO_FLOWERS_END) : 0;
        sum += Course.isExposed(melds) ? 0 : rules.quarters(Ambition.ALL_UP);
        boolean doubled = rules.sieteDoubles && shapes.contains(SIETE_PARES);
        for (Ambition shape : shapes) {
            sum += doubled && shape == SIETE_PARES ? 0 : rules.quarters(shape);
        }
        return doubled ? 2 * sum : sum;
    }

    /// The most that the last tile, or how it comes, can add.
    private static int luck(List<Meld> melds, FilipinoRules rules) {
        int single = rules.quarters(Ambition.SINGLE);
        int middle = rules.quarters(Ambition.PANINGIT);
        int wait =
                Math.max(
                        rules.suppression ? Math.max(single, middle) : single + middle,
                        rules.quarters(Ambition.BACK_TO_BACK));
        return wait
                + opened(melds, rules)
                + rules.quarters(Ambition.KANG_BUNOT)
                + rules.quarters(Ambition.JOKER_EYE);
    }

    /// What All Down would add, or for a hand not opened yet, add to All Up.
    private static int opened(List<Meld> melds, FilipinoRules rules) {
        int down = rules.quarters(Ambition.ALL_DOWN);
        return Course.isExposed(melds) ? down : Math.max(0, down - rules.quarters(Ambition.ALL_UP));
    }

    /// The fewest tiles that can lead there.
    public int distance(Course course) {
        int distance = course.to(Ambition.TODAS, 0);
        for (Ambition shape : shapes) {
            distance = Math.max(distance, course.to(shape, 0));
        }
        return distance;
    }
}
