package sparrow.core.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Event.Added;
import sparrow.core.table.Event.Began;
import sparrow.core.table.Event.Claimed;
import sparrow.core.table.Event.Dealt;
import sparrow.core.table.Event.Declared;
import sparrow.core.table.Event.Discarded;
import sparrow.core.table.Event.Drew;
import sparrow.core.table.Event.Ended;
import sparrow.core.table.Event.Exchanged;
import sparrow.core.table.Event.JokerTaken;
import sparrow.core.table.Event.Laid;
import sparrow.core.table.Event.Paid;
import sparrow.core.table.Event.Retrieved;
import sparrow.core.table.Event.Revealed;
import sparrow.core.table.Event.Shown;
import sparrow.core.table.Event.Started;
import sparrow.core.table.Event.TakenBack;
import sparrow.core.table.Event.Turned;
import sparrow.core.table.Event.WallBuilt;
import sparrow.core.table.Event.Won;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// The next table while it is being made.
final class Fold {
    Log log;
    final Started started;
    Wall wall;
    List<Integer> rolls;
    Seats<Place> places;
    @Nullable Offer offered;
    String phase;
    Seat turn;
    int pot;
    List<Marker> markers;

    /// Whose place is being changed.
    private @Nullable Seat whose;

    Fold(Started started) {
        this.log = Log.of(started);
        this.started = started;
        this.wall = Wall.NONE;
        this.rolls = List.of();
        this.places = started.points().map(points -> Place.of(points));
        this.phase = "";
        this.turn = started.dealer();
        this.pot = started.pot();
        this.markers = List.of();
        if (!places.has(started.dealer())) {
            throw new Impossible("the dealer " + started.dealer() + " has no place at the table");
        }
    }

    Fold(Table table) {
        this.log = table.log();
        this.started = table.started();
        this.wall = table.wall();
        this.rolls = table.rolls();
        this.places = table.places();
        this.offered = table.offered().orElse(null);
        this.phase = table.phase();
        this.turn = table.turn();
        this.pot = table.pot();
        this.markers = table.markers();
    }

    void add(Event event) {
        if (log.last() instanceof Ended) {
            throw new Impossible("nothing happens after the end of a hand");
        }
        log = log.plus(event);
        try {
            happen(event);
        } catch (Impossible impossible) {
            throw whose == null
                    ? impossible
                    : new Impossible(whose + " " + impossible.getMessage());
        } catch (IllegalArgumentException overflow) {
            throw whose == null ? overflow : new Impossible(whose + ": " + overflow.getMessage());
        }
    }

    private void happen(Event event) {
        switch (event) {
            case Started _ -> throw new Impossible("a hand starts once");
            case WallBuilt built -> build(built);
            case Began(String phase) -> begin(phase);
            case Dealt(Seat seat, List<Tile> tiles) -> deal(seat, tiles);
            case Drew(Seat seat, Tile tile, int at) -> draw(seat, tile, at);
            case Discarded(Seat seat, Tile tile, Origin origin) -> discard(seat, tile, origin);
            case Claimed(Seat seat, Meld meld) -> claim(seat, meld);
            case Laid(Seat seat, Meld meld) -> lay(seat, meld);
            case Added(Seat seat, int meld, Tile tile) -> add(seat, meld, tile);
            case TakenBack(Seat seat, int meld, List<Tile> tiles) -> takeBack(seat, meld, tiles);
            case Declared(Seat seat, String word) -> becomes(of(seat).saying(word));
            case Exchanged exchanged -> exchange(exchanged);
            case JokerTaken taken -> takeJoker(taken);
            case Retrieved retrieved -> retrieve(retrieved);
            case Revealed revealed -> reveal(revealed);
            case Shown(Seat seat, List<Tile> tiles) -> becomes(of(seat).showing(tiles));
            case Turned(Seat seat, int meld, List<Tile> tiles) -> turn(seat, meld, tiles);
            case Won(Seat seat, Optional<Seat> _, Tile _) -> place(seat);
            case Paid(String _, List<Event.Line> _, Seats<Integer> points, int pot) ->
                    pay(points, pot);
            case Ended _ -> {}
        }
    }

    private void build(WallBuilt built) {
        if (wall.size() > 0) {
            throw new Impossible("a wall is built once");
        }
        wall = Wall.of(built.tiles());
        rolls = built.rolls();
    }

    private void begin(String next) {
        phase = next;
        offered = null;
    }

    private void deal(Seat seat, List<Tile> tiles) {
        for (Tile tile : tiles) {
            take(tile, wall.front());
        }
        becomes(of(seat).receiving(tiles));
    }

    private void draw(Seat seat, Tile tile, int at) {
        take(tile, at);
        becomes(of(seat).drawing(tile));
        moveTo(seat);
        offered = null;
    }

    private void take(Tile tile, int at) {
        wall = wall.without(at);
        Tile there = wall.tile(at);
        if (there != tile && there != Tile.HIDDEN && tile != Tile.HIDDEN) {
            throw new Impossible(
                    "takes "
                            + tile
                            + " from position "
                            + at
                            + " of the wall, where "
                            + there
                            + " lies");
        }
    }

    private void discard(Seat seat, Tile tile, Origin origin) {
        becomes(of(seat).discarding(tile, origin));
        moveTo(seat);
        offered = new Offer(seat, tile, Offer.Source.DISCARD, -1);
    }

