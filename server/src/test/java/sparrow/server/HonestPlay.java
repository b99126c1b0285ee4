package sparrow.server;

import java.util.Random;
import sparrow.testkit.Census;
import tools.jackson.databind.JsonNode;

/// Somebody honest who plays alone with bots, and how long each action takes until it is
/// acknowledged.
final class HonestPlay implements AutoCloseable {
    private final Club club;
    private final Random random;
    private Guest guest;

    HonestPlay(Club club, long seed) {
        this.club = club;
        this.random = new Random(seed);
        this.guest = sit();
    }

    private Guest sit() {
        String table = club.table(Tables.alone("riichi")).path("table").asString();
        String token = club.join(table, "Ada", "").path("token").asString();
        return Guest.sit(club.port(), table, token);
    }

    /// Answers so many choices, and counts the times under a name.
    void play(int choices, String name, Census census) {
        long sent = 0;
        for (int answered = 0; answered < choices; ) {
            JsonNode message = guest.any();
            switch (message.path("type").asString()) {
                case "choice" -> {
                    sent = System.nanoTime();
                    Playing.choose(guest, message, random);
                }
                case "answered" -> {
                    census.time(name, System.nanoTime() - sent);
                    answered++;
                }
                case "pause" -> guest.say("{\"type\":\"ready\"}");
                case "over" -> {
                    guest.close();
                    guest = sit();
                }
                case "gone", "refused" -> throw new AssertionError(message.toString());
                default -> {}
            }
        }
    }

    @Override
    public void close() {
        guest.close();
    }
}
