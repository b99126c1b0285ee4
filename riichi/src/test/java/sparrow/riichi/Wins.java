package sparrow.riichi;

import java.util.ArrayList;
import java.util.Arrays;
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

    /// A win in words: tiles, the one won on last, then what was so, such as `123m456p789s333z2z 2z
    /// tsumo riichi seat=1z dora=1m honba=2`; south in the east round unless it says otherwise.
    static Win win(String words) {
        StringBuilder hand = new StringBuilder();
        List<String> rest = new ArrayList<>();
        for (String word : words.strip().split(" +")) {
            if (Character.isLetter(word.charAt(0))) {
                rest.add(word);
            } else {
                hand.append(word);
            }
        }
        Hand tiles = Hand.of(hand.toString());
        Win win = Win.ron(tiles, tiles.tiles().getLast()).seat(Tile.SOUTH).round(Tile.EAST);
        for (String word : rest) {
            win = word.contains("=") ? set(win, key(word), value(word)) : win.with(known(word));
        }
        return win;
    }

    private static Circumstance known(String word) {
        return Arrays.stream(Circumstance.values())
                .filter(circumstance -> circumstance.key().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no circumstance: " + word));
    }

    private static Win set(Win win, String key, String value) {
        return switch (key) {
            case "seat" -> win.seat(tile(value));
            case "round" -> win.round(tile(value));
            case "from" -> win.from(tile(value));
            case "liable" -> win.liable(tile(value));
            case "dora" -> win.dora(tiles(value));
            case "ura" -> win.ura(tiles(value));
            case "more" -> win.otherDora(Integer.parseInt(value));
            case "nuki" -> win.nuki(Integer.parseInt(value));
            case "honba" -> win.honba(Integer.parseInt(value));
            case "sticks" -> win.sticks(Integer.parseInt(value));
            case "in_row" -> win.winsInRow(Integer.parseInt(value));
            default -> throw new IllegalArgumentException("no such setting: " + key);
        };
    }

    /// Rules such as `kuitan=no kazoe=sanbaiman`, the rest as on Tenhou or in `preset=wrc`.
    static RiichiRules rules(String changes) {
        Map<String, String> map =
                Arrays.stream(changes.split(" "))
                        .filter(change -> !change.isEmpty())
                        .collect(Collectors.toMap(Wins::key, Wins::value));
        String preset = map.getOrDefault("preset", "tenhou");
        map.remove("preset");
        return RiichiRules.of(preset, map).orThrow();
    }

    private static String value(String change) {
        return change.substring(change.indexOf('=') + 1);
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

    /// The yaku of a win under some rules, or `no yaku`, or why else it has no score.
    static String yaku(String win, String changes) {
        return switch (rules(changes).score(win(win))) {
            case Score score -> yaku(score);
            case NoScore refusal -> refusal.fault().key().replace('_', ' ');
        };
    }

    static NoScore.Fault fault(Win win) {
        return fault(win, RiichiRules.TENHOU);
    }

    static NoScore.Fault fault(Win win, RiichiRules rules) {
        return switch (rules.score(win)) {
            case NoScore refusal -> refusal.fault();
            case Score score -> throw new AssertionError("scored: " + score);
        };
    }
}
