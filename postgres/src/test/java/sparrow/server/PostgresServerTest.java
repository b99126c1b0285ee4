package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.postgres.Postgres;
import sparrow.server.journal.DataPlace;

/// A server with its games in PostgreSQL, while the database goes away and comes back.
@Timeout(180)
final class PostgresServerTest {
    @TempDir private Path folder;

    @Test
    void a_server_outlives_its_database_and_says_so_meanwhile() throws Exception {
        String game = Catalog.games().getFirst().name();
        try (Postgres postgres = Postgres.own(folder)) {
            DataPlace.Database place = postgres.place();
            Process process = Alone.start(place);
            try {
                int port = Alone.port(process);
                Club club = Club.at(port);
                Witness witness = Witness.seated(club, game);
                play(witness, port);
                assertThat(witness.acknowledged()).isPositive();
                assertThat(club.get("/health").status()).isEqualTo(200);
                postgres.stop();
                await(club, 503);
                assertThat(club.get("/ready").status()).isEqualTo(503);
                assertThat(club.get("/health").json().path("complaints").toString())
                        .contains("The journal cannot be written.");
                assertThat(club.post("/api/v1/tables", Tables.alone(game)).status()).isEqualTo(503);
                postgres.start();
                await(club, 200);
                witness.compare(port);
                int before = witness.acknowledged();
                play(witness, port);
                assertThat(witness.acknowledged()).isGreaterThan(before);
            } finally {
                process.destroyForcibly().waitFor();
            }
        }
    }

    /// Somebody who gets three more answers acknowledged, and goes.
    private static void play(Witness witness, int port) throws InterruptedException {
        int enough = witness.acknowledged() + 3;
        try (Guest guest = witness.sit(port)) {
            CompletableFuture<Void> playing =
                    CompletableFuture.runAsync(
                            () -> witness.play(guest, new Random(3)), Thread::startVirtualThread);
            while (witness.acknowledged() < enough) {
                if (playing.isDone()) {
                    playing.join();
                    throw new AssertionError("the match or the connection ended");
                }
                Thread.sleep(20);
            }
        }
    }

    /// What was found out about the health is told for a second.
    private static void await(Club club, int status) throws InterruptedException {
        while (club.get("/health").status() != status) {
            Thread.sleep(200);
        }
    }
}
