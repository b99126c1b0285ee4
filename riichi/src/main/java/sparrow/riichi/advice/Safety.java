package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Tile;

/// How players call what makes a tile safe against a ready hand, the safest first.
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

    private static final int RANKS = 9;
    private static final int SUITED = 27;
    private static final int[] SIDES = {-1, 1};
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

    /// @param safe a bit for each kind that the hand cannot win on
    static Safety of(int kind, long safe, int[] unseen) {
        if ((safe >>> kind & 1) != 0) {
            return GENBUTSU;
        }
        if (kind >= SUITED) {
            return unseen[kind] == 0 ? DEAD_HONOR : HONOR;
        }
        return of(side(kind, -1, safe, unseen), side(kind, 1, safe, unseen));
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
    private static Side side(int kind, int way, long safe, int[] unseen) {
        int far = kind % RANKS + 3 * way;
        if (far < 0 || far >= RANKS) {
            return Side.ABSENT;
        }
        if ((safe >>> (kind + 3 * way) & 1) != 0) {
            return Side.SUJI;
        }
        return switch (unseen[scarce(kind, way, unseen)]) {
            case 0 -> Side.WALL;
            case 1 -> Side.LAST_COPY;
            default -> Side.OPEN;
        };
    }

    /// Of the two kinds that such a wait is made of, the one with fewer copies unseen.
    private static int scarce(int kind, int way, int[] unseen) {
        return unseen[kind + way] <= unseen[kind + 2 * way] ? kind + way : kind + 2 * way;
    }

    /// What makes the tile safe or safer, in words.
    static List<String> reasons(int kind, Threat threat, int[] unseen) {
        long safe = threat.safe();
        if ((safe >>> kind & 1) != 0) {
            return List.of(
                    threat.isDiscarded(kind) ? "discarded by them" : "passed since the riichi");
        }
        if (kind >= SUITED) {
            return List.of(NUMBERS[unseen[kind]] + " unseen");
        }
        List<String> reasons = new ArrayList<>();
        for (int way : SIDES) {
            switch (side(kind, way, safe, unseen)) {
                case SUJI -> reasons.add("suji of " + Tile.ofKind(kind + 3 * way));
                case WALL, LAST_COPY -> {
                    int scarce = scarce(kind, way, unseen);
                    reasons.add(NUMBERS[unseen[scarce]] + " " + Tile.ofKind(scarce) + " left");
                }
                case ABSENT, OPEN -> {}
            }
        }
        return reasons;
    }
}
