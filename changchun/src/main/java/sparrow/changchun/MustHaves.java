package sparrow.changchun;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Block;
import sparrow.shapes.Form;
import sparrow.shapes.HandReading;

/// What a complete hand must show besides its shape: three suits, a terminal or honor, and a
/// triplet, a kong or a pair of dragons.
final class MustHaves {
    private final ChangchunRules rules;

    MustHaves(ChangchunRules rules) {
        this.rules = rules;
    }

    /// Whether this reading of a complete hand wins.
    boolean met(HandReading reading, Tiles hand, List<Meld> melds) {
        return isOpenEnough(reading, melds)
                && isShown(reading, Lights.of(hand, melds), melds)
                && (isPairs(reading) || hasTripletOrDragonPair(reading));
    }

    private static boolean hasTripletOrDragonPair(HandReading reading) {
        for (Block block : reading.blocks()) {
            if (isTriplet(block) || isDragonPair(block)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a hand that the last tile would complete in this way showed all of it before: then
    /// its owner may say ting. Two pairs waiting to be a triplet are as good as the triplet; one
    /// dragon waiting for another is no pair yet.
    boolean metBefore(HandReading reading, Tiles hand, List<Meld> melds) {
        return isOpenEnough(reading, melds)
                && isShown(reading, Lights.of(hand, melds), melds)
                && (isPairs(reading)
                        || reading.blocks().stream()
                                .anyMatch(block ->
                                        isTriplet(block)
                                                || (isDragonPair(block)
                                                        && hand.count(block.tile()) >= 2)));
    }

    private boolean isShown(HandReading reading, Lights lights, List<Meld> melds) {
        if (rules.hasFreeForms() && (isPairs(reading) || isAllTriplets(reading))) {
            return true;
        }
        return lights.terminal()
                && (lights.suits() || rules.maySuitBeMissing() || suitsAreLifted(melds));
    }

    boolean suitsAreLifted(List<Meld> melds) {
        return rules.doNinesLiftSuits()
                && melds.stream()
                        .flatMap(meld -> SpecialKong.of(meld).stream())
                        .anyMatch(kong -> kong == SpecialKong.ONES || kong == SpecialKong.NINES);
    }

    private boolean isOpenEnough(HandReading reading, List<Meld> melds) {
        return !rules.mustBeOpen()
                || isPairs(reading)
                || melds.stream().anyMatch(meld -> !isConcealedKong(meld));
    }

    static boolean isPairs(HandReading reading) {
        return reading.form() instanceof Form.Pairs;
    }

    static boolean isAllTriplets(HandReading reading) {
        return !isPairs(reading)
                && reading.blocks().stream()
                        .allMatch(block -> block.shape() == Block.Shape.PAIR || isTriplet(block));
    }

    /// A special kong is a kong.
    private static boolean isTriplet(Block block) {
        return block.isTriplet() || block.shape() == Block.Shape.MIXED;
    }

    private static boolean isDragonPair(Block block) {
        Tile tile = block.tile();
        return block.shape() == Block.Shape.PAIR && tile.suit() == Suit.DRAGONS;
    }

    static boolean isConcealedKong(Meld meld) {
        return meld.isKong() && meld.manner() != Meld.Manner.CLAIMED;
    }
}
