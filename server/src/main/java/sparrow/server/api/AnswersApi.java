package sparrow.server.api;

import java.util.List;
import java.util.function.Predicate;
import sparrow.answers.DataJson;
import sparrow.answers.JsonRow;
import sparrow.answers.QuestionForm;
import sparrow.answers.Rows;
import sparrow.answers.SheetJson;
import sparrow.catalog.Catalog;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.table.RuleSet;
import sparrow.core.table.View;
import sparrow.core.tile.Tile;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import sparrow.records.Json;
import sparrow.server.table.ApiRefusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Questions about a hand, answered as the command answers them.
final class AnswersApi {
    private AnswersApi() {}

    /// The tiles that a hand may hold under a rule set: those of its wall, but for the ones that
    /// are laid at once.
    static List<Tile> tiles(Mahjong game, RuleSet preset) {
        return some(game, preset, game.laidAtOnce(preset.rules()).negate());
    }

    /// The tiles of the wall that are laid at once.
    static List<Tile> laid(Mahjong game, RuleSet preset) {
        return some(game, preset, game.laidAtOnce(preset.rules()));
    }

    private static List<Tile> some(Mahjong game, RuleSet preset, Predicate<Tile> wanted) {
        return game.variant(preset.rules()).tiles().stream()
                .distinct()
                .sorted()
                .filter(wanted)
                .toList();
    }

    static Reply answer(String name, String question) {
        Mahjong game = game(name);
        // A fresh one for each question: they keep notes, and are not for several threads.
        String text = new Rows(game).answer(question);
        boolean refused = JsonRow.JSON.readTree(text).has("error");
        return Reply.of(refused ? 400 : 200, text);
    }

    private static Mahjong game(String name) {
        return Catalog.game(name)
                .orElseThrow(() ->
                        new ApiRefusal(
                                ApiRefusal.Kind.MISSING,
                                "unknown game",
                                "There is no analyser for that game."));
    }

    /// The answer to a form that somebody filled in: what a program reads, and the sheet.
    static Reply sheet(String name, JsonNode filled) {
        Mahjong game = game(name);
        ObjectNode node = Json.MAPPER.createObjectNode();
        try {
            write(game.answer(new QuestionForm(game).read(filled)), node);
            return Reply.of(node);
        } catch (Refusal refusal) {
            JsonRow.describe(refusal, node);
            refusal.place().ifPresent(place -> node.put("at", place.at()));
            return Reply.of(400, node.toString());
        }
    }

    /// What there is to say to a seat that must choose, and the form in which it would ask.
    static ObjectNode answer(Mahjong game, View view, Choice choice, Level level) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        write(game.desk().ask(view, choice).answer(level), node);
        node.set("question", question(game, view, choice));
        return node;
    }

    /// The question of a seat as the analyser's form has it.
    static ObjectNode question(Mahjong game, View view, Choice choice) {
        try {
            return new QuestionForm(game).written(game.desk().written(view, choice));
        } catch (Refusal unreadable) {
            throw new IllegalStateException("its own question is refused", unreadable);
        }
    }

    private static void write(sparrow.desk.Answer answer, ObjectNode node) {
        node.set("answer", JsonRow.JSON.readTree(DataJson.text(answer.data())));
        node.set("sheet", SheetJson.parts(answer.sheet()));
    }
}
