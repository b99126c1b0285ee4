package sparrow.records;

import static sparrow.records.Json.EVENT;
import static sparrow.records.Json.MAPPER;
import static sparrow.records.Json.MELD;
import static sparrow.records.Json.NOTES;
import static sparrow.records.Json.PLAYERS;
import static sparrow.records.Json.POINTS;
import static sparrow.records.Json.POT;
import static sparrow.records.Json.SEAT;
import static sparrow.records.Json.TILE;
import static sparrow.records.Json.TILES;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import tools.jackson.databind.node.ObjectNode;

/// Each event as one JSON object on a line.
final class EventWriter {
    private EventWriter() {}

    static String header(int version, Header header) {
        ObjectNode json = MAPPER.createObjectNode().put("sparrow", "log").put("version", version);
        Seats<Header.Person> players = header.players();
        if (!players.isEmpty()) {
            ObjectNode names = json.putObject(PLAYERS);
            players.seats().forEach(seat -> names.put(seat.name(), players.get(seat).name()));
        }
        if (!header.notes().isEmpty()) {
            ObjectNode notes = json.putObject(NOTES);
            header.notes().forEach(notes::put);
        }
        return json.toString();
    }

    static String write(Event event) {
        return node(MAPPER.createObjectNode(), event).toString();
    }

    private static ObjectNode node(ObjectNode json, Event event) {
        return switch (event) {
            case Event.Started started -> started(json, started);
            case Event.WallBuilt(List<Tile> tiles, List<Integer> rolls) -> {
                ObjectNode built = named(json, "wall").put(TILES, compact(tiles));
                rolls.forEach(built.putArray("rolls")::add);
                yield built;
            }
            case Event.Began(String phase) -> named(json, "began").put("phase", phase);
            case Event.Dealt(Seat seat, List<Tile> tiles) ->
                    by(json, "dealt", seat).put(TILES, compact(tiles));
            case Event.Drew(Seat seat, Tile tile, int at) ->
                    by(json, "drew", seat).put(TILE, tile.toString()).put("at", at);
            case Event.Discarded(Seat seat, Tile tile, Origin origin) ->
                    by(json, "discarded", seat)
                            .put(TILE, tile.toString())
                            .put("origin", Fields.lower(origin));
            case Event.Claimed(Seat seat, Meld meld) ->
                    by(json, "claimed", seat).set(MELD, meld(meld));
            case Event.Laid(Seat seat, Meld meld) -> by(json, "laid", seat).set(MELD, meld(meld));
            case Event.Added(Seat seat, int meld, Tile tile) ->
                    by(json, "added", seat).put(MELD, meld).put(TILE, tile.toString());
            case Event.TakenBack(Seat seat, int meld, List<Tile> tiles) ->
                    by(json, "taken back", seat).put(MELD, meld).put(TILES, compact(tiles));
            case Event.Declared(Seat seat, String word) ->
                    by(json, "declared", seat).put("word", word);
            case Event.Exchanged(Seats<List<Tile>> given, Seats<List<Tile>> received) ->
                    named(json, "exchanged")
                            .set("given", tiles(given))
                            .set("received", tiles(received));
            case Event.JokerTaken(Seat taker, Seat owner, int meld, Tile given) ->
                    by(json, "joker taken", taker)
                            .put("owner", owner.name())
                            .put(MELD, meld)
                            .put("given", given.toString());
            case Event.Revealed(String marker, int at, Tile tile, Set<Seat> to) -> {
                ObjectNode revealed =
                        named(json, "revealed")
                                .put("marker", marker)
                                .put("at", at)
                                .put(TILE, tile.toString());
                var shownTo = revealed.putArray("to");
                to.forEach(seat -> shownTo.add(seat.name()));
                yield revealed;
            }
            case Event.Retrieved(Seat seat, Seat owner, int at, Tile taken, Tile given) ->
                    by(json, "retrieved", seat)
                            .put("owner", owner.name())
                            .put("at", at)
                            .put("taken", taken.toString())
                            .put("given", given.toString());
            case Event.Shown(Seat seat, List<Tile> tiles) ->
                    by(json, "shown", seat).put(TILES, compact(tiles));
            case Event.Turned(Seat seat, int meld, List<Tile> tiles) ->
                    by(json, "turned", seat).put(MELD, meld).put(TILES, compact(tiles));
            case Event.Won(Seat seat, Optional<Seat> from, Tile tile) -> {
                ObjectNode won = by(json, "won", seat);
                from.ifPresent(other -> won.put("from", other.name()));
                yield won.put(TILE, tile.toString());
            }
            case Event.Paid paid -> paid(json, paid);
            case Event.Ended(String reason) -> named(json, "ended").put("reason", reason);
        };
    }

    private static ObjectNode started(ObjectNode json, Event.Started started) {
        named(json, "started")
                .put("variant", started.variant())
                .put("edition", started.edition())
                .put("hand", started.hand())
                .put("dealer", started.dealer().name());
        ObjectNode rules = json.putObject("rules");
        started.rules().values().forEach(rules::put);
        ObjectNode tally = json.putObject("tally");
        started.tally().forEach(tally::put);
        json.set(POINTS, numbers(started.points()));
        return json.put(POT, started.pot());
    }

    private static ObjectNode paid(ObjectNode json, Event.Paid paid) {
        named(json, "paid").put("reason", paid.reason());
        var lines = json.putArray("lines");
        for (Event.Line line : paid.lines()) {
            lines.addObject()
                    .put("what", line.what())
                    .put("amount", line.amount())
                    .put("unit", line.unit());
        }
        json.set(POINTS, numbers(paid.points()));
        return json.put(POT, paid.pot());
    }

    private static ObjectNode named(ObjectNode json, String name) {
        return json.put(EVENT, name);
    }

    private static ObjectNode by(ObjectNode json, String name, Seat seat) {
        return named(json, name).put(SEAT, seat.name());
    }

    private static String compact(List<Tile> tiles) {
        return Notation.COMPACT.write(tiles);
    }

    static ObjectNode meld(Meld meld) {
        ObjectNode json =
                MAPPER.createObjectNode()
                        .put("kind", Fields.lower(meld.kind()))
                        .put(TILES, compact(meld.tiles()))
                        .put("manner", Fields.lower(meld.manner()))
                        .put("added", meld.added());
        meld.taken()
                .ifPresent(taken ->
                        json.put("taken", taken.tile().toString())
                                .put("from", taken.from().name()));
        return json;
    }

    private static ObjectNode numbers(Seats<Integer> numbers) {
        ObjectNode json = MAPPER.createObjectNode();
        numbers.seats().forEach(seat -> json.put(seat.name(), numbers.get(seat)));
        return json;
    }

    private static ObjectNode tiles(Seats<List<Tile>> lists) {
        ObjectNode json = MAPPER.createObjectNode();
        lists.seats().forEach(seat -> json.put(seat.name(), compact(lists.get(seat))));
        return json;
    }
}
