package sparrow.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
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
    private static final Circumstance[] CIRCUMSTANCES = Circumstance.values();

    private final Map<Written, RiichiRules> known = new HashMap<>();

    /// Rules as a row has them, with a hash that tells many flags apart.
    private record Written(JsonNode node, int hash) {
        static Written of(JsonNode node) {
            int hash = node.isObject() ? 1 : node.hashCode();
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                hash = 31 * hash + (entry.getKey().hashCode() ^ entry.getValue().hashCode());
            }
            return new Written(node, hash);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Written that && hash == that.hash && node.equals(that.node);
        }
    }

    /// Scores the win that a row describes; the answer is a JSON object that echoes its id.
    String answer(JsonNode row, Hand hand) throws RowError {
        return switch (rules(row).score(win(row, hand))) {
            case Score score -> ScoreWriter.json(opening(row), score);
            case Refusal(Refusal.Fault fault, String why) -> throw new RowError(fault.key(), why);
        };
    }

    private static String opening(JsonNode row) {
        JsonNode id = row.get("id");
        return id == null ? "{" : "{\"id\":" + id;
    }

    private static Win win(JsonNode row, Hand hand) throws RowError {
        Win win = start(row, hand);
        for (Circumstance circumstance : CIRCUMSTANCES) {
            JsonNode flag = row.get(circumstance.key());
            if (flag != null && flag.asBoolean(false)) {
                win = win.with(circumstance);
            }
        }
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

    private static Win wind(JsonNode row, String field, Win win, BiFunction<Win, Tile, Win> set)
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

    private static List<Tile> indicators(JsonNode row, String field) throws RowError {
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

    private RiichiRules rules(JsonNode row) throws RowError {
        JsonNode node = row.get("rules");
        if (node == null || node.isNull()) {
            return declared(row, RiichiRules.TENHOU);
        }
        Written written = Written.of(node);
        RiichiRules rules = known.get(written);
        if (rules == null) {
            rules = read(node);
            if (known.size() >= MOST_RULES) {
                known.clear();
            }
            known.put(written, rules);
        }
        return declared(row, rules);
    }

    /// What a row says was declared or reached is allowed.
    private static RiichiRules declared(JsonNode row, RiichiRules rules) {
        RiichiRules with = rules;
        if (row.path("open_riichi").asBoolean(false)) {
            with = with.with(Map.of("open_riichi", "yes")).orThrow();
        }
        if (row.path("paarenchan").asInt(0) > 0) {
            with = with.with(Map.of("paarenchan", "yes")).orThrow();
        }
        if (row.path("nagashi_mangan").asBoolean(false)) {
            with = with.with(Map.of("nagashi_mangan", "draw")).orThrow();
        }
        return with;
    }

    private static RiichiRules read(JsonNode node) throws RowError {
        String preset = Preset.TENHOU.key();
        Map<String, String> changes = new LinkedHashMap<>();
        if (node.isString()) {
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
