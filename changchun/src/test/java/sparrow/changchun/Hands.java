package sparrow.changchun;

import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.testkit.Changes;

/// Questions about single hands in the notation of the game.
final class Hands {
    private Hands() {}

    static ChangchunRules rules(String... changes) {
        return ChangchunRules.of("mil2024", Changes.of(changes)).orThrow();
    }

    static boolean isComplete(ChangchunRules rules, String text) {
        Hand hand = Hand.of(text);
        return rules.isComplete(hand.concealed(), hand.melds());
    }

    static String waits(String text) {
        Hand hand = Hand.of(text);
        return Notation.COMPACT.write(ChangchunRules.MIL2024.waits(hand.concealed(), hand.melds()));
    }

    static boolean mayDeclare(ChangchunRules rules, String text) {
        Hand hand = Hand.of(text);
        return rules.mayDeclareTing(hand.concealed(), hand.melds());
    }

    /// The score of a hand of 3n + 1 tiles with the last tile.
    static Optional<Score> score(ChangchunRules rules, String text, String last, Way way) {
        Hand hand = Hand.of(text);
        Tile tile = Notation.COMPACT.readTiles(last).orThrow().getFirst();
        return rules.score(new Win(hand.concealed(), hand.melds(), tile, way));
    }
}
