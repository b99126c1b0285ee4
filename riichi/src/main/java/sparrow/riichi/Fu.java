package sparrow.riichi;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The small points of a hand, line by line.
final class Fu {
    /// What earns fu.
    private enum Reason {
        SEVEN_PAIRS("seven pairs"),
        EVERY_WIN("every win"),
        CLOSED("closed hand won on a discard"),
        OPEN_TRIPLET("open triplet"),
        CONCEALED_TRIPLET("concealed triplet"),
        OPEN_KAN("open kan"),
        CONCEALED_KAN("concealed kan"),
        DRAGONS("pair of dragons"),
        BOTH_WINDS("pair of the own and the round's wind"),
        OWN_WIND("pair of the own wind"),
        ROUND_WIND("pair of the round's wind"),
        CLOSED_WAIT("closed wait"),
        EDGE_WAIT("edge wait"),
        SINGLE_WAIT("single wait"),
        SELF_DRAW("self-draw"),
        OPEN_WITHOUT_FU("open hand without fu"),
        ROUNDED_UP("rounded up");

        private final String words;

        Reason(String words) {
            this.words = words;
        }

        FuLine line(int fu) {
            return new FuLine(fu, words);
        }

        FuLine line(int fu, int kind) {
            FuLine line = KNOWN[ordinal()][kind];
            if (line == null || line.fu() != fu) {
                line = new FuLine(fu, words + ", " + Tile.ofKind(kind));
                KNOWN[ordinal()][kind] = line;
            }
            return line;
        }
    }

    /// By reason and kind of tile, the lines that were written before.
    private static final @Nullable FuLine[][] KNOWN =
            new FuLine[Reason.values().length][Tile.KINDS];

    private static final int BASE = 20;
    private static final int SEVEN_PAIRS = 25;
    private static final int ROUND = 10;

    private final Pattern pattern;
    private final Arrangement arrangement;
    private final Wanted wanted;
    private final List<FuLine> lines;
    private int sum;

    private enum Wanted {
        SUM,
        LINES
    }

    private Fu(Pattern pattern, Arrangement arrangement, Wanted wanted) {
        this.pattern = pattern;
        this.arrangement = arrangement;
        this.wanted = wanted;
        this.lines = wanted == Wanted.LINES ? new ArrayList<>() : List.of();
    }

    /// The fu of the arrangement that the pattern shows, rounded.
    static int of(Pattern pattern, Arrangement arrangement) {
        Fu fu = new Fu(pattern, arrangement, Wanted.SUM);
        fu.count();
        return rounded(fu.sum);
    }

    static List<FuLine> lines(Pattern pattern, Arrangement arrangement) {
        Fu fu = new Fu(pattern, arrangement, Wanted.LINES);
        fu.count();
        int rounding = rounded(fu.sum) - fu.sum;
        fu.add(rounding, Reason.ROUNDED_UP);
        return List.copyOf(fu.lines);
    }

    private static int rounded(int sum) {
        return sum == SEVEN_PAIRS ? sum : (sum + ROUND - 1) / ROUND * ROUND;
    }

    private void count() {
        if (pattern.isPairs()) {
            add(SEVEN_PAIRS, Reason.SEVEN_PAIRS);
            return;
        }
        add(BASE, Reason.EVERY_WIN);
        if (pattern.isClosed() && !pattern.isTsumo()) {
            add(10, Reason.CLOSED);
        }
        int before = sum;
        sets();
        pair();
        await();
        draw(sum > before);
    }

    private void sets() {
        List<Meld> melds = pattern.melds;
        for (int i = 0; i < arrangement.count(); i++) {
            if (arrangement.isTriplet(i)) {
                boolean won = arrangement.finish() == i && !pattern.isTsumo();
                triplet(
                        arrangement.kind(i),
                        won ? 2 : 4,
                        won ? Reason.OPEN_TRIPLET : Reason.CONCEALED_TRIPLET);
            }
        }
        for (int i = 0; i < melds.size(); i++) {
            Meld meld = melds.get(i);
            if (meld.kind() == Meld.Kind.GROUP) {
                meld(meld, meld.manner() == Meld.Manner.CLAIMED);
            }
        }
    }

    private void meld(Meld meld, boolean open) {
        int kind = meld.face().kind();
        if (meld.isKong()) {
            triplet(kind, open ? 8 : 16, open ? Reason.OPEN_KAN : Reason.CONCEALED_KAN);
        } else {
            triplet(kind, open ? 2 : 4, open ? Reason.OPEN_TRIPLET : Reason.CONCEALED_TRIPLET);
        }
    }

    private void triplet(int kind, int simple, Reason what) {
        boolean outside = Kinds.has(Kinds.ORPHANS, kind);
        add(outside ? 2 * simple : simple, what, kind);
    }

    private void pair() {
        int pair = pattern.pair;
        if (!pattern.hasSets() || !pattern.hasValuePair()) {
            return;
        }
        if (Kinds.has(Kinds.DRAGONS, pair)) {
            add(2, Reason.DRAGONS, pair);
        } else if (pair == pattern.seat && pair == pattern.round) {
            add(pattern.rules.doubleWindPairFu, Reason.BOTH_WINDS, pair);
        } else {
            add(2, pair == pattern.seat ? Reason.OWN_WIND : Reason.ROUND_WIND, pair);
        }
    }

    private void await() {
        switch (pattern.wait) {
            case CLOSED -> add(2, Reason.CLOSED_WAIT, pattern.won);
            case EDGE -> add(2, Reason.EDGE_WAIT, pattern.won);
            case SINGLE, THIRTEEN_SIDED -> add(2, Reason.SINGLE_WAIT, pattern.won);
            case TWO_SIDED, DUAL_PAIR -> {}
        }
    }

    /// Self-draw earns 2 fu, but not with pinfu; an open hand that has earned none is lifted to 30.
    private void draw(boolean hasOther) {
        boolean plain = !hasOther && !pattern.rules.noPinfuTsumo;
        if (pattern.isTsumo() && !plain && !(pattern.isRinshan() && !pattern.rules.rinshanFu)) {
            add(2, Reason.SELF_DRAW);
        } else if (!hasOther && !pattern.isClosed() && pattern.rules.openPinfu30) {
            add(
                    pattern.isTsumo() ? 2 : 10,
                    pattern.isTsumo() ? Reason.SELF_DRAW : Reason.OPEN_WITHOUT_FU);
        }
    }

    private void add(int fu, Reason reason, int kind) {
        sum += fu;
        if (wanted == Wanted.LINES) {
            lines.add(reason.line(fu, kind));
        }
    }

    private void add(int fu, Reason reason) {
        sum += fu;
        if (wanted == Wanted.LINES && fu > 0) {
            lines.add(reason.line(fu));
        }
    }
}
