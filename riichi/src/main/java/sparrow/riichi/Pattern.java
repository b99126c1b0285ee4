package sparrow.riichi;

import static sparrow.riichi.Kinds.bit;
import static sparrow.riichi.Kinds.has;
import static sparrow.riichi.Kinds.size;
import static sparrow.riichi.Kinds.within;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.shapes.Wait;

/// A winning hand as the yaku see it: its tiles, and one [Arrangement] of them at a time.
final class Pattern extends Moment {
    private static final long GATES = 0x311111113L;

    /// By suit, the honors last: how many concealed tiles there are of each rank, four bits each.
    final long[] concealed = new long[4];

    /// By kind, melds included.
    final int[] all = new int[Tile.KINDS];

    /// The kinds in the hand and its melds.
    final long kinds;

    /// Melds claimed from others, and all melds.
    final int calls;

    final int melds;
    final int kans;

    private final long meldTriplets;
    private final int concealedKans;
    private final List<Meld> laid;

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
        long seen = 0;
        for (Tile tile : win.hand().tiles()) {
            int kind = tile.kind();
            concealed[kind / 9] += 1L << (4 * (kind % 9));
            all[kind]++;
            seen |= bit(kind);
        }
        laid = win.hand().melds();
        int claimed = 0;
        int quads = 0;
        int hidden = 0;
        long groups = 0;
        for (Meld meld : laid) {
            boolean isClaimed = meld.manner() == Meld.Manner.CLAIMED;
            claimed += isClaimed ? 1 : 0;
            quads += meld.isKong() ? 1 : 0;
            hidden += meld.kind() == Meld.Kind.GROUP && !isClaimed ? 1 : 0;
            groups |= meld.kind() == Meld.Kind.GROUP ? bit(meld.face().kind()) : 0;
            for (Tile tile : meld.tiles()) {
                all[tile.kind()]++;
                seen |= bit(tile.kind());
            }
        }
        kinds = seen;
        melds = laid.size();
        calls = claimed;
        kans = quads;
        concealedKans = hidden;
        meldTriplets = groups;
    }

    /// Looks at the hand in this arrangement from now on.
    void arrange(Arrangement arrangement) {
        form = arrangement.form();
        pair = arrangement.pair();
        wait = arrangement.wait(won);
        runs = runs2 = runs3 = runs4 = 0;
        triplets = meldTriplets;
        concealedTriplets = concealedKans;
        if (form != Arrangement.Form.SETS) {
            return;
        }
        for (int i = 0; i < laid.size(); i++) {
            if (laid.get(i).kind() == Meld.Kind.RUN) {
                addRun(laid.get(i).face().kind());
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

    private void addRun(int kind) {
        long run = bit(kind);
        runs4 |= runs3 & run;
        runs3 |= runs2 & run;
        runs2 |= runs & run;
        runs |= run;
    }

    /// How many concealed tiles of a kind there are.
    int count(int kind) {
        return (int) (concealed[kind / 9] >>> (4 * (kind % 9))) & 15;
    }

    boolean isClosed() {
        return calls == 0 && !isOpened();
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

    boolean hasNone(long set) {
        return (kinds & set) == 0;
    }

    boolean isAll(long set) {
        return within(kinds, set) && !isOrphans();
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
        return form == Arrangement.Form.SETS && has(set, pair);
    }

    /// Whether the pair earns fu: a dragon, the own wind or the round's.
    boolean hasValuePair() {
        return has(Kinds.DRAGONS, pair) || pair == seat || pair == round;
    }

    boolean isPinfu() {
        return form == Arrangement.Form.SETS
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

    private boolean isOutsideSets() {
        return runs != 0
                && within(runs, Kinds.OUTER_RUNS)
                && within(triplets | bit(pair), Kinds.ORPHANS);
    }

    boolean isOutside() {
        return isOutsideSets() && !hasNone(Kinds.HONORS);
    }

    boolean isPureOutside() {
        return isOutsideSets() && hasNone(Kinds.HONORS);
    }

    boolean isTerminalsAndHonors() {
        return isAll(Kinds.ORPHANS) && !hasNone(Kinds.HONORS) && !hasNone(Kinds.TERMINALS);
    }

    boolean isLittleDragons() {
        return triplets(Kinds.DRAGONS) == 2 && hasPair(Kinds.DRAGONS);
    }

    private boolean isOneSuit() {
        long suited = kinds & ~Kinds.HONORS;
        return suited != 0
                && (within(suited, Kinds.CHARACTERS)
                        || within(suited, Kinds.DOTS)
                        || within(suited, Kinds.BAMBOO));
    }

    boolean isHalfFlush() {
        return isOneSuit() && !hasNone(Kinds.HONORS);
    }

    boolean isFlush() {
        return isOneSuit() && hasNone(Kinds.HONORS);
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

    boolean isAllGreen() {
        return isAll(Kinds.GREEN)
                && (!rules.greenNeedsDragon || has(kinds, Kinds.GREEN_DRAGON))
                && !isPureGreen();
    }

    boolean isPureGreen() {
        return rules.counts(Yaku.JUNSEI_RYUUIISOU) && isAll(Kinds.GREEN) && hasNone(Kinds.HONORS);
    }

    boolean isNineGates() {
        return isGates() && !isPureNineGates();
    }

    boolean isPureNineGates() {
        return isGates() && all[won] % 2 == 0;
    }

    private boolean isGates() {
        if (melds > 0 || !isFlush()) {
            return false;
        }
        int first = Long.numberOfTrailingZeros(kinds) / 9 * 9;
        for (int rank = 0; rank < 9; rank++) {
            if (all[first + rank] < ((GATES >>> (4 * rank)) & 15)) {
                return false;
            }
        }
        return true;
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

    boolean isRooster() {
        return calls == 4 && won == Kinds.FIRST_BAMBOO;
    }

    boolean isBigWheels() {
        return Local.isWheel(this, 1, 1);
    }

    boolean isBambooForest() {
        return Local.isWheel(this, 2, 1);
    }

    boolean isBigNumbers() {
        return Local.isWheel(this, 0, 1);
    }

    boolean isLittleWheels() {
        return Local.isLittleWheel(this);
    }

    boolean isRedAmongGreen() {
        return isAll(Kinds.RED_IN_GREEN) && all[Kinds.RED] >= 3;
    }

    boolean isMillionKoku() {
        return isAll(Kinds.CHARACTERS) && Local.sumOfRanks(this) >= 100;
    }

    boolean isExpress() {
        return hasRuns(0b1001001) && triplets(Local.EXPRESS) == 1 && hasPair(Local.EXPRESS);
    }

    boolean isFourBeauties() {
        return within(Local.BEAUTIES, triplets) && (hasTriplet(seat) || hasTriplet(round));
    }
}
