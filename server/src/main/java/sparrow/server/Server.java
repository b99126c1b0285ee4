package sparrow.server;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.server.journal.Journal;
import sparrow.server.table.Tables;
import sparrow.server.web.Http;
import sparrow.server.web.Limits;
import sparrow.server.web.Reach;
import sparrow.server.work.HeavyWork;

/// A server of tables, from its folder of data to its port.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    /// How to run it.
    ///
    /// @param port 0 for any that is free
    /// @param data a folder; it is made if it is not there
    /// @param origins pages from elsewhere that are welcome
    /// @param proxies addresses of proxies that may say for whom they ask
    public record Options(
            String host,
            int port,
            Path data,
            Set<String> origins,
            Set<String> proxies,
            Limits limits) {
        public Options(String host, int port, Path data, Set<String> origins, Limits limits) {
            this(host, port, data, origins, Set.of(), limits);
        }

        public Options(String host, int port, Path data) {
            this(host, port, data, Set.of(), Limits.STANDARD);
        }
    }

    private final FileChannel lock;
    private final Journal journal;
    private final HeavyWork work;
    private final Tables tables;
    private final Http http;
    private final int port;

    private Server(Options options, FileChannel lock, Journal journal) throws IOException {
        this.lock = lock;
        this.journal = journal;
        this.work = new HeavyWork(options.limits().work());
        this.tables = new Tables(journal, work);
        Reach reach =
                InetAddress.getByName(options.host()).isLoopbackAddress()
                        ? Reach.THIS_MACHINE
                        : Reach.ANYBODY;
        this.http =
                new Http(
                        tables,
                        work,
                        options.limits(),
                        new Http.Welcome(reach, options.origins(), options.proxies()));
        tables.resume();
        this.port = http.start(options.host(), options.port());
        LOG.info("ready on port {}", port);
    }

    /// Starts a server, and takes up every table where its journal ends.
    ///
    /// @throws IOException with a sentence for people, if the folder or the port cannot be used
    public static Server start(Options options) throws IOException {
        FileChannel lock = lock(options.data());
        try {
            Journal journal = Journal.open(options.data().resolve("sparrow.db"));
            return started(options, lock, journal);
        } catch (SQLException unusable) {
            lock.close();
            throw new IOException(
                    "the folder "
                            + options.data()
                            + " cannot hold the games: "
                            + unusable.getMessage(),
                    unusable);
        }
    }

    private static Server started(Options options, FileChannel lock, Journal journal)
            throws IOException, SQLException {
        try {
            return new Server(options, lock, journal);
        } catch (RuntimeException refused) {
            journal.close();
            lock.close();
            throw new IOException(
                    "port " + options.port() + " cannot be used; choose another with --port",
                    refused);
        }
    }

    /// Two servers in one folder would fight over the same tables.
    private static FileChannel lock(Path data) throws IOException {
        try {
            if (!Files.isDirectory(data)) {
                Files.createDirectories(data);
                keepPrivate(data);
            }
        } catch (IOException cannot) {
            throw new IOException("the folder " + data + " cannot be made", cannot);
        }
        FileChannel channel =
                FileChannel.open(
                        data.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!isHeld(channel)) {
            channel.close();
            throw new IOException(
                    "another server uses the folder " + data + "; stop it or choose another");
        }
        return channel;
    }

    /// The seeds of matches under way are in there.
    private static void keepPrivate(Path folder) throws IOException {
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        }
    }

    private static boolean isHeld(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    public int port() {
        return port;
    }

    public Tables tables() {
        return tables;
    }

    /// The heavy work that is done for people.
    HeavyWork work() {
        return work;
    }

    /// Ends every connection and writes what waits. Nothing acknowledged is lost.
    @Override
    public void close() {
        tables.stop();
        work.close();
        http.stop();
        tables.close();
        try {
            journal.close();
            lock.close();
        } catch (SQLException | IOException unclean) {
            LOG.warn("the journal did not close cleanly", unclean);
        }
        LOG.info("stopped");
    }
}
