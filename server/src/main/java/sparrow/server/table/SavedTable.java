package sparrow.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import sparrow.catalog.Catalog;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.server.fair.FairRound;
import sparrow.server.fair.FairSeed;
import sparrow.server.journal.TableRow;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A table as it is written into the journal's list, and read from it.
///
/// @param round the numbers that the walls follow from
/// @param results what each seat took home; none unless the match is over
record SavedTable(
        TableSetup setup,
        Phase phase,
        Seats<SeatHolder> holders,
        FairRound round,
        long finished,
        Seats<Integer> results) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    TableRow stored() {
        ObjectNode body = JSON.createObjectNode();
        body.put("preset", setup.preset());
        body.set("rules", texts(setup.rules().values()));
        body.set("settings", texts(setup.settings().values().values()));
        body.put("stand_in", setup.standIn());
        body.put("seed", round.secret().seed()).put("salt", round.secret().salt());
        body.put("round", round.number());
        body.set("commitments", bySeat(round.commitments()));
        body.set("nonces", bySeat(round.nonces()));
        body.put("invitation", setup.invitation()).put("owner", setup.owner());
        ObjectNode seats = body.putObject("chairs");
        for (Seat seat : holders.seats()) {
            SeatHolder holder = holders.get(seat);
            seats.putObject(seat.name())
                    .put("kind", holder.kind().name())
                    .put("name", holder.name())
                    .put("bot", holder.bot())
                    .put("token", holder.token());
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
                        body.get("invitation").stringValue(),
                        body.get("owner").stringValue());
        Phase phase = Phase.named(stored.phase());
        FairRound round =
                body.has("round")
                        ? round(stored.name(), body)
                        : oldRound(stored.name(), body, phase, bots(holders));
        return new SavedTable(setup, phase, holders, round, stored.finished(), results);
    }

    private static FairRound round(String table, JsonNode body) {
        return new FairRound(
                table,
                body.get("round").intValue(),
                secret(body),
                bySeat(body.get("commitments")),
                bySeat(body.get("nonces")));
    }

    /// Tables of old had their numbers with the seats; those that still wait begin anew.
    private static FairRound oldRound(
            String table, JsonNode body, Phase phase, List<Seat> bots) {
        if (phase == Phase.WAITING) {
            return FairRound.first(table).committedBots(bots);
        }
        Seats<String> nonces = Seats.none();
        for (Map.Entry<String, JsonNode> entry : body.get("chairs").properties()) {
            String nonce = entry.getValue().path("nonce").asString("");
            if (!nonce.isEmpty()) {
                nonces = nonces.with(Seat.valueOf(entry.getKey()), nonce);
            }
        }
        return FairRound.old(table, secret(body), nonces);
    }

    private static FairSeed secret(JsonNode body) {
        return new FairSeed(body.get("seed").stringValue(), body.get("salt").stringValue());
    }

    /// The seats that the server plays.
    static List<Seat> bots(Seats<SeatHolder> holders) {
        return holders.seats().stream().filter(seat -> holders.get(seat).isBot()).toList();
    }

    /// The seats whose numbers the table waits for, once all are taken: first those that have not
    /// committed to one, then those that have not revealed it.
    List<Seat> awaited() {
        if (holders.values().stream().anyMatch(SeatHolder::isOpen)) {
            return List.of();
        }
        List<Seat> silent = people(seat -> !round.commitments().has(seat));
        return silent.isEmpty() ? people(seat -> !round.nonces().has(seat)) : silent;
    }

    private List<Seat> people(Predicate<Seat> such) {
        return holders.seats().stream()
                .filter(seat -> holders.get(seat).isPerson() && such.test(seat))
                .toList();
    }

    /// Whether there was a match, and it goes on no more: then nothing of it is secret.
    boolean isOpenToAll() {
        return !phase.isOpen() && round.isComplete(holders.size());
    }

    private static SeatHolder holder(JsonNode node) {
        return new SeatHolder(
                SeatHolder.Kind.valueOf(node.get("kind").stringValue()),
                node.get("name").stringValue(),
                node.get("bot").stringValue(),
                node.get("token").stringValue());
    }

    private static Seats<String> bySeat(JsonNode node) {
        Seats<String> texts = Seats.none();
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            texts = texts.with(Seat.valueOf(entry.getKey()), entry.getValue().stringValue());
        }
        return texts;
    }

    private static ObjectNode bySeat(Seats<String> texts) {
        ObjectNode node = JSON.createObjectNode();
        texts.seats().forEach(seat -> node.put(seat.name(), texts.get(seat)));
        return node;
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
