package sparrow.server.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.core.game.Level;
import sparrow.core.tile.Seat;
import sparrow.records.Json;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.LiveTable;
import sparrow.server.table.NewTable;
import sparrow.server.table.PlayerName;
import sparrow.server.table.TableQuota;
import sparrow.server.table.Tables;
import sparrow.server.work.Asker;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Tables: made, listed, joined, changed.
final class TablesApi {
    private static final int MOST_LISTED = 100;
    private static final String BEARER = "Bearer ";

    private final Tables tables;

    TablesApi(Tables tables) {
        this.tables = tables;
    }

    /// What everybody who comes is told now.
    Optional<String> notice() {
        return tables.notice();
    }

    ObjectNode lobby() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("tables");
        tables.lobby(MOST_LISTED).forEach(list::add);
        return node;
    }

    /// @param maker the address the table is made from
    ObjectNode make(NewTable plan, String maker, TableQuota quota) {
        Tables.Made made = tables.make(plan, maker, quota);
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("table", made.table().name())
                .put("invitation", made.invitation())
                .put("owner", made.owner());
        return node.set("state", made.table().state());
    }

    ObjectNode show(Context context) {
        return invited(context).state();
    }

    ObjectNode join(Context context) {
        LiveTable table = invited(context);
        JsonNode body = Bodies.only(Bodies.object(context), List.of("name", "seat"));
        Optional<Seat> seat =
                table.seatFor(
                        bearer(context).orElse(""),
                        Bodies.optionalText(body, "seat").map(Bodies::seat));
        LiveTable.Joined joined = table.join(PlayerName.of(Bodies.text(body, "name")), seat);
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("seat", joined.seat().name()).put("token", joined.token());
        return node.set("state", joined.state());
    }

    ObjectNode leave(Context context) {
        table(context).leave(secret(context));
        return Json.MAPPER.createObjectNode();
    }

    ObjectNode place(Context context) {
        LiveTable table = table(context);
        JsonNode body = Bodies.only(Bodies.object(context), List.of("seat", "bot"));
        Optional<String> bot =
                Bodies.optionalText(body, "bot").map(name -> GamesApi.bot(table.game(), name));
        return table.place(secret(context), Bodies.seat(Bodies.text(body, "seat")), bot);
    }

    ObjectNode close(Context context) {
        table(context).close(secret(context));
        return Json.MAPPER.createObjectNode();
    }

    /// Takes a person out of a match that has ended.
    ObjectNode forget(Context context) {
        if (!tables.forget(context.pathParam("record"), secret(context))) {
            throw RecordsApi.missing();
        }
        return Json.MAPPER.createObjectNode();
    }

    /// Who asks for an answer: the person at a seat.
    Asker asker(Context context, String address) {
        LiveTable table = table(context);
        return new Asker(address).as(table.person(secret(context)));
    }

    /// What there is to say to a seat about what it must choose now; nothing if nothing waits.
    Supplier<ObjectNode> answer(Context context) {
        LiveTable table = table(context);
        JsonNode body = Bodies.only(Bodies.object(context), List.of("level"));
        String name = Bodies.text(body, "level");
        Level level = table.game().level(GamesApi.bot(table.game(), name)).orElseThrow();
        Optional<LiveTable.Asked> waiting = table.asked(secret(context));
        return () ->
                waiting.map(asked ->
                                AnswersApi.answer(table.game(), asked.view(), asked.choice(), level)
                                        .put("decision", asked.decision()))
                        .orElseGet(Json.MAPPER::createObjectNode);
    }

    private LiveTable table(Context context) {
        return find(context.pathParam("table"));
    }

    LiveTable find(String name) {
        return tables.find(name).orElseThrow(TablesApi::missing);
    }

    private static ApiRefusal missing() {
        return new ApiRefusal(
                ApiRefusal.Kind.MISSING,
                "no such table",
                "There is no such table any more; look at the lobby.");
    }

    /// A table that everybody may see, or to which this request is invited.
    private LiveTable invited(Context context) {
        LiveTable table = table(context);
        checkInvited(table, bearer(context).orElse(""));
        return table;
    }

    /// Somebody without the secret learns no more than if there were no table.
    static void checkInvited(LiveTable table, String secret) {
        if (!table.isOpenTo(secret)) {
            throw missing();
        }
    }

    private static String secret(Context context) {
        return bearer(context)
                .orElseThrow(() ->
                        new ApiRefusal(
                                ApiRefusal.Kind.FORBIDDEN,
                                "no secret",
                                "Only whoever has the secret may do that."));
    }

    /// The secret that a request carries, if it does.
    static Optional<String> bearer(Context context) {
        return Optional.ofNullable(context.header("Authorization"))
                .filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()).strip());
    }
}
