package sparrow.server.web;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.server.table.Answer;
import sparrow.server.table.Calls;
import sparrow.server.table.LiveTable;
import sparrow.server.table.Refusal;
import sparrow.server.table.Request;
import sparrow.server.table.Speech;
import sparrow.server.table.Timers;
import tools.jackson.databind.JsonNode;

/// The WebSockets of all tables.
final class Sockets {
    private static final int POLICY = 1008;
    private static final long SWEEP = 2_000;

    private final TablesApi tables;
    private final Gate gate;
    private final Limits limits;
    private final Timers timers;
    private final Map<String, Line> lines = new ConcurrentHashMap<>();

    Sockets(TablesApi tables, Gate gate, Limits limits, Timers timers) {
        this.tables = tables;
        this.gate = gate;
        this.limits = limits;
        this.timers = timers;
        timers.every(SWEEP, this::closeSilent);
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::open);
        socket.onMessage(this::hear);
        socket.onBinaryMessage(context ->
                line(context).ifPresent(line -> line.close(1003, "Only texts are understood.")));
        socket.onClose(this::close);
        socket.onError(this::close);
    }

    private void open(WsContext context) {
        String address = Addresses.of(context.session.getRemoteSocketAddress());
        Line line = new Line(context.session, address, limits);
        try {
            gate.connect(address);
        } catch (Refusal refusal) {
            line.close(POLICY, refusal.sentence());
            return;
        }
        lines.put(context.sessionId(), line);
        timers.after(
                limits.hello(),
                () -> {
                    if (line.table().isEmpty()) {
                        line.close(POLICY, "Nobody said hello; connect again.");
                    }
                });
    }

    private Optional<Line> line(WsContext context) {
        return Optional.ofNullable(lines.get(context.sessionId()));
    }

    private void close(WsContext context) {
        Line line = lines.remove(context.sessionId());
        if (line != null) {
            gate.disconnect(line.address());
            line.table().ifPresent(table -> table.lost(line));
        }
    }

    private void closeSilent() {
        lines.values().stream()
                .filter(Line::isSilent)
                .forEach(line -> line.close(POLICY, "Nothing was heard from you; connect again."));
    }

    private void hear(WsMessageContext context) {
        Optional<Line> known = line(context);
        if (known.isEmpty()) {
            return;
        }
        Line line = known.get();
        if (!line.hear()) {
            line.close(POLICY, "Too many messages; connect again and send fewer.");
            return;
        }
        String type = "message";
        try {
            JsonNode message = parsed(context.message());
            type = message.path("type").asString("message");
            if (line.table().isEmpty()) {
                greet(line, context.pathParam("table"), type, message);
            } else {
                act(line, line.table().get(), type, message);
            }
        } catch (Refusal refusal) {
            line.send(Speech.refused(about(type), Optional.empty(), refusal));
            if (line.table().isEmpty()) {
                line.close(POLICY, refusal.sentence());
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
            throw Refusal.unreadable("That is not one JSON object; see the protocol.");
        }
    }

    private void greet(Line line, String name, String type, JsonNode message) {
        if (!type.equals("hello")) {
            throw Refusal.unreadable("Say hello first.");
        }
        LiveTable table = tables.find(name);
        Optional<Integer> since =
                message.path("since").isInt()
                        ? Optional.of(message.path("since").intValue())
                        : Optional.empty();
        Optional<String> token = Bodies.optionalText(message, "token");
        if (token.isPresent()) {
            table.sit(line, token.get(), since);
        } else {
            TablesApi.checkInvited(table, Bodies.optionalText(message, "invitation").orElse(""));
            table.watch(line, since);
        }
        line.enter(table);
        if (!lines.containsValue(line)) {
            table.lost(line);
        }
    }

    private static void act(Line line, LiveTable table, String type, JsonNode message) {
        switch (type) {
            case "answer" -> table.hear(line, new Request.Answering(Answer.read(message)));
            case "uncover" -> table.hear(line, new Request.Uncover(decision(message)));
            case "advise" ->
                    table.hear(
                            line,
                            new Request.Advise(decision(message), Bodies.text(message, "level")));
            case "calls" ->
                    table.hear(
                            line,
                            new Request.Calling(
                                    Bodies.flag(message, "on", true) ? Calls.ON : Calls.OFF));
            case "ready" -> table.hear(line, new Request.Ready());
            case "ping" -> line.send("{\"type\":\"pong\"}");
            default -> throw Refusal.unreadable("There is no such message; see the protocol.");
        }
    }

    private static int decision(JsonNode message) {
        JsonNode decision = message.path("decision");
        if (!decision.isInt()) {
            throw Refusal.unreadable("The message must name the decision it is about.");
        }
        return decision.intValue();
    }
}
