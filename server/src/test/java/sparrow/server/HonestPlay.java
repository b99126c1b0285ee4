package sparrow.server;

import java.time.Duration;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/// Somebody honest who plays alone with bots, at most twenty actions a second.
final class HonestPlay implements AutoCloseable {
    private static final long THINKING = 50_000_000;

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

    /// Answers so many choices.
    void play(int choices) {
        long sent = System.nanoTime() - THINKING;
        for (int answered = 0; answered < choices; ) {
            JsonNode message = guest.any();
            switch (message.path("type").asString()) {
                case "choice" -> {
                    think(sent + THINKING - System.nanoTime());
                    sent = System.nanoTime();
                    Playing.choose(guest, message, random);
                }
                case "answered" -> answered++;
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

    private static void think(long nanos) {
        try {
            Thread.sleep(Duration.ofNanos(Math.max(0, nanos)));
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    @Override
    public void close() {
        guest.close();
    }
}
