package sparrow.american.position;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import sparrow.core.table.Event;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The tiles that a seat knows to be in the hands of others, at the least.
///
/// A tile that it gave away before play goes round, so anybody may have it; one that it saw
/// somebody take up (a discard for a blank, a joker out of an exposure, a tile back from one) is
/// with that player. Whoever shows such a tile, or hands it back, may have shown that very one:
/// then it is known no longer. What comes from the wall or from the own hand was never elsewhere.
final class Elsewhere {
    private final Seat own;
    private final Map<Seat, Tiles> taken = new EnumMap<>(Seat.class);
    private Tiles given = Tiles.EMPTY;

    private Elsewhere(Seat own) {
        this.own = own;
    }

    static Tiles of(View view) {
        Elsewhere elsewhere = new Elsewhere(view.seat());
        view.table().log().events().forEach(elsewhere::follow);
        Tiles all = elsewhere.given;
        for (Tiles tiles : elsewhere.taken.values()) {
            all = all.plus(tiles);
        }
        return all;
    }

    private void follow(Event event) {
        switch (event) {
            case Event.Exchanged(var from, var to) -> {
                from.find(own).ifPresent(tiles -> given = given.with(alike(tiles)));
                to.find(own).ifPresent(tiles -> tiles.forEach(this::givenBack));
            }
            case Event.Discarded(Seat seat, Tile tile, var _) -> show(seat, tile);
            case Event.Claimed(Seat seat, Meld meld) -> show(seat, fromHand(meld));
            case Event.Laid(Seat seat, Meld meld) -> show(seat, meld.tiles());
            case Event.Added(Seat seat, int _, Tile tile) -> show(seat, tile);
            case Event.TakenBack(Seat seat, int _, List<Tile> tiles) -> take(seat, tiles);
            case Event.JokerTaken(Seat seat, Seat _, int _, Tile tile) -> {
                show(seat, tile);
                take(seat, List.of(Tile.JOKER));
            }
            case Event.Retrieved(Seat seat, Seat _, int _, Tile tile, Tile left) -> {
                show(seat, left);
                take(seat, List.of(tile));
            }
            case Event.Drew _,
                    Event.Setup _,
                    Event.Began _,
                    Event.Declared _,
                    Event.Reveal _,
                    Event.Outcome _ -> {}
        }
    }

    private static List<Tile> alike(List<Tile> tiles) {
        return tiles.stream().map(Held::alike).toList();
    }

    private static List<Tile> fromHand(Meld meld) {
        List<Tile> tiles = new ArrayList<>(meld.tiles());
        meld.taken().ifPresent(taken -> tiles.remove(taken.tile()));
        return tiles;
    }

    private void take(Seat seat, List<Tile> tiles) {
        if (seat != own) {
            taken.merge(seat, Tiles.of(alike(tiles)), Tiles::plus);
        }
    }

    private void show(Seat seat, List<Tile> tiles) {
        for (Tile tile : tiles) {
            show(seat, tile);
        }
    }

    private void show(Seat seat, Tile tile) {
        if (seat == own) {
            return;
        }
        Tile shown = Held.alike(tile);
        Tiles known = taken.getOrDefault(seat, Tiles.EMPTY);
        if (known.contains(shown)) {
            taken.put(seat, known.without(shown));
        } else {
            givenBack(shown);
        }
    }

    private void givenBack(Tile tile) {
        Tile face = Held.alike(tile);
        given = given.contains(face) ? given.without(face) : given;
    }
}
