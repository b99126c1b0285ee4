package sparrow.american.odds;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.american.card.Variation;
import sparrow.american.position.Held;
import sparrow.american.position.Unseen;
import sparrow.core.tile.Tile;

/// What a hand lacks for one variation: by kind, how many naturals and how many tiles that jokers
/// may replace.
public final class Shortfall {
    private final Variation variation;
    private final int jokers;
    private final int kinds;
    private final int[] kind;
    private final int[] natural;
    private final int[] eligible;
    private final boolean[] claimable;
    private final boolean exposedJokers;

    private Shortfall(Variation variation, Held held) {
        this.variation = variation;
        this.jokers = held.jokers();
        this.exposedJokers = held.hasExposedJokers();
        this.kind = new int[variation.kinds()];
        this.natural = new int[kind.length];
        this.eligible = new int[kind.length];
        this.claimable = new boolean[kind.length];
        int found = 0;
        for (int at = 0; at < variation.kinds(); at++) {
            int of = variation.kind(at);
            int wantsNatural = variation.naturalAt(at);
            int spare = Math.max(0, held.count(of) - wantsNatural);
            int lacksNatural = Math.max(0, wantsNatural - held.count(of));
            int lacksEligible = Math.max(0, variation.eligibleAt(at) - held.exposed(of) - spare);
            if (lacksNatural + lacksEligible > 0) {
                kind[found] = of;
                natural[found] = lacksNatural;
                eligible[found] = lacksEligible;
                claimable[found] = variation.isExposable(of) && !variation.line().concealed();
                found++;
            }
        }
        this.kinds = found;
    }

    public static Shortfall of(Variation variation, Held held) {
        return new Shortfall(variation, held);
    }

    public Variation variation() {
        return variation;
    }

    /// The concealed jokers in hand.
    public int jokers() {
        return jokers;
    }

    /// How many kinds are missing.
    public int kinds() {
        return kinds;
    }

    public int kind(int at) {
        return kind[at];
    }

    public int natural(int at) {
        return natural[at];
    }

    public int eligible(int at) {
        return eligible[at];
    }

    /// Whether a discard of the kind may be claimed for a group of the variation.
    boolean claimable(int at) {
        return claimable[at] && eligible[at] > 0;
    }

    public int natural() {
        return sum(natural);
    }

    public int eligible() {
        return sum(eligible);
    }

    private int sum(int[] of) {
        int sum = 0;
        for (int at = 0; at < kinds; at++) {
            sum += of[at];
        }
        return sum;
    }

    /// The tiles still needed: jokers in hand fill what they may.
    public int distance() {
        return natural() + Math.max(0, eligible() - jokers);
    }

    /// The jokers in hand that have a place to fill.
    public int usableJokers() {
        return Math.min(jokers, eligible());
    }

    /// Whether the same tiles and as many jokers are lacking.
    public boolean isLike(Shortfall other) {
        if (kinds != other.kinds || jokers != other.jokers) {
            return false;
        }
        for (int at = 0; at < kinds; at++) {
            if (kind[at] != other.kind[at]
                    || natural[at] != other.natural[at]
                    || eligible[at] != other.eligible[at]) {
                return false;
            }
        }
        return true;
    }

    /// Whether a complete hand would hold jokers that are here already.
    public boolean usesJokers() {
        return exposedJokers || usableJokers() > 0;
    }

    /// Whether more naturals, or more jokers, are needed than may still come.
    public boolean isDead(Unseen unseen) {
        int uncovered = 0;
        for (int at = 0; at < kinds; at++) {
            int left = unseen.left(kind[at]) - natural[at];
            if (left < 0) {
                return true;
            }
            uncovered += Math.max(0, eligible[at] - left);
        }
        return uncovered > jokers + unseen.jokers() + unseen.redeemable();
    }

    public List<Missing> missing(Unseen unseen) {
        List<Missing> missing = new ArrayList<>(kinds);
        for (int at = 0; at < kinds; at++) {
            Tile tile = Kinds.tile(kind[at]);
            missing.add(new Missing(tile, natural[at], eligible[at], unseen.left(kind[at])));
        }
        return missing;
    }
}
