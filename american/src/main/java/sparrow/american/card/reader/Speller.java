package sparrow.american.card.reader;

import java.util.List;
import sparrow.american.card.Numbers;
import sparrow.american.card.Piece;
import sparrow.american.card.Spelling;
import sparrow.american.card.SuitMark;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;

/// Spells printed groups out in tiles, once numbers, wind and suits are chosen.
record Speller(Numbers numbers, Tile wind, Colours colours, boolean jokers) {
    Spelling spell(List<Piece> pieces) {
        Spelling.Builder spelling = new Spelling.Builder();
        for (Piece piece : pieces) {
            spelling.piece(
                    jokers && piece.takesJokers()
                            ? Spelling.Fill.JOKERS_TOO
                            : Spelling.Fill.NATURALS);
            for (int place = 0; place < piece.size(); place++) {
                spelling.place(tile(piece.glyphs().charAt(place), piece.suit()));
            }
            spelling.endOfPiece();
        }
        return spelling.spelling();
    }

    private Tile tile(char glyph, SuitMark mark) {
        return switch (glyph) {
            case '0' -> Tile.WHITE;
            case 'R' -> Tile.RED;
            case 'G' -> Tile.GREEN;
            case 'N' -> Tile.NORTH;
            case 'E' -> Tile.EAST;
            case 'W' -> Tile.WEST;
            case 'S' -> Tile.SOUTH;
            case 'Z' -> wind;
            case 'F' -> Tile.FLOWER;
            case 'D' -> SuitMark.dragon(suit(mark));
            default -> Tile.of(suit(mark), numbers.of(glyph));
        };
    }

    private Suit suit(SuitMark mark) {
        return colours.suit(mark);
    }
}
