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

    /// The most equal faces a multiset can hold.
    public static final int MOST = Lanes.MOST;

    private static final int SUIT_FACES = 10;
    private static final int SUIT_RANKS = 9;
    private static final int HONORS = Tile.KINDS - 3 * SUIT_RANKS;
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

    /// The lanes of winds and dragons among the rest.
    private static final long HONOR_LANES = (1L << (4 * HONORS)) - 1;

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
                Lanes.painted(Lanes.of(counts, 0, SUIT_RANKS)),
                Lanes.painted(Lanes.of(counts, SUIT_RANKS, SUIT_RANKS)),
                Lanes.painted(Lanes.of(counts, 2 * SUIT_RANKS, SUIT_RANKS)),
                Lanes.of(counts, 3 * SUIT_RANKS, HONORS),
                0,
                0);
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
            return Lanes.unpainted(characters);
        }
        if (suit == Suit.DOTS) {
            return Lanes.unpainted(dots);
        }
        return suit == Suit.BAMBOO ? Lanes.unpainted(bamboo) : rest & HONOR_LANES;
    }

    /// Whether four of some kind are here, painted red or not; hidden tiles and blanks do not
    /// count.
    public boolean hasFourOfAKind() {
        return Lanes.anyOfFour(characters | dots | bamboo | rest)
                || Lanes.anyOfFour(
                        Lanes.unpainted(characters)
                                | Lanes.unpainted(dots)
                                | Lanes.unpainted(bamboo));
    }

    public boolean contains(Tile tile) {
        return count(tile) > 0;
    }

    public boolean containsAll(Tiles other) {
        return Lanes.covers(characters, other.characters)
                && Lanes.covers(dots, other.dots)
                && Lanes.covers(bamboo, other.bamboo)
                && Lanes.covers(rest, other.rest)
                && blanks >= other.blanks
                && hidden >= other.hidden;
    }

    public int size() {
        return Lanes.sum(characters)
                + Lanes.sum(dots)
                + Lanes.sum(bamboo)
                + Lanes.sum(rest)
                + blanks
                + hidden;
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
        if (Lanes.overflows(characters, other.characters)
                || Lanes.overflows(dots, other.dots)
                || Lanes.overflows(bamboo, other.bamboo)
                || Lanes.overflows(rest, other.rest)) {
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
        return Lanes.held(characters)
                | Lanes.held(dots) << SUIT_FACES
                | Lanes.held(bamboo) << (2 * SUIT_FACES)
                | Lanes.held(rest) << REST
                | (blanks > 0 ? 1L << BLANK : 0)
                | (hidden > 0 ? 1L << Tile.HIDDEN.ordinal() : 0);
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
        Lanes.spreadFaces(characters, counts, 0);
        Lanes.spreadFaces(dots, counts, SUIT_RANKS);
        Lanes.spreadFaces(bamboo, counts, 2 * SUIT_RANKS);
        Lanes.spread(rest & HONOR_LANES, counts, 3 * SUIT_RANKS);
        return counts;
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
