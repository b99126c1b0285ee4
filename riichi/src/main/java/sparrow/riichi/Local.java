package sparrow.riichi;

import static sparrow.riichi.Kinds.bit;

/// What only the yaku of some houses look for.
final class Local {
    /// East and north.
    static final long EXPRESS = bit(Kinds.EAST) | bit(Kinds.NORTH);

    /// The five of dots is the flower, the one of bamboo the bird, the one of dots the moon.
    static final long BEAUTIES =
            bit(Kinds.FIRST_DOT + 4) | bit(Kinds.FIRST_BAMBOO) | bit(Kinds.FIRST_DOT);

    private static final long WHEEL = 0x2222222L;

    private Local() {}

    static int tripletsInRow(Pattern pattern) {
        int longest = 0;
        for (int first = 0; first < Kinds.EAST; first += 9) {
            long row = (pattern.triplets >>> first) & Kinds.SUIT;
            int length = 0;
            while (row != 0) {
                row &= row >>> 1;
                length++;
            }
            longest = Math.max(longest, length);
        }
        return longest;
    }

    static boolean isFiveFamilies(Pattern pattern) {
        return pattern.runs2 == 0
                && Kinds.size(pattern.runs | pattern.triplets) == 4
                && hasAllFamilies(pattern.runs | pattern.triplets | bit(pattern.pair));
    }

    private static boolean hasAllFamilies(long kinds) {
        return (kinds & Kinds.CHARACTERS) != 0
                && (kinds & Kinds.DOTS) != 0
                && (kinds & Kinds.BAMBOO) != 0
                && (kinds & Kinds.WINDS) != 0
                && (kinds & Kinds.DRAGONS) != 0;
    }

    /// Whether the hand is seven pairs in a row of a suit.
    ///
    /// @param below how many ranks lie below them
    static boolean isWheel(Contents contents, int suit, int below) {
        return contents.concealed[suit] == WHEEL << (4 * below);
    }

    static boolean isLittleWheel(Contents contents) {
        for (int suit = 0; suit < 3; suit++) {
            if (isWheel(contents, suit, 0) || isWheel(contents, suit, 2)) {
                return true;
            }
        }
        return false;
    }

    static int sumOfRanks(Contents contents) {
        int sum = 0;
        for (int rank = 1; rank <= 9; rank++) {
            sum += rank * contents.all[rank - 1];
        }
        return sum;
    }
}
