package sparrow.answers;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.answers.FilipinoGiven.Flag;
import sparrow.core.tile.Tile;
import sparrow.filipino.Money;
import sparrow.filipino.Payment;
import sparrow.filipino.Reach;
import sparrow.filipino.Score;
import sparrow.filipino.Win.Circumstance;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// One line of JSON that asks about a Filipino hand, and the line that answers it. Money is in
/// units.
public final class FilipinoRow {
    private static final Set<String> FIELDS =
            Set.of(
                    "id",
                    "hand",
                    "melds",
                    "flowers",
                    "win",
                    "self_draw",
                    "dealer",
                    "first_turn",
                    "after_kong",
                    "equal_dice",
                    "discards",
                    "joker",
                    "visible",
                    "rules",
                    "rule");

    private static final Set<String> ANSWERS =
            Set.of(
                    "complete",
                    "distance",
                    "obstacle",
                    "ambitions",
                    "units",
                    "reading",
                    "times",
                    "payments",
                    "accept",
                    "count",
                    "in_reach",
                    "error",
                    "message");

    private final String preset;
    private final Map<String, String> changes;

    /// @param preset for rows that name none
    /// @param changes to the rules of every row
    public FilipinoRow(String preset, Map<String, String> changes) {
        this.preset = preset;
        this.changes = changes;
    }

