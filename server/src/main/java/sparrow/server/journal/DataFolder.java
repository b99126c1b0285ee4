package sparrow.server.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The folder where a server keeps its games: for its owner's eyes alone, since the seeds of
/// matches under way are in it, and for one server at a time.
public final class DataFolder implements AutoCloseable {
    private static final Set<PosixFilePermission> FOLDER =
            PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE =
            PosixFilePermissions.fromString("rw-------");
    private static final String LOCK = "lock";
    private static final String DATABASE = "sparrow.db";

    /// What SQLite keeps beside a database.
    static final List<String> COMPANIONS = List.of("-wal", "-shm");

    private final Path folder;
    private final FileChannel lock;

    private DataFolder(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /// Makes the folder if it is not there, closes it to others, and keeps other servers out.
    ///
    /// @throws IOException with a sentence for people
    public static DataFolder take(Path folder) throws IOException {
        make(folder);
        keepPrivate(folder.resolve(LOCK));
        FileChannel channel =
                FileChannel.open(
                        folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!isHeld(channel)) {
            channel.close();
            throw new IOException(
                    "another server uses the folder " + folder + "; stop it or choose another");
        }
        return new DataFolder(folder, channel);
    }

    private static void make(Path folder) throws IOException {
        try {
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder);
            }
        } catch (IOException cannot) {
            throw new IOException("the folder " + folder + " cannot be made", cannot);
        }
        if (!isPosix(folder) || FOLDER.containsAll(Files.getPosixFilePermissions(folder))) {
            return;
        }
        if (!isOurs(folder)) {
            throw new IOException(
                    "the folder "
                            + folder
                            + " holds other things and is open to others; choose an empty one");
        }
        try {
            Files.setPosixFilePermissions(folder, FOLDER);
        } catch (IOException cannot) {
            throw new IOException(
                    "the folder "
                            + folder
                            + " is open to others and belongs to somebody else; choose your own",
                    cannot);
        }
    }

    /// Whether the folder has games in it, or nothing.
    private static boolean isOurs(Path folder) throws IOException {
        if (Files.exists(database(folder))) {
            return true;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private static boolean isHeld(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    /// Makes a file that is not there, and closes it and what SQLite keeps beside it to others.
    static void keepPrivate(Path file) throws IOException {
        try {
            if (!isPosix(file)) {
                return;
            }
            if (!Files.exists(file)) {
                Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
            }
            restrict(file);
            for (String companion : COMPANIONS) {
                Path beside = file.resolveSibling(file.getFileName() + companion);
                if (Files.exists(beside)) {
                    restrict(beside);
                }
            }
        } catch (IOException cannot) {
            throw new IOException(file + " cannot be written; look at who owns it", cannot);
        }
    }

    private static void restrict(Path file) throws IOException {
        if (!FILE.equals(Files.getPosixFilePermissions(file))) {
            Files.setPosixFilePermissions(file, FILE);
        }
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /// The file of all games.
    public static Path database(Path folder) {
        return folder.resolve(DATABASE);
    }

    public Path folder() {
        return folder;
    }

    /// Writes a small file for the owner's eyes alone.
    public void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        keepPrivate(file);
        Files.writeString(file, text);
    }

    /// Closes a file of the folder to others.
    public void keepPrivate(String name) throws IOException {
        keepPrivate(folder.resolve(name));
    }

    /// Lets another server in.
    @Override
    public void close() throws IOException {
        lock.close();
    }
}
