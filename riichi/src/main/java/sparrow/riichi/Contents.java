package sparrow.riichi;

import static sparrow.riichi.Kinds.bit;
import static sparrow.riichi.Kinds.has;
import static sparrow.riichi.Kinds.within;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The tiles of a win as the yaku see them, however they are arranged.
///
/// It counts whatever it is given; [Validity] says whether such a hand can be.
sealed class Contents extends Moment permits Pattern {
    private static final long GATES = 0x311111113L;
    private static final int FACES = Tile.faces().size();

    /// By kind: its suit, and one tile of it among those of its suit.
    private static final byte[] SUITS = new byte[FACES];

    private static final long[] ONES = new long[FACES];

    static {
        for (int kind = 0; kind < FACES; kind++) {
            SUITS[kind] = (byte) (kind / 9);
            ONES[kind] = 1L << (4 * (kind % 9));
        }
    }

    /// By suit, the honors fourth: how many concealed tiles there are of each rank, four bits each.
    final long[] concealed = new long[5];

    /// By kind, melds included.
    final int[] all = new int[FACES];

    /// The kinds in the hand and its melds.
    final long kinds;

    /// The most tiles of one kind.
    final int most;

    /// The red fives that count.
    final int reds;

    /// Melds claimed from others, and all melds.
    final int calls;

    final List<Meld> melds;
    final int kans;

    /// Triplets and kans among the melds, and how many of them are concealed.
    final long meldTriplets;

    final int concealedKans;

    Contents(Win win, RiichiRules rules) {
        super(win, rules);
        List<Tile> tiles = win.hand().tiles();
        long seen = 0;
        int highest = 0;
        int red = 0;
        for (int i = 0; i < tiles.size(); i++) {
            Tile tile = tiles.get(i);
            int kind = tile.kind();
            concealed[SUITS[kind]] += ONES[kind];
            highest = Math.max(highest, ++all[kind]);
            seen |= bit(kind);
            red += tile.isRed() && rules.aka[SUITS[kind]] ? 1 : 0;
        }
        melds = win.hand().melds();
        int claimed = 0;
        int quads = 0;
        int hidden = 0;
        long groups = 0;
        for (int i = 0; i < melds.size(); i++) {
            Meld meld = melds.get(i);
            boolean isClaimed = meld.manner() == Meld.Manner.CLAIMED;
            boolean isGroup = meld.kind() == Meld.Kind.GROUP;
            claimed += isClaimed ? 1 : 0;
            quads += meld.isKong() ? 1 : 0;
            hidden += isGroup && !isClaimed ? 1 : 0;
            groups |= isGroup ? bit(meld.face().kind()) : 0;
            for (int j = 0; j < meld.tiles().size(); j++) {
                Tile tile = meld.tiles().get(j);
                highest = Math.max(highest, ++all[tile.kind()]);
                seen |= bit(tile.kind());
                red += tile.isRed() && rules.aka[tile.kind() / 9] ? 1 : 0;
            }
        }
        kinds = seen;
        most = highest;
        reds = red;
        calls = claimed;
        kans = quads;
        concealedKans = hidden;
        meldTriplets = groups;
    }

    /// How many concealed tiles of a kind there are.
    int count(int kind) {
        return (int) (concealed[kind / 9] >>> (4 * (kind % 9))) & 15;
    }

    boolean isClosed() {
        return calls == 0 && !isOpened();
    }

    boolean hasNone(long set) {
        return (kinds & set) == 0;
    }

    boolean isAll(long set) {
        return within(kinds, set);
    }

    /// Whether there are no terminals and honors, or nothing else.
    boolean isOneSort() {
        return hasNone(Kinds.ORPHANS) || isAll(Kinds.ORPHANS);
    }

    boolean isTerminalsAndHonors() {
        return isAll(Kinds.ORPHANS) && !hasNone(Kinds.HONORS) && !hasNone(Kinds.TERMINALS);
    }

    boolean isOneSuit() {
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
        if (!melds.isEmpty() || !isFlush()) {
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
}
