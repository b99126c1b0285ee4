package sparrow.riichi.advice;

import java.util.List;
import sparrow.core.tile.Tile;

/// How players call what makes a tile safe against a riichi hand, the safest first.
public enum Safety {
    /// The hand threw such a tile away, or let one pass since.
    GENBUTSU("genbutsu"),
    /// An honor of which no copy is hidden.
    DEAD_HONOR("dead honor"),
    /// No two-sided wait for it can be held: of the tiles it would need all copies are seen.
    NO_CHANCE("no chance"),
    /// Every two-sided wait for it would also wait for a safe tile.
    SUJI("suji"),
    /// An honor that may be waited for.
    HONOR("honor"),
    /// Every two-sided wait for it that is left needs the last copy of a tile.
    ONE_CHANCE("one chance"),
    /// One of two two-sided waits for it would also wait for a safe tile or cannot be held.
    HALF_SUJI("half suji"),
    /// Nothing speaks for it.
    NOTHING("no suji");

    private static final String[] NUMBERS = {"no", "one", "two", "three", "four"};

    private final String title;

    Safety(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /// What becomes of one of the two-sided waits for a tile.
    private enum Side {
        ABSENT,
        SUJI,
        WALL,
        LAST_COPY,
        OPEN
    }

    /// @param reasons takes up the words for it
    static Safety of(Tile tile, Threat threat, int[] unseen, List<String> reasons) {
        int kind = tile.kind();
        if (threat.isSafe(kind)) {
            reasons.add(threat.isDiscarded(kind) ? "discarded by them" : "passed since the riichi");
            return GENBUTSU;
        }
        if (tile.isHonor()) {
            reasons.add(NUMBERS[unseen[kind]] + " unseen");
            return unseen[kind] == 0 ? DEAD_HONOR : HONOR;
        }
        Side low = side(tile, -1, threat, unseen, reasons);
        Side high = side(tile, 1, threat, unseen, reasons);
        return of(low, high);
    }

    private static Safety of(Side low, Side high) {
        if (isShut(low) && isShut(high)) {
            return low == Side.SUJI || high == Side.SUJI ? SUJI : NO_CHANCE;
        }
        if (low != Side.OPEN && high != Side.OPEN) {
            return ONE_CHANCE;
        }
        boolean half = low == Side.SUJI || low == Side.WALL || high == Side.SUJI;
        return half || high == Side.WALL ? HALF_SUJI : NOTHING;
    }

    private static boolean isShut(Side side) {
        return side == Side.ABSENT || side == Side.SUJI || side == Side.WALL;
    }

    /// The two-sided wait on one side of a tile: for 4m, of 23m (below) or 56m (above).
    private static Side side(
            Tile tile, int way, Threat threat, int[] unseen, List<String> reasons) {
        int far = tile.rank() + 3 * way;
        if (far < 1 || far > 9) {
            return Side.ABSENT;
        }
        int kind = tile.kind();
        if (threat.isSafe(kind + 3 * way)) {
            reasons.add("suji of " + Tile.ofKind(kind + 3 * way));
            return Side.SUJI;
        }
        int near = kind + way;
        int next = kind + 2 * way;
        int scarce = unseen[near] <= unseen[next] ? near : next;
        if (unseen[scarce] > 1) {
            return Side.OPEN;
        }
        reasons.add(NUMBERS[unseen[scarce]] + " " + Tile.ofKind(scarce) + " left");
        return unseen[scarce] == 0 ? Side.WALL : Side.LAST_COPY;
    }
}
