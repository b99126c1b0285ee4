package sparrow.answers;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Reading;
import sparrow.riichi.Preset;
import sparrow.riichi.Refusal;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Score;
import tools.jackson.databind.JsonNode;

/// A question about a win: reads the win and its rules from JSON, and has the answer written.
///
/// Rules are kept from row to row, up to a bound.
final class ScoreRow {
    private static final int MOST_RULES = 4_000;
    private static final int LONGEST_KEPT = 2_000;

    private static final Pattern PLAIN = Pattern.compile("[-\\w. :#/]*");

    private final Map<Written, RiichiRules> known = new HashMap<>();

    /// Rules as a row has them, and what it says was declared.
    private record Written(String text, int declared) {}

    /// Scores the win that a row describes; the answer is a JSON object that echoes its id.
    String answer(RowReader.Row row, Hand hand) throws RowError {
        JsonNode fields = row.fields();
        return switch (rules(row).score(WinFields.win(fields, hand))) {
            case Score score -> ScoreWriter.json(opening(fields), score);
            case Refusal(Refusal.Fault fault, String why) -> throw new RowError(fault.key(), why);
        };
    }

    private static String opening(JsonNode row) {
        JsonNode id = row.get("id");
        if (id == null) {
            return "{";
        }
        if (id.isInt()) {
            return "{\"id\":" + id.intValue();
        }
        return "{\"id\":" + (isPlain(id) ? '"' + id.stringValue() + '"' : id.toString());
    }

    /// Whether JSON writes a text as it is, between quotes.
    private static boolean isPlain(JsonNode id) {
        return id.isString() && PLAIN.matcher(id.stringValue()).matches();
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
