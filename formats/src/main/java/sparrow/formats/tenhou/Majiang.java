package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Records of 電脳麻将 (Majiang), told as the JSON of Tenhou's viewer has them.
///
/// Its hands are lists of events; players go by their wind in the hand, 0 for the dealer, tiles by
/// suit and number, such as `p0` for a red five.
final class Majiang {
    private static final int SEATS = 4;
    private static final int DRAWN = 60;
    private static final int RED = 50;
    private static final String SUITS = "mpsz";

    /// From whom a tile was taken, by the mark behind it: from the left, from across, from the
    /// right.
    private static final String MARKS = "-=+";

    private final ObjectNode opening;
    private final int turned;
    private final ArrayNode lists = Json.MAPPER.createArrayNode();
    private final ArrayNode ura = Json.MAPPER.createArrayNode();
    private final ArrayNode result = Json.MAPPER.createArrayNode();

    private Majiang(JsonNode opening) throws BadRecord {
        if (!(opening instanceof ObjectNode object)) {
            throw new BadRecord("a hand of Majiang begins with its \"qipai\"");
        }
        this.opening = object;
        this.turned = number("jushu");
    }

    /// Whether JSON is such a record.
    static boolean isOne(JsonNode json) {
        return json.path("log").path(0).path(0).path("qipai").isObject();
    }

    /// The same record as Tenhou has it.
    static JsonNode asTenhou(JsonNode json) throws BadRecord {
        ObjectNode told = Json.MAPPER.createObjectNode();
        String[] title = json.path("title").asString("").split("\n", -1);
        told.putArray("title").add(title[0]).add(title.length > 1 ? title[1] : "");
        int first = json.path("qijia").asInt(0);
        ArrayNode names = told.putArray("name");
        ArrayNode scores = Json.MAPPER.createArrayNode();
        for (int seat = 0; seat < SEATS; seat++) {
            int player = Math.floorMod(first + seat, SEATS);
            names.add(json.path("player").path(player).asString("").split("\n", -1)[0]);
            JsonNode points = json.path("defen").path(player);
            String taken = json.path("point").path(player).asString("").replace("+", "");
            if (points.isInt() && taken.matches("-?[0-9]+(\\.[0-9])?")) {
                scores.add(points.intValue()).add(Double.parseDouble(taken));
            }
        }
        told.putObject("rule").put("disp", "電脳麻将");
        if (scores.size() == 2 * SEATS) {
            told.set("sc", scores);
        }
        ArrayNode log = told.putArray("log");
        for (JsonNode hand : json.get("log")) {
            log.add(new Majiang(hand.path(0).path("qipai")).hand(hand));
        }
        return told;
    }

    private JsonNode hand(JsonNode events) throws BadRecord {
        lists.addArray()
                .add(SEATS * number("zhuangfeng") + turned)
                .add(number("changbang"))
                .add(number("lizhibang"));
        lists.add(bySeat(opening.path("defen")));
        ArrayNode indicators = lists.addArray();
        indicators.add(tile(opening.path("baopai").asString("")));
        lists.add(ura);
        for (int seat = 0; seat < SEATS; seat++) {
            String held = opening.path("shoupai").path(wind(seat)).asString("");
            tiles(held).forEach(lists.addArray()::add);
            lists.addArray();
            lists.addArray();
        }
        for (JsonNode event : events) {
            for (var field : event.properties()) {
                tell(field.getKey(), field.getValue(), indicators);
            }
        }
        if (result.isEmpty()) {
            result.add(JsonEnding.BROKEN_OFF);
        }
        return lists.add(result);
    }

    private void tell(String name, JsonNode event, ArrayNode indicators) throws BadRecord {
        switch (name) {
            case "zimo", "gangzimo" -> of(event, 1).add(tile(event.path("p").asString("")));
            case "dapai" -> discard(event);
            case "fulou" -> claim(event);
            case "gang" -> of(event, 2).add(kan(event.path("m").asString("")));
            case "kaigang" -> indicators.add(tile(event.path("baopai").asString("")));
            case "hule" -> win(event);
            case "pingju" -> {
                result.add(event.path("name").asString(""));
                JsonNode changes = event.path("fenpei");
                if (changes.isArray()) {
                    result.add(bySeat(changes));
                }
            }
            default -> {}
        }
    }

    /// What a seat has taken (1) or given (2).
    private ArrayNode of(JsonNode event, int which) throws BadRecord {
        return (ArrayNode) lists.get(SEATS + 3 * seat(event.path("l")) + which);
    }

    private void discard(JsonNode event) throws BadRecord {
        String told = event.path("p").asString("");
        int tile = told.contains("_") ? DRAWN : tile(told);
        if (told.contains("*")) {
            of(event, 2).add("r" + tile);
        } else {
            of(event, 2).add(tile);
        }
    }

