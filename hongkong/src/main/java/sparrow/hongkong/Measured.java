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
/// are made of, so each part is measured once; what is left after a discard differs in one suit or
/// in the honors alone.
public final class Measured {
    private static final Gauge SETS_AND_PAIR = Gauge.of(Form.STANDARD);
    private static final int UNKNOWN = -1;
    private static final int EAST = Tile.EAST.kind();

    /// Stands among the suits for the honors, and for what no discard has changed.
    private static final int HONORS = EAST / HalfSuit.RANKS;

    private static final int NOTHING = HONORS + 1;

    private final OpenPlans plans;
    private final int[] held;
    private final int[] unseen;
    private final int[] caps;
    private final Holding holding;
    private final Tiles visible;

    /// The hand before the discard, which suit that was of, and how the other two are together.
    private final @Nullable Measured before;

    private final int changed;

    private final @Nullable Lacks[] suits = new @Nullable Lacks[OpenPlans.SUITS];
    private final @Nullable Lacks[] others = new @Nullable Lacks[OpenPlans.SUITS];
    private KnownLacks.@Nullable Honors honors;

    /// By the part of suits, without honors and with them: no plan of it is nearer.
    private final int[] least = new int[2 * OpenPlans.SUITS];

    /// By plan: the same for itself.
    private final int[] atLeast;

    Measured(OpenPlans plans, int[] held, Holding holding, Tiles visible) {
        this(plans, held, holding.unseen(visible), holding, visible, null, NOTHING);
    }

    private Measured(
            OpenPlans plans,
            int[] held,
            int[] unseen,
            Holding holding,
            Tiles visible,
            @Nullable Measured before,
            int changed) {
        this.plans = plans;
        this.held = held;
        this.unseen = unseen;
        this.holding = holding;
        this.visible = visible;
        this.before = before;
        this.changed = changed;
        this.caps = new int[Tile.KINDS];
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            caps[kind] = unseen[kind] + held[kind];
        }
        this.atLeast = new int[plans.size()];
        Arrays.fill(least, UNKNOWN);
        Arrays.fill(atLeast, UNKNOWN);
    }

    /// What is left after a discard, which then lies on the table.
    public Measured without(Tile discard) {
        int kind = discard.kind();
        int[] fewer = held.clone();
        fewer[kind]--;
        return new Measured(
                plans,
                fewer,
                unseen,
                holding.without(discard),
                visible.with(discard),
                this,
                Math.min(HONORS, kind / HalfSuit.RANKS));
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
        long lack = suits(plans.suits(plan)).forHand(honors().lacks(plans.honors(plan)));
        return new Route(plans.plan(plan), Lacks.tiles(lack), Lacks.kinds(lack));
    }

    private Route route(Plan plan, Gauge gauge) {
        Holding live = holding.live(visible);
        return new Route(plan, gauge.distance(live), gauge.accepted(live));
    }

    private Lacks suits(int part) {
        Lacks lacks = suits[part];
        if (lacks == null) {
            int which = OpenPlans.suit(part);
            lacks = isAsBefore(which) ? before().suits(part) : ofSuits(which, part);
            suits[part] = lacks;
        }
        return lacks;
    }

    /// Whether a discard has left these suits as they were.
    private boolean isAsBefore(int which) {
        return before != null
                && (changed == HONORS || (which != changed && which != OpenPlans.ALL_SUITS));
    }

    private Measured before() {
        return before == null ? this : before;
    }

    private Lacks ofSuits(int which, int part) {
        Lacks.Sets as = OpenPlans.sets(part);
        return switch (which) {
            case OpenPlans.NO_SUITS -> Lacks.none(plans.sets);
            case OpenPlans.ALL_SUITS ->
                    before == null
                            ? suit(0, as).with(others(0, as))
                            : suit(changed, as).with(before.others(changed, as));
            default -> KnownLacks.suit(which * HalfSuit.RANKS, held, caps, as, plans.sets);
        };
    }

    private Lacks suit(int suit, Lacks.Sets as) {
        return suits(OpenPlans.part(suit, as));
    }

    /// The two suits besides this one.
    private Lacks others(int suit, Lacks.Sets as) {
        int part = OpenPlans.part(suit, as);
        Lacks lacks = others[part];
        if (lacks == null) {
            lacks = suit((suit + 1) % HONORS, as).with(suit((suit + 2) % HONORS, as));
            others[part] = lacks;
        }
        return lacks;
    }

    private KnownLacks.Honors honors() {
        KnownLacks.Honors lacks = honors;
        if (lacks == null) {
            boolean asBefore = before != null && changed != HONORS;
            lacks = asBefore ? before().honors() : KnownLacks.honors(held, caps, plans.sets);
            honors = lacks;
        }
        return lacks;
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
        int least = least(plans.suits(plan), asked);
        return asked < OpenPlans.PAIR_OF_HONORS ? Math.max(least, honors().missing(asked)) : least;
    }

    private int least(int part, int asked) {
        int at = 2 * part + (asked == OpenPlans.NO_HONORS ? 0 : 1);
        if (least[at] == UNKNOWN) {
            boolean asBefore =
                    isAsBefore(OpenPlans.suit(part))
                            && (changed != HONORS || asked == OpenPlans.NO_HONORS);
            least[at] = asBefore ? before().least(part, asked) : measured(part, asked);
        }
        return least[at];
    }

    private int measured(int part, int asked) {
        int[] usable = usable(OpenPlans.suit(part), asked);
        return OpenPlans.sets(part) == Lacks.Sets.PUNGS
                ? toPungs(usable)
                : SETS_AND_PAIR.distance(usable, holding.melds());
    }

    private int[] usable(int which, int asked) {
        int[] usable = new int[Tile.KINDS];
        switch (which) {
            case OpenPlans.NO_SUITS -> {}
            case OpenPlans.ALL_SUITS -> System.arraycopy(held, 0, usable, 0, EAST);
            default -> {
                int first = which * HalfSuit.RANKS;
                System.arraycopy(held, first, usable, first, HalfSuit.RANKS);
            }
        }
        if (asked == OpenPlans.PAIR_OF_HONORS) {
            usable[EAST] = mostAlike();
        } else if (asked != OpenPlans.NO_HONORS) {
            System.arraycopy(held, EAST, usable, EAST, Tile.KINDS - EAST);
        }
        return usable;
    }

    /// How many tiles of one honor there are for a pair; which one makes no difference.
    private int mostAlike() {
        int most = 0;
        for (int kind = EAST; kind < Tile.KINDS; kind++) {
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
