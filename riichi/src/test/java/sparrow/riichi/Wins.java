package sparrow.riichi;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;

/// Wins and rules written in the notation of the game, for tests.
final class Wins {
    private Wins() {}

    static Tile tile(String text) {
        return tiles(text).getFirst();
    }

    static List<Tile> tiles(String text) {
        return Notation.COMPACT.readTiles(text).orThrow();
    }

    static Win ron(String hand, String tile) {
        return Win.ron(Hand.of(hand), tile(tile)).seat(Tile.SOUTH).round(Tile.EAST);
    }

    static Win tsumo(String hand, String tile) {
        return Win.tsumo(Hand.of(hand), tile(tile)).seat(Tile.SOUTH).round(Tile.EAST);
    }

    /// Rules such as `kuitan=no kazoe=sanbaiman`, the rest as on Tenhou.
    static RiichiRules rules(String changes) {
        Map<String, String> map =
                List.of(changes.split(" ")).stream()
                        .collect(
                                Collectors.toMap(
                                        Wins::key,
                                        change -> change.substring(key(change).length() + 1)));
        return RiichiRules.of("tenhou", map).orThrow();
    }

    private static String key(String change) {
        return change.substring(0, change.indexOf('='));
    }

    static Score score(Win win) {
        return RiichiRules.TENHOU.score(win).orThrow();
    }

    static Score score(Win win, String changes) {
        return rules(changes).score(win).orThrow();
    }

    /// The yaku such as `Pinfu 1, Tanyao 1`.
    static String yaku(Score score) {
        return score.yaku().stream()
                .map(counted -> counted.yaku().key() + " " + counted.han())
                .collect(Collectors.joining(", "));
    }

    static Refusal.Fault fault(Win win) {
        return fault(win, RiichiRules.TENHOU);
    }

    static Refusal.Fault fault(Win win, RiichiRules rules) {
        return switch (rules.score(win)) {
            case Refusal refusal -> refusal.fault();
            case Score score -> throw new AssertionError("scored: " + score);
        };
    }
}