    private void claim(JsonNode event) throws BadRecord {
        String told = event.path("m").asString("");
        List<Integer> own = new ArrayList<>(tiles(told.replaceAll("[^mpsz0-9]", "")));
        int mark = mark(told);
        if (own.size() < 3 || own.size() > 4 || mark - 2 >= own.size()) {
            throw new BadRecord("a call has three or four tiles");
        }
        int taken = own.get(mark - 2);
        own.subList(mark - 2, mark - 1).clear();
        boolean isRun = own.stream().map(Majiang::plain).anyMatch(each -> each != plain(taken));
        boolean isKan = own.size() > 2;
        int side = MARKS.indexOf(told.charAt(mark));
        String called = (isRun ? "c" : isKan ? "m" : "p") + taken;
        of(event, 1).add(placed(own, called, isRun ? 0 : isKan && side == 2 ? 3 : side));
        if (isKan) {
            of(event, 2).add(0);
        }
    }

    /// A kan of one's own, or with a tile added to a pon.
    private static String kan(String told) throws BadRecord {
        List<Integer> tiles = new ArrayList<>(tiles(told.replaceAll("[^mpsz0-9]", "")));
        if (tiles.size() != 4) {
            throw new BadRecord("a kan has four tiles");
        }
        int last = tiles.removeLast();
        boolean isAdded = told.length() > 5;
        return isAdded
                ? placed(tiles, "k" + last, MARKS.indexOf(told.charAt(mark(told))))
                : placed(tiles, "a" + last, 3);
    }

    /// Where a call says from whom it is.
    private static int mark(String told) throws BadRecord {
        for (int at = 2; at < told.length(); at++) {
            if (MARKS.indexOf(told.charAt(at)) >= 0) {
                return at;
            }
        }
        throw new BadRecord("a call says from whom it is");
    }

    private static String placed(List<Integer> tiles, String called, int at) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i <= tiles.size(); i++) {
            text.append(i == at ? called : "").append(i < tiles.size() ? tiles.get(i) : "");
        }
        return text.toString();
    }

    private void win(JsonNode event) throws BadRecord {
        if (result.isEmpty()) {
            result.add(JsonEnding.WIN);
        }
        int seat = seat(event.path("l"));
        JsonNode from = event.path("baojia");
        result.add(bySeat(event.path("fenpei")));
        result.addArray().add(seat).add(from.isNumber() ? seat(from) : seat).add(seat);
        for (JsonNode tile : event.path("fubaopai")) {
            if (ura.size() < lists.get(2).size()) {
                ura.add(tile(tile.asString("")));
            }
        }
    }

    private int number(String field) throws BadRecord {
        JsonNode number = opening.path(field);
        if (!number.isInt() || number.intValue() < 0 || number.intValue() > 1_000) {
            throw new BadRecord("\"" + field + "\" of a \"qipai\" is a number");
        }
        return number.intValue();
    }

    /// The seat of a wind in this hand.
    private int seat(JsonNode wind) throws BadRecord {
        if (!wind.isInt() || wind.intValue() < 0 || wind.intValue() >= SEATS) {
            throw new BadRecord("a player of Majiang is a number from 0 to 3");
        }
        return (turned + wind.intValue()) % SEATS;
    }

    private int wind(int seat) {
        return Math.floorMod(seat - turned, SEATS);
    }

    private ArrayNode bySeat(JsonNode byWind) throws BadRecord {
        if (byWind.size() != SEATS) {
            throw new BadRecord("Majiang has four players");
        }
        ArrayNode list = Json.MAPPER.createArrayNode();
        for (int seat = 0; seat < SEATS; seat++) {
            list.add(byWind.get(wind(seat)));
        }
        return list;
    }

    private static int tile(String told) throws BadRecord {
        return tiles(told.replaceAll("[_*]", "")).stream()
                .findFirst()
                .orElseThrow(() -> new BadRecord("a tile of Majiang was expected, such as m1"));
    }

    /// The tiles of a text such as `m123p406z1`.
    private static List<Integer> tiles(String told) throws BadRecord {
        List<Integer> tiles = new ArrayList<>();
        Optional<Integer> suit = Optional.empty();
        for (int at = 0; at < told.length(); at++) {
            char c = told.charAt(at);
            int digit = c - '0';
            if (SUITS.indexOf(c) >= 0) {
                suit = Optional.of(SUITS.indexOf(c) + 1);
            } else if (digit >= 0 && digit <= 9 && suit.isPresent()) {
                tiles.add(digit == 0 ? RED + suit.get() : 10 * suit.get() + digit);
            } else {
                throw new BadRecord("a tile of Majiang was expected, such as m1 or p0");
            }
        }
        return tiles;
    }

    private static int plain(int tile) {
        return tile > RED ? 10 * (tile - RED) + 5 : tile;
    }
}
