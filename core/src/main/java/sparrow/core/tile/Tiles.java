package sparrow.core.tile;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// An immutable multiset of tile faces: at most 15 of a face, any number of hidden tiles.
///
/// Packed: four bits a face, one long for each suit and one for honors, flowers, seasons and
/// jokers.
public final class Tiles {
    public static final Tiles EMPTY = new Tiles(0, 0, 0, 0, 0, 0);

    /// The bits that are set in a lane of four or more.
    private static final long FOUR_OR_MORE = 0xCCCC_CCCC_CCCC_CCCCL;

    /// The most equal faces a multiset can hold.
    public static final int MOST = 15;

    private static final int SUIT_FACES = 10;
    private static final int SUIT_RANKS = 9;
    private static final int RED_FIVE = 5;
    private static final int REST = 3 * SUIT_FACES;

    private static final int BLANK = Tile.BLANK.ordinal();

    /// By face: which word it is counted in, the three suits and the rest.
    private static final byte[] SUITS = new byte[BLANK];

    /// By face: where its lane begins.
    private static final byte[] SHIFTS = new byte[BLANK];

    static {
        for (int face = 0; face < BLANK; face++) {
            SUITS[face] = (byte) Math.min(face / SUIT_FACES, 3);
            SHIFTS[face] = (byte) (4 * (face - SUIT_FACES * SUITS[face]));
        }
    }

    /// The lanes of a suit before its red five.
    private static final long LOW_LANES = (1L << (4 * RED_FIVE)) - 1;

    /// The lanes of winds and dragons among the rest.
    private static final long HONOR_LANES = (1L << (4 * (Tile.KINDS - 3 * SUIT_RANKS))) - 1;

    private final long characters;
    private final long dots;
    private final long bamboo;
    private final long rest;
    private final int blanks;
    private final int hidden;

    private Tiles(long characters, long dots, long bamboo, long rest, int blanks, int hidden) {
        this.characters = characters;
        this.dots = dots;
        this.bamboo = bamboo;
        this.rest = rest;
        this.blanks = blanks;
        this.hidden = hidden;
    }

    public static Tiles of(Tile... tiles) {
        return of(List.of(tiles));
    }

    public static Tiles of(Collection<Tile> tiles) {
        return EMPTY.with(tiles);
    }

    public static Tiles hidden(int count) {
        return new Tiles(0, 0, 0, 0, 0, count);
    }

    /// So many tiles of each of the 34 ordinary kinds, none of them red: what [#kinds()] counts.
    public static Tiles ofKinds(int[] counts) {
        if (counts.length != Tile.KINDS) {
            throw new IllegalArgumentException(
                    "counts of " + Tile.KINDS + " kinds expected, not " + counts.length);
        }
        return new Tiles(
                packed(counts, 0),
                packed(counts, SUIT_RANKS),
                packed(counts, 2 * SUIT_RANKS),
                packedHonors(counts),
                0,
                0);
    }

    private static long packed(int[] counts, int firstKind) {
        long word = 0;
        for (int rank = 0; rank < SUIT_RANKS; rank++) {
            int face = rank < RED_FIVE ? rank : rank + 1;
            word |= lane(counts[firstKind + rank]) << (4 * face);
        }
        return word;
    }

    private static long packedHonors(int[] counts) {
        long word = 0;
        for (int kind = Tile.KINDS - 1; kind >= 3 * SUIT_RANKS; kind--) {
            word = word << 4 | lane(counts[kind]);
        }
        return word;
    }

    private static long lane(int count) {
        if (count < 0 || count > MOST) {
            throw new IllegalArgumentException("a multiset cannot hold " + count + " of a tile");
        }
        return count;
    }

    public int count(Tile tile) {
        int face = tile.ordinal();
        if (face >= BLANK) {
            return face == BLANK ? blanks : hidden;
        }
        long suit = face < SUIT_FACES ? characters : dots;
        long other = face < REST ? bamboo : rest;
        return (int) ((face < 2 * SUIT_FACES ? suit : other) >>> SHIFTS[face]) & MOST;
    }

    private static int lane(long word, int place) {
        return (int) (word >>> (4 * place)) & 15;
    }

    /// How many tiles of this face there are, painted red or not.
    public int countKind(Tile tile) {
        Tile plain = tile.plain();
        Tile red = plain.red();
        return red == plain ? count(plain) : count(plain) + count(red);
    }

    /// The tiles of a suit counted by rank: four bits each, the lowest rank in the lowest bits, red
    /// fives counted as fives; no more than fifteen of a kind. The dragons follow the winds as if
    /// they were ranks of one suit.
    public long ranks(Suit suit) {
        if (suit == Suit.CHARACTERS) {
            return unpainted(characters);
        }
        if (suit == Suit.DOTS) {
            return unpainted(dots);
        }
        return suit == Suit.BAMBOO ? unpainted(bamboo) : rest & HONOR_LANES;
    }

