package sparrow.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import sparrow.catalog.Catalog;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.server.fair.FairRound;
import sparrow.server.fair.FairSeed;
import sparrow.server.fair.Token;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.TableRow;
import tools.jackson.core.JacksonException;
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
    private static final String CHAIRS = "chairs";
    private static final String EDITION = "edition";

    /// The edition of rows from before it was noted: whatever has come since then is later.
    private static final int BEFORE_EDITIONS = 1;

    TableRow stored() {
        ObjectNode body = JSON.createObjectNode();
        body.put("preset", setup.preset());
        body.put(EDITION, setup.variant().edition());
        body.set("rules", texts(setup.rules().values()));
        body.set("settings", texts(setup.settings().values().values()));
        body.put("stand_in", setup.standIn());
        body.put("seed", round.secret().seed()).put("salt", round.secret().salt());
        body.put("round", round.number());
        body.set("commitments", bySeat(round.commitments()));
        body.set("nonces", bySeat(round.nonces()));
        body.put("invitation", setup.invitation()).put("owner", setup.owner());
        ObjectNode seats = body.putObject(CHAIRS);
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

    /// The table of a row, or what is wrong with the row.
    static Reading<SavedTable> read(TableRow stored) {
        return Catalog.game(stored.game())
                .map(game -> read(stored, game))
                .orElseGet(() -> new Reading.Misread<>(0, "its game is not known to this server"));
    }

    static Reading<SavedTable> read(TableRow stored, Mahjong game) {
        if (!stored.isWhole()) {
            return new Reading.Misread<>(0, "its row is not as it was written");
        }
        try {
            return new Reading.Read<>(whole(stored, game));
        } catch (Damaged damaged) {
            return new Reading.Misread<>(0, damaged.sentence());
        } catch (JacksonException broken) {
            return new Reading.Misread<>(
                    0, "its row cannot be read: " + broken.getOriginalMessage());
        } catch (IllegalArgumentException broken) {
            return new Reading.Misread<>(0, "its row cannot be read: " + broken.getMessage());
        }
    }

    private static SavedTable whole(TableRow stored, Mahjong game) {
        JsonNode body = JSON.readTree(stored.body());
        Seats<SeatHolder> holders = Seats.none();
        for (Map.Entry<String, JsonNode> entry : field(body, CHAIRS).properties()) {
            holders = holders.with(Seat.valueOf(entry.getKey()), holder(entry.getValue()));
        }
        Seats<Integer> results = Seats.none();
        for (Map.Entry<String, JsonNode> entry : field(body, "results").properties()) {
            results = results.with(Seat.valueOf(entry.getKey()), entry.getValue().intValue());
        }
        int edition = body.path(EDITION).asInt(BEFORE_EDITIONS);
        TableSetup setup =
                new TableSetup(
                        stored.name(),
                        game,
                        text(body, "preset"),
                        kept(game.options(), edition, field(body, "rules")),
                        new Settings(
                                kept(Settings.options(game), edition, field(body, "settings"))),
                        text(body, "stand_in"),
                        stored.listed(),
                        stored.created(),
                        text(body, "invitation"),
                        text(body, "owner"));
        if (!NewTable.seats(game, setup.rules()).equals(holders.seats())) {
            throw new Damaged("its seats are not those of its rules");
        }
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
                field(body, "round").asInt(),
                secret(body),
                bySeat(field(body, "commitments")),
                bySeat(field(body, "nonces")));
    }

    /// Tables of old had their numbers with the seats; those that still wait begin anew.
    private static FairRound oldRound(String table, JsonNode body, Phase phase, List<Seat> bots) {
        if (phase == Phase.WAITING) {
            return FairRound.first(table).committedBots(bots);
        }
        Seats<String> nonces = Seats.none();
        for (Map.Entry<String, JsonNode> entry : field(body, CHAIRS).properties()) {
            String nonce = entry.getValue().path("nonce").asString("");
            if (!nonce.isEmpty()) {
                nonces = nonces.with(Seat.valueOf(entry.getKey()), nonce);
            }
        }
        return FairRound.old(table, secret(body), nonces);
    }

    private static FairSeed secret(JsonNode body) {
        return new FairSeed(text(body, "seed"), text(body, "salt"));
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

    /// Whether everybody may see the table, or a secret of it lets one in.
    boolean isOpenTo(String secret) {
        return setup.listed()
                || Token.fits(secret, setup.invitation())
                || Token.fits(secret, setup.owner())
                || seatOf(secret).isPresent();
    }

    /// The seat of a person that a secret opens.
    Optional<Seat> seatOf(String secret) {
        return people(seat -> Token.fits(secret, holders.get(seat).token())).stream().findFirst();
    }

    /// Whether a person besides the one in that seat still has a secret of this table.
    boolean hasOthers(Seat seat) {
        return !people(other -> other != seat && !holders.get(other).token().isEmpty()).isEmpty();
    }

    private static Seats<String> bySeat(JsonNode node) {
        Seats<String> texts = Seats.none();
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            texts = texts.with(Seat.valueOf(entry.getKey()), text(node, entry.getKey()));
        }
        return texts;
    }

    private static ObjectNode bySeat(Seats<String> texts) {
        ObjectNode node = JSON.createObjectNode();
        texts.seats().forEach(seat -> node.put(seat.name(), texts.get(seat)));
        return node;
    }

    private static JsonNode field(JsonNode node, String name) {
        JsonNode field = node.path(name);
        if (field.isMissingNode()) {
            throw new Damaged("its row has no " + name);
        }
        return field;
    }

    private static String text(JsonNode node, String name) {
        JsonNode field = field(node, name);
        if (!field.isString()) {
            throw new Damaged("the " + name + " of its row is no text");
        }
        return field.stringValue();
    }

    private static Rules kept(List<Option> options, int edition, JsonNode node) {
        TreeMap<String, String> values = new TreeMap<>();
        node.properties().forEach(entry -> values.put(entry.getKey(), text(node, entry.getKey())));
        return switch (Rules.kept(options, edition, values)) {
            case Reading.Read<Rules>(Rules rules) -> rules;
            case Reading.Misread<Rules>(int _, String why) -> throw new Damaged(why);
        };
    }

    private static SeatHolder holder(JsonNode node) {
        return new SeatHolder(
                SeatHolder.Kind.valueOf(text(node, "kind")),
                text(node, "name"),
                text(node, "bot"),
                text(node, "token"));
    }

    /// A row in which a person of that name is somebody; nothing if there is none.
    static Optional<TableRow> without(TableRow row, String name) {
        return without(row, (_, holder) -> holder.path("name").asString("").equals(name));
    }

    /// A row in which the person in that seat is somebody; nothing if there is none.
    static Optional<TableRow> without(TableRow row, Seat seat) {
        return without(row, (chair, _) -> chair.equals(seat.name()));
    }

    private static Optional<TableRow> without(
            TableRow row, BiPredicate<String, ObjectNode> forgotten) {
        boolean found = false;
        JsonNode body;
        try {
            body = JSON.readTree(row.body());
        } catch (JacksonException _) {
            return Optional.empty();
        }
        for (Map.Entry<String, JsonNode> chair : body.path(CHAIRS).properties()) {
            if (chair.getValue() instanceof ObjectNode holder
                    && holder.path("kind").asString("").equals(SeatHolder.Kind.PERSON.name())
                    && forgotten.test(chair.getKey(), holder)) {
                holder.put("name", Forgetting.SOMEBODY).put("token", "");
                found = true;
            }
        }
        return found ? Optional.of(row.with(body.toString())) : Optional.empty();
    }

    private static ObjectNode texts(Map<String, String> values) {
        ObjectNode node = JSON.createObjectNode();
        values.forEach(node::put);
        return node;
    }
}
