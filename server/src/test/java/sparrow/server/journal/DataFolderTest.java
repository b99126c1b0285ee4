package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.health.Metrics;

/// The seeds of matches under way are in the folder: nobody else may read it, whoever made it.
@DisabledOnOs(OS.WINDOWS)
final class DataFolderTest {
    @TempDir private Path parent;

    private static void open(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static void checkPrivate(Path folder) throws Exception {
        try (DataFolder taken = DataFolder.take(folder);
                Journal journal =
                        Journal.open(DataFolder.database(taken.folder()), new Metrics())) {
            journal.ban(new Ban("192.0.2.7", 1, "noise"));
            assertThat(permissions(folder)).isEqualTo("rwx------");
            for (String file : new String[] {"sparrow.db", "sparrow.db-wal", "sparrow.db-shm"}) {
                assertThat(permissions(folder.resolve(file))).as(file).isEqualTo("rw-------");
            }
            assertThat(permissions(folder.resolve("lock"))).isEqualTo("rw-------");
        }
    }

    @Test
    void a_new_folder_is_private() throws Exception {
        checkPrivate(parent.resolve("new"));
    }

    @Test
    void an_empty_folder_that_was_open_to_all_becomes_private() throws Exception {
        Path folder = Files.createDirectory(parent.resolve("empty"));
        open(folder, "rwxrwxrwx");
        checkPrivate(folder);
    }

    @Test
    void a_folder_with_games_that_was_open_to_all_becomes_private() throws Exception {
        Path folder = Files.createDirectory(parent.resolve("old"));
        Path file = folder.resolve("sparrow.db");
        Journal.open(file, new Metrics()).close();
        open(folder, "rwxr-xr-x");
        open(file, "rw-r--r--");
        Files.createFile(folder.resolve("lock"));
        checkPrivate(folder);
    }

    /// Whoever says `--data /tmp` must not find `/tmp` closed to everybody.
    @Test
    void an_open_folder_of_other_things_is_refused_and_left_alone() throws Exception {
        Path folder = Files.createDirectory(parent.resolve("other"));
        Files.writeString(folder.resolve("letter.txt"), "Dear aunt");
        open(folder, "rwxr-xr-x");
        assertThatIOException()
                .isThrownBy(() -> DataFolder.take(folder))
                .withMessage(
                        "the folder "
                                + folder
                                + " holds other things and is open to others; choose an empty one");
        assertThat(permissions(folder)).isEqualTo("rwxr-xr-x");
        open(folder, "rwx------");
        DataFolder.take(folder).close();
    }

    @Test
    void two_never_share_a_folder() throws Exception {
        try (DataFolder taken = DataFolder.take(parent.resolve("one"))) {
            assertThatIOException()
                    .isThrownBy(() -> DataFolder.take(taken.folder()))
                    .withMessageContaining("another server uses the folder");
        }
    }
}
