package sparrow.changchun;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Which of the three things a win must show a hand shows already.
///
/// @param suits tiles of all three suits
/// @param terminal a one, a nine or an honor
/// @param triplet a triplet or kong, or a pair of dragons
public record Lights(boolean suits, boolean terminal, boolean triplet) {
    public static Lights of(Tiles hand, List<Meld> melds) {
        Sight sight = new Sight();
        hand.forEachFace(face -> sight.see(face, hand.count(face)));
        for (Meld meld : melds) {
            meld.tiles().forEach(tile -> sight.see(tile, 1));
            sight.triplet |= meld.kind() != Meld.Kind.RUN;
        }
        return new Lights(sight.suits == ALL_SUITS, sight.terminal, sight.triplet);
    }

    private static final int ALL_SUITS = 7;

    private static final class Sight {
        int suits;
        boolean terminal;
        boolean triplet;

        void see(Tile tile, int copies) {
            suits |= tile.isNumbered() ? 1 << tile.suit().ordinal() : 0;
            terminal |= tile.isTerminalOrHonor();
            triplet |= copies >= 3 || (copies == 2 && tile.suit() == Suit.DRAGONS);
        }
    }
}
