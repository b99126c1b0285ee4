package sparrow.riichi;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The small points of a hand, line by line.
final class Fu {
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
        fu.add(rounding, "rounded up");
        return List.copyOf(fu.lines);
    }

    private static int rounded(int sum) {
        return sum == SEVEN_PAIRS ? sum : (sum + ROUND - 1) / ROUND * ROUND;
    }

    private void count() {
        if (pattern.isPairs()) {
            add(SEVEN_PAIRS, "seven pairs");
            return;
        }
        add(BASE, "every win");
        if (pattern.isClosed() && !pattern.isTsumo()) {
            add(10, "closed hand won on a discard");
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
                        won ? "open triplet" : "concealed triplet");
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
            triplet(kind, open ? 8 : 16, open ? "open kan" : "concealed kan");
        } else {
            triplet(kind, open ? 2 : 4, open ? "open triplet" : "concealed triplet");
        }
    }

    private void triplet(int kind, int simple, String what) {
        boolean outside = Kinds.has(Kinds.ORPHANS, kind);
        add(outside ? 2 * simple : simple, what, kind);
    }

    private void pair() {
        int pair = pattern.pair;
        if (!pattern.hasSets() || !pattern.hasValuePair()) {
            return;
        }
        if (Kinds.has(Kinds.DRAGONS, pair)) {
            add(2, "pair of dragons", pair);
        } else if (pair == pattern.seat && pair == pattern.round) {
            add(pattern.rules.doubleWindPairFu, "pair of the own and the round's wind", pair);
        } else {
            add(
                    2,
                    pair == pattern.seat ? "pair of the own wind" : "pair of the round's wind",
                    pair);
        }
    }

    private void await() {
        switch (pattern.wait) {
            case CLOSED -> add(2, "closed wait", pattern.won);
            case EDGE -> add(2, "edge wait", pattern.won);
            case SINGLE, THIRTEEN_SIDED -> add(2, "single wait", pattern.won);
            case TWO_SIDED, DUAL_PAIR -> {}
        }
    }

    /// Self-draw earns 2 fu, but not with pinfu; an open hand that has earned none is lifted to 30.
    private void draw(boolean hasOther) {
        boolean plain = !hasOther && !pattern.rules.noPinfuTsumo;
        if (pattern.isTsumo() && !plain && !(pattern.isRinshan() && !pattern.rules.rinshanFu)) {
            add(2, "self-draw");
        } else if (!hasOther && !pattern.isClosed() && pattern.rules.openPinfu30) {
            add(
                    pattern.isTsumo() ? 2 : 10,
                    pattern.isTsumo() ? "self-draw" : "open hand without fu");
        }
    }

    private void add(int fu, String reason, int kind) {
        sum += fu;
        if (wanted == Wanted.LINES) {
            lines.add(new FuLine(fu, reason + ", " + Tile.ofKind(kind)));
        }
    }

    private void add(int fu, String reason) {
        sum += fu;
        if (wanted == Wanted.LINES && fu > 0) {
            lines.add(new FuLine(fu, reason));
        }
    }
}
