package sparrow.american.value;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.american.card.Supply;
import sparrow.american.position.Opponent;
import sparrow.american.position.Position;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The tiles that another player may hold or may still get: all that nobody has shown.
final class Reach {
    private final int[] left = new int[Kinds.COUNT];
    private final int[] exposedJokers = new int[Kinds.COUNT];
    private final Supply supply;
    private int jokers;
    private int exchangeable;

    private Reach(Supply supply) {
        this.supply = supply;
        Arrays.setAll(left, supply::copies);
        this.jokers = supply.jokers();
    }

    /// As everybody can count them: neither discarded nor exposed.
    static Reach openly(Position position, Supply supply) {
        Reach reach = new Reach(supply);
        reach.expose(position.exposed());
        reach.discard(position.discards().list(), position);
        for (Opponent other : position.others()) {
            reach.expose(other.exposed());
            reach.discard(other.discards().list(), position);
        }
        return reach.counted();
    }

    /// As we can count them: besides, none of our own. Tiles we passed may be anybody's.
    static Reach of(Position position, Supply supply) {
        Reach reach = openly(position, supply);
        position.concealed().list().forEach(reach::take);
        return reach.counted();
    }

    /// Counts the exposed jokers for which somebody may have the natural.
    private Reach counted() {
        exchangeable = 0;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            exchangeable += Math.min(exposedJokers[kind], left[kind]);
        }
        return this;
    }

    private void expose(List<Meld> melds) {
        for (Meld meld : melds) {
            meld.tiles().forEach(this::take);
            if (Kinds.isNatural(meld.face())) {
                exposedJokers[Kinds.of(meld.face())] +=
                        Collections.frequency(meld.tiles(), Tile.JOKER);
            }
        }
    }

    /// Discards are gone, but where blanks are played with one may bring them back; jokers never.
    private void discard(List<Tile> tiles, Position position) {
        boolean blanks = position.concealed().count(Tile.BLANK) > 0;
        for (Tile tile : tiles) {
            if (!blanks || tile == Tile.JOKER) {
                take(tile);
            }
        }
    }

    private void take(Tile tile) {
        if (tile == Tile.JOKER) {
            jokers = Math.max(0, jokers - 1);
        } else if (Kinds.isNatural(tile)) {
            left[Kinds.of(tile)] = Math.max(0, left[Kinds.of(tile)] - 1);
        }
    }

    /// How many tiles of a kind nobody has shown.
    int left(int kind) {
        return left[kind];
    }

    /// How many jokers nobody has shown.
    int jokers() {
        return jokers;
    }

    /// How many exposed jokers stand for a kind.
    int exposedJokers(int kind) {
        return exposedJokers[kind];
    }

    /// How many exposed jokers somebody may have the natural for.
    int exchangeable() {
        return exchangeable;
    }

    /// The tiles of the whole set.
    Supply supply() {
        return supply;
    }
}
