package sparrow.answers;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Reading;
import sparrow.desk.Refusal;
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

    private static final Pattern PLAIN = Pattern.compile("[-\\w. :#/]*");

    private final Map<Written, House> known = new HashMap<>();
    private final House usual;

    /// Rules as a row has them, and what it says was declared.
    private record Written(String text, int declared) {}

    /// @param isNamed whether a preset was; otherwise the rules are those of a house that nobody
    ///   named, and what a row says happened there is believed
    record House(RiichiRules rules, boolean isNamed) {}

    /// @param usual the rules of rows that name none
    ScoreRow(RiichiRules usual) {
        this.usual = new House(usual, true);
    }

    /// Scores the win that a row describes; the answer is a JSON object that echoes its id.
    String answer(RowReader.Row row, Hand hand) throws Refusal {
        JsonNode fields = row.fields();
        House house = house(row);
        Win win = WinFields.win(fields, hand);
        Score score =
                house.isNamed
                        ? RiichiWin.score(win, house.rules)
                        : RiichiWin.scoreLoosely(win, house.rules);
        return ScoreWriter.json(opening(fields), score);
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
    RiichiRules rules(RowReader.Row row) throws Refusal {
        return house(row).rules;
    }

    private House house(RowReader.Row row) throws Refusal {
        if (row.rules().isEmpty()) {
            return usual;
        }
        Written written = new Written(row.rules(), Declared.in(row.fields()));
        House house = known.get(written);
        if (house == null) {
            house = read(JsonRow.value(written.text), written.declared);
            keep(written, house);
        }
        return house;
    }

    private void keep(Written written, House house) {
        if (known.size() >= MOST_RULES) {
            known.clear();
        }
        if (written.text.length() <= LONGEST_KEPT) {
            known.put(written, house);
        }
    }

    /// What a row says was declared or reached is allowed in a house that nobody named.
    private enum Declared {
        OPEN_RIICHI("open_riichi", "yes"),
        PAARENCHAN("paarenchan", "yes");

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

    private House read(JsonNode node, int declared) throws Refusal {
        if (node.isNull()) {
            return usual;
        }
        if (node.isString()) {
            return new House(
                    valid(RiichiRules.of(node.stringValue().toLowerCase(Locale.ROOT), Map.of())),
                    true);
        }
        if (!node.isObject()) {
            throw new Refusal("unknown_rule", "the field \"rules\" must be a name or an object.");
        }
        Map<String, String> changes = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            changes.put(entry.getKey(), entry.getValue().asString(""));
        }
        String preset = changes.remove("preset");
        if (preset != null) {
            return new House(valid(RiichiRules.of(preset.toLowerCase(Locale.ROOT), changes)), true);
        }
        RiichiRules described = valid(usual.rules.with(anyRedFives(changes)));
        return new House(Declared.allowed(described, declared), false);
    }

    /// Where it is only said that red fives count, there may be any number of them.
    private static Map<String, String> anyRedFives(Map<String, String> changes) {
        Map<String, String> spelled = new LinkedHashMap<>(changes);
        if (spelled.remove("aka", "true")) {
            for (String suit : List.of("aka_m", "aka_p", "aka_s")) {
                spelled.putIfAbsent(suit, "4");
            }
        }
        return spelled;
    }

    private static RiichiRules valid(Reading<RiichiRules> read) throws Refusal {
        return switch (read) {
            case Reading.Read<RiichiRules>(RiichiRules rules) -> rules;
            case Reading.Misread<RiichiRules>(int _, String why) ->
                    throw new Refusal("unknown_rule", why + ".");
        };
    }
}
