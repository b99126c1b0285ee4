package sparrow.formats.tenhou;

import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;

/// Tenhou's numbers of single tiles: 0 to 135, four for each kind; the first of a red kind is red.
///
/// @param reds whether there are red fives
record Copies(boolean reds) {
    static final int COUNT = 136;
    private static final int OF_A_KIND = 4;

    Tile tile(int number) throws BadRecord {
        if (number < 0 || number >= COUNT) {
            throw new BadRecord("there is no tile " + number + ", only 0 to " + (COUNT - 1));
        }
        Tile plain = Tile.ofKind(number / OF_A_KIND);
        boolean isRed = reds && plain.isNumbered() && plain.rank() == 5 && number % OF_A_KIND == 0;
        return isRed ? Tile.faces().get(plain.ordinal() + 1) : plain;
    }

    /// The lowest number of a face.
    int first(Tile tile) {
        boolean isPlainFive = reds && tile.isNumbered() && tile.rank() == 5 && !tile.isRed();
        return tile.kind() * OF_A_KIND + (isPlainFive ? 1 : 0);
    }

    /// The lowest number of a kind, red or not.
    static int lowest(Tile tile) {
        return tile.kind() * OF_A_KIND;
    }

    /// The highest number of a face.
    static int last(Tile tile) {
        return tile.kind() * OF_A_KIND + (tile.isRed() ? 0 : OF_A_KIND - 1);
    }
}
