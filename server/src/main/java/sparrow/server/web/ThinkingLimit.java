package sparrow.server.web;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import sparrow.server.table.ApiRefusal;

/// Lets only so many think at a time, so that tables do not wait for analysts.
final class ThinkingLimit {
    private final Semaphore room;
    private final Duration longestWait;

    ThinkingLimit(int most, Duration longestWait) {
        this.room = new Semaphore(most, true);
        this.longestWait = longestWait;
    }

    /// Thinks as soon as there is room; who has to wait too long is refused.
    <T> T think(Supplier<T> thought) {
        try {
            if (!room.tryAcquire(longestWait.toMillis(), TimeUnit.MILLISECONDS)) {
                throw busy();
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw busy();
        }
        try {
            return thought.get();
        } finally {
            room.release();
        }
    }

    private static ApiRefusal busy() {
        return new ApiRefusal(
                ApiRefusal.Kind.TOO_OFTEN,
                "busy",
                "The advisors have too much to do; ask again in a moment.");
    }
}
