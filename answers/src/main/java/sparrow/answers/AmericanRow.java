package sparrow.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sparrow.core.tile.TileSentence;
import sparrow.desk.Refusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// One line of JSON that asks about an American hand, and the line that answers it. Fields have the
/// names of the options; what a row leaves out is as the options say.
public final class AmericanRow {
    private static final Set<String> FIELDS =
            Set.of(
                    "id",
                    "hand",
                    "exposed",
                    "others",
                    "discards",
                    "passed",
                    "wall",
                    "phase",
                    "card",
                    "lines",
                    "current",
                    "engine");

    private static final Set<String> ANSWERS =
            Set.of(
                    "strategy",
                    "draws",
                    "unseen",
                    "ruled_out",
                    "tiles",
                    "waits",
                    "safest",
                    "pass",
                    "discard",
                    "claims",
                    "exchanges",
                    "opponents",
                    "switch",
                    "error",
                    "message");

    private static final List<String> RULES = List.of("rules", "rule");

    private final AmericanGiven unless;
    private final CardShelf shelf;

    /// @param unless what holds for rows that do not say otherwise
    public AmericanRow(AmericanGiven unless, CardShelf shelf) {
        this.unless = unless;
        this.shelf = shelf;
    }

    /// The answer to a line, in JSON; an error is an answer too.
    public String answer(String line) {
        ObjectNode answer = JsonRow.object();
        try {
            JsonNode row = JsonRow.parsed(line);
            answer = JsonRow.echo(row);
            AmericanJson.write(AmericanAnswer.of(AmericanQuestion.of(given(row), shelf)), answer);
        } catch (Refusal error) {
            JsonRow.describe(error, answer);
        }
        return answer.toString();
    }

    private AmericanGiven given(JsonNode row) throws Refusal {
        for (String field : RULES) {
            if (!JsonRow.isAbsent(row.path(field))) {
                throw new Refusal(
                        "no_house_rules", AmericanQuestion.BY_THE_LEAGUE.formatted("card"));
            }
        }
        JsonRow.refuseUnknown(row, FIELDS, ANSWERS);
        String hand = String.join(" ", texts(row, "hand", List.of()));
        if (hand.isBlank()) {
            throw new Refusal("bad_tiles", TileSentence.none());
        }
        return new AmericanGiven(
                hand,
                texts(row, "exposed", unless.exposed()),
                texts(row, "others", unless.others()),
                texts(row, "discards", unless.discards()),
                String.join(" ", texts(row, "passed", List.of(unless.passed()))),
                text(row, "wall", unless.wall()),
                text(row, "phase", unless.phase()),
                text(row, "card", unless.card()),
                ids(row),
                text(row, "current", unless.current()),
                text(row, "engine", unless.engine()));
    }

    /// The lines of an answer that is carried along are no ids.
    private List<String> ids(JsonNode row) throws Refusal {
        if (row.path("lines").path(0).isObject()) {
            return unless.lines();
        }
        List<String> ids = new ArrayList<>();
        for (String text : texts(row, "lines", unless.lines())) {
            ids.addAll(List.of(text.split(",")));
        }
        ids.removeIf(String::isBlank);
        return ids;
    }

    private static String text(JsonNode row, String field, String absent) throws Refusal {
        JsonNode node = row.path(field);
        if (node.isMissingNode() || node.isNull()) {
            return absent;
        }
        if (node.isString() || node.isIntegralNumber()) {
            return node.asString();
        }
        throw new Refusal(
                "bad_field", "the field \"" + field + "\" must be a text or a whole number.");
    }

    /// A text, a list of texts, or for fields by seat an object with a text or list each.
    private static List<String> texts(JsonNode row, String field, List<String> absent)
            throws Refusal {
        JsonNode node = row.path(field);
        if (node.isMissingNode() || node.isNull()) {
            return absent;
        }
        List<String> texts = new ArrayList<>();
        if (node.isObject()) {
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                texts.add(entry.getKey() + ":" + joined(entry.getValue(), field));
            }
        } else if (node.isArray()) {
            for (JsonNode element : node) {
                texts.add(joined(element, field));
            }
        } else {
            texts.add(joined(node, field));
        }
        return texts;
    }

    private static String joined(JsonNode node, String field) throws Refusal {
        if (node.isString()) {
            return node.stringValue();
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode element : node) {
            if (!element.isString()) {
                texts.clear();
                break;
            }
            texts.add(element.stringValue());
        }
        if (texts.isEmpty() && !(node.isArray() && node.isEmpty())) {
            throw new Refusal(
                    "bad_field", "the field \"" + field + "\" must be a text or a list of texts.");
        }
        return String.join(field.equals("others") ? "," : " ", texts);
    }
}
