package sparrow.records;

import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// JSON within bounds, and the names of fields.
public final class Json {
    private static final int DEEPEST = 16;

    /// Other programs write fractions and seeds in full.
    private static final int LONGEST_NUMBER = 40;

    public static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(DEEPEST)
                                                    .maxNumberLength(LONGEST_NUMBER)
                                                    .maxStringLength(JsonLog.LONGEST_LINE)
                                                    .build())
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    static final String EVENT = "event";
    static final String SEAT = "seat";
    static final String TILE = "tile";
    static final String TILES = "tiles";
    static final String MELD = "meld";
    static final String POINTS = "points";
    static final String POT = "pot";
    static final String PLAYERS = "players";
    static final String NOTES = "notes";

    private static final Pattern ASIDE =
            Pattern.compile(
                    " *\\(start marker.*| *\\(bound as.*| *\\(code [0-9]+\\)|: expected a valid.*");

    private Json() {}

    public static JsonNode parse(String line) throws BadRecord {
        try {
            JsonNode node = MAPPER.readTree(line);
            if (node == null || node.isMissingNode()) {
                throw new BadRecord("the line is empty");
            }
            return node;
        } catch (JacksonException notJson) {
            throw new BadRecord(
                    "this is not JSON within bounds" + place(notJson) + ": " + why(notJson));
        }
    }

    private static String place(JacksonException notJson) {
        TokenStreamLocation place = notJson.getLocation();
        if (place == null || place.getColumnNr() < 0) {
            return "";
        }
        String column = "character " + place.getColumnNr();
        return place.getLineNr() > 1
                ? " (line " + place.getLineNr() + ", " + column + ")"
                : " (" + column + ")";
    }

    /// What is wrong, without the names of what reads it.
    private static String why(JacksonException notJson) {
        return ASIDE.matcher(notJson.getOriginalMessage()).replaceAll("");
    }
}
