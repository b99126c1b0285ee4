package sparrow.bulk;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.arena.BotFailure;
import sparrow.arena.Contest;
import sparrow.arena.Errand;
import sparrow.arena.fit.Calibration;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Rules;
import sparrow.desk.Mahjong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// How an errand, and what comes of its trials, is told to another process: in texts, by the names
/// under which the catalog of that process finds the same. Numbers come back as they were, to the
/// last bit.
///
/// @param <T> what comes of a trial
abstract class Telling<T> {
    static final JsonMapper MAPPER = JsonMapper.builder().build();

    /// Whoever understands another form is of another version of the program.
    private static final int FORM = 1;

    private static final String KIND = "errand";
    private static final char RESULT = 'r';
    private static final char BOT_FAILURE = 'b';
    private static final char FAILURE = 'f';

    private final Errand<T> errand;

    Telling(Errand<T> errand) {
        this.errand = errand;
    }

    /// @throws IllegalArgumentException if it needs something that only this process has
    @SuppressWarnings("unchecked") // each kind tells what comes of its own errands
    static <T> Telling<T> of(Errand<T> errand) {
        Telling<?> telling =
                switch (errand) {
                    case Contest contest -> new ContestTelling(contest);
                    case Calibration calibration -> new CalibrationTelling(calibration);
                    case LawsErrand laws -> new LawsTelling(laws);
                    default ->
                            throw new IllegalArgumentException(
                                    "nobody elsewhere knows this kind of errand: " + errand);
                };
        return (Telling<T>) telling;
    }

    /// The errand that a text tells.
    static Telling<?> read(String text) {
        JsonNode json = MAPPER.readTree(text);
        if (json.path("form").asInt() != FORM) {
            throw new IllegalArgumentException("told by another version of the program");
        }
        String kind = json.path(KIND).asString();
        return switch (kind) {
            case ContestTelling.KIND -> ContestTelling.of(json);
            case CalibrationTelling.KIND -> CalibrationTelling.of(json);
            case LawsTelling.KIND -> LawsTelling.of(json);
            default -> throw new IllegalArgumentException("no such errand: " + kind);
        };
    }

    /// The errand in a text that [#read] understands.
    final String text() {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("form", FORM);
        json.put(KIND, kind());
        tell(json);
        return MAPPER.writeValueAsString(json);
    }

    abstract String kind();

    abstract void tell(ObjectNode json);

    abstract JsonNode written(T result);

    abstract T read(JsonNode written);

    /// Makes a trial and tells what came of it, a failure too.
    final String answer(int number) {
        try {
            return RESULT + MAPPER.writeValueAsString(written(errand.trial(number)));
        } catch (BotFailure failure) {
            return BOT_FAILURE + String.valueOf(failure.getMessage());
        } catch (RuntimeException | StackOverflowError failure) {
            return FAILURE + "trial " + number + ": " + failure;
        }
    }

    static boolean isFailure(String answer) {
        return answer.charAt(0) != RESULT;
    }

    /// What came of a trial.
    ///
    /// @throws BotFailure as the trial did
    final T result(String answer) {
        String told = answer.substring(1);
        return switch (answer.charAt(0)) {
            case RESULT -> read(MAPPER.readTree(told));
            case BOT_FAILURE -> throw new BotFailure(told);
            default -> throw new SparkFailure(told);
        };
    }

    // What kinds of errands have in common

    static void putGame(ObjectNode json, Variant variant) {
        json.put("game", variant.name());
        json.put("edition", variant.edition());
    }

    static Mahjong game(JsonNode json) {
        String name = json.path("game").asString();
        return Catalog.game(name)
                .orElseThrow(() -> new IllegalArgumentException("there is no game " + name));
    }

    static void putRules(ObjectNode to, Variant variant) {
        variant.rules().values().forEach(to::put);
    }

    /// The game under rules that were told.
    static Variant variant(JsonNode json, JsonNode rules) {
        Mahjong game = game(json);
        Map<String, String> values = new TreeMap<>();
        rules.properties().forEach(rule -> values.put(rule.getKey(), rule.getValue().asString()));
        Variant variant = game.variant(Rules.of(game.options(), values).orThrow());
        if (variant.edition() != json.path("edition").asInt()) {
            throw new IllegalArgumentException("told under another edition of the rules");
        }
        return variant;
    }

    /// The name of a level, under which others find the same one.
    static String name(Variant variant, Level level) {
        Optional<Level> listed =
                Catalog.game(variant.name()).flatMap(game -> game.level(level.name()));
        if (!listed.equals(Optional.of(level))) {
            throw new IllegalArgumentException(
                    "nobody elsewhere knows the level " + level.name() + " of " + variant.name());
        }
        return level.name();
    }

    static Level level(Mahjong game, JsonNode name) {
        return game.level(name.asString())
                .orElseThrow(() -> new IllegalArgumentException("there is no level " + name));
    }
}
