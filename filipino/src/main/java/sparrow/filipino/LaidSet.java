package sparrow.filipino;

import java.util.Optional;
import sparrow.core.tile.Meld;
import sparrow.core.tile.TileSentence;
import sparrow.core.tile.Tiles;

/// Which sets can lie before a player under house rules.
final class LaidSet {
    private static final Tiles BEAUTY = Tiles.of(Turn.BEAUTY.tiles());
    private static final Tiles NEWS = Tiles.of(Turn.NEWS.tiles());

    private LaidSet() {}

    /// Why this one cannot, in words; nothing if it can.
    static Optional<String> objection(Meld meld, FilipinoRules rules) {
        return switch (meld.kind()) {
            case RUN -> claimed(meld, "a chow");
            case GROUP ->
                    switch (meld.tiles().size()) {
                        case 3 -> claimed(meld, "a pung");
                        case 4 -> Optional.empty();
                        default -> noSet(meld);
                    };
            case MIXED -> special(meld, rules);
            case FLOWERS -> noSet(meld);
        };
    }

    /// Chows and pungs of own tiles stay in the hand.
    private static Optional<String> claimed(Meld meld, String what) {
        return meld.manner() == Meld.Manner.CLAIMED
                ? Optional.empty()
                : Optional.of(TileSentence.unclaimed(meld, what));
    }

    private static Optional<String> noSet(Meld meld) {
        return Optional.of(meld + " is no chow, pung or kong");
    }

    private static Optional<String> special(Meld meld, FilipinoRules rules) {
        Tiles tiles = Tiles.of(meld.tiles());
        if (tiles.equals(BEAUTY)) {
            return played(meld, Ambition.BEAUTY, rules);
        }
        return tiles.equals(NEWS) ? played(meld, Ambition.NEWS, rules) : noSet(meld);
    }

    private static Optional<String> played(Meld meld, Ambition ambition, FilipinoRules rules) {
        return rules.counts(ambition)
                ? Optional.empty()
                : Optional.of(
                        meld
                                + " is a set only where "
                                + ambition.title()
                                + " is played; these rules have none, visayan has");
    }
}
