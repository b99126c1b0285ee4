package sparrow.core.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What lies before one seat: concealed tiles, melds, flowers, the pond, points, and what it has
/// declared.
///
/// In a viewer's table the concealed tiles are hidden ones, and a tile that leaves them is taken
/// from those known first, then from those unknown. When one leaves unseen, it may have been any of
/// them: none is known any more.
public final class Place {
    private final Tiles hand;
    private final @Nullable Tile drawn;
    private final List<Meld> melds;
    private final Tiles flowers;
    private final Pond pond;
    private final List<String> words;
    private final int points;
    private final int kongs;
    private @Nullable Reckoned reckoned;

    /// A number that somebody reckoned from a place.
    private record Reckoned(ToIntFunction<Place> how, int number) {}

    private Place(
            Tiles hand,
            @Nullable Tile drawn,
            List<Meld> melds,
            Tiles flowers,
            Pond pond,
            List<String> words,
            int points,
            int kongs) {
        this.hand = hand;
        this.drawn = drawn;
        this.melds = melds;
        this.flowers = flowers;
        this.pond = pond;
        this.words = words;
        this.points = points;
        this.kongs = kongs;
    }

    static Place of(int points) {
        return new Place(
                Tiles.EMPTY, null, List.of(), Tiles.EMPTY, Pond.EMPTY, List.of(), points, 0);
    }

    /// The concealed tiles, the one just drawn among them.
    public Tiles hand() {
        return hand;
    }

    /// The tile just drawn, until something is done with the hand or another seat acts.
    public Optional<Tile> drawn() {
        return Optional.ofNullable(drawn);
    }

    /// Melds in the order they were laid, without flowers.
    public List<Meld> melds() {
        return melds;
    }

    /// How many of the melds are kongs.
    public int kongs() {
        return kongs;
    }

    /// Flowers and whatever else was laid aside as [Meld.Kind#FLOWERS].
    public Tiles flowers() {
        return flowers;
    }

    public Pond pond() {
        return pond;
    }

    /// Everything this seat has declared, in order.
    public List<String> words() {
        return words;
    }

    public boolean hasSaid(String word) {
        return words.contains(word);
    }

    public int points() {
        return points;
    }

    /// A number that follows from this place alone, such as how far its hand is from a win:
    /// reckoned once and kept, if nothing else is asked for in between.
    ///
    /// @param how the same object each time
    @SuppressWarnings("ReferenceEquality") // told apart as objects
    public int reckon(ToIntFunction<Place> how) {
        Reckoned known = reckoned;
        if (known == null || known.how != how) {
            known = new Reckoned(how, how.applyAsInt(this));
            reckoned = known;
        }
        return known.number;
    }

    Place receiving(Iterable<Tile> tiles) {
        return withHand(hand.with(tiles), null);
    }

    Place drawing(Tile tile) {
        return withHand(hand.with(tile), tile);
    }

    /// With the tile just drawn among the others.
    Place settled() {
        return withHand(hand, null);
    }

    Place giving(Iterable<Tile> tiles) {
        Tiles left = hand;
        for (Tile tile : tiles) {
            left = less(left, tile);
        }
        return withHand(left, null);
    }

    Place discarding(Tile tile, Origin origin) {
        Tiles left = origin == Origin.DRAWN ? lessDrawn(tile) : less(hand, tile);
        return new Place(
                left,
                null,
                melds,
                flowers,
                pond.plus(Thrown.of(tile, origin)),
                words,
                points,
                kongs);
    }

    /// The hand without the tile just drawn, which turns out to be `tile` where the viewer has not
    /// seen it.
    private Tiles lessDrawn(Tile tile) {
        if (drawn == null) {
            throw new Impossible("discards the tile just drawn, but has drawn none");
        }
        if (drawn != Tile.HIDDEN && drawn != tile) {
            throw new Impossible("discards " + tile + " as the tile just drawn, but drew " + drawn);
        }
        return hand.contains(drawn) ? hand.without(drawn) : less(hand, tile);
    }

    Place losingDiscardTo(Seat claimer) {
        return withPond(pond.withLast(pond.getLast().claimed(claimer)));
    }

    /// With another tile in the pond where an unclaimed discard lay.
    Place replacingDiscard(int at, Tile taken, Tile given) {
        if (at < 0
                || at >= pond.size()
                || pond.get(at).tile() != taken
                || pond.get(at).claimedBy().isPresent()) {
            throw new Impossible("has no discard " + taken + " at place " + at + " of its pond");
        }
        return withPond(pond.with(at, Thrown.of(given, Origin.HAND)));
    }

    Place laying(Meld meld) {
        return meld.kind() == Meld.Kind.FLOWERS
                ? new Place(
                        hand, null, melds, flowers.with(meld.tiles()), pond, words, points, kongs)
                : withMelds(append(melds, meld));
    }

    Place changing(int index, Meld meld) {
        List<Meld> changed = new ArrayList<>(melds);
        changed.set(index, meld);
        return withMelds(List.copyOf(changed));
    }

    Meld meld(int index) {
        if (index < 0 || index >= melds.size()) {
            throw new Impossible("names meld " + index + ", but has " + melds.size());
        }
        return melds.get(index);
    }

    Place saying(String word) {
        return new Place(hand, drawn, melds, flowers, pond, append(words, word), points, kongs);
    }

    Place paid(int change) {
        return new Place(hand, drawn, melds, flowers, pond, words, points + change, kongs);
    }

    /// With the concealed tiles laid open.
    Place showing(List<Tile> tiles) {
        Tiles open = Tiles.of(tiles);
        if (hand.count(Tile.HIDDEN) == 0 && !hand.equals(open)) {
            throw new Impossible("shows " + open + ", but holds " + hand);
        }
        if (hand.size() != open.size()) {
            throw new Impossible("shows " + open.size() + " tiles, but holds " + hand.size());
        }
        return new Place(open, drawn, melds, flowers, pond, words, points, kongs);
    }

    /// The tiles without one of them: a known one if it is there, else a hidden one.
    private static Tiles less(Tiles tiles, Tile tile) {
        if (tile == Tile.HIDDEN && !tiles.isEmpty()) {
            return Tiles.hidden(tiles.size() - 1);
        }
        if (tiles.contains(tile)) {
            return tiles.without(tile);
        }
        if (tiles.contains(Tile.HIDDEN)) {
            return tiles.without(Tile.HIDDEN);
        }
        throw new Impossible("has no " + tile + " in hand");
    }

    private static <T> List<T> append(List<T> list, T last) {
        List<T> more = new ArrayList<>(list.size() + 1);
        more.addAll(list);
        more.add(last);
        return List.copyOf(more);
    }

    private Place withHand(Tiles changed, @Nullable Tile justDrawn) {
        return new Place(changed, justDrawn, melds, flowers, pond, words, points, kongs);
    }

    private Place withMelds(List<Meld> changed) {
        int changedKongs = 0;
        for (Meld meld : changed) {
            changedKongs += meld.isKong() ? 1 : 0;
        }
        return new Place(hand, null, changed, flowers, pond, words, points, changedKongs);
    }

    private Place withPond(Pond changed) {
        return new Place(hand, drawn, melds, flowers, changed, words, points, kongs);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Place that
                && hand.equals(that.hand)
                && drawn == that.drawn
                && melds.equals(that.melds)
                && flowers.equals(that.flowers)
                && pond.equals(that.pond)
                && words.equals(that.words)
                && points == that.points;
    }

    @Override
    public int hashCode() {
        return Objects.hash(hand, drawn, melds, flowers, pond, words, points);
    }
}
