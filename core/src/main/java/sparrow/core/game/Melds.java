package sparrow.core.game;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The chows, pungs and kongs a hand can make, red fives told apart from plain ones.
///
/// What the tiles allow: who may chow, when the wall is too short for a kong and what else bars a
/// meld is for the rules to say.
public final class Melds {
    private static final int PUNG = 3;
    private static final int KONG = 4;
    private static final int HIGHEST_LOW = 7;

    private Melds() {}

    /// The chows the tile on offer completes, the lowest first.
    public static List<Action.Claim> chows(Tiles hand, Offer offer) {
        Tile tile = offer.tile();
        if (!tile.isNumbered()) {
            return List.of();
        }
        List<Action.Claim> chows = List.of();
        long ranks = hand.ranks(tile.suit());
        int rank = tile.rank();
        for (int low = Math.max(1, rank - 2); low <= Math.min(HIGHEST_LOW, rank); low++) {
            int one = low == rank ? low + 1 : low;
            int other = low + 2 == rank ? low + 1 : low + 2;
            if (holds(ranks, one) && holds(ranks, other)) {
                Suit suit = tile.suit();
                chows = plusChows(chows, hand, Tile.of(suit, one), Tile.of(suit, other), offer);
            }
        }
        return chows;
    }

    private static boolean holds(long ranks, int rank) {
        return (ranks >>> (4 * (rank - 1)) & Tiles.MOST) != 0;
    }

    private static List<Action.Claim> plusChows(
            List<Action.Claim> chows, Tiles hand, Tile one, Tile other, Offer offer) {
        List<Action.Claim> more = chows;
        for (Tile first : facesOf(hand, one)) {
            for (Tile second : facesOf(hand, other)) {
                more = plus(more, Meld.Kind.RUN, inOrder(first, second, offer.tile()), offer);
            }
        }
        return more;
    }

    /// Two tiles in order and a third, all in order.
    private static List<Tile> inOrder(Tile first, Tile second, Tile third) {
        if (third.compareTo(first) < 0) {
            return List.of(third, first, second);
        }
        return third.compareTo(second) < 0
                ? List.of(first, third, second)
                : List.of(first, second, third);
    }

    /// The different faces of a kind the hand holds: at most the plain and the red one.
    private static List<Tile> facesOf(Tiles hand, Tile plain) {
        Tile red = plain.red();
        if (red == plain || !hand.contains(red)) {
            return List.of(plain);
        }
        return hand.contains(plain) ? List.of(plain, red) : List.of(red);
    }

    /// The pungs the tile on offer completes: one, or several that differ in red fives.
    public static List<Action.Claim> pungs(Tiles hand, Offer offer) {
        Tile tile = offer.tile();
        if (hand.countKind(tile) < PUNG - 1) {
            return List.of();
        }
        Tile plain = tile.plain();
        Tile red = plain.red();
        int plains = hand.count(plain);
        int reds = red == plain ? 0 : hand.count(red);
        List<Action.Claim> pungs = List.of();
        if (plains >= 2) {
            pungs = plus(pungs, Meld.Kind.GROUP, List.of(plain, plain, tile), offer);
        }
        if (plains >= 1 && reds >= 1) {
            pungs = plus(pungs, Meld.Kind.GROUP, List.of(plain, red, tile), offer);
        }
        if (reds >= 2) {
            pungs = plus(pungs, Meld.Kind.GROUP, List.of(red, red, tile), offer);
        }
        return pungs;
    }

    /// The kong the tile on offer completes, if three of its kind are in the hand.
    public static List<Action.Claim> kongs(Tiles hand, Offer offer) {
        Tile tile = offer.tile();
        if (hand.countKind(tile) < KONG - 1) {
            return List.of();
        }
        List<Tile> own = hand.ofKind(tile);
        List<Tile> tiles = List.of(own.get(0), own.get(1), own.get(2), tile);
        return plus(List.of(), Meld.Kind.GROUP, tiles, offer);
    }

    private static List<Action.Claim> plus(
            List<Action.Claim> claims, Meld.Kind kind, List<Tile> tiles, Offer offer) {
        List<Action.Claim> more = claims.isEmpty() ? new ArrayList<>(4) : claims;
        more.add(new Action.Claim(Meld.claimed(kind, tiles, offer.tile(), offer.seat())));
        return more;
    }

    /// The kongs a hand holds whole, laid open or face down.
    public static List<Action.Lay> concealedKongs(Tiles hand, Meld.Manner manner) {
        if (!hand.hasFourOfAKind()) {
            return List.of();
        }
        List<Action.Lay> kongs = new ArrayList<>(2);
        hand.forEachFace(face -> {
            if (hand.countKind(face) >= KONG && face.kind() < Tile.KINDS && isFirst(hand, face)) {
                kongs.add(new Action.Lay(Meld.of(manner, hand.ofKind(face).subList(0, KONG))));
            }
        });
        return kongs;
    }

    /// Whether no plain tile of its kind comes before this face.
    private static boolean isFirst(Tiles hand, Tile face) {
        return !face.isRed() || !hand.contains(face.plain());
    }

    /// The pungs laid before to which the hand holds the fourth tile.
    public static List<Action.Add> addedKongs(Place place) {
        List<Action.Add> kongs = List.of();
        List<Meld> melds = place.melds();
        for (int i = 0; i < melds.size(); i++) {
            Meld meld = melds.get(i);
            if (isPung(meld) && place.hand().countKind(meld.face()) > 0) {
                kongs = kongs.isEmpty() ? new ArrayList<>(2) : kongs;
                kongs.add(new Action.Add(i, place.hand().ofKind(meld.face()).getFirst()));
            }
        }
        return kongs;
    }

    private static boolean isPung(Meld meld) {
        return meld.kind() == Meld.Kind.GROUP && meld.tiles().size() == PUNG;
    }
}
