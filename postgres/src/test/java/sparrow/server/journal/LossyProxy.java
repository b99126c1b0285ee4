package sparrow.server.journal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

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
                Thread.ofVirtual().start(() -> pass(client, server, Direction.TO_DATABASE));
                Thread.ofVirtual().start(() -> pass(server, client, Direction.BACK));
            }
        } catch (IOException closed) {
            // The test is over.
            return;
        }
    }

    private enum Direction {
        TO_DATABASE,
        BACK
    }

    private void pass(Socket from, Socket to, Direction direction) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] bytes = new byte[65_536];
            for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
                String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
                Optional<Cut> asked = Optional.empty();
                if (direction == Direction.TO_DATABASE && text.contains("COMMIT")) {
                    asked = cut.getAndSet(Optional.empty());
                }
                if (asked.equals(Optional.of(Cut.BEFORE))) {
                    return;
                }
                if (asked.equals(Optional.of(Cut.AFTER))) {
                    from.shutdownInput();
                    out.write(bytes, 0, length);
                    out.flush();
                    from.close();
                    Thread.sleep(200);
                    return;
                }
                out.write(bytes, 0, length);
                out.flush();
            }
        } catch (IOException | InterruptedException gone) {
            // One side went away; so does the other.
            return;
        }
    }

    @Override
    public void close() throws IOException {
        entrance.close();
    }
}
