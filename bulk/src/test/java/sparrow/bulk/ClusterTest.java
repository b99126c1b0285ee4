package sparrow.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.testkit.LongTest;

/// A master and two workers on this machine, one of which is killed.
@Timeout(value = 60, unit = TimeUnit.MINUTES)
final class ClusterTest {
    private static final String DUEL =
            "duel intermediate beginner --game filipino --seed 7 --json - --sets ";

    private static final int SETS = Integer.getInteger("sparrow.sets", 300);

    /// An executor that has taken so much of a processor has started and plays.
    private static final Duration BUSY = Duration.ofSeconds(6);

    @TempDir private Path folder;

    @LongTest("bulk-cluster")
    void a_duel_on_a_cluster_is_the_duel_of_the_arena_though_a_worker_is_killed()
            throws IOException, InterruptedException {
        Program.Ended arena;
        try (Program program = Program.start(folder, "arena " + DUEL + SETS)) {
            arena = program.await();
        }
        assertThat(arena.code()).as(arena.err()).isZero();
        String master = "spark://127.0.0.1:" + freePort();
        List<Program.Ended> played = new ArrayList<>();
        try (Program leader = Program.start(folder, "bulk master --port " + port(master))) {
            awaitAnswer(leader, master);
            String worker = "bulk worker " + master + " --cores 1 --memory 1g";
            try (Program one = Program.start(folder, worker);
                    Program other = Program.start(folder, worker)) {
                played.add(play(master));
                assertThat(played.getFirst().err()).isEmpty();
                try (Program duel = Program.start(folder, duel(master))) {
                    while (!one.works(BUSY)) {
                        assertThat(duel.isAlive()).isTrue();
                        Thread.sleep(100);
                    }
                    one.kill();
                    assertThat(duel.isAlive()).isTrue();
                    assertThat(other.isAlive()).isTrue();
                    played.add(duel.await());
                }
            }
        }
        for (Program.Ended duel : played) {
            assertThat(duel.err()).isEmpty();
            assertThat(duel.code()).isZero();
            assertThat(duel.out()).isEqualTo(arena.out());
        }
        Files.writeString(
                Path.of(System.getProperty("sparrow.root"), "docs/results/bulk-cluster.md"),
                report(arena, played));
    }

    private Program.Ended play(String master) throws IOException, InterruptedException {
        try (Program duel = Program.start(folder, duel(master))) {
            return duel.await();
        }
    }

    private static String duel(String master) {
        return "bulk " + DUEL + SETS + " --master " + master;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static int port(String master) {
        return Integer.parseInt(master.substring(master.lastIndexOf(':') + 1));
    }

    private static void awaitAnswer(Program leader, String master) throws InterruptedException {
        while (!new Master.Host("127.0.0.1", port(master)).answers()) {
            assertThat(leader.isAlive()).isTrue();
            Thread.sleep(200);
        }
    }

    private static String report(Program.Ended arena, List<Program.Ended> played) {
        String hands = arena.out().replaceAll("(?s).*?\"hands\":(\\d+).*", "$1");
        return String.format(
                Locale.ROOT,
                """
                # bulk-cluster

                `sparrow arena %1$s%2$d` (%3$s hands) in one process, then `sparrow bulk %1$s%2$d` for a master with two workers of one core each, all of
                them processes on this machine of %4$d cores; then once more, and one worker and its executor are killed in the middle. All three write the
                same %5$,d bytes.

                Repeat it with `./check long bulk-cluster`. %6$s, Java %7$d. Seconds of the clock, on cores that others use too: they say that it went on, not how fast.

                | played by | seconds |
                |---|---:|
                | the arena | %8$.0f |
                | two workers | %9$.0f |
                | two workers, one killed when its executor had taken 6 s of a processor | %10$.0f |
                """,
                DUEL,
                SETS,
                hands,
                Runtime.getRuntime().availableProcessors(),
                arena.out().length(),
                LocalDate.now(ZoneOffset.UTC),
                Runtime.version().feature(),
                arena.clock().toMillis() / 1e3,
                played.get(0).clock().toMillis() / 1e3,
                played.get(1).clock().toMillis() / 1e3);
    }
}
