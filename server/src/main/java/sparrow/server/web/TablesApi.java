package sparrow.server.web;

import io.javalin.http.Context;
import java.util.Optional;
import sparrow.records.Json;
import sparrow.server.table.Advising;
import sparrow.server.table.NewTable;
import sparrow.server.table.TableAsk;
import sparrow.server.table.TableQuota;
import sparrow.server.table.Tables;
import sparrow.server.table.Whereabouts;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Requests about tables: made, listed, joined, changed.
final class TablesApi {
    private static final int MOST_LISTED = 100;
    private static final String BEARER = "Bearer ";

    private final Whereabouts whereabouts;

    TablesApi(Whereabouts whereabouts) {
        this.whereabouts = whereabouts;
    }

    ObjectNode lobby() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("tables");
        whereabouts.lobby(MOST_LISTED).forEach(list::add);
        return node;
    }

    /// @param maker the address the table is made from
    ObjectNode make(NewTable plan, String maker, TableQuota quota) {
        Tables.Made made = whereabouts.make(plan, maker, quota);
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("table", made.table())
                .put("invitation", made.invitation())
                .put("owner", made.owner());
        return node.set("state", whereabouts.ask(made.table(), new TableAsk(TableAsk.Kind.STATE)));
    }

    /// A request without a body about the table in its path.
    ObjectNode ask(Context context, TableAsk.Kind kind) {
        return ask(context, kind, "");
    }

    /// A request with a body about the table in its path.
    ObjectNode askMore(Context context, TableAsk.Kind kind) {
        return ask(context, kind, Bodies.text(context));
    }

    private ObjectNode ask(Context context, TableAsk.Kind kind, String body) {
        return whereabouts.ask(
                context.pathParam("table"), new TableAsk(kind, bearer(context).orElse(""), body));
    }

    /// Takes a person out of a match that has ended.
    ObjectNode forget(Context context) {
        return whereabouts.ask(
                context.pathParam("record"),
                new TableAsk(TableAsk.Kind.FORGET, bearer(context).orElse(""), ""));
    }

    /// What there is to say to a seat about what it must choose now.
    ///
    /// @param address of who asks
    HeavyHandler.Reply answer(Context context, String address) {
        Advising advising = new Advising(bearer(context).orElse(""), Bodies.text(context), address);
        try (Departure departure = new Departure(context)) {
            return Replies.told(
                    whereabouts.advise(context.pathParam("table"), advising, departure::watch));
        }
    }

    /// The secret that a request carries, if it does.
    static Optional<String> bearer(Context context) {
        return Optional.ofNullable(context.header("Authorization"))
                .filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()).strip());
    }
}
