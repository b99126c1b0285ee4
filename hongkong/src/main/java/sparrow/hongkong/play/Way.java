package sparrow.hongkong.play;

import sparrow.hongkong.OpenPlans;

/// How the tiles of a plan come. Of two plans that want as many tiles in the same way, the one that
/// fewer help is not the likelier.
enum Way {
    /// All drawn but the last one, which anybody may discard.
    LAST_FROM_ANYBODY,
    /// All from anybody.
    FROM_ANYBODY,
    /// All drawn.
    DRAWN,
    /// All from anybody but the last one, which must be drawn.
    LAST_DRAWN;

    private static final Way[] ALL = values();

    static Way of(OpenPlans plans, int plan) {
        return ALL[(plans.mustBeDrawn(plan) ? 2 : 0) + (plans.allowsClaims(plan) ? 1 : 0)];
    }

    /// Whether the last tile must be drawn.
    boolean mustBeDrawn() {
        return this == DRAWN || this == LAST_DRAWN;
    }

    /// Whether sets may be claimed.
    boolean allowsClaims() {
        return this == FROM_ANYBODY || this == LAST_DRAWN;
    }
}
