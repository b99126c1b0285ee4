package sparrow.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// A way to the server that can be cut and mended, as a bad network would.
final class Wire implements AutoCloseable {
    private final ServerSocket entrance;
    private final int server;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean cut;

    private Wire(ServerSocket entrance, int server) {
        this.entrance = entrance;
        this.server = server;
    }

    static Wire to(int server) {
        try {
            Wire wire = new Wire(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), server);
            Thread.startVirtualThread(wire::serve);
            return wire;
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    int port() {
        return entrance.getLocalPort();
    }

    /// Breaks every connection and lets no new one in.
    void cut() {
        cut = true;
        open.forEach(Wire::end);
    }

    void mend() {
        cut = false;
    }

    private void serve() {
        try {
            while (true) {
                Socket client = entrance.accept();
                if (cut) {
                    end(client);
                } else {
                    Socket far = new Socket(InetAddress.getLoopbackAddress(), server);
                    open.add(client);
                    open.add(far);
                    Thread.startVirtualThread(() -> carry(client, far));
                    Thread.startVirtualThread(() -> carry(far, client));
                }
            }
        } catch (IOException closed) {
            open.forEach(Wire::end);
        }
    }

    private void carry(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException broken) {
            open.remove(from);
        }
        open.remove(from);
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException unclean) {
            throw new UncheckedIOException(unclean);
        }
    }

    @Override
    public void close() {
        try {
            entrance.close();
        } catch (IOException unclean) {
            throw new UncheckedIOException(unclean);
        }
    }
}
