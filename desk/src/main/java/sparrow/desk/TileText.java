package sparrow.desk;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;

/// Reads what somebody wrote for tiles, in every command and row alike.
public final class TileText {
    /// The name of the field that needs none: the hand itself.
    public static final String HAND = "";

    private TileText() {}

    /// Tiles and melds; the hand itself must not be empty.
    public static Hand hand(String text, String field) throws Refusal {
        return hand(text, field, Notation.COMPACT);
    }

    /// @param first the notation of a text that fits several
    public static Hand hand(String text, String field, Notation first) throws Refusal {
        Hand hand =
                switch (Notation.readAny(text, first)) {
                    case Reading.Read<Hand>(Hand read) -> read;
                    case Reading.Misread<Hand> misread ->
                            throw Refusal.misread(field, text, misread);
                };
        if (field.isEmpty() && hand.tiles().isEmpty() && hand.melds().isEmpty()) {
            throw new Refusal("bad_tiles", TileSentence.none());
        }
        return hand;
    }

    /// Tiles of no game in particular: any there are, none of a kind more often than a set has it.
    public static Hand counted(String text) throws Refusal {
        boolean capitals = text.chars().anyMatch(Character::isUpperCase);
        Hand hand = hand(text, HAND, capitals ? Notation.AMERICAN : Notation.COMPACT);
        Counting.refuseFive(Counting.kinds(hand));
        return hand;
    }

    /// Tiles alone; none if the text is empty, which the hand itself must not be.
    public static List<Tile> tiles(String text, String field) throws Refusal {
        return tiles(text, field, Notation.COMPACT);
    }

    /// @param first the notation of a text that fits several
    public static List<Tile> tiles(String text, String field, Notation first) throws Refusal {
        return switch (Notation.readAnyTiles(text, first)) {
            case Reading.Read<List<Tile>>(List<Tile> tiles)
                    when tiles.isEmpty() && field.isEmpty() ->
                    throw new Refusal("bad_tiles", TileSentence.none());
            case Reading.Read<List<Tile>>(List<Tile> tiles) -> tiles;
            case Reading.Misread<List<Tile>> misread -> throw Refusal.misread(field, text, misread);
        };
    }

    /// Melds alone, in brackets; none if the text is blank.
    public static List<Meld> melds(String text, String field, Notation first) throws Refusal {
        if (text.isBlank()) {
            return List.of();
        }
        Hand laid = hand(text, field, first);
        if (!laid.tiles().isEmpty()) {
            throw new Refusal("bad_tiles", TileSentence.bare(field));
        }
        return laid.melds();
    }

    /// One tile, or none if the text is empty.
    public static Optional<Tile> one(String text, String field) throws Refusal {
        List<Tile> tiles = tiles(text, field);
        if (tiles.size() > 1 || (tiles.isEmpty() && !text.isEmpty())) {
            throw new Refusal("bad_tiles", TileSentence.one(field, text));
        }
        return tiles.isEmpty() ? Optional.empty() : Optional.of(tiles.getFirst());
    }
}
