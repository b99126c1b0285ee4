package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.health.Metrics;

/// Copies made while somebody writes, put back, and games that were kept long enough.
@Timeout(60)
final class BackupTest {
    private static final Clock NOON =
            Clock.fixed(Instant.parse("2030-01-02T12:00:00Z"), ZoneOffset.UTC);

    @TempDir private Path folder;
    @TempDir private Path elsewhere;

    private Journal journal;

    @BeforeEach
    void open() throws Exception {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        journal = Journal.open(DataFolder.database(folder), new Metrics());
    }

    private static TableRow row(String name, String phase, boolean listed, long finished) {
        return new TableRow(name, "riichi", phase, listed, 1, finished, "{}");
    }

    private void close() throws SQLException {
        journal.close();
    }

    @Test
    void a_copy_made_while_somebody_writes_is_whole() throws Exception {
        journal.save(row("T", "playing", true, 0));
        Thread writer =
                Thread.ofPlatform()
                        .start(() -> {
                            for (int i = 0; !Thread.currentThread().isInterrupted(); i++) {
                                journal.append("T", i, List.of(Entry.event("{\"n\":" + i + "}")));
                            }
                        });
        while (journal.entries("T").size() < 20) {
            Thread.sleep(5);
        }
        Path copy = elsewhere.resolve("copy.db");
        Backup backup = Backup.make(folder, copy);
        writer.interrupt();
        writer.join();
        assertThat(backup.tables()).isEqualTo(1);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
                .isEqualTo("rw-------");
        int written = journal.entries("T").size();
        close();

        Path other = elsewhere.resolve("other");
        Backup.restore(copy, other, Backup.Standing.KEEP, NOON);
        try (Journal restored = Journal.open(DataFolder.database(other), new Metrics())) {
            List<Entry> entries = restored.entries("T");
            assertThat(entries.size()).isBetween(20, written);
            assertThat(entries.getLast())
                    .isEqualTo(Entry.event("{\"n\":" + (entries.size() - 1) + "}"));
        }
    }

    @Test
    void games_that_stand_there_are_put_aside_and_only_if_one_says_so() throws Exception {
        journal.save(row("OLD", "over", true, 7));
        Path copy = elsewhere.resolve("copy.db");
        Backup.make(folder, copy);
        journal.save(row("NEW", "over", true, 8));
        assertThatIOException()
                .isThrownBy(() -> Backup.make(folder, copy))
                .withMessage(copy + " is there already; choose another name");
        close();
        assertThatIOException()
                .isThrownBy(() -> Backup.restore(copy, folder, Backup.Standing.KEEP, NOON))
                .withMessage("there are games in " + folder + "; they would be replaced");
        Backup.Restored restored = Backup.restore(copy, folder, Backup.Standing.PUT_ASIDE, NOON);
        assertThat(restored.aside())
                .contains(folder.resolve("sparrow.db.replaced-20300102T120000Z"));
        try (Journal back = Journal.open(DataFolder.database(folder), new Metrics())) {
            assertThat(back.all()).containsExactly("OLD");
        }
        try (Journal aside = Journal.open(restored.aside().orElseThrow(), new Metrics())) {
            assertThat(aside.all()).containsExactlyInAnyOrder("OLD", "NEW");
        }
    }

    @Test
    void a_copy_that_is_none_is_refused_and_nothing_changes() throws Exception {
        journal.save(row("T", "over", true, 7));
        close();
        Path letter = Files.writeString(elsewhere.resolve("letter"), "Dear aunt! ".repeat(1_000));
        assertThatIOException()
                .isThrownBy(() -> Backup.restore(letter, folder, Backup.Standing.PUT_ASIDE, NOON))
                .withMessage(letter + " is no database of Sparrow's; restore a backup of it");
        Path missing = elsewhere.resolve("missing");
        assertThatIOException()
                .isThrownBy(() -> Backup.restore(missing, folder, Backup.Standing.KEEP, NOON))
                .withMessage("there is no file " + missing);
        try (Journal still = Journal.open(DataFolder.database(folder), new Metrics())) {
            assertThat(still.all()).containsExactly("T");
        }
        assertThat(folder.resolve("sparrow.db.part")).doesNotExist();
    }

    @Test
    void nothing_is_restored_under_a_running_server() throws Exception {
        Path copy = elsewhere.resolve("copy.db");
        Backup.make(folder, copy);
        try (DataFolder running = DataFolder.take(folder)) {
            assertThatIOException()
                    .isThrownBy(() ->
                            Backup.restore(copy, running.folder(), Backup.Standing.PUT_ASIDE, NOON))
                    .withMessageContaining("another server uses the folder");
        }
        close();
    }

    @Test
    void games_are_kept_as_long_as_their_kind_is_to_be() throws Exception {
        Duration day = Duration.ofDays(1);
        long now = NOON.millis();
        long old = now - 3 * day.toMillis();
        long young = now - day.toMillis() / 2;
        for (int i = 0; i < 45; i++) {
            journal.save(row("LISTED" + i, "over", true, old));
            journal.append("LISTED" + i, 0, List.of(Entry.event("{}")));
        }
        journal.save(row("YOUNG", "over", true, young));
        journal.save(row("PRIVATE", "over", false, old));
        journal.save(row("CLOSED", "closed", true, old));
        journal.save(row("PLAYING", "playing", true, 0));
        assertThat(Retention.FOREVER.apply(journal, now)).isZero();
        Retention listed = new Retention(Optional.of(day), Optional.empty(), Optional.empty());
        assertThat(listed.apply(journal, now)).isEqualTo(45);
        assertThat(journal.entries("LISTED7")).isEmpty();
        assertThat(journal.all())
                .containsExactlyInAnyOrder("YOUNG", "PRIVATE", "CLOSED", "PLAYING");
        Retention all = new Retention(Optional.of(day), Optional.of(day), Optional.of(day));
        assertThat(all.apply(journal, now)).isEqualTo(2);
        assertThat(journal.all()).containsExactlyInAnyOrder("YOUNG", "PLAYING");
        close();
    }
}
