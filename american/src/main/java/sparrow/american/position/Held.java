package sparrow.american.position;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The own tiles, counted by kind.
public final class Held {
    private final Tiles concealed;
    private final List<Meld> melds;
    private final boolean exposedJokers;
    private final Rack rack;

    private Held(Tiles concealed, List<Meld> melds) {
        this.concealed = concealed;
        this.melds = melds;
        this.exposedJokers = hasJokers(melds);
        this.rack = Rack.of(concealed, melds);
    }

    private static boolean hasJokers(List<Meld> melds) {
        for (Meld meld : melds) {
            if (meld.tiles().contains(Tile.JOKER)) {
                return true;
            }
        }
        return false;
    }

    public static Held of(Position position) {
        return new Held(alike(position.concealed()), position.exposed());
    }

    /// The same tiles, those of a kind all with one face.
    public static Tiles alike(Tiles tiles) {
        for (Tile face : tiles.faces()) {
            if (face != alike(face)) {
                return Tiles.of(alike(tiles.list()));
            }
        }
        return tiles;
    }

    private static List<Tile> alike(List<Tile> tiles) {
        return tiles.stream().map(Held::alike).toList();
    }

    /// The face that stands for all tiles of a kind.
    public static Tile alike(Tile tile) {
        return Kinds.isNatural(tile) ? Kinds.tile(Kinds.of(tile)) : tile;
    }

    public Tiles concealed() {
        return concealed;
    }

    public Rack rack() {
        return rack;
    }

    public int count(int kind) {
        return rack.count(kind);
    }

    public int jokers() {
        return rack.jokers();
    }

    /// How many tiles of a kind stand in exposures, jokers standing for it among them.
    public int exposed(int kind) {
        return rack.exposed(kind);
    }

    public boolean hasExposedJokers() {
        return exposedJokers;
    }

    public Held without(Tile tile) {
        return new Held(concealed.without(tile), melds);
    }

    public Held without(List<Tile> tiles) {
        return new Held(concealed.without(tiles), melds);
    }

    List<Meld> melds() {
        return melds;
    }

    /// With a joker for a tile, out of somebody else's exposure.
    public Held exchanging(Tile tile) {
        return new Held(concealed.without(alike(tile)).with(Tile.JOKER), melds);
    }

    /// With a joker for a tile, out of an own exposure.
    public Held exchanging(Tile tile, int meld) {
        List<Tile> tiles = new ArrayList<>(melds.get(meld).tiles());
        tiles.remove(Tile.JOKER);
        tiles.add(tile);
        return new Held(concealed.without(alike(tile)).with(Tile.JOKER), replaced(meld, tiles));
    }

    /// With a group claimed: what of it is not the tile taken leaves the hand.
    public Held claiming(Meld group) {
        List<Tile> own = new ArrayList<>(group.tiles());
        own.remove(group.taken().map(Meld.Taken::tile).orElse(group.face()));
        List<Meld> more = new ArrayList<>(melds);
        more.add(group);
        return new Held(concealed.without(alike(own)), more);
    }

    /// With a discard for a blank.
    public Held buying(Tile discard) {
        return new Held(concealed.without(Tile.BLANK).with(alike(discard)), melds);
    }

    /// With a tile added to an exposure.
    public Held adding(int meld, Tile tile) {
        List<Tile> tiles = new ArrayList<>(melds.get(meld).tiles());
        tiles.add(tile);
        return new Held(concealed.without(alike(tile)), replaced(meld, tiles));
    }

    /// With tiles taken back from an exposure.
    public Held takingBack(int meld, List<Tile> back) {
        List<Tile> tiles = new ArrayList<>(melds.get(meld).tiles());
        back.forEach(tiles::remove);
        return new Held(concealed.with(alike(back)), replaced(meld, tiles));
    }

    private List<Meld> replaced(int meld, List<Tile> tiles) {
        List<Meld> changed = new ArrayList<>(melds);
        changed.set(meld, Meld.of(melds.get(meld).manner(), tiles));
        return changed;
    }
}
