package sparrow.server.web;

import java.time.Duration;
import java.util.List;
import sparrow.answers.JsonRow;
import sparrow.answers.Rows;
import sparrow.catalog.Catalog;
import sparrow.core.table.RuleSet;
import sparrow.core.tile.Tile;
import sparrow.desk.Mahjong;
import sparrow.server.table.ApiRefusal;

/// Questions about a hand, answered as the command answers them.
final class AnswersApi {
    static final ThinkingLimit CALM =
            new ThinkingLimit(
                    Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
                    Duration.ofSeconds(10));

    private AnswersApi() {}

    /// The tiles that a hand may hold under a rule set: those of its wall, but for the ones that
    /// are laid at once.
    static List<Tile> tiles(Mahjong game, RuleSet preset) {
        return game.variant(preset.rules()).tiles().stream()
                .distinct()
                .sorted()
                .filter(game.laidAtOnce(preset.rules()).negate())
                .toList();
    }

    /// @param text the answer, one JSON object
    record Answer(int status, String text) {}

    static Answer answer(String name, String question) {
        Mahjong game =
                Catalog.game(name)
                        .orElseThrow(() ->
                                new ApiRefusal(
                                        ApiRefusal.Kind.MISSING,
                                        "unknown game",
                                        "There is no analyser for that game."));
        // A fresh one for each question: they keep notes, and are not for several threads.
        String text = CALM.think(() -> new Rows(game).answer(question));
        boolean refused = JsonRow.JSON.readTree(text).has("error");
        return new Answer(refused ? 400 : 200, text);
    }
}
