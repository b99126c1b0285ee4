package sparrow.testkit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Where every tile of the wall has gone, and which viewers have seen it.
///
/// Tiles are known by their position in the wall. Equal faces are interchangeable, so where a face
/// leaves a hand that holds several, any of them will do.
final class Tracks {
    private static final int ALL = (1 << Eyes.values().length) - 1;

    private final List<Tile> faces = new ArrayList<>();
    private final List<Event> log = new ArrayList<>();
    private final List<List<Integer>> places = new ArrayList<>();
    private final BitSet taken = new BitSet();
    private final Seats<List<Integer>> hands =
            Seats.first(Seat.values().length, seat -> new ArrayList<>());
    private final Seats<List<List<Integer>>> melds =
            Seats.first(Seat.values().length, seat -> new ArrayList<>());
    private final Seats<List<Integer>> ponds =
            Seats.first(Seat.values().length, seat -> new ArrayList<>());
    private final List<List<Integer>> faceDown = new ArrayList<>();

    /// For each position a bit for each of the eyes that have seen its face.
    private int[] seen = {};

    private int drawn = -1;
    private int offered = -1;
    private List<Integer> offeredIn = new ArrayList<>();

    static Tracks of(List<Event> log) {
        Tracks tracks = new Tracks();
        log.forEach(tracks::follow);
        return tracks;
    }

    void follow(Event event) {
        log.add(event);
        places.add(moved(event));
    }

    /// The events followed so far.
    List<Event> log() {
        return log;
    }

    /// The log with other faces at some positions of the wall. Only events with tiles some viewer
    /// cannot see change; the others are the very same.
    List<Event> rewritten(List<Tile> otherFaces) {
        List<Event> twin = new ArrayList<>(log.size());
        for (int i = 0; i < log.size(); i++) {
            twin.add(rewritten(log.get(i), places.get(i), otherFaces));
        }
        return twin;
    }

    private Event rewritten(Event event, List<Integer> positions, List<Tile> otherFaces) {
        return switch (event) {
            case Event.WallBuilt(List<Tile> _, List<Integer> rolls) ->
                    new Event.WallBuilt(otherFaces, rolls);
            case Event.Dealt(Seat seat, List<Tile> _) ->
                    new Event.Dealt(seat, at(positions, otherFaces));
            case Event.Drew(Seat seat, Tile tile, int position) ->
                    otherFaces.get(position) == tile
                            ? event
                            : new Event.Drew(seat, otherFaces.get(position), position);
            case Event.Laid(Seat seat, Meld meld) when meld.isFaceDown() ->
                    new Event.Laid(
                            seat,
                            new Meld(
                                    meld.kind(),
                                    at(positions, otherFaces),
                                    meld.manner(),
                                    meld.added(),
                                    meld.taken()));
            case Event.Exchanged exchanged -> regrouped(exchanged, at(positions, otherFaces));
            case Event.Revealed(String marker, int position, Tile _, Set<Seat> to) ->
                    new Event.Revealed(marker, position, otherFaces.get(position), to);
            case Event publicEvent -> publicEvent;
        };
    }

    private static List<Tile> at(List<Integer> positions, List<Tile> faces) {
        List<Tile> tiles = new ArrayList<>(positions.size());
        for (int position : positions) {
            tiles.add(faces.get(position));
        }
        return tiles;
    }

    private static Event regrouped(Event.Exchanged exchanged, List<Tile> tiles) {
        List<Tile> left = new ArrayList<>(tiles);
        return new Event.Exchanged(
                exchanged.given().map(list -> first(left, list.size())),
                exchanged.received().map(list -> first(left, list.size())));
    }

    private static List<Tile> first(List<Tile> left, int count) {
        List<Tile> taken = List.copyOf(left.subList(0, count));
        left.subList(0, count).clear();
        return taken;
    }

    List<Tile> faces() {
        return faces;
    }

    /// Whether the tile at that position has left the wall.
    boolean isTaken(int at) {
        return taken.get(at);
    }

    /// Positions whose face the viewer has never seen.
    List<Integer> unseen(Eyes eyes) {
        List<Integer> unseen = new ArrayList<>();
        for (int at = 0; at < seen.length; at++) {
            if (!isSeen(at, eyes)) {
                unseen.add(at);
            }
        }
        return unseen;
    }

    private boolean isSeen(int at, Eyes eyes) {
        return (seen[at] >> eyes.ordinal() & 1) == 1;
    }

    /// Melds laid face down that the viewer has not seen.
    List<List<Integer>> unseenMelds(Eyes eyes) {
        return faceDown.stream()
                .filter(meld -> meld.stream().noneMatch(at -> isSeen(at, eyes)))
                .toList();
    }

    /// Moves the tiles of an event and returns their positions.
    private List<Integer> moved(Event event) {
        return switch (event) {
            case Event.WallBuilt(List<Tile> tiles, var _) -> build(tiles);
            case Event.Dealt(Seat seat, List<Tile> tiles) -> deal(seat, tiles.size());
            case Event.Drew(Seat seat, Tile _, int at) -> draw(seat, at);
            case Event.Discarded(Seat seat, Tile tile, Origin origin) ->
                    discard(seat, tile, origin);
            case Event.Claimed(Seat seat, Meld meld) -> claim(seat, meld);
            case Event.Laid(Seat seat, Meld meld) -> lay(seat, meld);
            case Event.Added(Seat seat, int meld, Tile tile) -> add(seat, meld, tile);
            case Event.TakenBack(Seat seat, int meld, List<Tile> tiles) ->
                    hold(seat, see(takeAll(melds.get(seat).get(meld), tiles)));
            case Event.Exchanged exchanged -> exchange(exchanged);
            case Event.JokerTaken(Seat taker, Seat owner, int meld, Tile given) ->
                    joker(taker, owner, meld, given);
            case Event.Retrieved(Seat seat, Seat owner, int at, Tile _, Tile given) ->
                    retrieve(seat, ponds.get(owner), at, given);
            case Event.Revealed(String _, int at, Tile _, Set<Seat> to) -> reveal(at, to);
            case Event.Shown(Seat seat, List<Tile> _) -> see(hands.get(seat));
            case Event.Turned(Seat seat, int meld, List<Tile> _) -> see(melds.get(seat).get(meld));
            case Event.Won(Seat seat, Optional<Seat> from, Tile tile) -> win(seat, from, tile);
            case Event.Started _, Event.Began _, Event.Declared _, Event.Paid _, Event.Ended _ ->
                    List.of();
        };
    }

