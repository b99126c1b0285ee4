package sparrow.formats.mjai;

import java.util.Map;
import java.util.TreeMap;
import sparrow.core.table.Rules;
import sparrow.formats.hand.RiichiOnly;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Json;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A match as events, one a line.
final class MjaiWriter {
    private MjaiWriter() {}

    static String write(Transcript match) throws BadRecord {
        RiichiOnly.check(match);
        StringBuilder text = new StringBuilder();
        text.append(start(match)).append('\n');
        for (RecordedHand hand : match.hands()) {
            for (ObjectNode line : MjaiHandWriter.lines(hand)) {
                text.append(line).append('\n');
            }
        }
        boolean isFinished = match.hands().isEmpty() || match.hands().getLast().isFinished();
        if (isFinished) {
            text.append(end(match)).append('\n');
        }
        return text.toString();
    }

    private static ObjectNode start(Transcript match) {
        ObjectNode start = Json.MAPPER.createObjectNode().put("type", "start_game");
        if (!match.header().players().isEmpty()) {
            ArrayNode names = start.putArray("names");
            match.header().players().values().forEach(person -> names.add(person.name()));
        }
        if (!match.hands().isEmpty()) {
            Rules rules = match.hands().getFirst().started().rules();
            start.put("kyoku_first", 0).put("aka_flag", rules.number("aka_s") > 0);
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
