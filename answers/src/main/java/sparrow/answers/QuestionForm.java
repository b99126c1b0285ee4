package sparrow.answers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Level;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The form in which a person asks about a hand of one game, made of the fields that its command
/// has: described, filled in, and written down again. What is filled in means what it means when it
/// is typed after the command.
public final class QuestionForm {
    private static final RowFields VALUES = new RowFields(written -> written);

    private final Mahjong game;
    private final List<Field> fields;

    public QuestionForm(Mahjong game) {
        this.game = game;
        this.fields =
                game.fields().stream().filter(field -> field.scope() != Field.Scope.SHOWN).toList();
    }

    /// Every field as it is to be offered.
    public ArrayNode described() {
        ArrayNode list = JsonRow.JSON.createArrayNode();
        for (Field field : fields) {
            ObjectNode node = list.addObject();
            node.put("name", field.name()).put("kind", word(field.kind()));
            node.put("key", key(field)).put("label", field.label());
            node.put("meaning", field.meaning()).put("group", word(field.group()));
            ArrayNode values = node.putArray("values");
            values(field).forEach(values::add);
            node.put("standard", standard(field));
        }
        return list;
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /// The name by which people know a field, such as `round`.
    private static String key(Field field) {
        String known = field.longest();
        return known.startsWith("--") ? known.substring(2).replace('-', '_') : field.name();
    }

    private List<String> values(Field field) {
        return switch (field.name()) {
            case Field.RULES -> game.presets().stream().map(RuleSet::key).toList();
            case Field.LEVEL -> game.levels().stream().map(Level::name).toList();
            default -> field.values();
        };
    }

    private String standard(Field field) {
        return switch (field.name()) {
            case Field.RULES -> game.presets().getFirst().key();
            case Field.LEVEL -> game.strongest().name();
            default -> field.standard();
        };
    }

    /// A form that somebody filled in: an object with what each field says.
    public Given read(JsonNode filled) throws Refusal {
        Map<String, Field> known = new LinkedHashMap<>();
        fields.forEach(field -> known.put(field.name(), field));
        Given given = Given.of(game.fields()).asOptions();
        for (Map.Entry<String, JsonNode> entry : filled.properties()) {
            Field field =
                    Optional.ofNullable(known.get(entry.getKey()))
                            .orElseThrow(() -> unknown(entry.getKey(), known.keySet()));
            Optional<List<String>> texts = texts(field, entry.getValue());
            if (texts.isPresent()) {
                given = given.with(field.name(), texts.get());
            }
        }
        return given;
    }

    private static Refusal unknown(String name, Set<String> fields) {
        return JsonRow.unknown(name, fields);
    }

    private static Optional<List<String>> texts(Field field, JsonNode node) throws Refusal {
        if (JsonRow.isAbsent(node)) {
            return Optional.empty();
        }
        if (field.kind() != Field.Kind.CHANGES) {
            return VALUES.texts(field, node);
        }
        List<String> changes = new ArrayList<>();
        if (node.isObject()) {
            node.properties()
                    .forEach(entry ->
                            changes.add(entry.getKey() + "=" + entry.getValue().asString("")));
        } else {
            (node.isArray() ? node.valueStream() : List.of(node).stream())
                    .forEach(change -> changes.add(change.asString("")));
        }
        return Optional.of(changes);
    }

    /// A question as somebody would have filled it in. House rules are told by the preset that they
    /// are nearest to.
    public ObjectNode written(Given given) throws Refusal {
        ObjectNode filled = JsonRow.object();
        for (Field field : fields) {
            if (given.names().contains(field.name()) && field.group() != Field.Group.RULES) {
                put(field, given, filled);
            }
        }
        rules(game.desk().rules(given), given.names(), filled);
        return filled;
    }

    private static void put(Field field, Given given, ObjectNode filled) throws Refusal {
        String name = field.name();
        switch (field.kind()) {
            case FLAG -> filled.put(name, true);
            case NUMBER -> filled.put(name, given.number(name).orElseThrow());
            case TEXTS, CHANGES -> given.texts(name).forEach(filled.putArray(name)::add);
            case TILES, TILE, MELDS, WORD, DOCUMENT -> {
                if (!given.text(name).isBlank()) {
                    filled.put(name, given.text(name));
                }
            }
        }
    }

    /// @param told rules that a field of their own tells
    private void rules(Rules rules, Set<String> told, ObjectNode filled) {
        RuleSet nearest = game.presets().getFirst();
        Map<String, String> fewest = different(rules, told, nearest);
        for (RuleSet preset : game.presets()) {
            Map<String, String> changes = different(rules, told, preset);
            if (changes.size() < fewest.size()) {
                nearest = preset;
                fewest = changes;
            }
        }
        filled.put(Field.RULES, nearest.key());
        if (!fewest.isEmpty()) {
            ArrayNode list = filled.putArray(Field.RULE);
            fewest.forEach((rule, value) -> list.add(rule + "=" + value));
        }
    }

    private static Map<String, String> different(Rules rules, Set<String> told, RuleSet preset) {
        Map<String, String> usual = preset.rules().values();
        Map<String, String> changes = new LinkedHashMap<>();
        rules.values()
                .forEach((rule, value) -> {
                    if (!told.contains(rule) && !value.equals(usual.get(rule))) {
                        changes.put(rule, value);
                    }
                });
        return changes;
    }
}
