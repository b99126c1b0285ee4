package sparrow.server.web;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.Line;
import sparrow.server.table.TableMessages;
import sparrow.server.table.Tables;
import sparrow.server.table.Timers;
import sparrow.server.table.Whereabouts;
import tools.jackson.databind.JsonNode;

/// The WebSockets of all tables.
public final class Sockets {
    private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
    private static final int POLICY = 1008;
    private static final String TOO_MANY = "Too many messages; connect again and send fewer.";
    private static final int RESTART = 1012;
    private static final long SWEEP = 2_000;
    private static final long FLOOD = 250;

    private final Tables tables;
    private final Whereabouts whereabouts;
    private final Gate gate;
    private final Limits limits;
    private final Timers timers;
    private final Map<String, TableSocket> sockets = new ConcurrentHashMap<>();

    Sockets(Tables tables, Whereabouts whereabouts, Gate gate, Limits limits) {
        this.tables = tables;
        this.whereabouts = whereabouts;
        this.gate = gate;
        this.limits = limits;
        this.timers = tables.timers();
        timers.every(SWEEP, this::closeSilent);
        timers.every(FLOOD, this::closeFloods);
    }

    void configure(WsConfig config) {
        config.onConnect(context -> guarded(context, this::open));
        config.onMessage(context -> guarded(context, this::hear));
        config.onBinaryMessage(context ->
                socket(context)
                        .ifPresent(socket -> socket.close(1003, "Only texts are understood.")));
        config.onClose(context -> guarded(context, this::close));
        config.onError(context -> guarded(context, this::close));
    }

    /// Whatever goes wrong with one connection ends that one alone, and is told in the log.
    private <C extends WsContext> void guarded(C context, Consumer<C> task) {
        try {
            task.accept(context);
        } catch (RuntimeException bug) {
            LOG.error("a connection to table {} failed", context.pathParam("table"), bug);
            socket(context)
                    .ifPresent(socket ->
                            socket.close(1011, "The server made a mistake; connect again."));
        }
    }

    private void open(WsContext context) {
        String address = gate.address(context);
        TableSocket socket = new TableSocket(context.session, address, limits);
        try {
            gate.connect(address);
        } catch (ApiRefusal refusal) {
            socket.close(POLICY, refusal.sentence());
            return;
        }
        socket.share(gate.texts(address));
        sockets.put(context.sessionId(), socket);
        timers.after(
                limits.hello(),
                () -> {
                    if (socket.line().isEmpty()) {
                        socket.close(POLICY, "Nobody said hello; connect again.");
                    }
                });
    }

    private Optional<TableSocket> socket(WsContext context) {
        return Optional.ofNullable(sockets.get(context.sessionId()));
    }

    private void close(WsContext context) {
        TableSocket socket = sockets.remove(context.sessionId());
        if (socket != null) {
            gate.disconnect(socket.address());
            socket.line().ifPresent(Line::lost);
        }
    }

    private void closeSilent() {
        sockets.values().stream()
                .filter(TableSocket::isSilent)
                .forEach(socket ->
                        socket.close(POLICY, "Nothing was heard from you; connect again."));
    }

    /// Says why, once, and ends the connection soon, whether that was heard or not; whatever still
    /// comes over it is dropped.
    private void cut(TableSocket socket) {
        if (socket.cut()) {
            gate.flooded(socket.address());
            socket.close(POLICY, TOO_MANY);
            timers.after(FLOOD, socket::disconnect);
        }
    }

    /// Pings, and texts in parts without end, never become a message, but cost as much.
    private void closeFloods() {
        sockets.values().stream().filter(TableSocket::isFlooded).forEach(this::cut);
    }

    /// Somebody who is connected.
    ///
    /// @param name nothing for one who watches, or has not said who it is
    public record Connected(String address, String table, String name) {}

    List<Connected> connected() {
        return sockets.values().stream()
                .map(socket ->
                        new Connected(
                                socket.address(),
                                socket.line().map(Line::table).orElse(""),
                                socket.line().flatMap(Line::name).orElse("")))
                .toList();
    }

    /// Ends all connections from an address; returns how many there were.
    int disconnect(String address, String sentence) {
        List<TableSocket> found =
                sockets.values().stream()
                        .filter(socket -> socket.address().equals(address))
                        .toList();
        found.forEach(socket -> socket.close(POLICY, sentence));
        return found.size();
    }

    private void hear(WsMessageContext context) {
        Optional<TableSocket> known = socket(context);
        if (known.isEmpty() || known.get().isCut()) {
            return;
        }
        TableSocket socket = known.get();
        if (!socket.hear()) {
            cut(socket);
            return;
        }
        String type = "message";
        try {
            JsonNode message = parsed(context.message());
            type = message.path("type").asString("message");
            if (socket.line().isEmpty()) {
                greet(socket, context.pathParam("table"), type, message);
            } else if (type.equals("ping")) {
                socket.send("{\"type\":\"pong\"}");
            } else {
                socket.line().get().hear(message);
            }
        } catch (ApiRefusal refusal) {
            socket.send(TableMessages.refused(about(type), Optional.empty(), refusal));
            if (socket.line().isEmpty()) {
                boolean later = refusal.kind() == ApiRefusal.Kind.UNAVAILABLE;
                socket.close(later ? RESTART : POLICY, refusal.sentence());
            }
        }
    }

    private static String about(String type) {
        return type.length() > 20 ? "message" : type;
    }

    private static JsonNode parsed(String text) {
        try {
            return Json.parse(text);
        } catch (BadRecord _) {
            throw ApiRefusal.unreadable("That is not one JSON object; see the protocol.");
        }
    }

    private void greet(TableSocket socket, String name, String type, JsonNode message) {
        if (!type.equals("hello")) {
            throw ApiRefusal.unreadable("Say hello first.");
        }
        Line line = whereabouts.connect(name, socket, message);
        line.seat()
                .map(seat -> gate.person(name + " " + seat))
                .ifPresent(own -> share(socket, own));
        socket.enter(line);
        tables.notice().ifPresent(notice -> socket.send(TableMessages.announcement(notice)));
        if (!sockets.containsValue(socket)) {
            line.lost();
        }
    }

    private void share(TableSocket socket, RateLimit own) {
        socket.share(own);
        if (!own.take()) {
            cut(socket);
        }
    }
}
