package sparrow.server.journal;

import java.util.OptionalLong;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// All games in a file that any program can read: one JSON object in each line, the first of which
/// names the format and the last tells how many there are. `docs/games-file.md` describes it.
final class GamesFile {
    static final int FORMAT = 1;

    /// A line that is longer was not written by a Sparrow.
    static final int MOST_LINE = 64 << 20;

    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(2)
                                                    .maxNumberLength(20)
                                                    .maxStringLength(MOST_LINE)
                                                    .build())
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private GamesFile() {}

    /// What a line says.
    sealed interface Line {
        ObjectNode json();
    }

    /// The first line.
    record Head(int format, int schema, String made) implements Line {
        @Override
        public ObjectNode json() {
            return object().put("sparrow", "games")
                    .put("format", format)
                    .put("schema", schema)
                    .put("made", made);
        }
    }

    record Table(TableRow row) implements Line {
        @Override
        public ObjectNode json() {
            ObjectNode json =
                    object().put("table", row.name())
                            .put("game", row.game())
                            .put("phase", row.phase())
                            .put("listed", row.listed())
                            .put("created", row.created())
                            .put("finished", row.finished())
                            .put("body", row.body());
            row.checksum().ifPresent(sum -> json.put("checksum", sum));
            return json;
        }
    }

    record Row(
            String table,
            int number,
            String writer,
            String kind,
            String body,
            OptionalLong checksum)
            implements Line {
        @Override
        public ObjectNode json() {
            ObjectNode json =
                    object().put("row", number)
                            .put("of", table)
                            .put("writer", writer)
                            .put("kind", kind)
                            .put("body", body);
            checksum.ifPresent(sum -> json.put("checksum", sum));
            return json;
        }
    }

    record Banned(Ban ban) implements Line {
        @Override
        public ObjectNode json() {
            return object().put("ban", ban.address())
                    .put("until", ban.until())
                    .put("reason", ban.reason());
        }
    }

    /// The last line.
    ///
    /// @param sha256 of all lines before, with their ends, in hexadecimal digits
    record End(Counts counts, String sha256) implements Line {
        @Override
        public ObjectNode json() {
            return object().put("end", true)
                    .put("tables", counts.tables())
                    .put("rows", counts.rows())
                    .put("bans", counts.bans())
                    .put("sha256", sha256);
        }
    }

    private static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /// Reads a line.
    ///
    /// @throws IllegalArgumentException if it is none of these, in words
    static Line read(String text) {
        JsonNode json;
        try {
            json = MAPPER.readTree(text);
        } catch (JacksonException broken) {
            throw new IllegalArgumentException("is not JSON", broken);
        }
        if (json.has("row")) {
            return new Row(
                    text(json, "of"),
                    Math.toIntExact(number(json, "row")),
                    text(json, "writer"),
                    text(json, "kind"),
                    text(json, "body"),
                    checksum(json));
        }
        if (json.has("table")) {
            return new Table(
                    new TableRow(
                            text(json, "table"),
                            text(json, "game"),
                            text(json, "phase"),
                            json.path("listed").asBoolean(false),
                            number(json, "created"),
                            number(json, "finished"),
                            text(json, "body"),
                            checksum(json)));
        }
        if (json.has("ban")) {
            return new Banned(
                    new Ban(text(json, "ban"), number(json, "until"), text(json, "reason")));
        }
        if (json.has("end")) {
            return new End(
                    new Counts(
                            Math.toIntExact(number(json, "tables")),
                            number(json, "rows"),
                            Math.toIntExact(number(json, "bans"))),
                    text(json, "sha256"));
        }
        if (json.path("sparrow").asString("").equals("games")) {
            return new Head(
                    Math.toIntExact(number(json, "format")),
                    Math.toIntExact(number(json, "schema")),
                    text(json, "made"));
        }
        throw new IllegalArgumentException("is no line of a file of games");
    }

    private static String text(JsonNode json, String name) {
        if (!json.path(name).isString()) {
            throw new IllegalArgumentException("has no " + name);
        }
        return json.path(name).asString();
    }

    private static long number(JsonNode json, String name) {
        if (!json.path(name).isIntegralNumber() || !json.path(name).canConvertToLong()) {
            throw new IllegalArgumentException("has no " + name);
        }
        return json.path(name).asLong();
    }

    private static OptionalLong checksum(JsonNode json) {
        return json.has("checksum")
                ? OptionalLong.of(number(json, "checksum"))
                : OptionalLong.empty();
    }
}