    private void claim(Seat seat, Meld meld) {
        Offer offer = offered;
        if (offer == null || offer.seat() == seat || offer.source() == Offer.Source.LAID) {
            throw new Impossible(seat + " claims a tile, but none is offered to it");
        }
        List<Tile> own = new ArrayList<>(meld.tiles());
        if (!own.remove(offer.tile())) {
            throw new Impossible(
                    seat + " claims " + offer.tile() + " for " + meld + ", which does not hold it");
        }
        becomes(withoutOffered(of(offer.seat()), offer, seat));
        becomes(of(seat).giving(own).laying(meld));
        moveTo(seat);
        offered = null;
    }

    private static Place withoutOffered(Place place, Offer offer, Seat claimer) {
        return offer.source() == Offer.Source.DISCARD
                ? place.losingDiscardTo(claimer)
                : place.changing(
                        offer.meld(), place.meld(offer.meld()).shrunk(List.of(offer.tile())));
    }

    private void lay(Seat seat, Meld meld) {
        becomes(of(seat).giving(meld.tiles()).laying(meld));
        moveTo(seat);
        offered = new Offer(seat, meld.face(), Offer.Source.LAID, -1);
    }

    private void add(Seat seat, int meld, Tile tile) {
        Place place = of(seat);
        becomes(place.giving(List.of(tile)).changing(meld, place.meld(meld).grown(tile)));
        moveTo(seat);
        offered = new Offer(seat, tile, Offer.Source.ADDED, meld);
    }

    private void takeBack(Seat seat, int meld, List<Tile> tiles) {
        Place place = of(seat);
        Meld edited = place.meld(meld);
        if (edited.isFaceDown() || tiles.size() >= edited.tiles().size() || !holds(edited, tiles)) {
            throw new Impossible("takes " + tiles + " back from " + edited);
        }
        becomes(place.changing(meld, edited.shrunk(tiles)).receiving(tiles));
        offered = null;
    }

    private static boolean holds(Meld meld, List<Tile> tiles) {
        List<Tile> left = new ArrayList<>(meld.tiles());
        return tiles.stream().allMatch(left::remove);
    }

    private void exchange(Exchanged exchanged) {
        for (Seat seat : exchanged.given().seats()) {
            becomes(of(seat).giving(exchanged.given().get(seat)));
        }
        for (Seat seat : exchanged.received().seats()) {
            becomes(of(seat).receiving(exchanged.received().get(seat)));
        }
        offered = null;
    }

    private void takeJoker(JokerTaken taken) {
        Meld meld = place(taken.owner()).meld(taken.meld());
        if (meld.isFaceDown() || !meld.tiles().contains(Tile.JOKER)) {
            throw new Impossible(
                    taken.taker() + " takes a joker from " + meld + ", which shows none");
        }
        becomes(of(taken.taker()).giving(List.of(taken.given())));
        becomes(of(taken.owner()).changing(taken.meld(), meld.redeemed(taken.given())));
        becomes(of(taken.taker()).receiving(List.of(Tile.JOKER)));
    }

    private void retrieve(Retrieved retrieved) {
        becomes(of(retrieved.seat()).giving(List.of(retrieved.given())));
        becomes(
                of(retrieved.owner())
                        .replacingDiscard(retrieved.at(), retrieved.taken(), retrieved.given()));
        becomes(of(retrieved.seat()).receiving(List.of(retrieved.taken())));
        offered = null;
    }

    private void reveal(Revealed revealed) {
        Tile there =
                revealed.at() >= 0 && revealed.at() < wall.size() ? wall.tile(revealed.at()) : null;
        if (there == null) {
            throw new Impossible("the wall has no position " + revealed.at() + " to show");
        }
        if (there != revealed.tile() && there != Tile.HIDDEN && revealed.tile() != Tile.HIDDEN) {
            throw new Impossible(
                    "shows " + revealed.tile() + " where " + there + " lies in the wall");
        }
        Marker marker =
                new Marker(revealed.marker(), revealed.at(), revealed.tile(), revealed.to());
        List<Marker> all = new ArrayList<>(markers);
        for (Marker old : markers) {
            if (old.isSame(marker)) {
                all.remove(old);
                marker = old.again(marker);
            }
        }
        all.add(marker);
        markers = List.copyOf(all);
    }

    private void turn(Seat seat, int meld, List<Tile> tiles) {
        Place place = of(seat);
        Meld down = place.meld(meld);
        boolean known = !down.tiles().contains(Tile.HIDDEN);
        Meld up = down.turned(tiles);
        if (!down.isFaceDown() || (known && !down.tiles().equals(up.tiles()))) {
            throw new Impossible("turns up " + tiles + " where " + down + " lies");
        }
        becomes(place.changing(meld, up));
    }

    /// Another seat acts: nobody else has just drawn.
    private void moveTo(Seat seat) {
        if (seat != turn && place(turn).drawn().isPresent()) {
            becomes(of(turn).settled());
        }
        turn = seat;
    }

    private void pay(Seats<Integer> points, int intoPot) {
        for (Seat seat : points.seats()) {
            becomes(of(seat).paid(points.get(seat)));
        }
        pot += intoPot;
    }

    private Place place(Seat seat) {
        if (!places.has(seat)) {
            throw new Impossible("nobody sits at " + seat);
        }
        return places.get(seat);
    }

    /// The place of a seat that is about to change: what is impossible from here on is told of that
    /// seat, until [#becomes].
    private Place of(Seat seat) {
        Place place = place(seat);
        whose = seat;
        return place;
    }

    private void becomes(Place changed) {
        places = places.with(Objects.requireNonNull(whose), changed);
        whose = null;
    }
}
