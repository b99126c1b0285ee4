package sparrow.formats.mjai.bot;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Seat;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How programs tell a seat of the same game.
enum Dialect {
    /// One event after the other, with the tiles of others hidden.
    PLAIN,
    /// With every hand open, as logs have it, and no changes of points.
    OPEN,
    /// As the first servers: a greeting, hands that open without scores, and remarks of bots.
    GREETING,
    /// A new dora after the discard, and nothing but changes of points at the end of a hand.
    LATE_DORA;

    static final JsonMapper MAPPER = JsonMapper.builder().build();

    /// The events as that seat is told them.
    List<ObjectNode> told(List<ObjectNode> game, Seat seat) {
        List<ObjectNode> told = new ArrayList<>();
        for (ObjectNode each : game) {
            ObjectNode event = each.deepCopy();
            if (event.get("type").asString().equals("start_game")) {
                event.put("id", seat.ordinal());
            }
            if (this != OPEN) {
                hide(event, seat);
            }
            told.add(event);
        }
        switch (this) {
            case PLAIN -> {}
            case OPEN -> told.forEach(event -> event.remove("deltas"));
            case GREETING -> greet(told);
            case LATE_DORA -> {
                told.stream()
                        .filter(event -> !event.get("type").asString().equals("start_kyoku"))
                        .forEach(event -> event.remove("scores"));
                delayDora(told);
            }
        }
        return told;
    }

    private static void hide(ObjectNode event, Seat seat) {
        if (event.get("type").asString().equals("tsumo")
                && event.get("actor").asInt() != seat.ordinal()) {
            event.put("pai", "?");
        }
        if (event.get("tehais") instanceof ArrayNode hands) {
            for (int i = 0; i < hands.size(); i++) {
                ArrayNode hand = (ArrayNode) hands.get(i);
                for (int tile = 0; i != seat.ordinal() && tile < hand.size(); tile++) {
                    hand.set(tile, "?");
                }
            }
        }
    }

    private static void greet(List<ObjectNode> told) {
        for (ObjectNode event : told) {
            if (event.get("type").asString().equals("start_kyoku")) {
                event.remove("scores");
            }
            event.putArray("logs").add("a thought").addNull().addNull().addNull();
            event.putArray("possible_actions").addObject().putArray("consumed").add("1m");
        }
        told.addFirst(
                MAPPER.createObjectNode()
                        .put("type", "hello")
                        .put("protocol", "mjsonp")
                        .put("protocol_version", 3));
    }

    private static void delayDora(List<ObjectNode> told) {
        for (int i = 1; i + 1 < told.size(); i++) {
            boolean beforeDiscard =
                    told.get(i).get("type").asString().equals("dora")
                            && told.get(i + 1).get("type").asString().equals("dahai");
            if (beforeDiscard) {
                ObjectNode dora = told.remove(i);
                boolean accepted = told.get(i + 1).get("type").asString().equals("reach_accepted");
                told.add(accepted ? i + 2 : i + 1, dora);
                i++;
            }
        }
    }
}
