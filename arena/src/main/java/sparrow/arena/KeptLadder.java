package sparrow.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A ladder as a file keeps it, to go on with it later: who plays what, and the score of every set
/// so far.
///
/// @param pairings that were begun, in the order of the ladder
public record KeptLadder(Ladder ladder, List<Pairing> pairings) {
    private static final String PAIRINGS = "pairings";
    private static final String CHALLENGER = "challenger";
    private static final String CHAMPION = "champion";
    private static final String SCORES = "set_scores";

    public KeptLadder {
        pairings = List.copyOf(pairings);
    }

    /// One JSON object in a line of its own; the same sets give the same bytes.
    public String json() {
        ObjectNode json = question();
        ArrayNode all = json.putArray(PAIRINGS);
        for (Pairing pairing : pairings) {
            ObjectNode each = all.addObject();
            each.put(CHALLENGER, pairing.challenger());
            each.put(CHAMPION, pairing.champion());
            ArrayNode scores = each.putArray(SCORES);
            pairing.scores().forEach(scores::add);
        }
        return KeptJson.line(json);
    }

    /// What a text keeps of this ladder, no more sets than it has; nothing if it keeps another one,
    /// or is no such text.
    public Optional<KeptLadder> goOn(String text) {
        return KeptJson.of(question(), text).map(this::kept);
    }

    private KeptLadder kept(JsonNode json) {
        List<Pairing> known = new ArrayList<>();
        for (JsonNode each : json.path(PAIRINGS)) {
            List<Double> scores = new ArrayList<>();
            each.path(SCORES).forEach(score -> scores.add(score.asDouble()));
            known.add(
                    new Pairing(
                            each.path(CHALLENGER).asInt(),
                            each.path(CHAMPION).asInt(),
                            scores.subList(0, Math.min(scores.size(), ladder.sets()))));
        }
        return new KeptLadder(ladder, known);
    }

    private ObjectNode question() {
        ObjectNode json = KeptJson.question(ladder.game().variant(ladder.rules()));
        ArrayNode levels = json.putArray("levels");
        ladder.levels().forEach(level -> levels.add(level.name()));
        json.put("seed", ladder.seed());
        return json;
    }
}
