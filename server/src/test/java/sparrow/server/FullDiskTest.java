package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.server.journal.Journal;
import sparrow.server.table.DataCheck;
import sparrow.testkit.LongTest;
import tools.jackson.databind.JsonNode;

/// The disk takes no more while people play: whoever acts is told that it did not count, the health
/// says so, and nothing acknowledged is lost.
///
/// The system itself refuses the server's writes: its files may not grow beyond some length.
@Timeout(300)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no limit to the length of a file")
final class FullDiskTest {
    /// More than the program needs for itself, and less than the journal lets wait.
    private static final int KILOBYTES = 3_000;

    private static final List<String> GAMES = Catalog.games().stream().map(Mahjong::name).toList();

    @TempDir private Path data;

    @Test
    void a_disk_that_takes_no_more_loses_nothing_that_was_acknowledged() throws Exception {
        List<Witness> witnesses = fill();
        try (Journal journal = Journal.join(data)) {
            assertThat(DataCheck.of(journal).damage()).isEmpty();
            for (Witness witness : witnesses) {
                assertThat(witness.acknowledged()).isPositive();
                witness.audit(journal);
            }
        }
        Process roomy = Alone.start(data);
        try {
            int port = Alone.port(roomy);
            Club club = Club.at(port);
            assertThat(club.get("/health").status()).isEqualTo(200);
            for (Witness witness : witnesses) {
                witness.compare(port);
                if (!witness.isOver()) {
                    try (Guest guest = witness.sit(port)) {
                        Playing.some(guest, new Random(9), 3);
                    }
                }
            }
        } finally {
            roomy.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
        }
    }

    private static String smallDisk() {
        String disk = System.getProperty("sparrow.smalldisk", "");
        assertThat(disk).as("-Dsparrow.smalldisk=DIR names a folder on a small disk").isNotEmpty();
        return disk;
    }

    /// The real thing, with `-Dsparrow.smalldisk=DIR`: a folder on a disk of its own, of 300 MB,
    /// say.
    @LongTest("full-disk")
    void a_server_goes_on_by_itself_when_there_is_room_again() throws Exception {
        Path folder = Path.of(smallDisk(), "games");
        Path filler = folder.resolveSibling("filler");
        Process process = Alone.start(folder);
        try {
            int port = Alone.port(process);
            Club club = Club.at(port);
            List<Witness> witnesses = Witness.seated(club, GAMES);
            for (Witness witness : witnesses) {
                try (Guest guest = witness.sit(port)) {
                    Playing.some(guest, new Random(8), 3);
                }
                witness.compare(port);
            }
            fill(filler);
            playUntilRefused(witnesses, port);
            assertUnhealthy(club);
            Files.delete(filler);
            awaitHealth(club);
            for (Witness witness : witnesses) {
                witness.compare(port);
                try (Guest guest = witness.sit(port)) {
                    Playing.some(guest, new Random(9), 3);
                }
            }
        } finally {
            process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
        }
    }

    /// Takes all the room there is.
    private static void fill(Path file) throws IOException {
        for (int bytes = 1 << 20; bytes >= 512; bytes /= 2) {
            try (OutputStream out =
                    Files.newOutputStream(
                            file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                while (true) {
                    out.write(new byte[bytes]);
                }
            } catch (IOException full) {
                assertThat(full).hasMessageContaining("space");
            }
        }
    }

    private static void playUntilRefused(List<Witness> witnesses, int port) {
        List<CompletableFuture<Void>> players = new ArrayList<>();
        for (Witness witness : witnesses) {
            players.add(
                    CompletableFuture.runAsync(
                            () -> playUntilRefused(witness, port), Thread::startVirtualThread));
        }
        for (CompletableFuture<Void> player : players) {
            player.orTimeout(200, TimeUnit.SECONDS).join();
        }
    }

    /// What went wrong is told some seconds longer.
    private static void awaitHealth(Club club) throws InterruptedException {
        for (int i = 0; i < 60 && club.get("/health").status() != 200; i++) {
            Thread.sleep(1_000);
        }
        assertThat(club.get("/health").text()).contains("\"complaints\":[]");
    }

    private static void assertUnhealthy(Club club) {
        Club.Reply health = club.get("/health");
        assertThat(health.status()).isEqualTo(503);
        assertThat(health.json().path("complaints").toString())
                .contains("The journal cannot be written.");
    }

    /// Plays until the server refuses everybody.
    private List<Witness> fill() throws Exception {
        Process cramped = Alone.startCramped(data, KILOBYTES);
        try {
            int port = Alone.port(cramped);
            Club club = Club.at(port);
            List<Witness> witnesses = Witness.seated(club, GAMES);
            playUntilRefused(witnesses, port);
            assertUnhealthy(club);
            assertNoNewTables(club);
            return witnesses;
        } finally {
            cramped.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
        }
    }

    /// A row of a table is short, and a few may still find room.
    private static void assertNoNewTables(Club club) {
        Club.Reply reply = club.post("/api/v1/tables", Tables.alone(GAMES.getFirst()));
        for (int i = 0; i < 50 && reply.status() == 201; i++) {
            reply = club.post("/api/v1/tables", Tables.alone(GAMES.getFirst()));
        }
        assertThat(reply.status()).as(reply.text()).isEqualTo(503);
        assertThat(reply.json().path("error").asString()).isEqualTo("not written");
    }

    /// Comes back whenever the connection ends; a bot's action that cannot be written ends it too.
    private static void playUntilRefused(Witness witness, int port) {
        Random random = new Random(witness.game().hashCode());
        for (int tries = 0; tries < 1_000 && !witness.isOver(); tries++) {
            try (Guest guest = witness.sit(port)) {
                Optional<JsonNode> refused = witness.play(guest, random);
                if (refused.isPresent()) {
                    assertThat(refused.get().path("error").asString()).isEqualTo("not written");
                    assertThat(refused.get().path("message").asString())
                            .contains("did not count")
                            .endsWith(".");
                    return;
                }
                if (guest.reason().contains("did not count")) {
                    return;
                }
            }
        }
        assertThat(witness.isOver()).as("%s was never refused", witness.game()).isTrue();
    }
}
