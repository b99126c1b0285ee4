package sparrow.server.api;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.catalog.Catalog;
import sparrow.core.table.Event;
import sparrow.core.tile.Seats;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.file.Format;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.FinishedMatch;
import sparrow.server.table.FinishedMatches;
import sparrow.server.table.MatchLine;
import sparrow.server.table.OwnMatch;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Finished games: listed, shown, downloaded; and files of games shown without being kept.
final class RecordsApi {
    private static final int PAGE = 50;
    private static final int MOST_OWN = 100;
    private static final int MOST_TOLD = 20_000;

    private final FinishedMatches records;

    RecordsApi(FinishedMatches records) {
        this.records = records;
    }

    /// What records of a game can be downloaded as.
    static List<Format> formats(String game) {
        return Catalog.formats().offered(game);
    }

    ObjectNode list(String game, Optional<String> cursor) {
        List<FinishedMatch> found =
                cursor.map(Cursor::read).orElse(Cursor.START).list(records, game);
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("records");
        for (FinishedMatch match : found) {
            describe(match.line(), list.addObject());
        }
        if (found.size() == PAGE) {
            node.put("next", new Cursor(found.getLast().line()).text());
        }
        return node;
    }

    private static void describe(MatchLine match, ObjectNode node) {
        node.put("record", match.name()).put("game", match.game()).put("preset", match.preset());
        if (match.finished() > 0) {
            node.put("finished", Instant.ofEpochMilli(match.finished()).toString());
        }
        node.put("hands", match.hands());
        names(node.putObject("players"), match);
        money(node.putObject("results"), match.results());
    }

    /// The matches in which secrets open seats, listed or not, finished or not.
    ObjectNode own(JsonNode asked) {
        Map<String, String> tokens =
                JsonBody.texts(JsonBody.only(asked, List.of("seats")), "seats");
        if (tokens.size() > MOST_OWN) {
            throw ApiRefusal.unreadable("Ask for " + MOST_OWN + " games at most at a time.");
        }
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("records");
        for (OwnMatch match : records.own(tokens)) {
            ObjectNode entry = list.addObject();
            describe(match.line(), entry);
            entry.put("seat", match.seat().name()).put("phase", match.phase());
        }
        return node;
    }

    /// Where a page of the list ends: matches may have ended in the same moment, so the time alone
    /// does not tell.
    private record Cursor(long finished, String name) {
        static final Cursor START = new Cursor(Long.MAX_VALUE, "");

        Cursor(MatchLine last) {
            this(last.finished(), last.name());
        }

        String text() {
            return finished + "-" + name;
        }

        static Cursor read(String text) {
            int end = text.indexOf('-') < 0 ? text.length() : text.indexOf('-');
            try {
                return new Cursor(
                        Long.parseLong(text.substring(0, end)),
                        text.substring(Math.min(text.length(), end + 1)));
            } catch (NumberFormatException _) {
                throw ApiRefusal.unreadable("That is no page of the list; begin at its start.");
            }
        }

        List<FinishedMatch> list(FinishedMatches records, String game) {
            return records.list(game, finished, name, PAGE);
        }
    }

    private static void names(ObjectNode node, MatchLine match) {
        Seats<String> players = match.players();
        players.seats().forEach(seat -> node.put(seat.name(), players.get(seat)));
    }

    private static void money(ObjectNode node, Seats<Integer> results) {
        results.seats().forEach(seat -> node.put(seat.name(), results.get(seat)));
    }

    /// One game, to replay.
    LongText show(String name, String secret) {
        FinishedMatch match = find(name, secret);
        MatchLine line = match.line();
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("record", name).put("game", line.game());
        node.put("preset", line.preset());
        node.put("finished", Instant.ofEpochMilli(line.finished()).toString());
        names(node.putObject("players"), line);
        node.put("format", Formats.SPARROW.key());
        money(node.putObject("results"), line.results());
        node.set("fair", match.fair());
        return withHands(node, match.transcript());
    }

    /// The events of one game.
    Transcript transcript(String name, String secret) {
        return find(name, secret).transcript();
    }

    private FinishedMatch find(String name, String secret) {
        return records.find(name, secret).orElseThrow(RecordsApi::missing);
    }

    /// What is said of a game that is not there, and of one that is nobody's business.
    static ApiRefusal missing() {
        return new ApiRefusal(
                ApiRefusal.Kind.MISSING,
                "no such record",
                "There is no finished game of that name; look at the list.");
    }

    /// The object with one more field: every event of every hand.
    static LongText withHands(ObjectNode node, Transcript match) {
        String start = node.toString();
        LongText text = new LongText();
        text.append(start.substring(0, start.length() - 1));
        text.append(",\"hands\":[");
        IdentityHashMap<Event, byte[]> told = new IdentityHashMap<>();
        String comma = "";
        for (RecordedHand hand : match.hands()) {
            ReplayApi.checkWanted();
            text.append(comma).append("[");
            String between = "";
            for (Event event : hand.events()) {
                text.append(between).append(line(event, told));
                between = ",";
            }
            text.append("]");
            comma = ",";
        }
        return text.append("]}");
    }

    /// The line of an event; in a long log many are told again and again.
    private static byte[] line(Event event, IdentityHashMap<Event, byte[]> told) {
        return told.size() < MOST_TOLD
                ? told.computeIfAbsent(event, RecordsApi::line)
                : Optional.ofNullable(told.get(event)).orElseGet(() -> line(event));
    }

    private static byte[] line(Event event) {
        return JsonLog.line(event).getBytes(StandardCharsets.UTF_8);
    }

    /// A game as a file.
    Reply download(String name, String wanted, String secret) {
        FinishedMatch finished = find(name, secret);
        Format format =
                formats(finished.game()).stream()
                        .filter(each -> each.key().equals(wanted))
                        .findFirst()
                        .orElseThrow(() ->
                                ApiRefusal.unreadable(
                                        "This game cannot be had in that format; try sparrow."));
        Transcript match = finished.transcript();
        try {
            Transcript whole =
                    format.equals(Formats.SPARROW)
                            ? match
                            : Catalog.formats().completed(new RecordFile(Formats.SPARROW, match));
            byte[] file = RecordFile.write(whole, format);
            return Reply.file("sparrow-" + name + format.ends().getFirst(), file);
        } catch (BadRecord cannot) {
            throw ApiRefusal.notNow(
                    "unwritable", GamesApi.sentence(String.valueOf(cannot.getMessage())));
        }
    }
}
