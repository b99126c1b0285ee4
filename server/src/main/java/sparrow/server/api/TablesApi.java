package sparrow.server.api;

import sparrow.records.Json;
import sparrow.server.table.NewTable;
import sparrow.server.table.TableAsk;
import sparrow.server.table.TableQuota;
import sparrow.server.table.Tables;
import sparrow.server.table.Whereabouts;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Tables listed and made.
public final class TablesApi {
    private static final int MOST_LISTED = 100;

    private TablesApi() {}

    static ObjectNode lobby(Whereabouts whereabouts) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("tables");
        whereabouts.lobby(MOST_LISTED).forEach(list::add);
        return node;
    }

    /// @param maker the address the table is made from
    public static Reply make(
            Whereabouts whereabouts, NewTable plan, String maker, TableQuota quota) {
        Tables.Made made = whereabouts.make(plan, maker, quota);
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("table", made.table())
                .put("invitation", made.invitation())
                .put("owner", made.owner());
        node.set("state", whereabouts.ask(made.table(), new TableAsk(TableAsk.Kind.STATE)));
        return Reply.of(201, node.toString());
    }
}
