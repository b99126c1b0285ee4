package sparrow.server.api;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sparrow.answers.DataJson;
import sparrow.answers.QuestionForm;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.desk.ScoringTable;
import sparrow.records.Json;
import sparrow.review.Reviewer;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.NewTable;
import sparrow.server.table.Settings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The games there are, and tables that somebody wants to make of them.
public final class GamesApi {
    /// What a question about house rules says, and what a new table is made from.
    private static final List<String> RULES = List.of("game", "preset", "options");

    private static final List<String> TABLE =
            List.of("game", "preset", "options", "settings", "seats", "stand_in", "listed");

    private static final String PERSON = "person";

    private GamesApi() {}

    /// All games, described once: they never change.
    private static final class All {
        static final String TEXT = games().toString();
    }

    public static String all() {
        return All.TEXT;
    }

    private static ObjectNode games() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode games = node.putArray("games");
        Catalog.games().forEach(game -> describe(game, games.addObject()));
        return node;
    }

    private static void describe(Mahjong game, ObjectNode node) {
        node.put("name", game.name()).put("title", game.title());
        ArrayNode presets = node.putArray("presets");
        for (RuleSet preset : game.presets()) {
            ObjectNode entry = presets.addObject();
            entry.put("name", preset.key()).put("title", preset.title());
            seats(entry.putArray("seats"), NewTable.seats(game, preset.rules()));
            entry.set("rules", texts(preset.rules()));
            entry.put("tiles", Notation.COMPACT.write(AnswersApi.tiles(game, preset)));
            entry.put("laid", Notation.COMPACT.write(AnswersApi.laid(game, preset)));
        }
        options(node.putArray("options"), game.sections());
        options(node.putArray("settings"), Settings.sections(game));
        ArrayNode bots = node.putArray("bots");
        List<Level> reviewers = Reviewer.levels(game);
        for (Level bot : game.levels()) {
            bots.addObject()
                    .put("name", bot.name())
                    .put("meaning", bot.meaning())
                    .put("reviews", reviewers.contains(bot));
        }
        node.put("parts", game.parts()).put("answers", true);
        node.put("example", game.desk().example());
        node.set("fields", new QuestionForm(game).described());
        ArrayNode formats = node.putArray("formats");
        RecordsApi.formats(game.name()).forEach(format -> formats.add(format.key()));
    }

    private static void options(ArrayNode list, List<Option.Section> sections) {
        for (Option.Section section : sections) {
            for (Option option : section.options()) {
                describe(option, list.addObject().put("group", section.title()));
            }
        }
    }

    private static void describe(Option option, ObjectNode entry) {
        entry.put("name", option.name()).put("meaning", option.meaning());
        entry.put("kind", option.kind().name().toLowerCase(Locale.ROOT));
        option.values().forEach(entry.putArray("values")::add);
        entry.put("standard", option.standard());
        Option.Label label = option.label();
        entry.put("title", label.title());
        entry.put("note", label.note().isEmpty() ? option.meaning() : label.note());
        label.words().forEach(entry.putObject("words")::put);
        entry.put("unit", label.unit()).put("parts", label.parts());
    }

    private static void seats(ArrayNode list, List<Seat> seats) {
        seats.forEach(seat -> list.add(seat.name()));
    }

    private static ObjectNode texts(Rules rules) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        rules.values().forEach(node::put);
        return node;
    }

    /// Checks house rules.
    static ObjectNode rules(JsonNode wanted) {
        JsonBody.only(wanted, RULES);
        Mahjong game = game(wanted);
        Rules rules = rules(game, preset(game, wanted), wanted);
        ObjectNode node = Json.MAPPER.createObjectNode().set("rules", texts(rules));
        seats(node.putArray("seats"), NewTable.seats(game, rules));
        return node;
    }

    /// What is paid for under house rules.
    static ObjectNode scoring(JsonNode wanted) {
        JsonBody.only(wanted, RULES);
        Mahjong game = game(wanted);
        ScoringTable table =
                game.scoring(rules(game, preset(game, wanted), wanted))
                        .orElseThrow(() ->
                                new ApiRefusal(
                                        ApiRefusal.Kind.MISSING,
                                        "no table",
                                        "This game has no table of what it pays for."));
        String text = DataJson.text(table.data(game.fields()));
        return (ObjectNode) Json.MAPPER.readTree(text);
    }

    /// A table as somebody wants it, checked.
    public static NewTable plan(JsonNode wanted) {
        JsonBody.only(wanted, TABLE);
        Mahjong game = game(wanted);
        RuleSet preset = preset(game, wanted);
        Rules rules = rules(game, preset, wanted);
        Settings settings =
                switch (Settings.of(game, JsonBody.texts(wanted, "settings"))) {
                    case Reading.Read<Settings>(Settings read) -> read;
                    case Reading.Misread<Settings>(int _, String why) ->
                            throw ApiRefusal.unreadable(sentence(why));
                };
        String strongest = game.levels().getLast().name();
        return new NewTable(
                game,
                preset.key(),
                rules,
                settings,
                seats(game, rules, JsonBody.texts(wanted, "seats")),
                bot(game, JsonBody.optionalText(wanted, "stand_in").orElse(strongest)),
                JsonBody.flag(wanted, "listed").orElse(true));
    }

    private static Mahjong game(JsonNode wanted) {
        return Catalog.game(JsonBody.text(wanted, "game"))
                .orElseThrow(() ->
                        ApiRefusal.unreadable("There is no such game; choose one of the list."));
    }

    private static RuleSet preset(Mahjong game, JsonNode wanted) {
        Optional<String> name = JsonBody.optionalText(wanted, "preset");
        return name.isEmpty()
                ? game.presets().getFirst()
                : game.preset(name.get())
                        .orElseThrow(() ->
                                ApiRefusal.unreadable(
                                        "There is no such preset; choose one of the list."));
    }

    private static Rules rules(Mahjong game, RuleSet preset, JsonNode wanted) {
        Map<String, String> changes = JsonBody.texts(wanted, "options");
        Rules rules =
                switch (preset.rules().with(game.options(), changes)) {
                    case Reading.Read<Rules>(Rules read) -> read;
                    case Reading.Misread<Rules>(int _, String why) ->
                            throw ApiRefusal.unreadable(sentence(why));
                };
        try {
            game.variant(rules);
        } catch (IllegalArgumentException contradiction) {
            throw ApiRefusal.unreadable(sentence(String.valueOf(contradiction.getMessage())));
        }
        return rules;
    }

    static String sentence(String why) {
        return Character.toUpperCase(why.charAt(0))
                + why.substring(1)
                + (why.endsWith(".") ? "" : ".");
    }

    private static Seats<Optional<String>> seats(
            Mahjong game, Rules rules, Map<String, String> wanted) {
        String strongest = game.levels().getLast().name();
        List<Seat> all = NewTable.seats(game, rules);
        for (String named : wanted.keySet()) {
            if (!all.contains(JsonBody.seat(named))) {
                throw ApiRefusal.unreadable("Seat " + named + " is not used under these rules.");
            }
        }
        return Seats.each(
                all,
                seat -> {
                    String standard = seat == all.getFirst() ? PERSON : strongest;
                    String name = wanted.getOrDefault(seat.name(), standard);
                    return name.equals(PERSON) ? Optional.empty() : Optional.of(bot(game, name));
                });
    }

    /// A bot's name, if the game has it.
    static String bot(Mahjong game, String name) {
        return game.level(name)
                .map(Level::name)
                .orElseThrow(() ->
                        ApiRefusal.unreadable("There is no such bot; choose one of the game's."));
    }
}
