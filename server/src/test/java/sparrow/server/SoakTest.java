package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.server.operate.OperatorKey;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;
import tools.jackson.databind.JsonNode;

/// A server that is played at for long needs no more memory and no more files than at first.
@Timeout(120)
final class SoakTest {
    private static final List<String> GAMES = Catalog.games().stream().map(Mahjong::name).toList();
    private static final int MINUTES = 5;
    private static final int TABLES = 25;
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @TempDir private Path data;

    /// People who come, play a while, go, and come to another table.
    private static final class Crowd implements AutoCloseable {
        private final Club club;
        private final AtomicBoolean over = new AtomicBoolean();
        private final LongAdder actions = new LongAdder();
        private final List<CompletableFuture<Void>> people = new ArrayList<>();

        Crowd(Club club, int tables, int thinkingMillis, long seed) {
            this.club = club;
            for (int i = 0; i < tables; i++) {
                String game = GAMES.get(i % GAMES.size());
                Random random = new Random(seed + i);
                people.add(
                        CompletableFuture.runAsync(
                                () -> live(game, thinkingMillis, random),
                                Thread::startVirtualThread));
            }
        }

        private void live(String game, int thinkingMillis, Random random) {
            while (!over.get()) {
                String table = club.table(Tables.alone(game)).path("table").asString();
                String token = club.join(table, "Ada", "").path("token").asString();
                int choices = 50 + random.nextInt(400);
                while (choices > 0 && !over.get()) {
                    try (Guest guest = Guest.sit(club.port(), table, token)) {
                        int few = Math.min(choices, 1 + random.nextInt(60));
                        choices = play(guest, few, thinkingMillis, random) ? choices - few : 0;
                    }
                }
            }
        }

        /// @return whether the match goes on
        private boolean play(Guest guest, int choices, int thinkingMillis, Random random) {
            for (int answered = 0; answered < choices && !over.get(); ) {
                JsonNode message = guest.any();
                switch (message.path("type").asString()) {
                    case "choice" -> {
                        pause(random.nextInt(2 * thinkingMillis + 1));
                        Playing.choose(guest, message, random);
                    }
                    case "answered" -> {
                        answered++;
                        actions.increment();
                    }
                    case "pause" -> guest.say("{\"type\":\"ready\"}");
                    case "over" -> {
                        return false;
                    }
                    case "gone", "refused" -> throw new AssertionError(message.toString());
                    default -> {}
                }
            }
            return true;
        }

        private static void pause(long millis) {
            try {
                Thread.sleep(millis);
            } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
            }
        }

        void check() {
            people.stream()
                    .filter(CompletableFuture::isCompletedExceptionally)
                    .forEach(CompletableFuture::join);
        }

        @Override
        public void close() {
            over.set(true);
            people.forEach(person -> person.orTimeout(60, TimeUnit.SECONDS).join());
        }
    }

    /// What a server tells its operator.
    private record Gauges(String text) {
        static Gauges of(Path folder) throws IOException, InterruptedException {
            String port = Files.readString(folder.resolve(OperatorKey.PORT)).strip();
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/metrics"))
                            .header("Authorization", "Bearer " + OperatorKey.read(folder))
                            .build();
            return new Gauges(CLIENT.send(request, HttpResponse.BodyHandlers.ofString()).body());
        }

        long get(String name) {
            return text.lines()
                    .filter(line -> line.startsWith(name + " "))
                    .mapToLong(line ->
                            (long) Double.parseDouble(line.substring(name.length()).strip()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(name + " is not in\n" + text));
        }
    }

    @Test
    void a_server_tells_what_it_uses_while_people_come_and_go() throws Exception {
        Process process = Alone.startOperated(data);
        try {
            try (Crowd crowd = new Crowd(Club.at(Alone.port(process)), GAMES.size(), 5, 3)) {
                while (crowd.actions.sum() < 20L * GAMES.size()) {
                    crowd.check();
                    Thread.sleep(50);
                }
                Gauges gauges = Gauges.of(data);
                assertThat(gauges.get("sparrow_heap_used_bytes")).isPositive();
                assertThat(gauges.get("sparrow_open_files")).isBetween(20L, 2_000L);
            }
        } finally {
            process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
        }
    }

    @LongTest("soak")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void two_hours_of_play_need_no_more_than_the_first_minutes() throws Exception {
        Process process = Alone.startOperated(data);
        try (Crowd crowd = new Crowd(Club.at(Alone.port(process)), TABLES, 200, LongRun.SEED)) {
            new LongRun("soak", 120, MINUTES, System.out)
                    .seeded()
                    .run(
                            "A server in a process of its own (heap of at most 512 MB), "
                                    + TABLES
                                    + " people at tables of all games who think 0.2 s on average, drop, come back, and move on to"
                                    + " new tables. Each start of the run is a new server; a row tells of five minutes: the least heap in"
                                    + " use, the most open files, and what the database has grown to.",
                            (from, count) -> {
                                try {
                                    return watched(crowd, from, count);
                                } catch (IOException | InterruptedException broken) {
                                    throw new IllegalStateException(broken);
                                }
                            },
                            SoakTest::check);
        } finally {
            process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
        }
    }

    private Census watched(Crowd crowd, int from, int minutes)
            throws IOException, InterruptedException {
        long until = System.nanoTime() + Duration.ofMinutes(minutes).toNanos();
        long actions = crowd.actions.sum();
        long heap = Long.MAX_VALUE;
        long files = 0;
        while (System.nanoTime() < until) {
            Thread.sleep(2_000);
            crowd.check();
            Gauges gauges = Gauges.of(data);
            heap = Math.min(heap, gauges.get("sparrow_heap_used_bytes"));
            files = Math.max(files, gauges.get("sparrow_open_files"));
        }
        Census census = new Census();
        String name = String.format(Locale.ROOT, "minute %03d: ", from);
        census.add(name + "actions", crowd.actions.sum() - actions);
        census.add(name + "least heap, MB", heap >> 20);
        census.add(name + "most open files", files);
        census.add(name + "database, MB", Files.size(data.resolve("sparrow.db")) >> 20);
        census.add("actions", crowd.actions.sum() - actions);
        return census;
    }

    /// The last half hour needs at most half as much again as the second one did. Between two
    /// collections of what is old the heap fills up, so that the least of half an hour counts.
    private static void check(Census census) {
        assertThat(least(census, 90))
                .as("least heap of the last half hour, MB")
                .isLessThan(least(census, 30) * 3 / 2 + 20);
        for (int minute = 90; minute < 120; minute += MINUTES) {
            assertThat(count(census, minute, "most open files"))
                    .as("most open files in minute %d", minute)
                    .isLessThan(count(census, 5, "most open files") * 3 / 2 + 20);
        }
    }

    /// The least heap in the half hour that begins with a minute.
    private static long least(Census census, int from) {
        long least = Long.MAX_VALUE;
        for (int minute = from; minute < from + 30; minute += MINUTES) {
            least = Math.min(least, count(census, minute, "least heap, MB"));
        }
        return least;
    }

    private static long count(Census census, int minute, String what) {
        return census.count(String.format(Locale.ROOT, "minute %03d: ", minute) + what);
    }
}
