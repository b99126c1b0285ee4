package sparrow.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.catalog.Catalog;
import sparrow.catalog.Listing;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.server.fair.Pledge;
import sparrow.server.journal.StoredTable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A table as it is written into the journal's list, and read from it.
///
/// @param results what each seat took home; none unless the match is over
public record Book(
        Charter charter, Phase phase, Seats<Chair> chairs, long finished, Seats<Integer> results) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    public StoredTable stored() {
        ObjectNode body = JSON.createObjectNode();
        body.put("preset", charter.preset());
        body.set("rules", texts(charter.rules().values()));
        body.set("settings", texts(charter.settings().values().values()));
        body.put("stand_in", charter.standIn());
        body.put("seed", charter.pledge().seed()).put("salt", charter.pledge().salt());
        body.put("invitation", charter.invitation()).put("owner", charter.owner());
        ObjectNode seats = body.putObject("chairs");
        for (Seat seat : chairs.seats()) {
            Chair chair = chairs.get(seat);
            seats.putObject(seat.name())
                    .put("kind", chair.kind().name())
                    .put("name", chair.name())
                    .put("bot", chair.bot())
                    .put("token", chair.token())
                    .put("nonce", chair.nonce());
        }
        ObjectNode money = body.putObject("results");
        results.seats().forEach(seat -> money.put(seat.name(), results.get(seat)));
        return new StoredTable(
                charter.name(),
                charter.game().name(),
                phase.word(),
                charter.listed(),
                charter.created(),
                finished,
                body.toString());
    }

    /// The table of a row; empty if its game is no longer here.
    public static Optional<Book> read(StoredTable stored) {
        return Catalog.game(stored.game()).map(game -> read(stored, game));
    }

    private static Book read(StoredTable stored, Listing game) {
        JsonNode body = JSON.readTree(stored.body());
        Seats<Chair> chairs = Seats.none();
        for (Map.Entry<String, JsonNode> entry : body.get("chairs").properties()) {
            chairs = chairs.with(Seat.valueOf(entry.getKey()), chair(entry.getValue()));
        }
        Seats<Integer> results = Seats.none();
        for (Map.Entry<String, JsonNode> entry : body.get("results").properties()) {
            results = results.with(Seat.valueOf(entry.getKey()), entry.getValue().intValue());
        }
        Charter charter =
                new Charter(
                        stored.name(),
                        game,
                        body.get("preset").stringValue(),
                        rules(body.get("rules")),
                        new Settings(rules(body.get("settings"))),
                        body.get("stand_in").stringValue(),
                        stored.listed(),
                        stored.created(),
                        new Pledge(body.get("seed").stringValue(), body.get("salt").stringValue()),
                        body.get("invitation").stringValue(),
                        body.get("owner").stringValue());
        return new Book(charter, Phase.named(stored.phase()), chairs, stored.finished(), results);
    }

    private static Chair chair(JsonNode node) {
        return new Chair(
                Chair.Kind.valueOf(node.get("kind").stringValue()),
                node.get("name").stringValue(),
                node.get("bot").stringValue(),
                node.get("token").stringValue(),
                node.get("nonce").stringValue());
    }

    private static Rules rules(JsonNode node) {
        TreeMap<String, String> values = new TreeMap<>();
        node.properties()
                .forEach(entry -> values.put(entry.getKey(), entry.getValue().stringValue()));
        return new Rules(values);
    }

    private static ObjectNode texts(Map<String, String> values) {
        ObjectNode node = JSON.createObjectNode();
        values.forEach(node::put);
        return node;
    }
}
