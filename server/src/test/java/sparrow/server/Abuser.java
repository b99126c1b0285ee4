package sparrow.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import sparrow.testkit.Census;

/// Strangers who misuse their connections while others play, each from an address of their own.
final class Abuser implements AutoCloseable {
    enum Kind {
        TEXTS("floods of texts"),
        PINGS("floods of ping frames"),
        SLOW("readers that never read"),
        IDLE("connections over which nothing is said");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    private static final AtomicInteger ADDRESSES = new AtomicInteger();
    private static final int SLOW_ONES = 40;
    private static final int IDLE_ONES = 100;

    private final int port;
    private final String table;
    private final Kind kind;
    private final AtomicBoolean over = new AtomicBoolean();
    private final List<RawSocket> held = new ArrayList<>();
    private final Thread thread;
    private final Census census = new Census();

    /// @param table one that everybody may watch
    Abuser(int port, String table, Kind kind) throws IOException {
        this.port = port;
        this.table = table;
        this.kind = kind;
        for (int i = 0; i < (kind == Kind.SLOW ? SLOW_ONES : 0); i++) {
            held.add(watching());
        }
        for (int i = 0; i < (kind == Kind.IDLE ? IDLE_ONES : 0); i++) {
            held.add(RawSocket.open(port));
        }
        boolean floods = kind == Kind.TEXTS || kind == Kind.PINGS;
        this.thread = Thread.ofPlatform().start(floods ? this::flood : () -> {});
    }

    private static String address() {
        int number = ADDRESSES.incrementAndGet();
        return "10." + number / 65_536 % 256 + "." + number / 256 % 256 + "." + number % 256;
    }

    private RawSocket watching() throws IOException {
        RawSocket socket = RawSocket.atTable(port, table, address());
        socket.send(RawSocket.frame(0x81, "{\"type\":\"hello\"}"));
        return socket;
    }

    /// One flood after another; each is to be cut off soon.
    private void flood() {
        byte[] frame =
                kind == Kind.TEXTS
                        ? RawSocket.frame(0x81, "{\"type\":\"ping\"}")
                        : RawSocket.frame(0x89, "");
        do {
            try (RawSocket socket = watching()) {
                long began = System.nanoTime();
                boolean cut = socket.isCutOff(frame, 100, 10);
                census.add(kind.words + ": " + (cut ? "cut off" : "not cut off"), 1);
                census.time(kind.words + ", cut off after", System.nanoTime() - began);
            } catch (IOException refused) {
                census.add(kind.words + ": refused before they began", 1);
            }
        } while (!over.get());
    }

    /// What came of it; to be asked when it is over.
    Census census() {
        return census;
    }

    @Override
    public void close() throws IOException {
        over.set(true);
        try {
            thread.join();
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
        for (RawSocket socket : held) {
            socket.close();
        }
    }
}