    /// The lanes of a suit with those of its red five added to its five.
    private static long unpainted(long word) {
        long plain = word & LOW_LANES;
        long red = word >>> (4 * RED_FIVE) & MOST;
        return plain
                + (red << (4 * (RED_FIVE - 1)))
                + (word >>> (4 * (RED_FIVE + 1)) << (4 * RED_FIVE));
    }

    /// Whether four of some kind are here, painted red or not; hidden tiles and blanks do not
    /// count.
    public boolean hasFourOfAKind() {
        return ((characters | dots | bamboo | rest) & FOUR_OR_MORE) != 0
                || ((unpainted(characters) | unpainted(dots) | unpainted(bamboo)) & FOUR_OR_MORE)
                        != 0;
    }

    public boolean contains(Tile tile) {
        return count(tile) > 0;
    }

    public boolean containsAll(Tiles other) {
        return covers(characters, other.characters)
                && covers(dots, other.dots)
                && covers(bamboo, other.bamboo)
                && covers(rest, other.rest)
                && blanks >= other.blanks
                && hidden >= other.hidden;
    }

    /// Whether each four-bit lane of `big` is at least that of `small`.
    private static boolean covers(long big, long small) {
        return lanesCover(big & EVEN, small & EVEN)
                && lanesCover((big >>> 4) & EVEN, (small >>> 4) & EVEN);
    }

    private static final long EVEN = 0x0F0F_0F0F_0F0F_0F0FL;
    private static final long GUARD = 0x1010_1010_1010_1010L;

    private static boolean lanesCover(long big, long small) {
        return (((big | GUARD) - small) & GUARD) == GUARD;
    }

    public int size() {
        return lanes(characters) + lanes(dots) + lanes(bamboo) + lanes(rest) + blanks + hidden;
    }

    private static int lanes(long word) {
        return (int) ((((word & EVEN) + ((word >>> 4) & EVEN)) * 0x0101_0101_0101_0101L) >>> 56);
    }

    public boolean isEmpty() {
        return (characters | dots | bamboo | rest | blanks | hidden) == 0;
    }

    public Tiles with(Tile tile) {
        return with(tile, 1);
    }

    public Tiles with(Tile tile, int more) {
        int count = count(tile) + more;
        if (count < 0 || (count > MOST && tile.ordinal() < BLANK)) {
            throw tooMany(count, tile);
        }
        return shifted(tile, more);
    }

    public Tiles with(Iterable<Tile> more) {
        long[] words = {characters, dots, bamboo, rest};
        int blanksThen = blanks;
        int hiddenThen = hidden;
        for (Tile tile : more) {
            int face = tile.ordinal();
            if (face >= BLANK) {
                blanksThen += face == BLANK ? 1 : 0;
                hiddenThen += face == BLANK ? 0 : 1;
            } else {
                words[SUITS[face]] = oneMore(words[SUITS[face]], tile);
            }
        }
        return new Tiles(words[0], words[1], words[2], words[3], blanksThen, hiddenThen);
    }

    private static long oneMore(long word, Tile tile) {
        int shift = SHIFTS[tile.ordinal()];
        if ((word >>> shift & MOST) == MOST) {
            throw tooMany(MOST + 1, tile);
        }
        return word + (1L << shift);
    }

    private static IllegalArgumentException tooMany(int count, Tile tile) {
        return new IllegalArgumentException("a multiset cannot hold " + count + " of " + tile);
    }

    /// This without one such tile, which must be here.
    public Tiles without(Tile tile) {
        return with(tile, -1);
    }

    public Tiles without(Iterable<Tile> fewer) {
        Tiles difference = this;
        for (Tile tile : fewer) {
            difference = difference.without(tile);
        }
        return difference;
    }

    private Tiles shifted(Tile tile, int by) {
        int face = tile.ordinal();
        if (face >= BLANK) {
            int blank = face == BLANK ? by : 0;
            return new Tiles(characters, dots, bamboo, rest, blanks + blank, hidden + by - blank);
        }
        long lane = (long) by << SHIFTS[face];
        int suit = SUITS[face];
        return new Tiles(
                characters + (suit == 0 ? lane : 0),
                dots + (suit == 1 ? lane : 0),
                bamboo + (suit == 2 ? lane : 0),
                rest + (suit == 3 ? lane : 0),
                blanks,
                hidden);
    }