    private List<Integer> build(List<Tile> tiles) {
        faces.addAll(tiles);
        seen = new int[tiles.size()];
        return IntStream.range(0, tiles.size()).boxed().toList();
    }

    private List<Integer> deal(Seat seat, int count) {
        List<Integer> dealt = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            dealt.add(taken.nextClearBit(0));
            taken.set(dealt.getLast());
        }
        return hold(seat, seenBy(only(seat), dealt));
    }

    private List<Integer> draw(Seat seat, int at) {
        taken.set(at);
        drawn = at;
        return hold(seat, seenBy(only(seat), List.of(at)));
    }

    private List<Integer> discard(Seat seat, Tile tile, Origin origin) {
        List<Integer> hand = hands.get(seat);
        int at = origin == Origin.DRAWN ? drawn : take(hand, tile);
        hand.remove(Integer.valueOf(at));
        ponds.get(seat).add(at);
        offered = at;
        offeredIn = new ArrayList<>();
        return see(List.of(at));
    }

    private List<Integer> claim(Seat seat, Meld meld) {
        List<Tile> own = new ArrayList<>(meld.tiles());
        own.remove(faces.get(offered));
        List<Integer> all = takeAll(hands.get(seat), own);
        offeredIn.remove(Integer.valueOf(offered));
        all.add(offered);
        melds.get(seat).add(new ArrayList<>(all));
        return see(all);
    }

    private List<Integer> lay(Seat seat, Meld meld) {
        List<Integer> laid = takeAll(hands.get(seat), meld.tiles());
        if (meld.kind() != Meld.Kind.FLOWERS) {
            melds.get(seat).add(new ArrayList<>(laid));
        }
        if (meld.isFaceDown()) {
            faceDown.add(laid);
        }
        offered = laid.getFirst();
        return seenBy(meld.isFaceDown() ? only(seat) : ALL, laid);
    }

    private List<Integer> add(Seat seat, int meld, Tile tile) {
        offered = take(hands.get(seat), tile);
        offeredIn = melds.get(seat).get(meld);
        offeredIn.add(offered);
        return see(List.of(offered));
    }

    private List<Integer> exchange(Event.Exchanged exchanged) {
        List<Integer> all = new ArrayList<>();
        List<Integer> pool = new ArrayList<>();
        for (Seat seat : exchanged.given().seats()) {
            List<Integer> given = takeAll(hands.get(seat), exchanged.given().get(seat));
            all.addAll(seenBy(only(seat), given));
            pool.addAll(given);
        }
        for (Seat seat : exchanged.received().seats()) {
            List<Integer> received = takeAll(pool, exchanged.received().get(seat));
            all.addAll(hold(seat, seenBy(only(seat), received)));
        }
        return all;
    }

    private List<Integer> joker(Seat taker, Seat owner, int meld, Tile given) {
        int natural = take(hands.get(taker), given);
        List<Integer> exposed = melds.get(owner).get(meld);
        int joker = take(exposed, Tile.JOKER);
        exposed.add(natural);
        hold(taker, List.of(joker));
        return see(List.of(natural));
    }

    private List<Integer> retrieve(Seat seat, List<Integer> pond, int at, Tile given) {
        int left = take(hands.get(seat), given);
        hold(seat, List.of(pond.set(at, left)));
        return see(List.of(left));
    }

    private List<Integer> reveal(int at, Set<Seat> to) {
        int viewers = 0;
        for (Seat seat : to) {
            viewers |= only(seat);
        }
        return seenBy(to.size() == Seat.values().length ? ALL : viewers, List.of(at));
    }

    private List<Integer> win(Seat seat, Optional<Seat> from, Tile tile) {
        int at = from.isPresent() ? offered : hands.get(seat).contains(drawn) ? drawn : -1;
        if (at < 0 || faces.get(at) != tile) {
            List<Integer> hand = hands.get(seat);
            at = take(hand, tile);
            hand.add(at);
        }
        return see(List.of(at));
    }

    private List<Integer> hold(Seat seat, List<Integer> positions) {
        hands.get(seat).addAll(positions);
        return positions;
    }

    private List<Integer> see(List<Integer> positions) {
        return seenBy(ALL, positions);
    }

    private static int only(Seat seat) {
        return 1 << Eyes.of(seat).ordinal();
    }

    private List<Integer> seenBy(int viewers, List<Integer> positions) {
        for (int at : positions) {
            seen[at] |= viewers;
        }
        return List.copyOf(positions);
    }

    private List<Integer> takeAll(List<Integer> from, List<Tile> tiles) {
        List<Integer> all = new ArrayList<>();
        tiles.forEach(tile -> all.add(take(from, tile)));
        return all;
    }

    private int take(List<Integer> from, Tile tile) {
        for (int at : from) {
            if (faces.get(at) == tile) {
                from.remove(Integer.valueOf(at));
                return at;
            }
        }
        throw new IllegalStateException("no " + tile + " to follow");
    }
}
