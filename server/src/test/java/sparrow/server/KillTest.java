package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.server.journal.DataPlace;
import sparrow.server.journal.Journal;
import sparrow.server.table.DataCheck;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// The server process is killed in the middle of play, again and again: nothing acknowledged is
/// lost, nothing counts twice, every table of every game goes on.
@Tag("slow")
@Timeout(900)
final class KillTest {
    private static final List<String> GAMES = Catalog.games().stream().map(Mahjong::name).toList();
    private static final int KILLS = Integer.getInteger("sparrow.kills", 10);

    @TempDir private Path data;

    @Test
    void ten_kills_lose_nothing() throws Exception {
        Census census = killed(place(data), GAMES, KILLS, Long.getLong("sparrow.seed", 4));
        census.require(
                KILLS, GAMES.stream().map(game -> "acknowledged: " + game).toArray(String[]::new));
    }

    @LongTest("kills")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void three_hundred_kills_lose_nothing() {
        List<String> tables = Stream.of(GAMES, GAMES).flatMap(List::stream).toList();
        new LongRun("kills", 300, 5, System.out)
                .seeded()
                .run(
                        "The server process is killed (`kill -9`) while two tables of each game are played at. After each"
                                + " start every table tells what it told before, and goes on; after every five kills the rows on disk"
                                + " hold every acknowledged answer, and no answer twice.",
                        (from, count) -> {
                            try {
                                return killed(
                                        place(Files.createTempDirectory(data, "kills")),
                                        tables,
                                        count,
                                        LongRun.SEED + from);
                            } catch (Exception broken) {
                                throw new IllegalStateException("from " + from, broken);
                            }
                        });
    }

    private static DataPlace place(Path folder) {
        return new DataPlace.Folder(folder);
    }

    /// Kills a server so many times under those who play at tables of these games.
    static Census killed(DataPlace place, List<String> tables, int kills, long seed)
            throws IOException, InterruptedException, SQLException {
        Random random = new Random(seed);
        List<Witness> witnesses = new ArrayList<>();
        Census census = new Census();
        for (int kill = 0; kill < kills; kill++) {
            Process process = Alone.start(place);
            try {
                int port = Alone.port(process);
                Club club = Club.at(port);
                if (kill == 0) {
                    witnesses.addAll(Witness.seated(club, tables));
                } else {
                    compare(witnesses, port, census);
                }
                List<CompletableFuture<Void>> players = new ArrayList<>();
                for (Witness witness : witnesses) {
                    Random own = new Random(random.nextLong());
                    players.add(
                            CompletableFuture.runAsync(
                                    () -> play(witness, process, port, own),
                                    Thread::startVirtualThread));
                }
                await(witnesses, players);
                Thread.sleep(random.nextInt(500));
                process.destroyForcibly().waitFor();
                for (CompletableFuture<Void> player : players) {
                    player.orTimeout(90, TimeUnit.SECONDS).join();
                }
            } finally {
                process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
            }
            census.add("kills", 1);
        }
        audit(place, witnesses, census);
        return census;
    }

    private static void play(Witness witness, Process server, int port, Random random) {
        if (witness.isOver()) {
            return;
        }
        try (Guest guest = witness.sit(port)) {
            assertThat(witness.play(guest, random)).as("refused").isEmpty();
        } catch (RuntimeException cutOff) {
            if (server.isAlive()) {
                throw cutOff;
            }
        }
    }

    /// Waits until everybody who plays has got some more actions acknowledged.
    private static void await(List<Witness> witnesses, List<CompletableFuture<Void>> players)
            throws InterruptedException {
        List<Integer> before = witnesses.stream().map(Witness::acknowledged).toList();
        long limit = System.nanoTime() + 180_000_000_000L;
        for (int i = 0; i < witnesses.size(); i++) {
            Witness witness = witnesses.get(i);
            while (!witness.isOver() && witness.acknowledged() < before.get(i) + 2) {
                assertThat(System.nanoTime())
                        .as("the table of %s goes on", witness.game())
                        .isLessThan(limit);
                if (players.get(i).isCompletedExceptionally()) {
                    players.get(i).join();
                }
                Thread.sleep(20);
            }
        }
    }

    /// Every table is there, has all that anybody was told of, and tells it as before.
    private static void compare(List<Witness> witnesses, int port, Census census) {
        for (Witness witness : witnesses) {
            if (!witness.isOver()) {
                census.add("events told again, the same", witness.compare(port));
            }
        }
    }

    private static void audit(DataPlace place, List<Witness> witnesses, Census census)
            throws IOException, SQLException {
        try (Journal journal = Journal.join(place)) {
            assertThat(DataCheck.of(journal).damage()).isEmpty();
            for (Witness witness : witnesses) {
                census.add("answers on disk, none twice", witness.audit(journal));
                census.add("acknowledged: " + witness.game(), witness.acknowledged());
                census.add("acknowledged, none lost", witness.acknowledged());
            }
        }
    }
}
