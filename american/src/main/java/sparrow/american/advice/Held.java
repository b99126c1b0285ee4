package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The own tiles, counted by kind.
final class Held {
    private final Tiles concealed;
    private final List<Meld> melds;
    private final int[] counts = new int[Kinds.COUNT];
    private final int[] exposed = new int[Kinds.COUNT];
    private final boolean exposedJokers;
    private final Rack rack;

    private Held(Tiles concealed, List<Meld> melds) {
        this.concealed = concealed;
        this.melds = melds;
        for (Tile tile : concealed.faces()) {
            if (Kinds.isNatural(tile)) {
                counts[Kinds.of(tile)] = concealed.count(tile);
            }
        }
        for (Meld meld : melds) {
            if (Kinds.isNatural(meld.face())) {
                exposed[Kinds.of(meld.face())] += meld.tiles().size();
            }
        }
        this.exposedJokers = melds.stream().anyMatch(meld -> meld.tiles().contains(Tile.JOKER));
        this.rack = Rack.of(concealed, melds);
    }

    static Held of(Position position) {
        return new Held(alike(position.concealed()), position.exposed());
    }

    /// The same tiles, those of a kind all with one face.
    private static Tiles alike(Tiles tiles) {
        Tiles alike = Tiles.EMPTY;
        for (Tile tile : tiles.list()) {
            alike = alike.with(Kinds.isNatural(tile) ? Kinds.tile(Kinds.of(tile)) : tile);
        }
        return alike;
    }

    Tiles concealed() {
        return concealed;
    }

    Rack rack() {
        return rack;
    }

    int count(int kind) {
        return counts[kind];
    }

    int jokers() {
        return rack.jokers();
    }

    /// How many tiles of a kind stand in exposures, jokers standing for it among them.
    int exposed(int kind) {
        return exposed[kind];
    }

    boolean hasExposedJokers() {
        return exposedJokers;
    }

    Held without(Tile tile) {
        return new Held(concealed.without(tile), melds);
    }

    Held without(List<Tile> tiles) {
        return new Held(concealed.without(tiles), melds);
    }

    List<Meld> melds() {
        return melds;
    }

    /// These tiles after one of them bought a joker out of somebody else's exposure.
    Held exchanging(Tile tile) {
        return new Held(concealed.without(tile).with(Tile.JOKER), melds);
    }

    /// These tiles after one of them bought a joker out of an own exposure.
    Held exchanging(Tile tile, int meld) {
        List<Tile> natural = new ArrayList<>(melds.get(meld).tiles());
        natural.remove(Tile.JOKER);
        natural.add(tile);
        List<Meld> changed = new ArrayList<>(melds);
        changed.set(meld, Meld.of(melds.get(meld).manner(), natural));
        return new Held(concealed.without(tile).with(Tile.JOKER), changed);
    }

    /// These tiles after a group was laid open: `own` of it left the hand.
    Held exposing(List<Tile> own, Meld meld) {
        List<Meld> more = new ArrayList<>(melds);
        more.add(meld);
        return new Held(concealed.without(own), more);
    }
}
