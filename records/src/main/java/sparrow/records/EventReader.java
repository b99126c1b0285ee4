package sparrow.records;

import static sparrow.records.Json.EVENT;
import static sparrow.records.Json.MELD;
import static sparrow.records.Json.NOTES;
import static sparrow.records.Json.PLAYERS;
import static sparrow.records.Json.POINTS;
import static sparrow.records.Json.POT;
import static sparrow.records.Json.SEAT;
import static sparrow.records.Json.TILE;
import static sparrow.records.Json.TILES;
import static sparrow.records.Json.parse;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seats;
import tools.jackson.databind.JsonNode;

/// Events from lines of JSON, exactly as [EventWriter] writes them.
final class EventReader {
    private EventReader() {}

    static Header header(String line, int version) throws BadRecord {
        Fields header = new Fields(parse(line), "the header");
        if (!header.text("sparrow").equals("log")) {
            throw new BadRecord("this is no log of Sparrow's");
        }
        if (header.number("version") != version) {
            throw new BadRecord(
                    "the log has version "
                            + header.number("version")
                            + ", and only version "
                            + version
                            + " can be read");
        }
        Seats<Header.Person> players = Seats.none();
        if (header.has(PLAYERS)) {
            players = header.seats(PLAYERS, Fields::text).map(Header.Person::named);
        }
        SortedMap<String, String> notes =
                header.has(NOTES) ? header.map(NOTES, Fields::text) : new TreeMap<>();
        header.end();
        return new Header(players, notes, Optional.empty());
    }

    static Event read(String line) throws BadRecord {
        Fields fields = new Fields(parse(line), "an event");
        Event event;
        try {
            event = event(fields);
        } catch (IllegalArgumentException invalid) {
            throw new BadRecord(String.valueOf(invalid.getMessage()));
        }
        fields.end();
        return event;
    }

    private static Event event(Fields json) throws BadRecord {
        String name = json.text(EVENT);
        return switch (name) {
            case "started" -> readStarted(json);
            case "wall" ->
                    new Event.WallBuilt(json.tiles(TILES), json.list("rolls", Fields::number));
            case "began" -> new Event.Began(json.text("phase"));
            case "dealt" -> new Event.Dealt(json.seat(SEAT), json.tiles(TILES));
            case "drew" -> new Event.Drew(json.seat(SEAT), json.tile(TILE), json.number("at"));
            case "discarded" ->
                    Event.Discarded.of(
                            json.seat(SEAT),
                            json.tile(TILE),
                            json.constant("origin", Origin.class));
            case "claimed" -> new Event.Claimed(json.seat(SEAT), readMeld(json.object(MELD)));
            case "laid" -> new Event.Laid(json.seat(SEAT), readMeld(json.object(MELD)));
            case "added" -> new Event.Added(json.seat(SEAT), json.number(MELD), json.tile(TILE));
            case "taken back" ->
                    new Event.TakenBack(json.seat(SEAT), json.number(MELD), json.tiles(TILES));
            case "declared" -> new Event.Declared(json.seat(SEAT), json.text("word"));
            case "exchanged" ->
                    new Event.Exchanged(
                            json.seats("given", Fields::tiles),
                            json.seats("received", Fields::tiles));
            case "joker taken" ->
                    new Event.JokerTaken(
                            json.seat(SEAT),
                            json.seat("owner"),
                            json.number(MELD),
                            json.tile("given"));
            case "revealed" ->
                    new Event.Revealed(
                            json.text("marker"),
                            json.number("at"),
                            json.tile(TILE),
                            json.seatSet("to"));
            case "retrieved" ->
                    new Event.Retrieved(
                            json.seat(SEAT),
                            json.seat("owner"),
                            json.number("at"),
                            json.tile("taken"),
                            json.tile("given"));
            case "shown" -> new Event.Shown(json.seat(SEAT), json.tiles(TILES));
            case "turned" ->
                    new Event.Turned(json.seat(SEAT), json.number(MELD), json.tiles(TILES));
            case "won" ->
                    new Event.Won(
                            json.seat(SEAT),
                            json.has("from") ? Optional.of(json.seat("from")) : Optional.empty(),
                            json.tile(TILE));
            case "paid" ->
                    new Event.Paid(
                            json.text("reason"),
                            json.list("lines", EventReader::readLine),
                            json.seats(POINTS, Fields::number),
                            json.number(POT));
            case "ended" -> new Event.Ended(json.text("reason"));
            default -> throw new BadRecord("there is no event \"" + BadRecord.excerpt(name) + "\"");
        };
    }

    private static Event.Started readStarted(Fields json) throws BadRecord {
        SortedMap<String, String> rules = json.map("rules", Fields::text);
        return new Event.Started(
                json.text("variant"),
                json.number("edition"),
                new Rules(rules),
                json.number("hand"),
                json.seat("dealer"),
                json.map("tally", Fields::number),
                json.seats(POINTS, Fields::number),
                json.number(POT));
    }

    private static Event.Line readLine(JsonNode node, String name) throws BadRecord {
        Fields line = new Fields(node, name);
        Event.Line read =
                new Event.Line(line.text("what"), line.number("amount"), line.text("unit"));
        line.end();
        return read;
    }

    private static Meld readMeld(Fields json) throws BadRecord {
        Optional<Meld.Taken> taken =
                json.has("taken")
                        ? Optional.of(new Meld.Taken(json.tile("taken"), json.seat("from")))
                        : Optional.empty();
        Meld meld =
                new Meld(
                        json.constant("kind", Meld.Kind.class),
                        json.tiles(TILES),
                        json.constant("manner", Meld.Manner.class),
                        json.number("added"),
                        taken);
        json.end();
        return meld;
    }
}
