package sparrow.hongkong;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.hongkong.Win.Circumstance;
import sparrow.shapes.Block;

/// A winning hand read in one way: which faan it earns. A win by flowers alone has no blocks.
record WonHand(Win win, List<Block> blocks, HongKongRules rules) {
    private static final int SETS = 4;
    private static final int SEATS = 4;
    private static final int PAIRS = 7;

    // The form

    boolean isCommon() {
        return count(block -> block.shape() == Block.Shape.RUN) == SETS
                && (!rules.commonPairIsSuited
                        || pairs().allMatch(pair -> pair.tile().isNumbered()));
    }

    boolean isAllPungs() {
        return count(Block::isTriplet) == SETS;
    }

    boolean isAllKongs() {
        return count(block -> block.shape() == Block.Shape.KONG) == SETS;
    }

    boolean isFourConcealed() {
        return win.is(Circumstance.SELF_DRAW)
                && count(block -> block.isTriplet() && block.isConcealed()) == SETS;
    }

    boolean isSevenPairs() {
        return pairs().count() == PAIRS;
    }

    boolean isThirteenOrphans() {
        return count(block -> block.shape() == Block.Shape.ORPHANS) == 1;
    }

    boolean isNineGates() {
        if (!isPureOneSuit() || !win.hand().melds().isEmpty()) {
            return false;
        }
        Tiles before = win.hand().concealed().without(win.last());
        for (int rank = 1; rank <= 9; rank++) {
            int held = before.count(Tile.of(win.last().suit(), rank));
            if (held != (rank == 1 || rank == 9 ? 3 : 1)) {
                return false;
            }
        }
        return true;
    }

    // The tiles

    boolean isPureOneSuit() {
        return suits() == 1 && tiles().noneMatch(Tile::isHonor);
    }

    boolean isMixedOneSuit() {
        return suits() == 1 && tiles().anyMatch(Tile::isHonor);
    }

    private long suits() {
        return tiles().filter(Tile::isNumbered).map(Tile::suit).distinct().count();
    }

    boolean isAllHonors() {
        return has(Tile::isHonor) && tiles().allMatch(Tile::isHonor);
    }

    boolean isAllTerminals() {
        return has(Tile::isTerminal) && tiles().allMatch(Tile::isTerminal);
    }

    boolean isMixedTerminals() {
        return has(Tile::isTerminal)
                && has(Tile::isHonor)
                && tiles().allMatch(Tile::isTerminalOrHonor)
                && !isThirteenOrphans();
    }

    // Dragons and winds

    int dragons() {
        return count(block -> block.isTriplet() && block.tile().suit() == Suit.DRAGONS);
    }

    boolean hasSeatWind() {
        return hasPungOf(win.seatWind());
    }

    boolean hasRoundWind() {
        return hasPungOf(win.roundWind());
    }

    private boolean hasPungOf(Tile tile) {
        return count(block -> block.isTriplet() && block.tile() == tile) == 1;
    }

    boolean isGreat(Suit honors) {
        return pungsOf(honors) == honors.ranks();
    }

    boolean isSmall(Suit honors) {
        return pungsOf(honors) == honors.ranks() - 1
                && pairs().anyMatch(pair -> pair.tile().suit() == honors);
    }

    private int pungsOf(Suit suit) {
        return count(block -> block.isTriplet() && block.tile().suit() == suit);
    }

    // How it was won

    boolean isConcealed() {
        return blocks.stream().allMatch(Block::isConcealed);
    }

    // Flowers

    boolean hasNoFlowers() {
        return rules.flowers && win.flowers().isEmpty();
    }

    /// The first flower belongs to east, the second to south …
    boolean hasOwn(Suit suit) {
        return win.flowers().contains(Tile.of(suit, win.seatWind().rank()));
    }

    int flowerSets() {
        List<Tile> laid = win.flowers().list();
        return (int)
                Stream.of(Suit.FLOWERS, Suit.SEASONS)
                        .filter(suit ->
                                laid.stream().filter(tile -> tile.suit() == suit).count() == SEATS)
                        .count();
    }

    boolean hasFlowers(int count) {
        return win.flowers().size() == count;
    }

    boolean isWonByFlowers() {
        return blocks.isEmpty();
    }

    private boolean has(Predicate<Tile> test) {
        return tiles().anyMatch(test);
    }

    private Stream<Tile> tiles() {
        return blocks.stream().flatMap(block -> block.tiles().stream());
    }

    private Stream<Block> pairs() {
        return blocks.stream().filter(block -> block.shape() == Block.Shape.PAIR);
    }

    private int count(Predicate<Block> test) {
        return (int) blocks.stream().filter(test).count();
    }
}
