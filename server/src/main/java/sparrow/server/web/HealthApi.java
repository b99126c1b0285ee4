package sparrow.server.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import sparrow.records.Json;
import sparrow.server.health.Vitals;
import sparrow.server.table.Tables;
import sparrow.server.table.Whereabouts;
import tools.jackson.databind.node.ObjectNode;

/// How the server is, for those who watch over it or send people to it.
final class HealthApi {
    private static final String OK = "ok";

    private final Tables tables;
    private final Whereabouts whereabouts;
    private final Vitals vitals;
    private final Gate gate;
    private volatile boolean stopping;

    HealthApi(Tables tables, Whereabouts whereabouts, Vitals vitals, Gate gate) {
        this.tables = tables;
        this.whereabouts = whereabouts;
        this.vitals = vitals;
        this.gate = gate;
    }

    /// From now on it is said that the server stops.
    void announceStop() {
        stopping = true;
    }

    /// Whether the server does its work: 503 if it cannot.
    void health(Context context) {
        List<String> complaints = vitals.complaints();
        boolean fails = stopping || !complaints.isEmpty();
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("status", status(complaints));
        complaints.forEach(node.putArray("complaints")::add);
        Optional<String> version =
                Optional.ofNullable(HealthApi.class.getPackage().getImplementationVersion());
        node.put("version", version.orElse("development"));
        node.put("tables", tables.size()).put("playing", tables.playing());
        node.put("connections", gate.connections());
        node.put("damaged", tables.quarantine().size());
        context.status(fails ? 503 : 200);
        Replies.json(context, node);
    }

    /// Whether new people should be sent here: not if it stops, will stop soon or cannot work.
    void ready(Context context) {
        List<String> complaints = vitals.complaints();
        boolean ready = status(complaints).equals(OK);
        context.status(ready ? 200 : 503);
        Replies.json(context, Json.MAPPER.createObjectNode().put("status", status(complaints)));
    }

    private String status(List<String> complaints) {
        if (stopping) {
            return "stopping";
        }
        if (!complaints.isEmpty()) {
            return "failing";
        }
        if (whereabouts.complaint().isPresent()) {
            return "joining";
        }
        return tables.notice().isPresent() ? "draining" : OK;
    }
}
