package sparrow.answers;

import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.desk.Refusal;
import sparrow.desk.TileText;

/// A meld as rows have it: an object with its type and its tiles, or a text in brackets.
final class WrittenMeld {
    /// The field that melds stand in.
    static final String FIELD = "melds";

    private static final List<Tile> NONE = List.of(Tile.HIDDEN);

    private WrittenMeld() {}

    /// A meld such as `pon`, `777z`.
    static Meld typed(String type, String text) throws Refusal {
        List<Tile> tiles = TileText.tiles(text, FIELD);
        Meld meld =
                Meld.of(
                        type.equals("ankan") ? Meld.Manner.OWN : Meld.Manner.CLAIMED,
                        tiles.isEmpty() ? NONE : tiles);
        boolean fits =
                switch (type) {
                    case "chi" -> meld.kind() == Meld.Kind.RUN;
                    case "pon" -> meld.kind() == Meld.Kind.GROUP && tiles.size() == 3;
                    case "ankan", "daiminkan", "shouminkan" -> meld.isKong();
                    default -> false;
                };
        if (!fits || tiles.isEmpty()) {
            throw new Refusal(
                    "bad_tiles",
                    "melds: these tiles are no " + (type.isEmpty() ? "meld" : type) + ".");
        }
        return meld;
    }

    /// The same in brackets, its tiles as they were written.
    static String text(Meld meld, String tiles) {
        boolean own = meld.manner() == Meld.Manner.OWN;
        return (own ? "[" : "(") + tiles + (own ? "]" : ")");
    }

    /// A meld such as `(340m)` or `[1111m]`; without brackets it is a claimed one.
    static Meld bracketed(String text) throws Refusal {
        boolean bare = !text.isEmpty() && Character.isLetterOrDigit(text.charAt(0));
        if (bare && text.indexOf('+') < 0) {
            TileText.tiles(text, FIELD);
        }
        if (!text.isEmpty()) {
            Hand hand = TileText.hand(bare ? "(" + text + ")" : text, FIELD);
            if (hand.tiles().isEmpty() && hand.melds().size() == 1) {
                return hand.melds().getFirst();
            }
        }
        throw new Refusal(
                "bad_tiles",
                "melds: write a meld as (340m), [1111m] or an object with type and tiles.");
    }
}
