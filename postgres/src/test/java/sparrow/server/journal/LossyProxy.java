package sparrow.server.journal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;

/// Hands everything on to a database, until it is told to lose a connection in the middle of a
/// commit.
final class LossyProxy implements AutoCloseable {
    /// When the connection that commits is cut.
    enum Cut {
        /// The database never hears of the commit.
        BEFORE,
        /// The database has committed, and nobody is told.
        AFTER
    }

    private final ServerSocket entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int port;
    private final AtomicReference<Optional<Cut>> cut = new AtomicReference<>(Optional.empty());

    LossyProxy(int port) throws IOException {
        this.port = port;
        Thread.ofVirtual().start(this::serve);
    }

    int port() {
        return entrance.getLocalPort();
    }

    /// Cuts the connection at the next commit, once.
    void cutNext(Cut when) {
        cut.set(Optional.of(when));
    }

    private void serve() {
        try {
            while (true) {
                Socket client = entrance.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), port);
                AtomicBoolean answerIsLost = new AtomicBoolean();
                Thread.ofVirtual().start(() -> pass(client, server, answerIsLost));
                Thread.ofVirtual().start(() -> passBack(server, client, answerIsLost));
            }
        } catch (IOException closed) {
            // The test is over.
            return;
        }
    }

    private void pass(Socket client, Socket database, AtomicBoolean answerIsLost) {
        handOn(
                client,
                database,
                text -> {
                    if (!text.contains("COMMIT")) {
                        return true;
                    }
                    Optional<Cut> asked = cut.getAndSet(Optional.empty());
                    answerIsLost.set(asked.equals(Optional.of(Cut.AFTER)));
                    return !asked.equals(Optional.of(Cut.BEFORE));
                });
    }

    private void passBack(Socket database, Socket client, AtomicBoolean answerIsLost) {
        handOn(database, client, _ -> !answerIsLost.get());
    }

    /// Hands on what is wanted, and ends both sides at the first that is not, or when one is gone.
    private static void handOn(Socket from, Socket to, Predicate<String> isWanted) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] bytes = new byte[65_536];
            for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
                if (!isWanted.test(new String(bytes, 0, length, StandardCharsets.ISO_8859_1))) {
                    return;
                }
                out.write(bytes, 0, length);
                out.flush();
            }
        } catch (IOException gone) {
            // One side went away; so does the other.
            return;
        }
    }

    @Override
    public void close() throws IOException {
        entrance.close();
    }
}
