package sparrow.formats.tenhou;

import java.util.Map;
import java.util.TreeMap;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Json;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import tools.jackson.databind.JsonNode;

/// The table at which a match was played, from whatever its record tells.
public final class TableTypes {
    private TableTypes() {}

    static TableType of(Transcript match) {
        TableType type =
                TableType.of(
                        match.hands().isEmpty()
                                ? Preset.TENHOU.rules()
                                : match.hands().getFirst().started().rules());
        int room =
                match.header()
                        .note(XmlNotes.TYPE)
                        .map(bits -> TableType.of(number(bits)).room())
                        .orElseGet(() ->
                                TableType.of(
                                                match.header()
                                                        .note(JsonReader.RULE)
                                                        .map(TableTypes::words)
                                                        .orElse(""))
                                        .room());
        return type.in(room);
    }

    /// Whether a record tells by which rules was played: those of Tenhou's ranked tables do, by a
    /// number or by words; those of other tables there and of other places do not.
    public static boolean tellRules(Header header) {
        boolean isLobby = header.note(Header.LOBBY).filter(lobby -> !lobby.equals("0")).isPresent();
        if (isLobby || header.note(XmlNotes.RULES).isPresent()) {
            return false;
        }
        return header.note(XmlNotes.TYPE)
                .map(bits -> TableType.tellsRules(number(bits)))
                .orElseGet(() ->
                        header.note(JsonReader.RULE)
                                .map(rule -> TableType.tellsRules(words(rule)))
                                .orElse(false));
    }

    /// Whether a match was played by the rules of such a ranked table, but for the points at its
    /// start.
    static boolean isRanked(Transcript match, TableType type) {
        if (match.hands().isEmpty()) {
            return true;
        }
        Map<String, String> played =
                new TreeMap<>(match.hands().getFirst().started().rules().values());
        Map<String, String> ranked = new TreeMap<>(type.rules().values());
        played.remove("start_points");
        ranked.remove("start_points");
        return played.equals(ranked);
    }

    private static int number(String bits) {
        return bits.chars().allMatch(c -> c >= '0' && c <= '9') && bits.length() < 9
                ? Integer.parseInt("0" + bits)
                : 0;
    }

    private static String words(String rule) {
        try {
            JsonNode json = Json.parse(rule);
            return json.path("disp").asString("");
        } catch (BadRecord unknown) {
            return "";
        }
    }
}