    public Tiles plus(Tiles other) {
        if (overflows(characters, other.characters)
                || overflows(dots, other.dots)
                || overflows(bamboo, other.bamboo)
                || overflows(rest, other.rest)) {
            throw new IllegalArgumentException(
                    "a multiset cannot hold " + this + " and " + other + " together");
        }
        return new Tiles(
                characters + other.characters,
                dots + other.dots,
                bamboo + other.bamboo,
                rest + other.rest,
                blanks + other.blanks,
                hidden + other.hidden);
    }

    /// Whether the sum of any four-bit lane is too large for it.
    private static boolean overflows(long one, long other) {
        long evens = (one & EVEN) + (other & EVEN);
        long odds = ((one >>> 4) & EVEN) + ((other >>> 4) & EVEN);
        return ((evens | odds) & GUARD) != 0;
    }

    /// This without all of `other`, which must be here.
    public Tiles minus(Tiles other) {
        if (!containsAll(other)) {
            throw new IllegalArgumentException(this + " does not hold " + other);
        }
        return new Tiles(
                characters - other.characters,
                dots - other.dots,
                bamboo - other.bamboo,
                rest - other.rest,
                blanks - other.blanks,
                hidden - other.hidden);
    }

    /// The different faces held, in sorting order.
    public List<Tile> faces() {
        return Tile.faces(faceBits());
    }

    /// The different faces held, a bit for each, by its ordinal.
    public long faceBits() {
        return lanesHeld(characters)
                | lanesHeld(dots) << SUIT_FACES
                | lanesHeld(bamboo) << (2 * SUIT_FACES)
                | lanesHeld(rest) << REST
                | (blanks > 0 ? 1L << BLANK : 0)
                | (hidden > 0 ? 1L << Tile.HIDDEN.ordinal() : 0);
    }

    /// A bit for every four-bit lane that is not empty, side by side.
    private static long lanesHeld(long word) {
        long held = (word | word >>> 1 | word >>> 2 | word >>> 3) & 0x1111_1111_1111_1111L;
        held = (held | held >>> 3) & 0x0303_0303_0303_0303L;
        held = (held | held >>> 6) & 0x000F_000F_000F_000FL;
        held = (held | held >>> 12) & 0x0000_00FF_0000_00FFL;
        return (held | held >>> 24) & 0xFFFF;
    }

    public void forEachFace(Consumer<Tile> consumer) {
        faces().forEach(consumer);
    }

    /// Every tile held, equal ones side by side, in sorting order.
    public List<Tile> list() {
        List<Tile> list = new ArrayList<>(20);
        for (Tile face : faces()) {
            for (int copies = count(face); copies > 0; copies--) {
                list.add(face);
            }
        }
        return list;
    }

    /// Those of these tiles.
    public Tiles where(Predicate<Tile> such) {
        List<Tile> kept = list();
        kept.removeIf(such.negate());
        return of(kept);
    }

    /// Every tile of that kind, the plain ones before the red.
    public List<Tile> ofKind(Tile kind) {
        Tile plain = kind.plain();
        Tile red = plain.red();
        List<Tile> tiles = new ArrayList<>(4);
        for (int copies = count(plain); copies > 0; copies--) {
            tiles.add(plain);
        }
        for (int copies = red == plain ? 0 : count(red); copies > 0; copies--) {
            tiles.add(red);
        }
        return tiles;
    }

    /// The number of tiles of each of the 34 ordinary kinds, red fives counted as fives.
    public int[] kinds() {
        int[] counts = new int[Tile.KINDS];
        count(characters, 0, counts);
        count(dots, SUIT_RANKS, counts);
        count(bamboo, 2 * SUIT_RANKS, counts);
        for (int honor = 0; honor < Tile.KINDS - 3 * SUIT_RANKS; honor++) {
            counts[3 * SUIT_RANKS + honor] = lane(rest, honor);
        }
        return counts;
    }

    private static void count(long word, int firstKind, int[] counts) {
        if (word == 0) {
            return;
        }
        for (int face = 0; face < RED_FIVE; face++) {
            counts[firstKind + face] = lane(word, face);
        }
        counts[firstKind + RED_FIVE - 1] += lane(word, RED_FIVE);
        for (int face = RED_FIVE + 1; face < SUIT_FACES; face++) {
            counts[firstKind + face - 1] = lane(word, face);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tiles that
                && characters == that.characters
                && dots == that.dots
                && bamboo == that.bamboo
                && rest == that.rest
                && blanks == that.blanks
                && hidden == that.hidden;
    }

    @Override
    public int hashCode() {
        long mix = characters * 31 + dots;
        mix = (mix * 31 + bamboo) * 31 + rest;
        return Long.hashCode(mix * 31 + 961L * blanks + hidden);
    }

    /// The tiles in compact notation, such as `123m11z`.
    @Override
    public String toString() {
        return Compact.text(list());
    }
}
