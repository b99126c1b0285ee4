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
import sparrow.core.tile.Seat;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.server.table.Answer;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.Calls;
import sparrow.server.table.LiveTable;
import sparrow.server.table.Pace;
import sparrow.server.table.Request;
import sparrow.server.table.TableMessages;
import sparrow.server.table.Timers;
import tools.jackson.databind.JsonNode;

/// The WebSockets of all tables.
public final class Sockets {
    private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
    private static final int POLICY = 1008;
    private static final String TOO_MANY = "Too many messages; connect again and send fewer.";
    private static final int RESTART = 1012;
    private static final long SWEEP = 2_000;
    private static final long FLOOD = 250;

    private final TablesApi tables;
    private final Gate gate;
    private final Limits limits;
    private final Timers timers;
    private final Map<String, TableSocket> sockets = new ConcurrentHashMap<>();

    Sockets(TablesApi tables, Gate gate, Limits limits, Timers timers) {
        this.tables = tables;
        this.gate = gate;
        this.limits = limits;
        this.timers = timers;
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
                    if (socket.table().isEmpty()) {
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
            socket.table().ifPresent(table -> table.lost(socket));
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
                                socket.table().map(LiveTable::name).orElse(""),
                                socket.table()
                                        .flatMap(table -> table.personName(socket))
                                        .orElse("")))
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
            if (socket.table().isEmpty()) {
                greet(socket, context.pathParam("table"), type, message);
            } else {
                act(socket, socket.table().get(), type, message);
            }
        } catch (ApiRefusal refusal) {
            socket.send(TableMessages.refused(about(type), Optional.empty(), refusal));
            if (socket.table().isEmpty()) {
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
        LiveTable table = tables.find(name);
        Optional<Integer> since =
                message.path("since").isInt()
                        ? Optional.of(message.path("since").intValue())
                        : Optional.empty();
        Optional<String> token = Bodies.optionalText(message, "token");
        if (token.isPresent()) {
            Seat seat = table.sit(socket, token.get(), since);
            RateLimit own = gate.person(table.name() + " " + seat);
            socket.share(own);
            if (!own.take()) {
                cut(socket);
            }
        } else {
            TablesApi.checkInvited(table, Bodies.optionalText(message, "invitation").orElse(""));
            table.watch(socket, since);
        }
        socket.enter(table);
        tables.notice().ifPresent(notice -> socket.send(TableMessages.announcement(notice)));
        if (!sockets.containsValue(socket)) {
            table.lost(socket);
        }
    }

    private static void act(TableSocket socket, LiveTable table, String type, JsonNode message) {
        switch (type) {
            case "commit" ->
                    table.hear(
                            socket,
                            new Request.Commit(
                                    number(message, "round"), Bodies.text(message, "commitment")));
            case "reveal" ->
                    table.hear(
                            socket,
                            new Request.Reveal(
                                    number(message, "round"), Bodies.text(message, "nonce")));
            case "answer" -> table.hear(socket, new Request.Answering(Answer.read(message)));
            case "uncover" -> table.hear(socket, new Request.Uncover(decision(message)));
            case "advise" ->
                    table.hear(
                            socket,
                            new Request.Advise(decision(message), Bodies.text(message, "level")));
            case "calls" ->
                    table.hear(
                            socket,
                            new Request.Calling(
                                    Bodies.flag(message, "on").orElse(true)
                                            ? Calls.ON
                                            : Calls.OFF));
            case "ready" -> table.hear(socket, new Request.Ready());
            case "pace" -> table.hear(socket, new Request.Pacing(pace(message)));
            case "ping" -> socket.send("{\"type\":\"pong\"}");
            default -> throw ApiRefusal.unreadable("There is no such message; see the protocol.");
        }
    }

    private static Pace pace(JsonNode message) {
        return Pace.of(Bodies.text(message, "pace"))
                .orElseThrow(() ->
                        ApiRefusal.unreadable("The pace is \"slow\", \"normal\" or \"fast\"."));
    }

    private static int decision(JsonNode message) {
        return number(message, "decision");
    }

    private static int number(JsonNode message, String name) {
        JsonNode number = message.path(name);
        if (!number.isInt()) {
            throw ApiRefusal.unreadable("The message must name the " + name + " it is about.");
        }
        return number.intValue();
    }
}
