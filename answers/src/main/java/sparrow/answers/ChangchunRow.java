package sparrow.answers;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.Fan;
import sparrow.changchun.Nearness;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Reading;
import sparrow.desk.Refusal;
import sparrow.shapes.Distance;
import sparrow.changchun.play.KeepValue;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// One line of JSON that asks about a Changchun hand, and the line that answers it.
public final class ChangchunRow {
    private static final Set<String> FIELDS = fields();

    private static final Set<String> ANSWERS =
            Set.of(
                    "complete",
                    "distance",
                    "lights",
                    "accept",
                    "count",
                    "discards",
                    "fans",
                    "payments",
                    "error",
                    "message");

    private static Set<String> fields() {
        Set<String> fields =
                new TreeSet<>(List.of("hand", "melds", "visible", "win", "bao", "rules", "rule"));
        for (ChangchunHand.Flag flag : ChangchunHand.Flag.values()) {
            fields.add(flag.option());
            fields.add(flag.name().toLowerCase(Locale.ROOT));
        }
        return fields;
    }

    /// Rules read once, with the measure that follows from them.
    private record House(ChangchunRules rules, Nearness nearness) {
        House(ChangchunRules rules) {
            this(rules, new Nearness(rules));
        }
    }

    private final String preset;
    private final Map<String, String> changes;
    private final Map<Map<String, String>, House> houses = new HashMap<>();

    /// @param preset the rules of a line that names none
    /// @param changes to the rules of every line
    public ChangchunRow(String preset, Map<String, String> changes) {
        this.preset = preset;
        this.changes = changes;
    }

    /// The answer to a line, in JSON; an error is an answer too.
    public String answer(String line) {
        ObjectNode answer = JsonRow.object();
        try {
            JsonNode row = JsonRow.parsed(line);
            answer = JsonRow.echo(row);
            JsonRow.refuseUnknown(row, FIELDS, ANSWERS);
            House house = house(row);
            write(
                    ChangchunAnalysis.of(house.rules, house.nearness, hand(house.rules, row)),
                    answer);
        } catch (Refusal error) {
            JsonRow.describe(error, answer);
        }
        return answer.toString();
    }

    private static ChangchunHand hand(ChangchunRules rules, JsonNode row) throws Refusal {
        Set<ChangchunHand.Flag> flags = EnumSet.noneOf(ChangchunHand.Flag.class);
        for (ChangchunHand.Flag flag : ChangchunHand.Flag.values()) {
            boolean dashed = JsonRow.flag(row, flag.option());
            if (JsonRow.flag(row, flag.name().toLowerCase(Locale.ROOT)) || dashed) {
                flags.add(flag);
            }
        }
        return ChangchunHand.of(
                rules,
                new Hand(JsonRow.tiles(row.get("hand"), "hand"), JsonRow.melds(row)),
                JsonRow.visible(row),
                JsonRow.one(row, "win"),
                JsonRow.one(row, "bao"),
                flags);
    }

    private House house(JsonNode row) throws Refusal {
        Map<String, String> wanted = new TreeMap<>(changes);
        String named = preset;
        JsonNode node = row.path("rules");
        if (node.isString()) {
            named = node.stringValue();
        } else if (node.isObject()) {
            wanted.putAll(values(node));
            named = Optional.ofNullable(wanted.remove("preset")).orElse(preset);
        }
        wanted.putAll(values(row.path("rule")));
        Map<String, String> key = new TreeMap<>(wanted);
        key.put("", named);
        House known = houses.get(key);
        if (known == null) {
            known = new House(read(named, wanted));
            houses.put(key, known);
        }
        return known;
    }

    private static Map<String, String> values(JsonNode node) {
        Map<String, String> values = new TreeMap<>();
        node.properties()
                .forEach(entry ->
                        values.put(
                                entry.getKey(),
                                entry.getValue().isBoolean()
                                        ? entry.getValue().booleanValue() ? "yes" : "no"
                                        : entry.getValue().asString("")));
        return values;
    }

    private static ChangchunRules read(String preset, Map<String, String> changes) throws Refusal {
        return switch (ChangchunRules.of(preset, changes)) {
            case Reading.Read<ChangchunRules>(ChangchunRules rules) -> rules;
            case Reading.Misread<ChangchunRules>(int _, String why) ->
                    throw new Refusal("unknown_rule", why + ".");
        };
    }

    public static String json(ChangchunAnalysis analysis) {
        ObjectNode answer = JsonRow.object();
        write(analysis, answer);
        return answer.toString();
    }

    private static void write(ChangchunAnalysis analysis, ObjectNode answer) {
        answer.put("complete", analysis.won().isPresent());
        analysis.obstacle().ifPresent(obstacle -> answer.put("obstacle", obstacle));
        putDistance(answer, analysis.distance());
        ObjectNode lights = answer.putObject("lights");
        lights.put("suits", analysis.lights().suits());
        lights.put("terminal", analysis.lights().terminal());
        lights.put("triplet", analysis.lights().triplet());
        analysis.outlook().ifPresent(outlook -> accept(outlook, answer));
        ArrayNode discards = answer.putArray("discards");
        for (Nearness.Discard discard : analysis.discards()) {
            ObjectNode entry = discards.addObject();
            entry.put("tile", discard.tile().toString());
            putDistance(entry, discard.outlook().distance());
            accept(discard.outlook(), entry);
            keep(analysis.kept(discard.tile()), entry);
        }
        ArrayNode fans = answer.putArray("fans");
        ArrayNode payments = answer.putArray("payments");
        analysis.won()
                .ifPresent(won -> {
                    for (Fan fan : won.score().fans()) {
                        fans.addObject().put("fan", fan.title()).put("value", fan.value());
                    }
                    for (ChangchunAnalysis.Share share : won.shares()) {
                        payments.addObject()
                                .put("payer", share.payer())
                                .put("share", share.share())
                                .put("pays", share.pays());
                    }
                });
    }

    private static void putDistance(ObjectNode answer, int distance) {
        if (distance == Distance.NEVER) {
            answer.putNull("distance");
        } else {
            answer.put("distance", distance);
        }
    }

    private static void accept(Nearness.Outlook outlook, ObjectNode answer) {
        ArrayNode accept = answer.putArray("accept");
        for (int i = 0; i < outlook.accepted().size(); i++) {
            accept.add(outlook.accepted().get(i) + ":" + outlook.left().get(i));
        }
        answer.put("count", outlook.total());
    }

    private static void keep(KeepValue.Kept kept, ObjectNode answer) {
        answer.put("keep", kept.value());
        ObjectNode terms = answer.putObject("terms");
        kept.terms().forEach(term -> terms.put(term.name(), term.value()));
    }
}
