package sparrow.filipino;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.filipino.Win.Circumstance;
import sparrow.shapes.Block;
import sparrow.shapes.Form;
import sparrow.shapes.HandReading;

/// A winning hand read in one way: which ambitions it fulfils.
///
/// @param standIns what its wild tiles stand for
/// @param readiness what it waited for; none if nobody can tell
record WonHand(
        Win win,
        HandReading reading,
        Tiles standIns,
        Optional<Readiness> readiness,
        FilipinoRules rules) {
    private static final int SETS = 5;
    private static final int QUICK = 5;

    boolean hasEscalera() {
        Set<Tile> lows = EnumSet.noneOf(Tile.class);
        runs().forEach(run -> lows.add(run.tile()));
        return List.of(Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO).stream()
                .anyMatch(suit ->
                        lows.contains(Tile.of(suit, 1))
                                && lows.contains(Tile.of(suit, 4))
                                && lows.contains(Tile.of(suit, 7)));
    }

    private List<Block> runs() {
        return reading.blocks().stream().filter(block -> block.shape() == Block.Shape.RUN).toList();
    }

    boolean isSiete() {
        return reading.form() instanceof Form.PairsAndTrio;
    }

    boolean hasNoFlowers() {
        return win.flowers() == 0;
    }

    boolean isAllUp() {
        boolean noneExposed = melds().stream().allMatch(WonHand::isSecret);
        return noneExposed && (!rules.allUpStrict || win.is(Circumstance.SELF_DRAW));
    }

    boolean isAllDown() {
        return melds().size() == SETS
                && melds().stream().allMatch(meld -> rules.allDownSecrets || !isSecret(meld));
    }

    private List<Meld> melds() {
        return win.hand().melds();
    }

    /// A kong of own tiles, face down or shown.
    private static boolean isSecret(Meld meld) {
        return meld.kind() == Meld.Kind.GROUP && meld.manner() != Meld.Manner.CLAIMED;
    }

    boolean isAllChow() {
        return !isSiete() && runs().size() == SETS;
    }

    boolean isAllPung() {
        return !isSiete() && reading.blocks().stream().filter(Block::isTriplet).count() == SETS;
    }

    boolean isSingle() {
        return readiness.filter(Readiness::isSingle).isPresent();
    }

    boolean isPaningit() {
        return readiness.filter(Readiness::isPaningit).isPresent();
    }

    boolean isBackToBack() {
        return readiness.filter(Readiness::isBackToBack).isPresent();
    }

    boolean isBisaklat() {
        return win.is(Circumstance.BISAKLAT);
    }

    boolean isOnFirst() {
        return win.is(Circumstance.FIRST_DISCARD);
    }

    boolean isAfterKong() {
        return win.is(Circumstance.AFTER_KONG) && win.is(Circumstance.SELF_DRAW);
    }

    boolean isQuick() {
        return win.discards() <= QUICK;
    }

    boolean isFullFlush() {
        Set<Suit> suits = EnumSet.noneOf(Suit.class);
        reading.blocks().forEach(block -> block.tiles().forEach(tile -> suits.add(tile.suit())));
        return suits.size() == 1 && suits.iterator().next().isNumbered();
    }

    boolean isJokerEye() {
        return !isSiete()
                && reading.blocks().stream()
                        .filter(block -> block.shape() == Block.Shape.PAIR)
                        .anyMatch(pair -> standIns.count(pair.tile()) >= 2);
    }
}
