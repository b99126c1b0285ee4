package sparrow.server.operate;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import sparrow.records.Json;
import sparrow.server.health.Metrics;
import sparrow.server.health.Vitals;
import sparrow.server.journal.Ban;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.TableAsk;
import sparrow.server.table.Tables;
import sparrow.server.table.Whereabouts;
import sparrow.server.web.Bans;
import sparrow.server.web.Http;
import sparrow.server.web.Sockets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What an operator may look at and do.
public final class Operations {
    private static final int LONGEST = 300;
    private static final int MOST_HOURS = 24 * 366;
    private static final String MESSAGE = "message";

    private final Tables tables;
    private final Whereabouts whereabouts;
    private final Http http;
    private final Bans bans;
    private final Vitals vitals;
    private final Metrics metrics;
    private final Clock clock;

    /// @param clock the time of day
    public Operations(
            Tables tables,
            Whereabouts whereabouts,
            Http http,
            Bans bans,
            Vitals vitals,
            Metrics metrics,
            Clock clock) {
        this.tables = tables;
        this.whereabouts = whereabouts;
        this.http = http;
        this.bans = bans;
        this.vitals = vitals;
        this.metrics = metrics;
        this.clock = clock;
    }

    String metrics() {
        return metrics.text();
    }

    /// How the server is.
    ObjectNode status() {
        List<String> complaints = vitals.complaints();
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("healthy", complaints.isEmpty());
        complaints.forEach(node.putArray("complaints")::add);
        node.put("draining", tables.notice().isPresent());
        node.put("tables", tables.size()).put("playing", tables.playing());
        return node.put("damaged", tables.quarantine().size());
    }

    /// Every table in memory, listed or not.
    ObjectNode tables() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("tables");
        for (ObjectNode state : tables.all()) {
            ObjectNode entry = list.addObject();
            for (String field : List.of("table", "game", "phase", "listed", "seats", "number")) {
                entry.set(field, state.path(field));
            }
        }
        return node;
    }

    /// Everybody who is connected.
    ObjectNode people() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("people");
        for (Sockets.Connected connected : http.connected()) {
            list.addObject()
                    .put("address", connected.address())
                    .put("table", connected.table())
                    .put("name", connected.name());
        }
        return node;
    }

    /// The tables that cannot be read, and why.
    ObjectNode damage() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("damage");
        tables.quarantine()
                .damage()
                .forEach((table, why) -> list.addObject().put("table", table).put("why", why));
        return node;
    }

    ObjectNode bans() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("bans");
        for (Ban ban : bans.all()) {
            list.addObject()
                    .put("address", ban.address())
                    .put("until", Instant.ofEpochMilli(ban.until()).toString())
                    .put("reason", ban.reason());
        }
        return node;
    }

    /// Ends a table without a result.
    ObjectNode close(JsonNode asked) {
        String table = text(asked, "table");
        String sentence = said(asked, "The operator closed the table.");
        whereabouts.ask(table, new TableAsk(TableAsk.Kind.END, "", sentence));
        return Json.MAPPER.createObjectNode().put("closed", table);
    }

    /// Keeps an address out, and ends its connections.
    ObjectNode ban(JsonNode asked) {
        String address = text(asked, "address");
        JsonNode hours = asked.path("hours");
        if (!hours.isInt() || hours.intValue() < 1 || hours.intValue() > MOST_HOURS) {
            throw ApiRefusal.unreadable("The hours are a number from 1 to " + MOST_HOURS + ".");
        }
        String reason = said(asked, "Ask the operator why.");
        Duration time = Duration.ofHours(hours.intValue());
        bans.add(new Ban(address, clock.millis() + time.toMillis(), reason));
        int closed = http.disconnect(address, "You are kept out of this server for a while.");
        return Json.MAPPER.createObjectNode().put("banned", address).put("connections", closed);
    }

    ObjectNode unban(JsonNode asked) {
        String address = text(asked, "address");
        if (!bans.remove(address)) {
            throw new ApiRefusal(
                    ApiRefusal.Kind.MISSING, "not banned", "That address is not kept out.");
        }
        return Json.MAPPER.createObjectNode().put("unbanned", address);
    }

    /// Tells everybody at every table something.
    ObjectNode announce(JsonNode asked) {
        whereabouts.announce(text(asked, MESSAGE));
        return Json.MAPPER.createObjectNode().put("tables", tables.size());
    }

    /// Makes no new tables, and tells everybody that the server will restart.
    ObjectNode drain(JsonNode asked) {
        tables.drain(
                said(asked, "The server restarts soon. Your seat is kept, and the game goes on."));
        return status();
    }

    /// Makes tables again.
    ObjectNode refill() {
        tables.refill();
        return status();
    }

    private static String said(JsonNode asked, String otherwise) {
        return asked.path(MESSAGE).isMissingNode() ? otherwise : text(asked, MESSAGE);
    }

    private static String text(JsonNode asked, String field) {
        return Optional.of(asked.path(field).asString("").strip())
                .filter(text -> !text.isEmpty() && text.length() <= LONGEST)
                .filter(text -> text.chars().noneMatch(Character::isISOControl))
                .orElseThrow(() ->
                        ApiRefusal.unreadable(
                                "The field \""
                                        + field
                                        + "\" must be a text of 1 to "
                                        + LONGEST
                                        + " letters."));
    }
}
