package sparrow.server.web;

/// So many at once, and so many again over a time: what is spent comes back evenly.
final class RateLimit {
    private final double full;
    private final long millis;
    private double left;
    private long then;

    RateLimit(long full, long millis) {
        this.full = full;
        this.millis = millis;
        this.left = full;
        this.then = System.nanoTime();
    }

    /// Takes one out, unless it is empty.
    boolean take() {
        return take(1);
    }

    /// Takes as many out, unless there are fewer.
    synchronized boolean take(long many) {
        refill();
        if (left < many) {
            return false;
        }
        left -= many;
        return true;
    }

    synchronized boolean isEmpty() {
        refill();
        return left < 1;
    }

    synchronized boolean isFull() {
        refill();
        return left >= full;
    }

    private void refill() {
        long now = System.nanoTime();
        left = Math.min(full, left + (now - then) / 1e6 * full / millis);
        then = now;
    }
}
