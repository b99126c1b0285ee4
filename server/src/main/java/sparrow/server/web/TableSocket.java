package sparrow.server.web;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import sparrow.server.table.Line;
import sparrow.server.table.Viewer;

/// One WebSocket. Texts are sent in order, and none waits: a reader too slow is cut off.
final class TableSocket implements Viewer {
    private final Session session;
    private final String address;
    private final Limits limits;
    private final Queue<RateLimit> credits = new ConcurrentLinkedQueue<>();
    private final Queue<String> queue = new ArrayDeque<>();
    private long waiting;
    private boolean sending;
    private boolean closed;
    private final RateLimit frames;
    private long framesCounted;
    private final AtomicBoolean cut = new AtomicBoolean();
    private volatile long lastHeard = System.nanoTime();
    private volatile Optional<Line> line = Optional.empty();

    TableSocket(Session session, String address, Limits limits) {
        this.session = session;
        this.address = address;
        this.limits = limits;
        this.frames = new RateLimit((long) limits.texts() * Limits.FRAMES, limits.textsMillis());
        credits.add(new RateLimit(limits.texts(), limits.textsMillis()));
    }

    @Override
    public String address() {
        return address;
    }

    @Override
    public boolean isOpen() {
        return session.isOpen();
    }

    /// Counts its texts against another limit too.
    void share(RateLimit limit) {
        credits.add(limit);
    }

    /// The way to its table, once somebody said hello.
    Optional<Line> line() {
        return line;
    }

    void enter(Line entered) {
        line = Optional.of(entered);
    }

    /// Counts a text that came; false if there were too many.
    boolean hear() {
        lastHeard = System.nanoTime();
        return credits.stream().allMatch(RateLimit::take);
    }

    /// Hears no more; false if that was so already.
    boolean cut() {
        return cut.compareAndSet(false, true);
    }

    boolean isCut() {
        return cut.get();
    }

    /// Whether too many frames come, whatever is in them: texts, parts of them, pings.
    boolean isFlooded() {
        return !frames.take(fresh());
    }

    /// How many frames have come since this was last asked.
    private long fresh() {
        long now =
                session instanceof WebSocketSession known
                                && known.getCoreSession() instanceof WebSocketCoreSession core
                        ? core.getConnection().getMessagesIn()
                        : 0;
        long fresh = now - framesCounted;
        framesCounted = now;
        return fresh;
    }

    boolean isSilent() {
        return (System.nanoTime() - lastHeard) / 1_000_000 > limits.silence();
    }

    @Override
    public void send(String text) {
        synchronized (this) {
            if (closed) {
                return;
            }
            queue.add(text);
            waiting += text.length();
            if (waiting > limits.waiting()) {
                closed = true;
                queue.clear();
                disconnect();
                return;
            }
            if (sending) {
                return;
            }
            sending = true;
        }
        pump();
    }

    /// Sends what waits, one text after another; a text that takes its time goes on by itself.
    private void pump() {
        for (Optional<String> text = next(); text.isPresent(); text = next()) {
            Sending one = new Sending(text.get().length());
            session.sendText(text.get(), one);
            if (!one.isOver()) {
                return;
            }
        }
    }

    private synchronized Optional<String> next() {
        Optional<String> text = Optional.ofNullable(queue.poll());
        sending = text.isPresent();
        return text;
    }

    /// Either the sender or the end of sending comes second, and goes on.
    private final class Sending implements Callback {
        private final int length;
        private final AtomicBoolean first = new AtomicBoolean(true);

        Sending(int length) {
            this.length = length;
        }

        /// Whether the text was sent at once.
        boolean isOver() {
            return !first.compareAndSet(true, false);
        }

        @Override
        public void succeed() {
            synchronized (TableSocket.this) {
                waiting -= length;
            }
            if (!first.compareAndSet(true, false)) {
                pump();
            }
        }

        @Override
        public void fail(Throwable gone) {
            synchronized (TableSocket.this) {
                closed = true;
                queue.clear();
            }
        }
    }

    void disconnect() {
        Thread.startVirtualThread(session::disconnect);
    }

    @Override
    public void close(int status, String sentence) {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        session.close(status, sentence, Callback.from(() -> {}, _ -> session.disconnect()));
    }
}
