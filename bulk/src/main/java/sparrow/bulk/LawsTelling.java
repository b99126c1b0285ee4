package sparrow.bulk;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.bulk.LawsErrand.Stretch;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Hands to be held to the laws, and what occurred in them, in texts.
final class LawsTelling extends Telling<Stretch> {
    static final String KIND = "laws";

    private static final String RULES = "rules";
    private static final String SEED = "seed";
    private static final String HANDS = "hands";
    private static final String COUNTS = "counts";
    private static final String BREACH = "breach";

    private final LawsErrand laws;

    LawsTelling(LawsErrand laws) {
        super(laws);
        this.laws = laws;
    }

    static LawsTelling of(JsonNode json) {
        return new LawsTelling(
                new LawsErrand(
                        game(json),
                        variant(json, json.path(RULES)),
                        json.path(SEED).asLong(),
                        json.path(HANDS).asInt()));
    }

    @Override
    String kind() {
        return KIND;
    }

    @Override
    void tell(ObjectNode json) {
        putGame(json, laws.variant());
        putRules(json.putObject(RULES), laws.variant());
        json.put(SEED, laws.seed());
        json.put(HANDS, laws.hands());
    }

    @Override
    JsonNode written(Stretch stretch) {
        ObjectNode json = MAPPER.createObjectNode();
        ObjectNode counts = json.putObject(COUNTS);
        stretch.counts().forEach(counts::put);
        stretch.breach().ifPresent(breach -> json.put(BREACH, breach));
        return json;
    }

    @Override
    Stretch read(JsonNode written) {
        SortedMap<String, Long> counts = new TreeMap<>();
        written.path(COUNTS)
                .properties()
                .forEach(each -> counts.put(each.getKey(), each.getValue().asLong()));
        return new Stretch(
                counts,
                Optional.of(written.path(BREACH))
                        .filter(JsonNode::isString)
                        .map(JsonNode::asString));
    }
}