    /// The answer to a line, in JSON; an error is an answer too.
    public String answer(String line) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        try {
            JsonNode row = JsonRow.parsed(line);
            if (row.has("id")) {
                answer.set("id", row.get("id"));
            }
            write(FilipinoAnswer.of(FilipinoQuestion.of(given(row))), answer);
        } catch (RowError error) {
            JsonRow.describe(error, answer);
        }
        return answer.toString();
    }

    private FilipinoGiven given(JsonNode written) throws RowError {
        ObjectNode row = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> entry : written.properties()) {
            if (!entry.getKey().equals("discards") || !entry.getValue().isArray()) {
                row.set(entry.getKey().replace('-', '_'), entry.getValue());
            }
        }
        JsonRow.refuseUnknown(row, FIELDS, ANSWERS);
        Set<Flag> flags = EnumSet.noneOf(Flag.class);
        for (Flag flag : Flag.values()) {
            if (JsonRow.flag(row, flag.field())) {
                flags.add(flag);
            }
        }
        Map<String, String> rules = new LinkedHashMap<>(changes);
        String base = rules(row.path("rules"), rules);
        change(row.path("rule"), rules);
        return new FilipinoGiven(
                text(row, "hand", true),
                text(row, "melds", false),
                text(row, "win", false),
                text(row, "joker", false),
                text(row, "visible", false),
                JsonRow.number(row, "flowers").orElse(0),
                JsonRow.number(row, "discards").orElse(FilipinoGiven.MANY_DISCARDS),
                flags,
                base,
                rules);
    }

    /// The preset named; what differs from it goes into `rules`.
    private String rules(JsonNode node, Map<String, String> rules) throws RowError {
        if (node.isString()) {
            return node.stringValue();
        }
        change(node, rules);
        String named = rules.remove("preset");
        return named == null ? preset : named;
    }

    /// Rules that differ: an object, a text such as `chow=anyone`, or a list of such texts.
    private static void change(JsonNode node, Map<String, String> rules) throws RowError {
        if (node.isObject()) {
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                rules.put(entry.getKey(), entry.getValue().asString(""));
            }
        } else if (node.isArray()) {
            for (JsonNode element : node) {
                change(element, rules);
            }
        } else if (node.isString() && node.stringValue().contains("=")) {
            int equals = node.stringValue().indexOf('=');
            rules.put(
                    node.stringValue().substring(0, equals),
                    node.stringValue().substring(equals + 1));
        } else if (!node.isMissingNode() && !node.isNull()) {
            throw new RowError(
                    "unknown_rule",
                    "rules are a preset's name or an object such as {\"chow\": \"anyone\"}.");
        }
    }

    /// A text, or a list of texts that belong together.
    private static String text(JsonNode row, String field, boolean needed) throws RowError {
        JsonNode node = row.path(field);
        if (node.isArray()) {
            StringBuilder all = new StringBuilder();
            for (JsonNode element : node) {
                all.append(bracketed(field, element.asString("?")));
            }
            return all.toString();
        }
        if (node.isString()) {
            return node.stringValue();
        }
        if (needed || !(node.isMissingNode() || node.isNull())) {
            throw new RowError(
                    "bad_tiles",
                    "the field \"" + field + "\" must be a text of tiles such as 123m45p.");
        }
        return "";
    }

    /// A set in a list needs no brackets to be a claimed one.
    private static String bracketed(String field, String text) {
        boolean bare = !text.isEmpty() && Character.isDigit(text.charAt(0));
        return field.equals("melds") && bare ? "(" + text + ")" : text;
    }

    /// The whole answer about a hand.
    public static String json(FilipinoAnswer answer) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        write(answer, node);
        return node.toString();
    }

    private static void write(FilipinoAnswer answer, ObjectNode node) {
        node.put("complete", answer.isComplete());
        ObjectNode distance = node.putObject("distance");
        distance.put("standard", answer.sets());
        answer.siete()
                .ifPresentOrElse(
                        number -> distance.put("siete", number), () -> distance.putNull("siete"));
        if (answer.distance() == Distance.NEVER) {
            distance.putNull("nearest");
        } else {
            distance.put("nearest", answer.distance());
        }
        answer.obstacle().ifPresent(obstacle -> node.put("obstacle", obstacle));
        ArrayNode ambitions = node.putArray("ambitions");
        answer.score().ifPresent(score -> ambitions(score, ambitions));
        node.put("units", Money.units(answer.score().map(Score::quarters).orElse(0)));
        answer.score().ifPresent(score -> node.put("reading", score.reading().toString()));
        answer.score()
                .filter(score -> score.doublings() > 0)
                .ifPresent(score -> node.put("times", 1 << score.doublings()));
        payments(answer, node.putObject("payments"));
        discards(answer, node.putArray("discards"));
        answer.acceptance().ifPresent(acceptance -> write(acceptance, node));
        if (!answer.isComplete()) {
            reach(answer, node.putArray("in_reach"));
        }
    }

    private static void ambitions(Score score, ArrayNode ambitions) {
        for (Score.Counted counted : score.ambitions()) {
            ambitions
                    .addObject()
                    .put("name", counted.ambition().title())
                    .put("units", Money.units(counted.quarters()));
        }
    }

    private static void payments(FilipinoAnswer answer, ObjectNode payments) {
        Optional<Payment> payment = answer.payment();
        if (payment.isEmpty()) {
            return;
        }
        if (answer.score().orElseThrow().win().is(Circumstance.SELF_DRAW)) {
            payments.put("each", Money.units(payment.get().other()));
        } else {
            payments.put("discarder", Money.units(payment.get().discarder()));
            payments.put("others", Money.units(payment.get().other()));
        }
        payments.put("total", Money.units(payment.get().total()));
    }

    private static void discards(FilipinoAnswer answer, ArrayNode discards) {
        for (DiscardAnalysis.Discard discard : answer.discards()) {
            ObjectNode entry = discards.addObject();
            entry.put("tile", discard.tile().toString());
            if (discard.distance() == Distance.NEVER) {
                entry.putNull("distance");
            } else {
                entry.put("distance", discard.distance());
            }
            write(discard.acceptance(), entry);
        }
    }

    private static void write(Acceptance acceptance, ObjectNode node) {
        ArrayNode accept = node.putArray("accept");
        for (Tile tile : acceptance.tiles()) {
            accept.add(tile + ":" + acceptance.left(tile));
        }
        node.put("count", acceptance.total());
    }

    private static void reach(FilipinoAnswer answer, ArrayNode reaches) {
        for (Reach reach : answer.reach()) {
            reaches.addObject()
                    .put("name", reach.ambition().title())
                    .put("units", Money.units(reach.quarters()))
                    .put("distance", reach.distance());
        }
    }
}
