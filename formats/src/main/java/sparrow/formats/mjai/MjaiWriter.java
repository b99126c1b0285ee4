package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sparrow.core.table.Rules;
import sparrow.formats.hand.RiichiOnly;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Json;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A match as events, one a line.
final class MjaiWriter {
    private MjaiWriter() {}

    static String write(Transcript match, MjaiDialect dialect) throws BadRecord {
        RiichiOnly.check(match);
        List<ObjectNode> events = new ArrayList<>();
        events.add(start(match, dialect));
        for (RecordedHand hand : match.hands()) {
            for (ObjectNode event : MjaiHandWriter.lines(hand)) {
                boolean isKept = events.size() == 1 && !opensAsUsual(hand);
                Optional<JsonNode> scores = Optional.ofNullable(event.get("scores"));
                dialect.adapt(event);
                if (isKept && scores.isPresent()) {
                    event.set("scores", scores.get());
                }
                events.add(event);
            }
        }
        boolean isFinished = match.hands().isEmpty() || match.hands().getLast().isFinished();
        if (isFinished) {
            events.add(end(match));
        }
        dialect.greet(events);
        return events.stream().map(event -> event + "\n").collect(Collectors.joining());
    }

    /// Whether everybody begins with what the rules say, so that it need not be told.
    private static boolean opensAsUsual(RecordedHand hand) {
        int points = hand.started().rules().number("start_points");
        return hand.started().points().values().stream().allMatch(each -> each == points);
    }

    private static ObjectNode start(Transcript match, MjaiDialect dialect) {
        ObjectNode start = Json.MAPPER.createObjectNode().put("type", "start_game");
        if (dialect != MjaiDialect.SPARROW) {
            start.put("dialect", dialect.key());
        }
        if (!match.header().players().isEmpty()) {
            ArrayNode names = start.putArray("names");
            match.header().players().values().forEach(person -> names.add(person.name()));
        }
        if (!match.hands().isEmpty()) {
            Rules rules = match.hands().getFirst().started().rules();
            start.put("kyoku_first", rules.value("length").equals("south") ? 0 : 4)
                    .put("aka_flag", rules.number("aka_s") > 0);
            Map<String, String> changes = changes(rules);
            if (!changes.isEmpty()) {
                ObjectNode object = start.putObject("rules");
                changes.forEach(object::put);
            }
        }
        return start;
    }

    /// How the rules differ from Tenhou's; other programs pass it over.
    private static Map<String, String> changes(Rules rules) {
        Preset preset = rules.is("sanma") ? Preset.TENHOU3 : Preset.TENHOU;
        Map<String, String> changes = new TreeMap<>(rules.values());
        changes.entrySet().removeAll(preset.rules().values().entrySet());
        return changes;
    }

    private static ObjectNode end(Transcript match) {
        ObjectNode end = Json.MAPPER.createObjectNode().put("type", "end_game");
        match.header()
                .standing()
                .ifPresent((Header.Standing standing) -> {
                    ArrayNode scores = end.putArray("scores");
                    standing.points().values().forEach(scores::add);
                    ArrayNode results = end.putArray("results");
                    standing.tenths().values().forEach(results::add);
                });
        return end;
    }
}
