package sparrow.shapes;

import java.util.Arrays;
import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a seat holds, as the distance to a win sees it: concealed tiles, melds laid, and which
/// tiles can still be used.
///
/// Unless told otherwise, a win may use up to four of every kind in the concealed part, whatever
/// the melds hold, as Tenhou counts it.
public final class Holding {
    static final int COPIES = 4;
    static final int SUITS = 7;
    static final int TERMINAL = 8;
    static final int TRIPLET = 16;

    private static final int[] NONE = {};
    private static final int[] NO_MELDS = new int[Tile.KINDS];

    private enum Limit {
        FOUR_CONCEALED,
        FOUR_WITH_MELDS,
        UNSEEN
    }

    private final int[] kinds;
    private final int[] meldKinds;
    private final int[] caps;
    private final int[] keys;
    private final Copies copies;
    private final int melds;
    private final int met;
    private final Limit limit;

    private Holding(int[] kinds, int[] meldKinds, int melds, int met, Limit limit, int[] caps) {
        this.kinds = kinds;
        this.meldKinds = meldKinds;
        this.melds = melds;
        this.met = met;
        this.limit = limit;
        this.caps = caps;
        this.keys = Keys.of(kinds);
        this.copies = Copies.of(kinds);
    }

    public static Holding of(Hand hand) {
        return of(hand.concealed(), hand.melds());
    }

    /// Concealed tiles and melds; flowers count for nothing, a red five as a five.
    public static Holding of(Tiles concealed, List<Meld> melds) {
        int[] meldKinds = melds.isEmpty() ? NO_MELDS : new int[Tile.KINDS];
        int sets = 0;
        int met = 0;
        for (Meld meld : melds) {
            if (meld.kind() != Meld.Kind.FLOWERS) {
                sets++;
                met |= shown(meld);
                count(meld, meldKinds, 1);
            }
        }
        return new Holding(
                checked(concealed.kinds()), meldKinds, sets, met, Limit.FOUR_CONCEALED, NONE);
    }

    /// The counts of the 34 kinds (see [Tile#kind()]) and how many sets are laid beside them.
    public static Holding of(int[] kinds, int melds) {
        int[] own = checked(kinds.clone());
        return new Holding(own, NO_MELDS, melds, 0, Limit.FOUR_CONCEALED, NONE);
    }

