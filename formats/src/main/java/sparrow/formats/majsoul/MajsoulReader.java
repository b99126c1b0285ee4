package sparrow.formats.majsoul;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Header.Person;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// A match from its record.
final class MajsoulReader {
    private static final int MOST_HANDS = 500;
    private static final int MOST_EVENTS = 50_000;
    private static final int DEEPEST = 3;
    private static final String OPENING = "RecordNewRound";

    /// Where programs put the list of events.
    private static final List<String> LISTS =
            List.of("data", "records", "actions", "record", "mjslog", "details", "list");

    private final JsonNode root;
    private final JsonNode head;

    private MajsoulReader(JsonNode root) {
        this.root = root;
        JsonNode told = root.isObject() ? root.path("head") : MissingNode.getInstance();
        this.head = told.isMissingNode() ? root.path("mjshead") : told;
    }

    static Transcript read(JsonNode root) throws BadRecord {
        return new MajsoulReader(root).match();
    }

    static boolean hasHand(JsonNode root) {
        try {
            List<MajsoulEvent> events = new ArrayList<>();
            collect(root, 0, events);
            return events.stream().anyMatch(event -> event.name().equals(OPENING));
        } catch (BadRecord tooMany) {
            return true;
        }
    }

    private Transcript match() throws BadRecord {
        List<MajsoulEvent> events = new ArrayList<>();
        collect(root, 0, events);
        List<RecordedHand> hands = new ArrayList<>();
        Optional<MajsoulHand> hand = Optional.empty();
        for (MajsoulEvent event : events) {
            try {
                if (event.name().equals(OPENING)) {
                    if (hand.isPresent()) {
                        hands.add(hand.get().finish());
                    }
                    if (hands.size() == MOST_HANDS) {
                        throw new BadRecord("a match has " + MOST_HANDS + " hands at most");
                    }
                    hand = Optional.of(MajsoulHand.start(event, rules(event), hands.size()));
                } else if (hand.isPresent()) {
                    hand.get().play(event);
                }
            } catch (BadRecord bad) {
                throw new BadRecord("hand " + (hands.size() + 1) + ": " + bad.sentence());
            }
        }
        if (hand.isEmpty()) {
            throw new BadRecord("a record of Mahjong Soul has a " + OPENING);
        }
        hands.add(hand.get().finish());
        return new Transcript(header(hands.getFirst().started().points().seats()), hands);
    }

    /// Finds the events, in whatever they are wrapped.
    private static void collect(JsonNode node, int depth, List<MajsoulEvent> events)
            throws BadRecord {
        if (node.isArray()) {
            for (JsonNode each : node) {
                event(each, events);
            }
            return;
        }
        JsonNode types = node.path("mjsrecordtypes");
        JsonNode bare = node.path("mjslog");
        for (int i = 0; i < Math.min(types.size(), bare.size()); i++) {
            add(types.get(i).asString(""), bare.get(i), events);
        }
        for (String list : LISTS) {
            if (events.isEmpty() && node.has(list) && depth < DEEPEST) {
                collect(node.get(list), depth + 1, events);
            }
        }
    }

    private static void event(JsonNode node, List<MajsoulEvent> events) throws BadRecord {
        JsonNode told = node.path("result").isObject() ? node.path("result") : node;
        JsonNode fields = told.path("data");
        add(told.path("name").asString(""), fields.isObject() ? fields : told, events);
    }

    private static void add(String name, JsonNode fields, List<MajsoulEvent> events)
            throws BadRecord {
        String plain = name.substring(name.lastIndexOf('.') + 1);
        if (plain.startsWith("Record")) {
            if (events.size() == MOST_EVENTS) {
                throw new BadRecord("a record has " + MOST_EVENTS + " events at most");
            }
            events.add(new MajsoulEvent(plain, fields));
        }
    }

    private Rules rules(MajsoulEvent opening) throws BadRecord {
        boolean isThree =
                opening.numbers("scores").size() == 3 || opening.tiles("tiles3").isEmpty();
        Rules preset = (isThree ? Preset.MAJSOUL3 : Preset.MAJSOUL).rules();
        TreeMap<String, String> values = new TreeMap<>(preset.values());
        JsonNode mode = head.path("config").path("mode");
        values.put("length", mode.path("mode").asInt(2) % 10 == 1 ? "east" : "south");
        JsonNode reds = MajsoulEvent.field(MajsoulEvent.field(mode, "detail_rule"), "dora_count");
        if (reds.isInt()
                && reds.intValue() == 0
                && !head.path("config").path("meta").has("mode_id")) {
            values.put("aka_m", "0");
            values.put("aka_p", "0");
            values.put("aka_s", "0");
        } else if (reds.asInt(0) == 4) {
            values.put("aka_p", "2");
        }
        return new Rules(values);
    }

    private Header header(List<Seat> seats) throws BadRecord {
        Seats<Person> players = Seats.none();
        for (JsonNode account : head.path("accounts")) {
            Seat seat = new MajsoulEvent("", account).seat();
            if (seats.contains(seat)) {
                players = players.with(seat, Person.named(account.path("nickname").asString("")));
            }
        }
        TreeMap<String, String> notes = new TreeMap<>();
        String uuid = head.path("uuid").asString("");
        if (!uuid.isEmpty() && uuid.length() <= 200) {
            notes.put(Header.REFERENCE, uuid);
        }
        return new Header(players, notes, standing(seats));
    }

    private Optional<Header.Standing> standing(List<Seat> seats) throws BadRecord {
        Seats<Integer> points = Seats.none();
        Seats<Integer> tenths = Seats.none();
        for (JsonNode player : head.path("result").path("players")) {
            MajsoulEvent told = new MajsoulEvent("", player);
            boolean isTold = !told.field("part_point_1").isMissingNode();
            if (isTold && seats.contains(told.seat())) {
                points = points.with(told.seat(), told.number("part_point_1"));
                tenths = tenths.with(told.seat(), told.number("total_point") / 100);
            }
        }
        return points.seats().equals(seats)
                ? Optional.of(new Header.Standing(points, tenths))
                : Optional.empty();
    }
}
