package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.riichi.Circumstance;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// What an accepted tile brings to a hand with nothing to discard.
public sealed interface NextTile {
    Tile tile();

    /// How many copies are unseen.
    int left();

    /// It brings the hand nearer.
    ///
    /// @param then what the best discard leaves
    record Nearer(Tile tile, int left, Prospect then) implements NextTile {}

    /// It wins; the points are those without riichi, none where there is no yaku.
    record Winning(Tile tile, int left, Optional<Long> byDraw, Optional<Long> onDiscard)
            implements NextTile {}

    /// Every accepted tile of which a copy is left.
    static List<NextTile> all(Position position) {
        Prospect now = Prospect.of(position);
        List<NextTile> all = new ArrayList<>();
        for (Tile tile : now.acceptance().tiles()) {
            int left = now.acceptance().left(tile);
            all.add(
                    now.distance() == 1
                            ? winning(position, tile, left)
                            : new Nearer(tile, left, best(position, tile)));
        }
        return all;
    }

    private static Prospect best(Position position, Tile drawn) {
        return Prospect.afterDiscards(position.hand(with(position, drawn))).getFirst();
    }

    private static Hand with(Position position, Tile tile) {
        List<Tile> tiles = new ArrayList<>(position.hand().tiles());
        tiles.add(tile);
        return new Hand(tiles, position.hand().melds());
    }

    private static NextTile winning(Position position, Tile tile, int left) {
        Win ron = position.win(with(position, tile).tiles(), tile);
        return new Winning(
                tile, left, points(position, ron.with(Circumstance.TSUMO)), points(position, ron));
    }

    private static Optional<Long> points(Position position, Win win) {
        return position.rules().score(win) instanceof Score score
                ? Optional.of(score.points())
                : Optional.empty();
    }
}
