package sparrow.answers;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.riichi.Circumstance;
import sparrow.riichi.Win;
import tools.jackson.databind.JsonNode;

/// The fields of a row that describe a win, each with what it says of it.
final class WinFields {
    private static final String WIN_TILE = "win_tile";

    private static final Map<String, Field> FIELDS = fields();

    /// What a field with this value says of a win.
    private interface Field {
        Win say(Win win, JsonNode value) throws RowError;
    }

    private WinFields() {}

    private static Map<String, Field> fields() {
        Map<String, Field> fields = new HashMap<>();
        wind(fields, "seat_wind", Win::seat);
        wind(fields, "round_wind", Win::round);
        wind(fields, "from_seat", Win::from);
        wind(fields, "pao_seat", Win::liable);
        indicators(fields, "dora_indicators", Win::dora);
        indicators(fields, "ura_indicators", Win::ura);
        number(fields, "dora_count", Win::otherDora);
        number(fields, "honba", Win::honba);
        number(fields, "riichi_sticks", Win::sticks);
        number(fields, "nuki_dora", (win, norths) -> win.nuki(Math.max(0, norths)));
        number(fields, "paarenchan", Win::winsInRow);
        for (Circumstance circumstance : Circumstance.values()) {
            fields.put(
                    circumstance.key(),
                    (win, value) -> value.asBoolean(false) ? win.with(circumstance) : win);
        }
        return fields;
    }

    private static void wind(
            Map<String, Field> fields, String name, BiFunction<Win, Tile, Win> say) {
        fields.put(name, (win, value) -> say.apply(win, wind(value, name)));
    }

    private static void indicators(
            Map<String, Field> fields, String name, BiFunction<Win, List<Tile>, Win> say) {
        fields.put(name, (win, value) -> say.apply(win, JsonRow.anyTiles(value, name)));
    }

    private static void number(
            Map<String, Field> fields, String name, BiFunction<Win, Integer, Win> say) {
        fields.put(name, (win, value) -> say.apply(win, number(value, name)));
    }

    /// All of them but the winning tile.
    static Set<String> names() {
        return FIELDS.keySet();
    }

    /// Whether a row asks what a win is worth.
    static boolean areIn(JsonNode row) {
        return row.has(WIN_TILE) || row.path(Circumstance.NAGASHI_MANGAN.key()).asBoolean(false);
    }

    /// The win that a row describes.
    static Win win(JsonNode row, Hand hand) throws RowError {
        Win win = start(row, hand);
        for (Map.Entry<String, JsonNode> given : row.properties()) {
            Field field = FIELDS.get(given.getKey());
            if (field != null && !given.getValue().isNull()) {
                win = field.say(win, given.getValue());
            }
        }
        return win;
    }

    private static Win start(JsonNode row, Hand hand) throws RowError {
        JsonNode node = row.get(WIN_TILE);
        if (node == null) {
            return Win.nagashi(hand);
        }
        List<Tile> tiles = JsonRow.tiles(node, WIN_TILE);
        if (tiles.size() != 1) {
            throw new RowError("bad_tiles", "the field \"win_tile\" must be one tile, such as 5p.");
        }
        return Win.ron(hand, tiles.getFirst());
    }

    /// The wind that a field names.
    static Tile wind(JsonNode value, String field) throws RowError {
        String text = value.isString() ? value.stringValue() : "";
        int wind = "ESWN".indexOf(text);
        if (text.length() != 1 || wind < 0) {
            throw new RowError("bad_seat", "the field \"" + field + "\" must be E, S, W or N.");
        }
        return Tile.ofKind(Tile.EAST.kind() + wind);
    }

    private static int number(JsonNode value, String field) throws RowError {
        if (!value.isIntegralNumber() || !value.canConvertToInt()) {
            throw new RowError("bad_number", "the field \"" + field + "\" must be a number.");
        }
        return value.intValue();
    }
}
