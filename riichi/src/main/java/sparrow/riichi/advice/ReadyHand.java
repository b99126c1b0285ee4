package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.riichi.Circumstance;
import sparrow.riichi.Score;
import sparrow.riichi.Win;
import sparrow.shapes.Acceptance;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;

/// What a ready hand waits for, and whether it may win on it; without riichi.
///
/// @param waits none if the hand is not ready
/// @param thrown the tiles waited for that are among the own discards: with any, no discard can be
///   won on
record ReadyHand(List<Wait> waits, List<Tile> thrown) {
    /// A tile waited for.
    ///
    /// @param left how many copies are unseen
    /// @param byDraw whether a self-draw of it has a yaku
    /// @param onDiscard whether a discard of it has a yaku
    public record Wait(Tile tile, int left, boolean byDraw, boolean onDiscard) {}

    public ReadyHand {
        waits = List.copyOf(waits);
        thrown = List.copyOf(thrown);
    }

    /// A hand with nothing to discard.
    public static ReadyHand of(Position position) {
        List<Wait> waits = new ArrayList<>();
        List<Tile> thrown = new ArrayList<>();
        if (Distance.of(position.holding(), Form.RIICHI) == 1) {
            Acceptance accepted =
                    Acceptance.of(position.holding(), Form.RIICHI, position.visible());
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                Tile tile = Tile.ofKind(kind);
                if (accepted.accepts(tile)) {
                    waits.add(wait(position, tile, accepted.left(tile)));
                }
                if (accepted.accepts(tile) && position.discards().countKind(tile) > 0) {
                    thrown.add(tile);
                }
            }
        }
        return new ReadyHand(waits, thrown);
    }

    private static Wait wait(Position position, Tile tile, int left) {
        List<Tile> full = new ArrayList<>(position.hand().tiles());
        full.add(tile);
        Win ron = position.win(full, tile);
        return new Wait(
                tile,
                left,
                position.rules().score(ron.with(Circumstance.TSUMO)) instanceof Score,
                position.rules().score(ron) instanceof Score);
    }

    public boolean isReady() {
        return !waits.isEmpty();
    }

    /// Whether own discards bar it from winning on those of others.
    public boolean isFuriten() {
        return !thrown.isEmpty();
    }
}
