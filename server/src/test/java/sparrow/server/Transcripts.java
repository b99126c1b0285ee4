package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// The events in what a guest heard.
final class Transcripts {
    private Transcripts() {}

    /// All events, checked to follow one another without a gap.
    static List<JsonNode> events(Guest guest) {
        List<JsonNode> events = new ArrayList<>();
        int next = -1;
        for (JsonNode message : messages(guest)) {
            int from = message.path("from").asInt();
            if (next >= 0 && from != next) {
                throw new AssertionError("event " + next + " is missing; next came " + from);
            }
            message.path("events").forEach(events::add);
            next = from + message.path("events").size();
        }
        return events;
    }

    /// The number of the first event that came.
    static int first(Guest guest) {
        return messages(guest).getFirst().path("from").asInt();
    }

    /// Checks what was seen against what the table tells somebody who begins with this hand.
    static void checkTail(Club club, String table, String token, List<JsonNode> seen) {
        try (Guest fresh = Guest.sit(club.port(), table, token)) {
            fresh.next("events");
            int first = first(fresh);
            List<JsonNode> hand = events(fresh);
            assertThat(seen.size()).isGreaterThan(first);
            assertThat(hand.subList(0, seen.size() - first))
                    .isEqualTo(seen.subList(first, seen.size()));
        }
    }

    private static List<JsonNode> messages(Guest guest) {
        return guest.heard().stream()
                .map(Guest.JSON::readTree)
                .filter(message -> message.path("type").asString().equals("events"))
                .toList();
    }
}
