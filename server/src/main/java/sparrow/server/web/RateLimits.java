package sparrow.server.web;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// A limit for each of many, who keep it whether they are connected or not.
final class RateLimits {
    private static final int MANY = 20_000;

    private final long full;
    private final long millis;
    private final ConcurrentMap<String, RateLimit> limits = new ConcurrentHashMap<>();

    RateLimits(long full, long millis) {
        this.full = full;
        this.millis = millis;
    }

    /// The limit of somebody who may do so many times as much as others.
    RateLimit of(String who, int favour) {
        if (limits.size() > MANY) {
            limits.values().removeIf(RateLimit::isFull); // whoever has spent nothing is as if new
        }
        return limits.computeIfAbsent(who, _ -> new RateLimit(full * favour, millis));
    }
}
