package sparrow.hongkong;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.hongkong.Nearness.Route;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// A hand measured by the plans open to it, each when it is asked for. Plans share the parts they
/// are made of, so each part is measured once.
public final class Measured {
    private static final Gauge SETS_AND_PAIR = Gauge.of(Form.STANDARD);
    private static final int UNKNOWN = -1;

    private final OpenPlans plans;
    private final int[] held;
    private final int[] unseen;
    private final int[] caps;
    private final Holding holding;
    private final Tiles visible;
    private final KnownLacks.Honors honors;
    private final @Nullable Lacks[] suits = new @Nullable Lacks[OpenPlans.SUITS];

    /// By the part of suits, without honors and with them: no plan of it is nearer.
    private final int[] least = new int[2 * OpenPlans.SUITS];

    /// By plan: the same for itself.
    private final int[] atLeast;

    Measured(OpenPlans plans, int[] held, Holding holding, Tiles visible) {
        this.plans = plans;
        this.held = held;
        this.holding = holding;
        this.visible = visible;
        this.unseen = holding.unseen(visible);
        this.caps = new int[Tile.KINDS];
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            caps[kind] = unseen[kind] + held[kind];
        }
        this.honors = KnownLacks.honors(held, caps, plans.sets);
        this.atLeast = new int[plans.size()];
        Arrays.fill(least, UNKNOWN);
        Arrays.fill(atLeast, UNKNOWN);
    }

    /// The plans, by their numbers.
    public OpenPlans plans() {
        return plans;
    }

    /// How many tiles of a kind are in the hand.
    public int held(int kind) {
        return held[kind];
    }

    /// How many tiles of a kind may still come.
    public int unseen(int kind) {
        return unseen[kind];
    }

    /// What the hand lacks for a plan.
    public Route route(int plan) {
        if (plans.gauge(plan).isPresent()) {
            return route(plans.plan(plan), plans.gauge(plan).get());
        }
        long lack = suits(plans.suits(plan)).forHand(honors.lacks(plans.honors(plan)));
        return new Route(plans.plan(plan), Lacks.tiles(lack), Lacks.kinds(lack));
    }

    private Route route(Plan plan, Gauge gauge) {
        Holding live = holding.live(visible);
        return new Route(plan, gauge.distance(live), gauge.accepted(live));
    }

    private Lacks suits(int part) {
        Lacks lacks = suits[part];
        if (lacks == null) {
            lacks = ofSuits(OpenPlans.suit(part), OpenPlans.sets(part));
            suits[part] = lacks;
        }
        return lacks;
    }

    private Lacks ofSuits(int which, Lacks.Sets as) {
        return switch (which) {
            case OpenPlans.NO_SUITS -> Lacks.none(plans.sets);
            case OpenPlans.ALL_SUITS -> suit(0, as).with(suit(1, as)).with(suit(2, as));
            default -> suit(which, as);
        };
    }

    private Lacks suit(int suit, Lacks.Sets as) {
        return KnownLacks.suit(suit * HalfSuit.RANKS, held, caps, as, plans.sets);
    }

    // Quickly, as if all tiles could still come

    /// A distance than which that of the plan is not less; quickly found.
    public int atLeast(int plan) {
        if (atLeast[plan] == UNKNOWN) {
            atLeast[plan] = lowerBound(plan);
        }
        return atLeast[plan];
    }

    private int lowerBound(int plan) {
        if (plans.gauge(plan).isPresent()) {
            return plans.gauge(plan).get().distance(held, holding.melds());
        }
        int asked = plans.honors(plan);
        int part = 2 * plans.suits(plan) + (asked == OpenPlans.NO_HONORS ? 0 : 1);
        if (least[part] == UNKNOWN) {
            least[part] = least(plans.suits(plan), asked);
        }
        return asked < OpenPlans.PAIR_OF_HONORS
                ? Math.max(least[part], honors.missing(asked))
                : least[part];
    }

    private int least(int part, int honors) {
        int[] usable = usable(OpenPlans.suit(part), honors);
        return OpenPlans.sets(part) == Lacks.Sets.PUNGS
                ? toPungs(usable)
                : SETS_AND_PAIR.distance(usable, holding.melds());
    }

    private int[] usable(int which, int honors) {
        int[] usable = new int[Tile.KINDS];
        int first = which == OpenPlans.ALL_SUITS ? 0 : which * HalfSuit.RANKS;
        int ranks =
                which == OpenPlans.ALL_SUITS
                        ? 3 * HalfSuit.RANKS
                        : which == OpenPlans.NO_SUITS ? 0 : HalfSuit.RANKS;
        System.arraycopy(held, ranks == 0 ? 0 : first, usable, ranks == 0 ? 0 : first, ranks);
        int east = Tile.EAST.kind();
        if (honors == OpenPlans.PAIR_OF_HONORS) {
            usable[east] = mostAlike(east);
        } else if (honors != OpenPlans.NO_HONORS) {
            System.arraycopy(held, east, usable, east, Tile.KINDS - east);
        }
        return usable;
    }

    /// How many tiles of one honor there are for a pair; which one makes no difference.
    private int mostAlike(int east) {
        int most = 0;
        for (int kind = east; kind < Tile.KINDS; kind++) {
            most = Math.max(most, held[kind]);
        }
        return Math.min(2, most);
    }

    /// The kinds held most often become the pungs, and the next the pair.
    private int toPungs(int[] usable) {
        int[] alike = new int[4];
        for (int count : usable) {
            alike[Math.min(count, 3)]++;
        }
        int missing = 0;
        int pungs = plans.sets;
        for (int count = 3; pungs > 0; count--) {
            int some = Math.min(pungs, alike[count]);
            missing += some * (3 - count);
            alike[count] -= some;
            pungs -= some;
        }
        return missing + (alike[3] + alike[2] > 0 ? 0 : alike[1] > 0 ? 1 : 2);
    }
}
