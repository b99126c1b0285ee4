package sparrow.answers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.riichi.Circumstance;
import sparrow.riichi.Preset;
import sparrow.riichi.Refusal;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Score;
import sparrow.riichi.Win;
import tools.jackson.databind.JsonNode;

/// A question about a win: reads the win and its rules from JSON, and has the answer written.
///
/// Rules are kept from row to row, up to a bound.
final class ScoreRow {
    private static final int MOST_RULES = 4_000;
    private static final int LONGEST_KEPT = 2_000;

    private static final Map<String, Circumstance> CIRCUMSTANCES =
            Arrays.stream(Circumstance.values())
                    .collect(Collectors.toMap(Circumstance::key, it -> it));

    private static final Pattern PLAIN = Pattern.compile("[-\\w. :#/]*");

    private final Map<Written, RiichiRules> known = new HashMap<>();

    /// Rules as a row has them, and what it says was declared.
    private record Written(String text, int declared) {}

    /// Scores the win that a row describes; the answer is a JSON object that echoes its id.
    String answer(RowReader.Row row, Hand hand) throws RowError {
        JsonNode fields = row.fields();
        return switch (rules(row).score(win(fields, hand))) {
            case Score score -> ScoreWriter.json(opening(fields), score);
            case Refusal(Refusal.Fault fault, String why) -> throw new RowError(fault.key(), why);
        };
    }

    private static String opening(JsonNode row) {
        JsonNode id = row.get("id");
        if (id == null) {
            return "{";
        }
        return "{\"id\":" + (isPlain(id) ? '"' + id.stringValue() + '"' : id.toString());
    }

    /// Whether JSON writes a text as it is, between quotes.
    private static boolean isPlain(JsonNode id) {
        return id.isString() && PLAIN.matcher(id.stringValue()).matches();
    }

    private static Win win(JsonNode row, Hand hand) throws RowError {
        Win win = start(row, hand).with(circumstances(row));
        win = wind(row, "seat_wind", win, Win::seat);
        win = wind(row, "round_wind", win, Win::round);
        win = wind(row, "from_seat", win, Win::from);
        win = wind(row, "pao_seat", win, Win::liable);
        win = win.dora(indicators(row, "dora_indicators")).ura(indicators(row, "ura_indicators"));
        win = number(row, "dora_count", win, Win::otherDora);
        win = number(row, "honba", win, Win::honba);
        win = number(row, "riichi_sticks", win, Win::sticks);
        win = number(row, "nuki_dora", win, (it, norths) -> it.nuki(Math.max(0, norths)));
        return number(row, "paarenchan", win, Win::winsInRow);
    }

    private static Circumstance[] circumstances(JsonNode row) {
        List<Circumstance> found = new ArrayList<>();
        for (Map.Entry<String, JsonNode> field : row.properties()) {
            Circumstance circumstance = CIRCUMSTANCES.get(field.getKey());
            if (circumstance != null && field.getValue().asBoolean(false)) {
                found.add(circumstance);
            }
        }
        return found.toArray(Circumstance[]::new);
    }

    private static Win start(JsonNode row, Hand hand) throws RowError {
        JsonNode node = row.get("win_tile");
        if (node == null) {
            return Win.nagashi(hand);
        }
        List<Tile> tiles = JsonRow.tiles(node, "win_tile");
        if (tiles.size() != 1) {
            throw new RowError("bad_tiles", "the field \"win_tile\" must be one tile, such as 5p.");
        }
        return Win.ron(hand, tiles.getFirst());
    }

    /// Sets the wind that a field names, if it does.
    static <T> T wind(JsonNode row, String field, T win, BiFunction<T, Tile, T> set)
            throws RowError {
        JsonNode node = row.get(field);
        if (node == null || node.isNull()) {
            return win;
        }
        int wind = node.isString() ? "ESWN".indexOf(node.stringValue()) : -1;
        if (wind < 0 || node.stringValue().length() != 1) {
            throw new RowError("bad_seat", "the field \"" + field + "\" must be E, S, W or N.");
        }
        return set.apply(win, Tile.ofKind(Tile.EAST.kind() + wind));
    }

    /// Tiles in one text or in several; none if there is no such field.
    static List<Tile> indicators(JsonNode row, String field) throws RowError {
        JsonNode node = row.get(field);
        if (node == null || node.isNull()) {
            return List.of();
        }
        if (node.isString()) {
            return JsonRow.tiles(node, field);
        }
        List<Tile> indicators = new ArrayList<>();
        for (JsonNode element : node) {
            indicators.addAll(JsonRow.tiles(element, field));
        }
        return indicators;
    }

    private static Win number(
            JsonNode row, String field, Win win, BiFunction<Win, Integer, Win> set)
            throws RowError {
        JsonNode node = row.get(field);
        if (node == null || node.isNull()) {
            return win;
        }
        if (!node.isIntegralNumber() || !node.canConvertToInt()) {
            throw new RowError("bad_number", "the field \"" + field + "\" must be a number.");
        }
        return set.apply(win, node.intValue());
    }

    /// The rules a row names, or the usual ones.
    RiichiRules rules(RowReader.Row row) throws RowError {
        Written written = new Written(row.rules(), Declared.in(row.fields()));
        RiichiRules rules = known.get(written);
        if (rules == null) {
            RiichiRules read =
                    written.text.isEmpty() ? RiichiRules.TENHOU : read(JsonRow.value(written.text));
            rules = Declared.allowed(read, written.declared);
            keep(written, rules);
        }
        return rules;
    }

    private void keep(Written written, RiichiRules rules) {
        if (known.size() >= MOST_RULES) {
            known.clear();
        }
        if (written.text.length() <= LONGEST_KEPT) {
            known.put(written, rules);
        }
    }

    /// What a row says was declared or reached is allowed, whatever its rules say.
    private enum Declared {
        OPEN_RIICHI("open_riichi", "yes"),
        PAARENCHAN("paarenchan", "yes"),
        NAGASHI_MANGAN("nagashi_mangan", "draw");

        private final String field;
        private final Map<String, String> change;

        Declared(String field, String value) {
            this.field = field;
            this.change = Map.of(field, value);
        }

        /// A bit for each that the row says.
        static int in(JsonNode row) {
            int declared = 0;
            for (Declared each : values()) {
                JsonNode said = row.get(each.field);
                boolean so = said != null && (said.asBoolean(false) || said.asInt(0) > 0);
                declared |= so ? 1 << each.ordinal() : 0;
            }
            return declared;
        }

        static RiichiRules allowed(RiichiRules rules, int declared) {
            RiichiRules with = rules;
            for (Declared each : values()) {
                if ((declared & (1 << each.ordinal())) != 0) {
                    with = with.with(each.change).orThrow();
                }
            }
            return with;
        }
    }

    private static RiichiRules read(JsonNode node) throws RowError {
        String preset = Preset.TENHOU.key();
        Map<String, String> changes = new LinkedHashMap<>();
        if (node.isNull()) {
            return RiichiRules.TENHOU;
        } else if (node.isString()) {
            preset = node.stringValue();
        } else if (node.isObject()) {
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                changes.put(entry.getKey(), entry.getValue().asString(""));
            }
            preset = changes.containsKey("preset") ? changes.remove("preset") : preset;
        } else {
            throw new RowError("unknown_rule", "the field \"rules\" must be a name or an object.");
        }
        return switch (RiichiRules.of(preset, changes)) {
            case Reading.Read<RiichiRules>(RiichiRules rules) -> rules;
            case Reading.Misread<RiichiRules>(int _, String why) ->
                    throw new RowError("unknown_rule", why + ".");
        };
    }
}
