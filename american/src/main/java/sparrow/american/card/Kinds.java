package sparrow.american.card;

import sparrow.core.tile.Tile;

/// The 35 kinds of tile a card can ask for: the 34 ordinary ones, numbered as by [Tile#kind()], and
/// the flower, all flowers and seasons being alike.
public final class Kinds {
    public static final int COUNT = Tile.KINDS + 1;
    public static final int FLOWER = Tile.KINDS;

    private Kinds() {}

    /// Whether a tile is of one of the kinds: no joker, no blank, no hidden tile.
    public static boolean isNatural(Tile tile) {
        return tile.kind() < Tile.KINDS || tile.isFlower();
    }

    /// The kind of a natural tile.
    public static int of(Tile tile) {
        if (!isNatural(tile)) {
            throw new IllegalArgumentException("no card asks for a " + tile.title());
        }
        return Math.min(tile.kind(), FLOWER);
    }

    /// The face of a kind; [Tile#FLOWER] for the flower.
    public static Tile tile(int kind) {
        return Tile.ofKind(kind);
    }
}
