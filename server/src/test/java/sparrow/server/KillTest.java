package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import tools.jackson.databind.JsonNode;

/// The server process is killed in the middle of play, again and again: nothing acknowledged is
/// lost, nothing counts twice, every table goes on.
@Tag("slow")
@Timeout(900)
final class KillTest {
    private static final List<String> GAMES =
            Catalog.games().stream().map(Mahjong::name).toList();
    private static final int TABLES = GAMES.size() + 1;
    private static final int KILLS = Integer.getInteger("sparrow.kills", 10);

    @TempDir private Path data;

    /// A person at a table, with all that the person was told.
    private static final class Witness {
        private final String table;
        private final String token;
        private final List<JsonNode> events = new ArrayList<>();
        private int number;
        private int lastAnswered = -1;
        private final AtomicInteger acknowledged = new AtomicInteger();

        Witness(String table, String token) {
            this.table = table;
            this.token = token;
        }

        /// Connects, checks that what comes follows what was told, plays until the end of the
        /// connection.
        void play(Process server, int port, Random random) {
            try (Guest guest = Guest.sit(port, table, token, number)) {
                for (JsonNode message = guest.any(); ; message = guest.any()) {
                    switch (message.path("type").asString()) {
                        case "events" -> hear(message);
                        case "choice" -> {
                            assertThat(message.path("decision").asInt())
                                    .as("no decision that was acknowledged is asked again")
                                    .isGreaterThan(lastAnswered);
                            Playing.choose(guest, message, random);
                        }
                        case "answered" -> {
                            lastAnswered = message.path("decision").asInt();
                            acknowledged.incrementAndGet();
                        }
                        case "pause" -> guest.say("{\"type\":\"ready\"}");
                        case "refused", "trouble" -> throw new AssertionError(message.toString());
                        case "gone", "over" -> {
                            return;
                        }
                        default -> {}
                    }
                }
            } catch (RuntimeException cutOff) {
                if (server.isAlive()) {
                    throw cutOff;
                }
            }
        }

        private void hear(JsonNode message) {
            int from = message.path("from").asInt();
            if (from != number) {
                assertThat(message.at("/events/0/event").asString()).isEqualTo("started");
                assertThat(from).isGreaterThan(number);
                number = from;
            }
            message.path("events").forEach(events::add);
            number += message.path("events").size();
        }
    }

    @Test
    void ten_kills_lose_nothing() throws Exception {
        Random random = new Random(Long.getLong("sparrow.seed", 4));
        List<Witness> witnesses = new ArrayList<>();
        int acknowledged = 0;
        for (int kill = 0; kill <= KILLS; kill++) {
            Process process = Alone.start(data);
            try {
                int port = Alone.port(process);
                Club club = Club.at(port);
                if (kill == 0) {
                    witnesses.addAll(seated(club));
                }
                check(club, witnesses);
                List<Thread> players = new ArrayList<>();
                for (Witness witness : witnesses) {
                    Random own = new Random(random.nextLong());
                    players.add(Thread.ofVirtual().start(() -> witness.play(process, port, own)));
                }
                await(witnesses, acknowledged + 4 * TABLES);
                Thread.sleep(random.nextInt(500));
                process.destroyForcibly().waitFor();
                for (Thread player : players) {
                    assertThat(player.join(Duration.ofSeconds(90))).isTrue();
                }
            } finally {
                process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
            }
            acknowledged = acknowledged(witnesses);
        }
    }

    private static int acknowledged(List<Witness> witnesses) {
        return witnesses.stream().mapToInt(each -> each.acknowledged.get()).sum();
    }

    /// Waits until so many actions were acknowledged, as they must be if every table goes on.
    private static void await(List<Witness> witnesses, int enough) throws InterruptedException {
        long limit = System.nanoTime() + 180_000_000_000L;
        while (acknowledged(witnesses) < enough) {
            assertThat(System.nanoTime())
                    .as("%d of %d actions acknowledged", acknowledged(witnesses), enough)
                    .isLessThan(limit);
            Thread.sleep(20);
        }
    }

    private static List<Witness> seated(Club club) {
        List<Witness> witnesses = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            String game = GAMES.get(i % GAMES.size());
            String table = club.table(Tables.alone(game)).path("table").asString();
            String token = club.join(table, "Ada", "").path("token").asString();
            witnesses.add(new Witness(table, token));
        }
        return witnesses;
    }

    /// Every table is there, has all that anybody was told of, and tells it as before.
    private static void check(Club club, List<Witness> witnesses) {
        for (Witness witness : witnesses) {
            JsonNode state = club.get("/api/v1/tables/" + witness.table).json();
            if (state.path("phase").asString().equals("playing")) {
                assertThat(state.path("number").asInt()).isGreaterThanOrEqualTo(witness.number);
            }
        }
    }
}
