package sparrow.riichi.play;

import sparrow.core.tile.Tile;

/// The way to four triplets and a pair: pairs become triplets, a single tile the head.
final class TripletsWay extends RoughWay {
    private static final Goal GOAL = new Goal("aiming for all triplets", 2, ALL);

    private final int sets;
    private final long held;
    private final long singles;
    private final long pairs;
    private final long triplets;
    private final long fours;
    private final int least;

    /// @param held the counts of the tiles in hand
    /// @param laid how many sets are laid, all of them of equal tiles
    /// @param tooMany how many tiles the hand has to discard: one in its turn, otherwise none
    TripletsWay(int[] held, int laid, int tooMany) {
        super(GOAL);
        this.sets = 4 - laid;
        this.singles = ofCount(1, held);
        this.pairs = ofCount(2, held);
        this.triplets = ofCount(3, held);
        this.fours = ofCount(4, held);
        this.held = singles | pairs | triplets | fours;
        this.least = tooMany == 0 ? distance(NOTHING) : leastOfDiscards();
    }

    private static long ofCount(int count, int[] held) {
        long kinds = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            kinds |= held[kind] == count ? 1L << kind : 0;
        }
        return kinds;
    }

    /// Whether the hand has so many groups that this is a way.
    static boolean isOpen(int[] held, int laid) {
        int groups = laid;
        for (int count : held) {
            groups += count >= 2 ? 1 : 0;
        }
        return groups >= 4;
    }

    private int leastOfDiscards() {
        int least = NEVER;
        for (long left = held; left != 0; left &= left - 1) {
            least = Math.min(least, distance(Long.numberOfTrailingZeros(left)));
        }
        return least;
    }

    @Override
    int distance(int discard) {
        long nowPairs = pairs(discard);
        int lacking = lacking(discard);
        int grown = Math.min(lacking, Long.bitCount(nowPairs));
        boolean hasHead = Long.bitCount(nowPairs) > grown;
        return grown + 2 * (lacking - grown) + (hasHead ? 0 : 1);
    }

    @Override
    long accepted(int discard) {
        long nowPairs = pairs(discard);
        int grown = Math.min(lacking(discard), Long.bitCount(nowPairs));
        boolean hasHead = Long.bitCount(nowPairs) > grown;
        return (grown > 0 ? nowPairs : 0) | (hasHead ? 0 : singles(discard));
    }

    @Override
    int least() {
        return least;
    }

    /// How many triplets the hand lacks after a discard.
    private int lacking(int discard) {
        return Math.max(0, sets - Long.bitCount((triplets & ~bit(discard)) | fours));
    }

    private long pairs(int discard) {
        return (pairs & ~bit(discard)) | (triplets & bit(discard));
    }

    private long singles(int discard) {
        return (singles & ~bit(discard)) | (pairs & bit(discard));
    }

    private static long bit(int discard) {
        return discard == NOTHING ? 0 : 1L << discard;
    }
}
