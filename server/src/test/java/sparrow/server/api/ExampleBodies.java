package sparrow.server.api;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Idle;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.desk.Subject;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What people send to every address that takes something: bodies in order, for tests to break.
public final class ExampleBodies {
    /// Stands in an address for the name of a table.
    public static final String TABLE = "TABLE";

    /// Of so many hands the shortest is taken, for what is short is soon read.
    private static final int HANDS = 300;

    private static final String CARD = "section \"Runs\"\n1: 111a 2222a 333a 44b 55b (run) X 25\n";

    private ExampleBodies() {}

    /// The bodies, by the address below that of all.
    public static Map<String, List<String>> byAddress() {
        Map<String, List<String>> bodies = new TreeMap<>();
        bodies.put(
                "/rules",
                List.of(
                        "{\"game\":\"american\",\"preset\":\"league\",\"options\":{\"blanks\":4}}"));
        bodies.put(
                "/scoring",
                List.of(
                        "{\"game\":\"riichi\",\"preset\":\"tenhou\",\"options\":{\"length\":\"east\"}}"));
        bodies.put("/tables/" + TABLE + "/join", List.of("{\"name\":\"Ada\",\"seat\":\"A\"}"));
        bodies.put("/tables/" + TABLE + "/seats", List.of("{\"seat\":\"B\",\"bot\":\"beginner\"}"));
        bodies.put("/records/own", List.of("{\"seats\":{\"qwertz\":\"x\"}}"));
        for (Mahjong game : Catalog.games()) {
            List<String> question = List.of(question(game));
            bodies.put("/answers/" + game.name(), question);
            bodies.put("/answers/" + game.name() + "/sheet", question);
            game.subjects().forEach(subject -> bodies.putAll(tasks(subject)));
        }
        List<List<Event>> hands = Catalog.games().stream().map(ExampleBodies::shortHand).toList();
        List<String> replays = hands.stream().map(ExampleBodies::replay).toList();
        for (String asked : List.of("seen", "choices", "advice")) {
            bodies.put("/replay/" + asked, replays);
        }
        List<String> files = new ArrayList<>(hands.stream().map(JsonLog::write).toList());
        bodies.put("/review", List.copyOf(files));
        files.add("<mjloggm ver=\"2.3\"><SHUFFLE seed=\"\" ref=\"\"/><GO type=\"169\"/></mjloggm>");
        bodies.put("/records/read", files);
        return bodies;
    }

    private static String question(Mahjong game) {
        return Json.MAPPER.createObjectNode().put("hand", game.desk().example()).toString();
    }

    private static Map<String, List<String>> tasks(Subject subject) {
        Map<String, List<String>> bodies = new TreeMap<>();
        String body = Json.MAPPER.createObjectNode().put("text", CARD).toString();
        SubjectsApi.inquiries(subject)
                .forEach(task ->
                        bodies.put("/" + subject.plural() + "/" + task.name(), List.of(body)));
        return bodies;
    }

    private static String replay(List<Event> events) {
        ObjectNode body = Json.MAPPER.createObjectNode().put("seat", "A").put("level", "beginner");
        ArrayNode list = body.putArray("events");
        events.forEach(event -> list.add(Json.MAPPER.readTree(JsonLog.line(event))));
        return body.put("after", Math.min(20, events.size())).toString();
    }

    private static List<Event> shortHand(Mahjong game) {
        Variant variant = game.variant(game.presets().getFirst().rules());
        return IntStream.range(0, HANDS)
                .mapToObj(hand -> hand(variant, hand))
                .min(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    private static List<Event> hand(Variant variant, int hand) {
        Seats<Player> players =
                variant.first().points().map(_ -> Idle.WANDERING.advisor().player());
        return Game.play(variant, variant.first(), Seed.splitMix64(7).hand(hand), players)
                .log()
                .events();
    }
}
