package sparrow.riichi;

import static sparrow.riichi.Kinds.bit;
import static sparrow.riichi.Kinds.has;
import static sparrow.riichi.Kinds.size;
import static sparrow.riichi.Kinds.within;

import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Meld;
import sparrow.shapes.Wait;

/// A winning hand as the yaku see it: its [Contents], and one [Arrangement] of them at a time.
final class Pattern extends Contents {
    private @Nullable Arrangement arranged;

    /// The arrangement: where runs begin, once or more often; triplets and kans; the pair.
    private Arrangement.Form form = Arrangement.Form.SETS;

    long runs;
    long runs2;
    long runs3;
    long runs4;
    long triplets;
    int concealedTriplets;
    int pair;
    Wait wait = Wait.SINGLE;

    Pattern(Win win, RiichiRules rules) {
        super(win, rules);
    }

    /// Looks at the hand in this arrangement from now on.
    void arrange(Arrangement arrangement) {
        arranged = arrangement;
        form = arrangement.form();
        pair = arrangement.pair();
        wait = arrangement.wait(won);
        runs = runs2 = runs3 = runs4 = 0;
        triplets = meldTriplets;
        concealedTriplets = concealedKans;
        if (!hasSets()) {
            return;
        }
        for (int i = 0; i < melds.size(); i++) {
            if (melds.get(i).kind() == Meld.Kind.RUN) {
                addRun(melds.get(i).face().kind());
            }
        }
        for (int i = 0; i < arrangement.count(); i++) {
            int kind = arrangement.kind(i);
            if (arrangement.isTriplet(i)) {
                triplets |= bit(kind);
                concealedTriplets += isTsumo() || arrangement.finish() != i ? 1 : 0;
            } else {
                addRun(kind);
            }
        }
    }

    /// The same, unless it does so already.
    void settle(Arrangement arrangement) {
        if (!arrangement.equals(arranged)) {
            arrange(arrangement);
        }
    }

    private void addRun(int kind) {
        long run = bit(kind);
        runs4 |= runs3 & run;
        runs3 |= runs2 & run;
        runs2 |= runs & run;
        runs |= run;
    }

    boolean hasSets() {
        return form == Arrangement.Form.SETS;
    }

    boolean isPairs() {
        return form == Arrangement.Form.PAIRS;
    }

    boolean isOrphans() {
        return form == Arrangement.Form.ORPHANS;
    }

    boolean isUnconnected() {
        return form == Arrangement.Form.UNCONNECTED;
    }

    boolean hasTriplet(int kind) {
        return has(triplets, kind);
    }

    int triplets(long set) {
        return size(triplets & set);
    }

    int tripletCount() {
        return size(triplets);
    }

    private boolean hasPair(long set) {
        return hasSets() && has(set, pair);
    }

    /// Whether the pair earns fu: a dragon, the own wind or the round's.
    boolean hasValuePair() {
        return has(Kinds.DRAGONS, pair) || pair == seat || pair == round;
    }

    boolean isPinfu() {
        return hasSets()
                && wait == Wait.TWO_SIDED
                && triplets == 0
                && !hasValuePair()
                && !(rules.noPinfuTsumo && isTsumo());
    }

    int twinRuns() {
        return size(runs2) + size(runs4);
    }

    boolean hasRunInThreeSuits() {
        return (runs & (runs >>> 9) & (runs >>> 18)) != 0;
    }

    boolean hasThreeAlike() {
        long suited = triplets & ~Kinds.HONORS;
        return (suited & (suited >>> 9) & (suited >>> 18)) != 0;
    }

    /// Whether one suit has runs from all these ranks on, the lowest bit for the one.
    boolean hasRuns(long ranks) {
        return (runs & ranks) == ranks
                || ((runs >>> 9) & ranks) == ranks
                || ((runs >>> 18) & ranks) == ranks;
    }

    boolean hasOuterRunsAlone() {
        return runs != 0 && within(runs, Kinds.OUTER_RUNS);
    }

    private boolean isOutsideSets() {
        return hasOuterRunsAlone() && within(triplets | bit(pair), Kinds.ORPHANS);
    }

    boolean isOutside() {
        return isOutsideSets() && !hasNone(Kinds.HONORS);
    }

    boolean isPureOutside() {
        return isOutsideSets() && hasNone(Kinds.HONORS);
    }

    boolean isLittleDragons() {
        return triplets(Kinds.DRAGONS) == 2 && hasPair(Kinds.DRAGONS);
    }

    boolean isPlainOrphans() {
        return isOrphans() && wait == Wait.SINGLE;
    }

    boolean isPureOrphans() {
        return isOrphans() && wait == Wait.THIRTEEN_SIDED;
    }

    boolean isFourConcealed() {
        return concealedTriplets == 4 && wait != Wait.SINGLE;
    }

    boolean isFourConcealedAlone() {
        return concealedTriplets == 4 && wait == Wait.SINGLE;
    }

    boolean isLittleWinds() {
        return triplets(Kinds.WINDS) == 3 && hasPair(Kinds.WINDS);
    }

    /// How many triplets of one suit follow on each other.
    int tripletsInRow() {
        return Local.tripletsInRow(this);
    }

    boolean isFiveFamilies() {
        return Local.isFiveFamilies(this);
    }

    boolean isDragonPairs() {
        return isPairs() && within(Kinds.DRAGONS, kinds);
    }

    boolean isWindPairs() {
        return isPairs() && within(Kinds.WINDS, kinds);
    }

    boolean isSevenStars() {
        return isPairs() && kinds == Kinds.HONORS;
    }

    boolean isExpress() {
        return hasRuns(0b1001001) && triplets(Local.EXPRESS) == 1 && hasPair(Local.EXPRESS);
    }

    boolean isFourBeauties() {
        return within(Local.BEAUTIES, triplets) && (hasTriplet(seat) || hasTriplet(round));
    }
}
