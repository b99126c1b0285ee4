package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import sparrow.server.journal.Entry;
import sparrow.server.journal.Journal;
import tools.jackson.databind.JsonNode;

/// A person at a table, with all that the person was told: what a server may never take back.
final class Witness {
    private final String game;
    private final String table;
    private final String token;
    private final String seat;
    private final SortedMap<Integer, JsonNode> events = new ConcurrentSkipListMap<>();
    private final Set<Integer> acknowledged = ConcurrentHashMap.newKeySet();
    private volatile boolean over;

    private Witness(String game, String table, JsonNode joined) {
        this.game = game;
        this.table = table;
        this.token = joined.path("token").asString();
        this.seat = joined.path("seat").asString();
    }

    /// Somebody at a new table, with bots.
    static Witness seated(Club club, String game) {
        String table = club.table(Tables.alone(game)).path("table").asString();
        return new Witness(game, table, club.join(table, "Ada", ""));
    }

    /// One at a table of each of these games.
    static List<Witness> seated(Club club, List<String> games) {
        return new ArrayList<>(games.stream().map(game -> seated(club, game)).toList());
    }

    String game() {
        return game;
    }

    /// How many events there were, as far as the person was told.
    int number() {
        return events.isEmpty() ? 0 : events.lastKey() + 1;
    }

    int acknowledged() {
        return acknowledged.size();
    }

    /// Whether the match came to its end.
    boolean isOver() {
        return over;
    }

    static int acknowledged(List<Witness> witnesses) {
        return witnesses.stream().mapToInt(Witness::acknowledged).sum();
    }

    /// Connects with what was told before.
    Guest sit(int port) {
        return Guest.sit(port, table, token, number());
    }

    /// Plays until the connection or the match ends, and returns the refusal that came, if one did.
    Optional<JsonNode> play(Guest guest, Random random) {
        for (JsonNode message = guest.any(); ; message = guest.any()) {
            switch (type(message)) {
                case "events" -> hear(message);
                case "choice" -> {
                    assertThat(acknowledged)
                            .as("no decision that was acknowledged is asked again")
                            .doesNotContain(message.path("decision").asInt());
                    Playing.choose(guest, message, random);
                }
                case "answered" -> acknowledged.add(message.path("decision").asInt());
                case "pause" -> guest.say("{\"type\":\"ready\"}");
                case "refused" -> {
                    return Optional.of(message);
                }
                case "over" -> {
                    over = true;
                    return Optional.empty();
                }
                case "gone" -> {
                    return Optional.empty();
                }
                default -> {}
            }
        }
    }

    private static String type(JsonNode message) {
        return message.path("type").asString();
    }

    /// Events follow those before; only whole hands may have been played meanwhile.
    private void hear(JsonNode message) {
        int from = message.path("from").asInt();
        if (from != number()) {
            assertThat(message.at("/events/0/event").asString()).isEqualTo("started");
            assertThat(from).isGreaterThan(number());
        }
        keep(from, message);
    }

    private void keep(int from, JsonNode message) {
        int number = from;
        for (JsonNode event : message.path("events")) {
            events.put(number++, event);
        }
    }

    /// Compares what the table tells one who knows nothing with what was told before: that is a
    /// prefix of it.
    ///
    /// @return how many events were compared
    int compare(int port) {
        try (Guest fresh = Guest.sit(port, table, token)) {
            JsonNode message =
                    fresh.next(each -> List.of("events", "refused").contains(type(each)));
            if (type(message).equals("refused")) {
                assertThat(Club.at(port).get("/api/v1/records/" + table, token).status())
                        .as("a match that is over is on record: %s", message)
                        .isEqualTo(200);
                over = true;
                return 0;
            }
            int from = message.path("from").asInt();
            int known = number();
            assertThat(from + message.path("events").size())
                    .as("events of %s that were told are there", table)
                    .isGreaterThanOrEqualTo(known);
            int compared = 0;
            for (JsonNode event : message.path("events")) {
                JsonNode before = events.get(from + compared);
                if (before != null) {
                    assertThat(event).isEqualTo(before);
                }
                compared++;
            }
            return compared;
        }
    }

    /// Looks at the rows of the table: each acknowledged answer is there, and no answer twice.
    ///
    /// @return how many answers there are
    int audit(Journal journal) {
        Set<String> answers = new HashSet<>();
        for (Entry entry : journal.entries(table)) {
            if (entry.kind() == Entry.Kind.ANSWER) {
                JsonNode answer = Guest.JSON.readTree(entry.body());
                String key = answer.path("seat").asString() + answer.path("decision").asInt();
                assertThat(answers.add(key)).as("%s counts once", entry.body()).isTrue();
            }
        }
        for (int decision : acknowledged) {
            assertThat(answers).as("an acknowledged answer").contains(seat + decision);
        }
        return answers.size();
    }
}
