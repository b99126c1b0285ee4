package sparrow.bulk;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import sparrow.arena.fit.Calibration;
import sparrow.arena.fit.Field;
import sparrow.arena.fit.Reliability;
import sparrow.core.game.Variant;
import sparrow.desk.Mahjong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The matches of a calibration, and what is compared in them, in texts.
final class CalibrationTelling extends Telling<Map<Calibration.Of, Reliability>> {
    static final String KIND = "calibration";

    private static final String FIELD = "field";
    private static final String LEVEL = "level";
    private static final String SEED = "seed";

    private final Calibration calibration;

    CalibrationTelling(Calibration calibration) {
        super(calibration);
        this.calibration = calibration;
    }

    static CalibrationTelling of(JsonNode json) {
        Mahjong game = game(json);
        List<Variant> field = new ArrayList<>();
        json.path(FIELD).forEach(rules -> field.add(variant(json, rules)));
        return new CalibrationTelling(
                new Calibration(
                        new Field(field),
                        game.fitting()
                                .orElseThrow(() ->
                                        new IllegalArgumentException(
                                                "no forecasts are made in " + game.name())),
                        level(game, json.path(LEVEL)),
                        json.path(SEED).asLong()));
    }

    @Override
    String kind() {
        return KIND;
    }

    @Override
    void tell(ObjectNode json) {
        if (calibration.plain().isPresent()) {
            throw new IllegalArgumentException("nobody elsewhere has this model");
        }
        List<Variant> variants = calibration.field().variants();
        putGame(json, variants.getFirst());
        ArrayNode field = json.putArray(FIELD);
        variants.forEach(variant -> putRules(field.addObject(), variant));
        json.put(LEVEL, name(variants.getFirst(), calibration.level()));
        json.put(SEED, calibration.seed());
    }

    @Override
    JsonNode written(Map<Calibration.Of, Reliability> match) {
        ObjectNode all = MAPPER.createObjectNode();
        match.forEach((of, counted) -> {
            ArrayNode sums = all.putArray(of.name());
            counted.sums().forEach(sums::add);
        });
        return all;
    }

    @Override
    Map<Calibration.Of, Reliability> read(JsonNode written) {
        Map<Calibration.Of, Reliability> match = new EnumMap<>(Calibration.Of.class);
        written.properties()
                .forEach(each -> {
                    List<Double> sums = new ArrayList<>();
                    each.getValue().forEach(sum -> sums.add(sum.asDouble()));
                    match.put(Calibration.Of.valueOf(each.getKey()), Reliability.of(sums));
                });
        return match;
    }
}
