package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.server.load.ServerProcess;
import sparrow.testkit.LongTest;
import tools.jackson.databind.JsonNode;

/// Whatever one client asks for, others play on as if it were not there.
@Timeout(900)
final class IsolationTest {
    private static final int FEW = 40;
    private static final int MANY = 400;
    private static final int ROUNDS = 5;
    private static final long THINKING = 10_000_000;

    @TempDir private Path data;

    /// What an honest person met with, in microseconds, sorted.
    ///
    /// @param acknowledged from each action to its acknowledgement
    /// @param played from there until the bots have played and the person is asked again
    /// @param late how often a bot was too late
    private record Play(List<Long> acknowledged, List<Long> played, int late) {
        Play {
            acknowledged = acknowledged.stream().sorted().toList();
            played = played.stream().sorted().toList();
        }

        static double millis(List<Long> times, double share) {
            int at = (int) Math.ceil(share * times.size()) - 1;
            return times.get(Math.clamp(at, 0, times.size() - 1)) / 1_000.0;
        }

        Play and(Play other) {
            List<Long> both = new ArrayList<>(acknowledged);
            both.addAll(other.acknowledged);
            List<Long> turns = new ArrayList<>(played);
            turns.addAll(other.played);
            return new Play(both, turns, late + other.late);
        }
    }

    /// Plays so many choices, at a person's side of a table with three bots; at most a hundred a
    /// second, so that it is the others who keep the server busy.
    private static Play play(Club club, int choices) {
        String table = club.table(Tables.alone("riichi")).path("table").asString();
        String token = club.join(table, "Ada", "").path("token").asString();
        List<Long> acknowledged = new ArrayList<>();
        List<Long> played = new ArrayList<>();
        int late = 0;
        Random random = new Random(5);
        try (Guest ada = Guest.sit(club.port(), table, token)) {
            long sent = 0;
            long then = 0;
            while (acknowledged.size() < choices) {
                JsonNode message = ada.any();
                long now = System.nanoTime();
                switch (message.path("type").asString()) {
                    case "choice" -> {
                        if (then != 0) {
                            played.add((now - then) / 1_000);
                        }
                        think(sent + THINKING - now);
                        sent = System.nanoTime();
                        Playing.choose(ada, message, random);
                    }
                    case "answered" -> {
                        acknowledged.add((now - sent) / 1_000);
                        then = now;
                    }
                    case "pause" -> {
                        then = 0;
                        ada.say("{\"type\":\"ready\"}");
                    }
                    case "trouble" -> late++;
                    case "over" -> {
                        return new Play(acknowledged, played, late);
                    }
                    case "gone", "refused" -> throw new AssertionError(message.toString());
                    default -> {}
                }
            }
        }
        return new Play(acknowledged, played, late);
    }

