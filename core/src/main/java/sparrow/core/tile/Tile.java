package sparrow.core.tile;

import java.util.List;
import java.util.Locale;

/// A tile face; equal faces are interchangeable. [#HIDDEN] is a face the viewer may not see.
///
/// The order of the constants is the order in which people sort a hand; the red five of a suit
/// stands beside its five.
public enum Tile {
    M1(Suit.CHARACTERS, 1),
    M2(Suit.CHARACTERS, 2),
    M3(Suit.CHARACTERS, 3),
    M4(Suit.CHARACTERS, 4),
    M5(Suit.CHARACTERS, 5),
    M0(Suit.CHARACTERS, 5),
    M6(Suit.CHARACTERS, 6),
    M7(Suit.CHARACTERS, 7),
    M8(Suit.CHARACTERS, 8),
    M9(Suit.CHARACTERS, 9),
    P1(Suit.DOTS, 1),
    P2(Suit.DOTS, 2),
    P3(Suit.DOTS, 3),
    P4(Suit.DOTS, 4),
    P5(Suit.DOTS, 5),
    P0(Suit.DOTS, 5),
    P6(Suit.DOTS, 6),
    P7(Suit.DOTS, 7),
    P8(Suit.DOTS, 8),
    P9(Suit.DOTS, 9),
    S1(Suit.BAMBOO, 1),
    S2(Suit.BAMBOO, 2),
    S3(Suit.BAMBOO, 3),
    S4(Suit.BAMBOO, 4),
    S5(Suit.BAMBOO, 5),
    S0(Suit.BAMBOO, 5),
    S6(Suit.BAMBOO, 6),
    S7(Suit.BAMBOO, 7),
    S8(Suit.BAMBOO, 8),
    S9(Suit.BAMBOO, 9),
    EAST(Suit.WINDS, 1),
    SOUTH(Suit.WINDS, 2),
    WEST(Suit.WINDS, 3),
    NORTH(Suit.WINDS, 4),
    WHITE(Suit.DRAGONS, 1),
    GREEN(Suit.DRAGONS, 2),
    RED(Suit.DRAGONS, 3),
    PLUM(Suit.FLOWERS, 1),
    ORCHID(Suit.FLOWERS, 2),
    CHRYSANTHEMUM(Suit.FLOWERS, 3),
    BAMBOO(Suit.FLOWERS, 4),
    SPRING(Suit.SEASONS, 1),
    SUMMER(Suit.SEASONS, 2),
    AUTUMN(Suit.SEASONS, 3),
    WINTER(Suit.SEASONS, 4),
    JOKER(Suit.SPECIAL, 1),
    BLANK(Suit.SPECIAL, 2),
    HIDDEN(Suit.SPECIAL, 3);

    /// Kinds that can stand in an ordinary hand: three suits of nine, four winds, three dragons.
    public static final int KINDS = 34;

    /// The one face all flowers share where a game does not tell them apart.
    public static final Tile FLOWER = PLUM;

    private static final Tile[] BY_FACE = values();
    private static final List<Tile> FACES = List.of(BY_FACE);
    private static final Tile[] BY_KIND =
            FACES.stream().filter(tile -> !tile.isRed()).toArray(Tile[]::new);
    private static final String[] NUMBERS = {
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"
    };

    private final Suit suit;
    private final int rank;
    private final int kind;
    private final boolean numbered;

    Tile(Suit suit, int rank) {
        this.suit = suit;
        this.rank = rank;
        this.kind = suit.firstKind() + rank - 1;
        this.numbered = suit.isNumbered();
    }

    /// Every face there is, in sorting order.
    public static List<Tile> faces() {
        return FACES;
    }

    /// The face with that ordinal.
    public static Tile face(int ordinal) {
        return BY_FACE[ordinal];
    }

    /// The faces with these ordinals, a bit for each, in sorting order.
    public static List<Tile> faces(long ordinals) {
        return new TileBits(BY_FACE, ordinals);
    }

    /// The plain faces of these kinds, a bit for each, in sorting order; see [#kind()].
    public static List<Tile> ofKinds(long kinds) {
        return new TileBits(BY_KIND, kinds);
    }

    /// The plain face of a kind, see [#kind()].
    public static Tile ofKind(int kind) {
        return BY_KIND[kind];
    }

    /// The plain face of that rank, counted from 1.
    public static Tile of(Suit suit, int rank) {
        if (rank < 1 || rank > suit.ranks()) {
            throw new IllegalArgumentException(suit + " has no rank " + rank);
        }
        return BY_KIND[suit.firstKind() + rank - 1];
    }

    public Suit suit() {
        return suit;
    }

    /// The number on a suited tile; the place in its family, from 1, on any other.
    public int rank() {
        return rank;
    }

    /// The number of the plain face: 0–33 for suits, winds and dragons, then flowers, seasons,
    /// joker, blank, hidden.
    public int kind() {
        return kind;
    }

    /// This tile without its red paint.
    public Tile plain() {
        return BY_KIND[kind];
    }

    /// The red five of this five's suit; any other tile is never painted.
    public Tile red() {
        return rank == 5 ? BY_FACE[BY_KIND[kind].ordinal() + 1] : this;
    }

    public boolean isRed() {
        return this == M0 || this == P0 || this == S0;
    }

    public boolean isNumbered() {
        return numbered;
    }

    public boolean isHonor() {
        return suit.isHonor();
    }

    public boolean isTerminal() {
        return isNumbered() && (rank == 1 || rank == 9);
    }

    public boolean isTerminalOrHonor() {
        return isTerminal() || isHonor();
    }

    /// A flower or a season.
    public boolean isFlower() {
        return suit == Suit.FLOWERS || suit == Suit.SEASONS;
    }

    /// The tile's name in plain English, such as "red five of dots".
    public String title() {
        return switch (suit) {
            case CHARACTERS, DOTS, BAMBOO ->
                    (isRed() ? "red " : "")
                            + NUMBERS[rank - 1]
                            + " of "
                            + suit.name().toLowerCase(Locale.ROOT);
            case WINDS -> lowerName() + " wind";
            case DRAGONS -> lowerName() + " dragon";
            case FLOWERS -> lowerName() + " (flower " + rank + ")";
            case SEASONS -> lowerName() + " (season " + rank + ")";
            case SPECIAL -> this == HIDDEN ? "hidden tile" : lowerName();
        };
    }

    private String lowerName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The tile in compact notation, such as `0p`.
    @Override
    public String toString() {
        return Compact.symbol(this);
    }
}
