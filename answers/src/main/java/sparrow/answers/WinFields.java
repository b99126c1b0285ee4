package sparrow.answers;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.riichi.Circumstance;
import sparrow.riichi.Refusal;
import sparrow.riichi.Win;
import tools.jackson.databind.JsonNode;

/// The fields of a row that describe a win, each with what it says of it.
final class WinFields {
    private static final String WIN_TILE = "win_tile";
    private static final String NORTHS = "nuki_dora";

    /// Those that also describe a hand that is not won.
    private static final Set<String> OF_ANY_HAND =
            Set.of(
                    "seat_wind",
                    "round_wind",
                    "dora_indicators",
                    "dora_count",
                    "honba",
                    "riichi_sticks",
                    "paarenchan",
                    NORTHS,
                    Circumstance.OPEN.key());

    private static final Map<String, Field> FIELDS = fields();

    /// What a field with this value says of a win.
    private interface Field {
        Win say(Win win, JsonNode value) throws sparrow.desk.Refusal;
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
        number(fields, NORTHS, Win::nuki);
        number(fields, "paarenchan", Win::winsInRow);
        for (Circumstance circumstance : Circumstance.values()) {
            fields.put(
                    circumstance.key(),
                    (win, value) ->
                            JsonRow.flagOf(value, circumstance.key())
                                    ? win.with(circumstance)
                                    : win);
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
        fields.put(name, (win, value) -> say.apply(win, JsonRow.numberOf(value, name)));
    }

    /// All of them but the winning tile.
    static Set<String> names() {
        return FIELDS.keySet();
    }

    /// Whether a row asks what a win is worth.
    static boolean areIn(JsonNode row) throws sparrow.desk.Refusal {
        return !JsonRow.isAbsent(row.path(WIN_TILE)) || isNagashi(row);
    }

    private static boolean isNagashi(JsonNode row) throws sparrow.desk.Refusal {
        return JsonRow.flag(row, Circumstance.NAGASHI_MANGAN.key());
    }

    /// The win that a row describes.
    static Win win(JsonNode row, Hand hand) throws sparrow.desk.Refusal {
        Win win = start(row, hand);
        for (Map.Entry<String, JsonNode> given : row.properties()) {
            Field field = FIELDS.get(given.getKey());
            if (field != null && !given.getValue().isNull()) {
                win = field.say(win, given.getValue());
            }
        }
        return win;
    }

    private static Win start(JsonNode row, Hand hand) throws sparrow.desk.Refusal {
        Optional<Tile> tile = JsonRow.one(row, WIN_TILE);
        if (tile.isPresent() && isNagashi(row)) {
            throw new sparrow.desk.Refusal(
                    Refusal.Fault.NAGASHI_MANGAN_WITH_WIN_NOT_ALLOWED.key(),
                    "nagashi mangan comes with a draw, where nobody wins: leave out win_tile.");
        }
        return tile.isPresent() ? Win.ron(hand, tile.get()) : Win.nagashi(hand);
    }

    /// Refuses a row without a win that says something only a win has; whatever it says must be of
    /// the right kind.
    static void refuseWithoutWin(JsonNode row) throws sparrow.desk.Refusal {
        Hand none = new Hand(List.of(), List.of());
        Win start = Win.ron(none, Tile.HIDDEN);
        for (Map.Entry<String, JsonNode> given : row.properties()) {
            Field field = FIELDS.get(given.getKey());
            JsonNode value = given.getValue();
            if (field == null || value.isNull()) {
                continue;
            }
            field.say(start, value);
            boolean empty =
                    value.isBoolean() ? !value.asBoolean() : value.isArray() && value.isEmpty();
            if (!empty && !OF_ANY_HAND.contains(given.getKey())) {
                throw new sparrow.desk.Refusal(
                        "no_win",
                        "the field \""
                                + given.getKey()
                                + "\" is about a win: name the winning tile with win_tile, or leave"
                                + " it out.");
            }
        }
    }

    /// How many norths were set aside.
    static int norths(JsonNode row) throws sparrow.desk.Refusal {
        return JsonRow.number(row, NORTHS).orElse(0);
    }

    /// The wind that a field names.
    static Tile wind(JsonNode value, String field) throws sparrow.desk.Refusal {
        String text = value.isString() ? value.stringValue() : "";
        int wind = "ESWN".indexOf(text);
        if (text.length() != 1 || wind < 0) {
            throw new sparrow.desk.Refusal("bad_seat", "the field \"" + field + "\" must be E, S, W or N.");
        }
        return Tile.ofKind(Tile.EAST.kind() + wind);
    }
}