    private static int[] checked(int[] kinds) {
        if (kinds.length != Tile.KINDS) {
            throw new IllegalArgumentException(
                    "counts of " + Tile.KINDS + " kinds expected, not " + kinds.length);
        }
        int least = 0;
        int most = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            least = Math.min(least, kinds[kind]);
            most = Math.max(most, kinds[kind]);
        }
        if (least < 0 || most > COPIES) {
            throw wrong(kinds);
        }
        return kinds;
    }

    private static IllegalArgumentException wrong(int[] kinds) {
        int kind = 0;
        while (kinds[kind] >= 0 && kinds[kind] <= COPIES) {
            kind++;
        }
        return new IllegalArgumentException(kinds[kind] + " of " + Tile.ofKind(kind));
    }

    private static void count(Meld meld, int[] kinds, int by) {
        for (Tile tile : meld.tiles()) {
            if (tile.kind() < Tile.KINDS) {
                kinds[tile.kind()] += by;
            }
        }
    }

    private static int shown(Meld meld) {
        int shown = meld.kind() == Meld.Kind.GROUP ? TRIPLET : 0;
        for (Tile tile : meld.tiles()) {
            shown |= shown(tile);
        }
        return shown;
    }

    private static int shown(Tile tile) {
        int suit = tile.isNumbered() ? 1 << suit(tile.suit()) : 0;
        return suit | (tile.isTerminalOrHonor() ? TERMINAL : 0);
    }

    private static int suit(Suit suit) {
        return Tile.of(suit, 1).kind() / 9;
    }

    /// This with the copies in own melds counted as used: a shape that waits for a fifth copy is
    /// not ready.
    public Holding countingMelds() {
        if (melds == 0) {
            return new Holding(kinds, meldKinds, melds, met, Limit.FOUR_WITH_MELDS, NONE);
        }
        int[] left = new int[Tile.KINDS];
        Arrays.setAll(left, kind -> Math.max(kinds[kind], COPIES - meldKinds[kind]));
        return new Holding(kinds, meldKinds, melds, met, Limit.FOUR_WITH_MELDS, left);
    }

    /// This with only those tiles still to come that are neither held, nor in own melds, nor among
    /// `visible`.
    public Holding live(Tiles visible) {
        int[] left = unseen(visible);
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            left[kind] += kinds[kind];
        }
        return new Holding(kinds, meldKinds, melds, met, Limit.UNSEEN, left);
    }

    /// This with needs met by something a variant knows of.
    public Holding meeting(Need need) {
        int more =
                switch (need) {
                    case THREE_SUITS -> SUITS;
                    case TERMINAL_OR_HONOR -> TERMINAL;
                    case TRIPLET_OR_DRAGON_PAIR -> TRIPLET;
                };
        return new Holding(kinds, meldKinds, melds, met | more, limit, caps);
    }

    public Holding with(Tile drawn) {
        return with(drawn.kind());
    }

    Holding with(int kind) {
        int[] more = kinds.clone();
        more[kind]++;
        return new Holding(checked(more), meldKinds, melds, met, limit, caps);
    }

    /// This without a tile, which a live holding does not expect back.
    public Holding without(Tile discarded) {
        return without(discarded.kind());
    }

    Holding without(int kind) {
        int[] fewer = kinds.clone();
        fewer[kind]--;
        int[] left = caps;
        if (limit == Limit.UNSEEN) {
            left = caps.clone();
            left[kind]--;
        }
        return new Holding(checked(fewer), meldKinds, melds, met, limit, left);
    }

    /// This with a meld laid that its own tiles make.
    Holding laying(Meld meld) {
        if (meld.kind() == Meld.Kind.FLOWERS) {
            return this;
        }
        int[] fewer = kinds.clone();
        int[] laid = meldKinds.clone();
        int[] left = caps.clone();
        count(meld, fewer, -1);
        count(meld, laid, 1);
        if (limit == Limit.UNSEEN) {
            count(meld, left, -1);
        }
        Holding rest = new Holding(checked(fewer), laid, melds + 1, met | shown(meld), limit, left);
        return limit == Limit.FOUR_WITH_MELDS ? rest.countingMelds() : rest;
    }

    /// This with other tiles in hand.
    Holding holding(int[] others) {
        return new Holding(others, meldKinds, melds, met, limit, caps);
    }

    /// The copies that are neither held nor in own melds nor among those seen elsewhere.
    ///
    /// @param unseen how many there are of each kind
    Copies left(Tiles visible, int[] unseen) {
        return visible.isEmpty() && melds == 0 ? copies.left() : Copies.of(unseen);
    }

    /// For each kind, how many copies are neither held, nor in own melds, nor among `visible`.
    public int[] unseen(Tiles visible) {
        int[] left = visible.isEmpty() ? new int[Tile.KINDS] : visible.kinds();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            left[kind] = Math.max(0, COPIES - kinds[kind] - meldKinds[kind] - left[kind]);
        }
        return left;
    }

    /// How many concealed tiles there are.
    public int size() {
        return Arrays.stream(kinds).sum();
    }

    public int melds() {
        return melds;
    }

    public int count(Tile tile) {
        return tile.kind() < Tile.KINDS ? kinds[tile.kind()] : 0;
    }

    int count(int kind) {
        return kinds[kind];
    }

    /// The counts of the 34 kinds; not to be changed.
    int[] kinds() {
        return kinds;
    }

    /// How many copies of a kind the concealed part may use.
    int cap(int kind) {
        return isLimited() ? caps[kind] : COPIES;
    }

    Copies copies() {
        return copies;
    }

    /// A bit for each kind held.
    long held() {
        return copies.any();
    }

    /// A bit for each kind held once.
    long singles() {
        return copies.ones() & ~copies.twos();
    }

    /// A bit for each kind held twice or more.
    long pairs() {
        return copies.twos() | copies.fours();
    }

    /// Whether some kinds cannot be used four times, now or after a meld.
    boolean mayBeLimited() {
        return limit != Limit.FOUR_CONCEALED;
    }

    boolean isLimited() {
        return caps.length > 0;
    }

    /// The eight numbers of [Keys]; not to be changed.
    int[] keys() {
        return keys;
    }

    /// What melds already show: a bit for each suit, [#TERMINAL], [#TRIPLET].
    int met() {
        return met;
    }

    /// The concealed tiles in compact notation, then the number of melds.
    @Override
    public String toString() {
        Tiles concealed = Tiles.EMPTY;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            concealed = concealed.with(Tile.ofKind(kind), kinds[kind]);
        }
        return concealed + (melds == 0 ? "" : " and " + melds + " melds");
    }
}
