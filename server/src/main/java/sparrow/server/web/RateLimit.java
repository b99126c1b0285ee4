package sparrow.server.web;

/// So many at once, and so many again over a time: what is spent comes back evenly.
final class RateLimit {
    private final int full;
    private final long millis;
    private double left;
    private long then;

    RateLimit(int full, long millis) {
        this.full = full;
        this.millis = millis;
        this.left = full;
        this.then = System.nanoTime();
    }

    /// Takes one out, unless it is empty.
    synchronized boolean take() {
        long now = System.nanoTime();
        double back = (now - then) / 1e6 * full / millis;
        left = Math.min(full, left + back);
        then = now;
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }
}
