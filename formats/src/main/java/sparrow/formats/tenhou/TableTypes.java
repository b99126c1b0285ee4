package sparrow.formats.tenhou;

import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import tools.jackson.databind.JsonNode;

/// The table at which a match was played, from whatever its record tells.
final class TableTypes {
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
