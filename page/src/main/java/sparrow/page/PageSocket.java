package sparrow.page;

import java.util.Optional;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.Line;
import sparrow.server.table.TableMessages;
import sparrow.server.table.Viewer;
import sparrow.server.table.Whereabouts;
import tools.jackson.databind.JsonNode;

/// What the page takes for a WebSocket: it speaks as a server's does.
final class PageSocket implements Viewer {
    private static final int POLICY = 1008;

    private final Whereabouts whereabouts;
    private final String table;
    private final Engine.Socket socket;
    private Optional<Line> line = Optional.empty();

    PageSocket(Whereabouts whereabouts, String table, Engine.Socket socket) {
        this.whereabouts = whereabouts;
        this.table = table;
        this.socket = socket;
    }

    void hear(String text) {
        String type = "message";
        try {
            JsonNode message = parsed(text);
            type = message.path("type").asString("message");
            if (type.equals("ping")) {
                send("{\"type\":\"pong\"}");
            } else if (line.isPresent()) {
                line.get().hear(message);
            } else if (type.equals("hello")) {
                line = Optional.of(whereabouts.connect(table, this, message));
            } else {
                throw ApiRefusal.unreadable("Say hello first.");
            }
        } catch (ApiRefusal refusal) {
            send(TableMessages.refused(type, Optional.empty(), refusal));
            if (line.isEmpty()) {
                close(POLICY, refusal.sentence());
            }
        }
    }

    private static JsonNode parsed(String text) {
        try {
            return Json.parse(text);
        } catch (BadRecord _) {
            throw ApiRefusal.unreadable("That is not one JSON object; see the protocol.");
        }
    }

    void lost() {
        line.ifPresent(Line::lost);
    }

    @Override
    public void send(String text) {
        socket.send(text);
    }

    @Override
    public String address() {
        return "here";
    }

    @Override
    public void close(int status, String sentence) {
        socket.close(status, sentence);
    }
}
