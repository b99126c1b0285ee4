package sparrow.hongkong;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.shapes.Gauge;

/// The plans open to a hand with certain sets laid, each with the parts of a hand it is made of:
/// the suits and the honors that it may use, and what it may make of them. Many plans share a part.
public final class OpenPlans {
    /// How many parts there are of suits, and of honors.
    static final int SUITS = 15;

    static final int HONORS = 130;

    static final int ALL_SUITS = 3;
    static final int NO_SUITS = 4;

    /// What is asked of the honors: pungs of some, a bit each, and of the others what comes; at
    /// most a pair; nothing.
    static final int PAIR_OF_HONORS = 128;

    static final int NO_HONORS = 129;

    private static final Lacks.Sets[] SETS = Lacks.Sets.values();

    private final List<Plan> plans;
    private final List<Optional<Gauge>> gauges;
    private final int[] suits;
    private final int[] honors;
    private final boolean[] drawn;
    private final boolean[] claims;
    private final boolean[] chows;

    /// How many sets are not laid yet.
    final int sets;

    OpenPlans(List<Plan> plans, int laid, HongKongRules rules) {
        this.plans = plans;
        this.sets = 4 - laid;
        this.suits = plans.stream().mapToInt(OpenPlans::suits).toArray();
        this.honors = plans.stream().mapToInt(plan -> honors(plan, rules)).toArray();
        this.gauges = plans.stream().map(plan -> plan.form().map(Gauge::of)).toList();
        this.drawn = new boolean[plans.size()];
        this.claims = new boolean[plans.size()];
        this.chows = new boolean[plans.size()];
        for (int i = 0; i < plans.size(); i++) {
            drawn[i] = plans.get(i).mustBeDrawn();
            claims[i] = plans.get(i).allowsClaims();
            chows[i] = plans.get(i).allowsChows();
        }
    }

    private static int suits(Plan plan) {
        int which =
                plan.suit().isPresent()
                        ? Plan.SUITS.indexOf(plan.suit().get())
                        : plan.suits().isEmpty() ? NO_SUITS : ALL_SUITS;
        return part(which, plan.sets());
    }

    /// The part that makes sets of a suit, or of all or none of them.
    static int part(int which, Lacks.Sets as) {
        return which * SETS.length + as.ordinal();
    }

    /// Which suit a part is of, or all or none of them.
    static int suit(int part) {
        return part / SETS.length;
    }

    /// What a part of suits may be made of.
    static Lacks.Sets sets(int part) {
        return SETS[part % SETS.length];
    }

    private static int honors(Plan plan, HongKongRules rules) {
        if (!plan.allows(Suit.WINDS)) {
            return NO_HONORS;
        }
        if (plan.sets() == Lacks.Sets.CHOWS) {
            return rules.commonPairIsSuited ? NO_HONORS : PAIR_OF_HONORS;
        }
        int pungs = 0;
        for (Tile pung : plan.pungs()) {
            pungs |= 1 << (pung.kind() - Tile.EAST.kind());
        }
        return pungs;
    }

    public int size() {
        return plans.size();
    }

    public Plan plan(int index) {
        return plans.get(index);
    }

    /// Whether the last tile of a plan must be drawn.
    public boolean mustBeDrawn(int index) {
        return drawn[index];
    }

    /// Whether sets may be claimed for a plan.
    public boolean allowsClaims(int index) {
        return claims[index];
    }

    /// Whether a chow is of use to a plan.
    public boolean allowsChows(int index) {
        return chows[index];
    }

    /// What measures a plan whose form is not sets and a pair.
    Optional<Gauge> gauge(int index) {
        return gauges.get(index);
    }

    /// The part of a plan that is made of suits.
    int suits(int index) {
        return suits[index];
    }

    /// The part of a plan that is made of honors.
    int honors(int index) {
        return honors[index];
    }
}
