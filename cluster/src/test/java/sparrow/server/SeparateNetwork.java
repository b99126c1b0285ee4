package sparrow.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A network with a side of its own for one node, which can be cut off from the addresses of the
/// others and still reach the database and its guests. It needs Linux and a right that few have.
final class SeparateNetwork implements AutoCloseable {
    private static final String NAME = "sparrow-c";
    private static final String GUESTS = "10.77.0.254";
    static final String FIRST = "10.77.0.1";
    static final String SECOND = "10.77.0.2";
    static final String APART = "10.77.0.3";

    /// Words that enter it.
    static final List<String> THROUGH = List.of("ip", "netns", "exec", NAME);

    private final ServerSocket database;

    private SeparateNetwork(int databasePort) throws IOException {
        for (String words :
                List.of(
                        "netns add " + NAME,
                        "link add sparrow0 type veth peer name sparrow1",
                        "link set sparrow1 netns " + NAME,
                        "addr add " + GUESTS + "/24 dev sparrow0",
                        "addr add " + FIRST + "/24 dev sparrow0",
                        "addr add " + SECOND + "/24 dev sparrow0",
                        "link set sparrow0 up",
                        "-n " + NAME + " addr add " + APART + "/24 dev sparrow1",
                        "-n " + NAME + " link set sparrow1 up",
                        "-n " + NAME + " link set lo up")) {
            if (!ip(words)) {
                throw new IOException("ip " + words + " is refused");
            }
        }
        database = new ServerSocket(0, 50, InetAddress.getByName(GUESTS));
        Thread.startVirtualThread(() -> relay(databasePort));
    }

    /// @param databasePort of a database on this machine
    static SeparateNetwork open(int databasePort) throws IOException {
        ip("netns del " + NAME);
        ip("link del sparrow0");
        return new SeparateNetwork(databasePort);
    }

    /// Whether this machine lets one make networks.
    static boolean isPossible() {
        boolean made = ip("netns add " + NAME + "-try");
        ip("netns del " + NAME + "-try");
        return made;
    }

    private static boolean ip(String words) {
        try {
            Process process =
                    new ProcessBuilder(List.of(("ip " + words).split(" ")))
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    /// From both sides the database is behind this address.
    String databaseHost() {
        return GUESTS;
    }

    int databasePort() {
        return database.getLocalPort();
    }

    /// Nothing gets from the node apart to the others any more, nor an answer.
    void cut() {
        ip("-n " + NAME + " route add blackhole " + FIRST + "/32");
        ip("-n " + NAME + " route add blackhole " + SECOND + "/32");
    }

    void mend() {
        ip("-n " + NAME + " route del blackhole " + FIRST + "/32");
        ip("-n " + NAME + " route del blackhole " + SECOND + "/32");
    }

    private void relay(int port) {
        while (!database.isClosed()) {
            try {
                Socket in = database.accept();
                Socket out = new Socket(InetAddress.getLoopbackAddress(), port);
                in.setTcpNoDelay(true);
                out.setTcpNoDelay(true);
                Thread.startVirtualThread(() -> pump(in, out));
                Thread.startVirtualThread(() -> pump(out, in));
            } catch (IOException _) {
                return;
            }
        }
    }

    private static void pump(Socket from, Socket to) {
        try (from;
                to;
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            in.transferTo(out);
        } catch (IOException _) {
            // One side has ended, and so does the other.
        }
    }

    @Override
    public void close() throws IOException {
        database.close();
        ip("netns del " + NAME);
        ip("link del sparrow0");
    }
}
