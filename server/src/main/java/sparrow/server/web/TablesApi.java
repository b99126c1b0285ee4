package sparrow.server.web;

import io.javalin.http.Context;
import java.util.Optional;
import sparrow.core.game.Level;
import sparrow.core.tile.Seat;
import sparrow.records.Json;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.LiveTable;
import sparrow.server.table.Tables;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Tables: made, listed, joined, changed.
final class TablesApi {
    private static final int MOST_LISTED = 100;
    private static final int LONGEST_NAME = 24;
    private static final String BEARER = "Bearer ";

    private final Tables tables;

    TablesApi(Tables tables) {
        this.tables = tables;
    }

    ObjectNode lobby() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("tables");
        tables.lobby(MOST_LISTED).forEach(list::add);
        return node;
    }

    ObjectNode make(JsonNode wanted) {
        Tables.Made made = tables.make(GamesApi.plan(wanted));
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
        JsonNode body = Bodies.object(context);
        Optional<Seat> seat = Bodies.optionalText(body, "seat").map(Bodies::seat);
        LiveTable.Joined joined =
                table.join(name(Bodies.text(body, "name")), seat, Bodies.text(body, "nonce"));
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("seat", joined.seat().name()).put("token", joined.token());
        return node.set("state", joined.state());
    }

    private static String name(String text) {
        String name = text.strip();
        if (name.isEmpty()
                || name.codePointCount(0, name.length()) > LONGEST_NAME
                || name.codePoints().anyMatch(TablesApi::isUnseen)) {
            throw ApiRefusal.unreadable(
                    "A name has 1 to " + LONGEST_NAME + " visible letters; choose another.");
        }
        return name;
    }

    private static boolean isUnseen(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            default -> false;
        };
    }

    ObjectNode leave(Context context) {
        table(context).leave(secret(context));
        return Json.MAPPER.createObjectNode();
    }

    ObjectNode place(Context context) {
        LiveTable table = table(context);
        JsonNode body = Bodies.object(context);
        Optional<String> bot =
                Bodies.optionalText(body, "bot").map(name -> GamesApi.bot(table.game(), name));
        return table.place(secret(context), Bodies.seat(Bodies.text(body, "seat")), bot);
    }

    ObjectNode close(Context context) {
        table(context).close(secret(context));
        return Json.MAPPER.createObjectNode();
    }

    /// What there is to say to a seat about what it must choose now; nothing if nothing waits.
    ObjectNode answer(Context context) {
        LiveTable table = table(context);
        String name = Bodies.text(Bodies.object(context), "level");
        Level level = table.game().level(GamesApi.bot(table.game(), name)).orElseThrow();
        return table.asked(secret(context))
                .map(asked ->
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

    private static Optional<String> bearer(Context context) {
        return Optional.ofNullable(context.header("Authorization"))
                .filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()).strip());
    }
}
