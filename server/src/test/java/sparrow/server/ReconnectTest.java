package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;
import tools.jackson.databind.JsonNode;

/// People drop and come back, again and again: they get exactly what they missed, and the hand as
/// they put it together is, by its hash, the hand that the table tells a newcomer.
@Timeout(120)
final class ReconnectTest {
    private static final List<String> GAMES = Catalog.games().stream().map(Mahjong::name).toList();

    /// Of a long run, for which a busy machine may leave too little.
    private static final String LATE = "bots that were late";

    @TempDir private Path data;

    @Test
    void a_hundred_reconnects_bring_exactly_what_was_missed() {
        try (Club club = Club.open(data)) {
            Census census = dropped(club, 100, 5);
            assertThat(census.count("reconnects")).isEqualTo(100);
            assertThat(census.count("hashes compared, equal")).isGreaterThan(20);
            assertThat(census.count(LATE)).isZero();
        }
    }

    @LongTest("reconnects")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void a_hundred_thousand_reconnects_bring_exactly_what_was_missed() {
        new LongRun("reconnects", 100_000, 2_500, System.out)
                .seeded()
                .summary(census ->
                        "From the call to the welcome, 99 of 100 took "
                                + census.percentile("welcome", 0.99)
                                + ", half of them "
                                + census.percentile("welcome", 0.5)
                                + ".")
                .run(
                        "A person at a table of each game drops and comes back, all at once; the server has a process of"
                                + " its own. What they are told follows what they knew, and hands put together from many pieces have"
                                + " the hash of the hand that the table tells a newcomer.",
                        (from, count) -> {
                            try {
                                return served(count, LongRun.SEED + from);
                            } catch (IOException | InterruptedException broken) {
                                throw new IllegalStateException(broken);
                            }
                        });
    }

    private Census served(int reconnects, long seed) throws IOException, InterruptedException {
        Process process = Alone.start(Files.createTempDirectory(data, "reconnects"));
        try {
            return dropped(Club.at(Alone.port(process)), reconnects, seed);
        } finally {
            process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
        }
    }

    private static Census dropped(Club club, int reconnects, long seed) {
        List<CompletableFuture<Census>> people = new ArrayList<>();
        for (int i = 0; i < GAMES.size(); i++) {
            String game = GAMES.get(i);
            int count = reconnects / GAMES.size() + (i < reconnects % GAMES.size() ? 1 : 0);
            Random random = new Random(seed * GAMES.size() + i);
            people.add(
                    CompletableFuture.supplyAsync(
                            () -> new Wanderer(club, game, random).comeAndGo(count),
                            Thread::startVirtualThread));
        }
        Census census = new Census();
        people.forEach(each -> census.add(each.join().counts()));
        return census;
    }

    /// A person who cannot stay connected.
    private static final class Wanderer {
        private final Club club;
        private final String game;
        private final Random random;
        private final SortedMap<Integer, String> events = new TreeMap<>();
        private final Census census = new Census();
        private String table = "";
        private String token = "";

        Wanderer(Club club, String game, Random random) {
            this.club = club;
            this.game = game;
            this.random = random;
        }

        Census comeAndGo(int times) {
            sitDown();
            for (int time = 0; time < times; time++) {
                if (come(random.nextInt(4) == 0 ? -1 : known())) {
                    sitDown();
                }
                census.add("reconnects", 1);
            }
            return census;
        }

        /// Takes a seat at a new table, and waits until the match has begun.
        private void sitDown() {
            events.clear();
            table = club.table(Tables.alone(game)).path("table").asString();
            token = club.join(table, "Ada", "").path("token").asString();
            try (Guest guest = Guest.sit(club.port(), table, token)) {
                hear(guest.next("events"));
            }
        }

        private int known() {
            return events.isEmpty() ? 0 : events.lastKey() + 1;
        }

        /// Comes back with what is known, or as if nothing were, plays a little and goes.
        ///
        /// @return whether the match is over
        private boolean come(int since) {
            long began = System.nanoTime();
            try (Guest guest =
                    since < 0
                            ? Guest.sit(club.port(), table, token)
                            : Guest.sit(club.port(), table, token, since)) {
                guest.next("welcome");
                census.time("welcome", System.nanoTime() - began);
                JsonNode missed = guest.next("events");
                if (since < 0) {
                    compare(missed);
                }
                hear(missed);
                for (int choices = random.nextInt(4); choices > 0; ) {
                    JsonNode message = guest.any();
                    switch (message.path("type").asString()) {
                        case "events" -> hear(message);
                        case "choice" -> Playing.choose(guest, message, random);
                        case "answered" -> choices--;
                        case "pause" -> guest.say("{\"type\":\"ready\"}");
                        case "over" -> {
                            return true;
                        }
                        case "trouble" -> census.add(LATE, 1);
                        case "refused", "gone" -> throw new AssertionError(message.toString());
                        default -> {}
                    }
                }
            }
            return false;
        }

        /// Events follow those that are known; the whole hand may come again.
        private void hear(JsonNode message) {
            int number = message.path("from").asInt();
            assertThat(number).as("the number of what comes next").isLessThanOrEqualTo(known());
            for (JsonNode event : message.path("events")) {
                String before = events.put(number++, event.toString());
                assertThat(before == null || before.equals(event.toString())).isTrue();
            }
        }

        private void compare(JsonNode hand) {
            int from = hand.path("from").asInt();
            List<String> told = hand.path("events").valueStream().map(JsonNode::toString).toList();
            int both = Math.min(known(), from + told.size()) - from;
            if (both > 0) {
                List<String> known = List.copyOf(events.subMap(from, from + both).values());
                assertThat(hash(known)).isEqualTo(hash(told.subList(0, both)));
                census.add("hashes compared, equal", 1);
                census.add("events in them", both);
            }
        }

        private static String hash(List<String> events) {
            try {
                MessageDigest digest = MessageDigest.getInstance("SHA-256");
                events.forEach(
                        event -> digest.update((event + "\n").getBytes(StandardCharsets.UTF_8)));
                return HexFormat.of().formatHex(digest.digest());
            } catch (NoSuchAlgorithmException missing) {
                throw new IllegalStateException(missing);
            }
        }
    }
}