    private static void think(long nanos) {
        try {
            Thread.sleep(Duration.ofNanos(Math.max(0, nanos)));
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    /// The bounds are wide, for this machine may be busy; without threads of its own for heavy work
    /// every action waited for seconds.
    @ParameterizedTest
    @EnumSource(
            value = Nuisance.Kind.class,
            names = {"NOTHING", "UPLOADS", "ANALYSES", "REVIEWS", "HINTS"})
    void an_honest_person_plays_on_whatever_others_ask_for(Nuisance.Kind kind) {
        String log = Nuisance.file(kind, 4_000_000);
        try (Club club = Club.open(data)) {
            play(club, FEW);
            Play quiet = play(club, FEW);
            try (Nuisance nuisance = new Nuisance(club, kind, log)) {
                Play beside = play(club, FEW);
                while (kind != Nuisance.Kind.NOTHING && nuisance.answered() == 0) {
                    beside = beside.and(play(club, FEW));
                }
                assertThat(beside.late).as("bots that were late").isZero();
                assertThat(Play.millis(beside.acknowledged, 0.5))
                        .as("half of the actions, quiet %s", quiet.acknowledged)
                        .isLessThan(20 * Play.millis(quiet.acknowledged, 0.5) + 500);
                assertThat(club.server().work().taken())
                        .as("work that is done or waits")
                        .isLessThanOrEqualTo(16);
            }
        }
    }

    /// Server, honest person and abusers in processes of their own, each kind of abuse beside the
    /// quiet run of the same round.
    @LongTest("isolation")
    void an_honest_person_is_as_fast_beside_any_abuse() throws IOException {
        try (ServerProcess server = StandardServer.startForHaste(data)) {
            Club club = Club.at(server.entrance().port());
            for (int round = 0; round < ROUNDS; round++) {
                play(club, MANY);
            }
            StringBuilder rows = new StringBuilder();
            for (Nuisance.Kind kind : Nuisance.Kind.values()) {
                rows.append(measured(club, kind));
            }
            Files.writeString(
                    StandardServer.ROOT.resolve("docs/results/isolation.md"),
                    report(rows, upload(server, club)));
        }
    }

    private static String measured(Club club, Nuisance.Kind kind) throws IOException {
        Play quiet = new Play(List.of(), List.of(), 0);
        Play beside = quiet;
        NuisanceProcess.Counts counts = new NuisanceProcess.Counts(0, 0);
        try (NuisanceProcess nuisance = NuisanceProcess.start(club.port(), kind)) {
            for (int round = 0; round < ROUNDS; round++) {
                quiet = quiet.and(play(club, MANY));
                nuisance.begin();
                beside = beside.and(play(club, MANY));
                counts = counts.and(nuisance.end());
            }
        }
        assertThat(beside.late).as("bots that were late beside %s", kind).isZero();
        return String.format(
                Locale.ROOT,
                "| %s | %d, %d | %.1f / %.1f | %.1f / %.1f | %.1f / %.1f | %.1f / %.1f | %d |%n",
                kind.words(),
                counts.answered(),
                counts.refused(),
                Play.millis(quiet.acknowledged, 0.5),
                Play.millis(quiet.acknowledged, 0.99),
                Play.millis(beside.acknowledged, 0.5),
                Play.millis(beside.acknowledged, 0.99),
                Play.millis(quiet.played, 0.5),
                Play.millis(quiet.played, 0.99),
                Play.millis(beside.played, 0.5),
                Play.millis(beside.played, 0.99),
                beside.late);
    }

    /// The processor time that one upload takes.
    private static Duration upload(ServerProcess server, Club club) {
        String log = Nuisance.log(NuisanceProcess.LOG);
        Duration before = server.processor();
        for (int round = 0; round < ROUNDS; round++) {
            assertThat(club.post("/api/v1/records/read", log).status()).isEqualTo(200);
        }
        return server.processor().minus(before).dividedBy(ROUNDS);
    }

    private static String report(StringBuilder rows, Duration upload) {
        return """
        # isolation

        An honest person plays %d choices against three bots without a delay, at most a hundred a second, %d times alone and %d times
        beside each kind of abuse, in turns. Server, person and abusers have a process each, the server with the options of `sparrow serve`, at most
        512 MB of heap, behind a proxy, and people may say forty times as much as usual, as these play faster than any. Those who misuse
        connections come from addresses of their own; those who ask for work come from the server's own machine, which may ask
        for sixty times as much as others. The abusers' process, which would run elsewhere, gets what the others leave over (`chrt --idle`). The
        log that is uploaded has about %d MB; reading it took the server %.2f s of processor time, the mean of %d. A flood counts as answered if it was not cut off within ten seconds, an idle or slow
        connection if it was taken.

        Repeat it with `./check long isolation`. %d cores, Java %d; at the end the load average of the machine was %.1f, of which these
        processes are about 2.

        | beside | answered, refused or cut off | action, quiet: p50 / p99 ms | beside it | bots' turns, quiet: p50 / p99 ms | beside it | late bots |
        |---|---:|---:|---:|---:|---:|---:|
        """
                        .formatted(
                                MANY,
                                ROUNDS,
                                ROUNDS,
                                NuisanceProcess.LOG / 1_000_000,
                                upload.toMillis() / 1_000.0,
                                ROUNDS,
                                Runtime.getRuntime().availableProcessors(),
                                Runtime.version().feature(),
                                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage())
                + rows;
    }
}
