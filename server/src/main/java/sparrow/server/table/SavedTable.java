package sparrow.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.catalog.Catalog;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.server.fair.FairSeed;
import sparrow.server.journal.TableRow;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A table as it is written into the journal's list, and read from it.
///
/// @param results what each seat took home; none unless the match is over
record SavedTable(
        TableSetup setup,
        Phase phase,
        Seats<SeatHolder> holders,
        long finished,
        Seats<Integer> results) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    TableRow stored() {
        ObjectNode body = JSON.createObjectNode();
        body.put("preset", setup.preset());
        body.set("rules", texts(setup.rules().values()));
        body.set("settings", texts(setup.settings().values().values()));
        body.put("stand_in", setup.standIn());
        body.put("seed", setup.fairSeed().seed()).put("salt", setup.fairSeed().salt());
        body.put("invitation", setup.invitation()).put("owner", setup.owner());
        ObjectNode seats = body.putObject("chairs");
        for (Seat seat : holders.seats()) {
            SeatHolder holder = holders.get(seat);
            seats.putObject(seat.name())
                    .put("kind", holder.kind().name())
                    .put("name", holder.name())
                    .put("bot", holder.bot())
                    .put("token", holder.token())
                    .put("nonce", holder.nonce());
        }
        ObjectNode money = body.putObject("results");
        results.seats().forEach(seat -> money.put(seat.name(), results.get(seat)));
        return new TableRow(
                setup.name(),
                setup.game().name(),
                phase.word(),
                setup.listed(),
                setup.created(),
                finished,
                body.toString());
    }

    /// The table of a row; empty if its game is no longer here.
    static Optional<SavedTable> read(TableRow stored) {
        return Catalog.game(stored.game()).map(game -> read(stored, game));
    }

    private static SavedTable read(TableRow stored, Mahjong game) {
        JsonNode body = JSON.readTree(stored.body());
        Seats<SeatHolder> holders = Seats.none();
        for (Map.Entry<String, JsonNode> entry : body.get("chairs").properties()) {
            holders = holders.with(Seat.valueOf(entry.getKey()), holder(entry.getValue()));
        }
        Seats<Integer> results = Seats.none();
        for (Map.Entry<String, JsonNode> entry : body.get("results").properties()) {
            results = results.with(Seat.valueOf(entry.getKey()), entry.getValue().intValue());
        }
        TableSetup setup =
                new TableSetup(
                        stored.name(),
                        game,
                        body.get("preset").stringValue(),
                        rules(body.get("rules")),
                        new Settings(rules(body.get("settings"))),
                        body.get("stand_in").stringValue(),
                        stored.listed(),
                        stored.created(),
                        new FairSeed(
                                body.get("seed").stringValue(), body.get("salt").stringValue()),
                        body.get("invitation").stringValue(),
                        body.get("owner").stringValue());
        return new SavedTable(
                setup, Phase.named(stored.phase()), holders, stored.finished(), results);
    }

    private static SeatHolder holder(JsonNode node) {
        return new SeatHolder(
                SeatHolder.Kind.valueOf(node.get("kind").stringValue()),
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
