package sparrow.browser;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/// The line between a server of files and a browser, which all requests share.
final class Line {
    /// As fast as the machine is.
    static final Line FAST = new Line(0, Duration.ZERO);

    private final long bytesInSecond;
    private final Duration way;
    private long free = System.nanoTime();

    /// @param bytesInSecond none for as many as there are
    /// @param way there and back
    private Line(long bytesInSecond, Duration way) {
        this.bytesInSecond = bytesInSecond;
        this.way = way;
    }

    static Line of(int megabits, Duration way) {
        return new Line(megabits * 1_000_000L / 8, way);
    }

    /// Waits for as long as a question takes to come.
    void begin() {
        sleep(System.nanoTime() + way.toNanos());
    }

    /// Waits until so many bytes have gone through, after all that was sent before them.
    void carry(int bytes) {
        if (bytesInSecond > 0) {
            sleep(reserved(bytes));
        }
    }

    private synchronized long reserved(int bytes) {
        free = Math.max(free, System.nanoTime()) + bytes * 1_000_000_000L / bytesInSecond;
        return free;
    }

    private static void sleep(long until) {
        for (long left = until - System.nanoTime(); left > 0; left = until - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }
}
