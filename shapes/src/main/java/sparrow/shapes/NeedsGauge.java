package sparrow.shapes;

import java.util.Set;

/// The distance to forms that must show something besides their blocks.
final class NeedsGauge extends Gauge {
    private final Family family;
    private final boolean suits;
    private final int flags;

    private NeedsGauge(Family family, Set<Need> needs) {
        this.family = family;
        suits = needs.contains(Need.THREE_SUITS);
        flags =
                (needs.contains(Need.TERMINAL_OR_HONOR) ? Family.TERMINAL : 0)
                        | (needs.contains(Need.TRIPLET_OR_DRAGON_PAIR) ? Family.TRIPLET : 0);
    }

    static NeedsGauge ofSets(Set<Need> needs) {
        return new NeedsGauge(Family.FOUR_SETS_WITH_NEEDS, needs);
    }

    static NeedsGauge ofPairs(Set<Need> needs) {
        return new NeedsGauge(Family.SEVEN_PAIRS_WITH_NEEDS, needs);
    }

    @Override
    public int distance(Holding holding) {
        int blocks = family.countsSets ? family.most - holding.melds() : family.most;
        if (blocks < 0 || (!family.countsSets && holding.melds() > 0)) {
            return Distance.NEVER;
        }
        int missing = suits ? Holding.SUITS & ~holding.met() : 0;
        return Limited.of(family).distance(holding, blocks, family.extras(), missing, unmet(holding.met()));
    }

    private int unmet(int met) {
        int terminal = (met & Holding.TERMINAL) != 0 ? Family.TERMINAL : 0;
        int triplet = (met & Holding.TRIPLET) != 0 ? Family.TRIPLET : 0;
        return flags & ~(terminal | triplet);
    }
}
