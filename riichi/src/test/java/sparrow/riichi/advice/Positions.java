package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Positions written in the notation of the game, for tests.
final class Positions {
    private Positions() {}

    static List<Tile> tiles(String text) {
        return Notation.COMPACT.readTiles(text).orThrow();
    }

    /// A hand of the south seat in the first round.
    static Position position(String hand) {
        return Position.of(Hand.of(hand)).seat(Tile.SOUTH).round(Tile.EAST);
    }

    /// A position in which only these tiles are unseen.
    static Position withUnseen(String hand, String unseen) {
        Position position = position(hand);
        int[] others = position.unseen();
        for (Tile tile : tiles(unseen)) {
            others[tile.kind()]--;
        }
        Tiles seen = Tiles.EMPTY;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            seen = seen.with(Tile.ofKind(kind), others[kind]);
        }
        return position.seen(seen);
    }

    /// A random deal, one dora indicator turned, `seen` further tiles in sight.
    static Position dealt(int tiles, int seen, Random random) {
        List<Tile> wall = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            wall.addAll(Collections.nCopies(4, Tile.ofKind(kind)));
        }
        Collections.shuffle(wall, random);
        return Position.of(new Hand(wall.subList(0, tiles), List.of()))
                .seat(Tile.SOUTH)
                .round(Tile.EAST)
                .dora(List.of(wall.get(tiles)))
                .seen(Tiles.of(wall.subList(tiles + 1, tiles + 1 + seen)));
    }
}
