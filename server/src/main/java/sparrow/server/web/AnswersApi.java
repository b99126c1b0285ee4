package sparrow.server.web;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import sparrow.answers.ChangchunRow;
import sparrow.answers.JsonRow;
import sparrow.answers.RiichiRow;
import sparrow.answers.Rows;
import sparrow.catalog.Catalog;
import sparrow.catalog.Listing;
import sparrow.core.tile.Tile;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.Words;
import sparrow.server.table.Refusal;

/// Questions about a hand, answered as the command answers them.
final class AnswersApi {
    private static final Calm CALM =
            new Calm(
                    Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
                    Duration.ofSeconds(10));

    /// A fresh one for each question: they keep notes, and are not for several threads.
    private static final Map<String, Supplier<UnaryOperator<String>>> ANSWERS =
            new TreeMap<>(
                    Map.of(
                            "riichi",
                            () -> new RiichiRow()::answer,
                            "filipino",
                            () -> new Rows(Catalog.asked("filipino"))::answer,
                            "american",
                            () -> new Rows(Catalog.asked("american"))::answer,
                            "changchun",
                            () -> new ChangchunRow(usual("changchun"), Map.of())::answer));

    private AnswersApi() {}

    private static String usual(String game) {
        return Catalog.game(game).orElseThrow().presets().getFirst().name();
    }

    static boolean knows(String game) {
        return ANSWERS.containsKey(game);
    }

    /// The tiles that a hand may hold under a rule set: those of its wall, but for the ones that
    /// are laid at once.
    static List<Tile> tiles(Listing game, Listing.Preset preset) {
        Predicate<Tile> laid =
                game.name().equals(Words.FILIPINO)
                        ? FilipinoRules.of(preset.name(), Map.of()).orThrow()::isFlower
                        : _ -> false;
        return game.variant(preset.rules()).tiles().stream()
                .distinct()
                .sorted()
                .filter(laid.negate())
                .toList();
    }

    /// @param text the answer, one JSON object
    record Answer(int status, String text) {}

    static Answer answer(String game, String question) {
        Supplier<UnaryOperator<String>> answers = ANSWERS.get(game);
        if (answers == null) {
            throw new Refusal(
                    Refusal.Kind.MISSING, "unknown game", "There is no analyser for that game.");
        }
        String text = CALM.think(() -> answers.get().apply(question));
        boolean refused = JsonRow.JSON.readTree(text).has("error");
        return new Answer(refused ? 400 : 200, text);
    }
}
