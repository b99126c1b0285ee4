package sparrow.server.web;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import sparrow.server.table.ApiRefusal;

/// Who may come in: no pages from elsewhere, and nobody too often.
final class Gate {
    private static final int MOST_ADDRESSES = 20_000;
    private static final Set<String> OWN_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");

    private final Limits limits;
    private final Set<String> origins;
    private final Reach reach;
    private final ConcurrentMap<String, RateLimit> requests = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, AtomicInteger> connections = new ConcurrentHashMap<>();
    private final AtomicInteger all = new AtomicInteger();

    /// @param origins pages from elsewhere that are welcome, such as `https://club.example`
    Gate(Limits limits, Set<String> origins, Reach reach) {
        this.limits = limits;
        this.origins = origins;
        this.reach = reach;
    }

    /// Refuses a request that comes from a foreign page, or too soon after many others.
    void check(Context context) {
        checkHost(context);
        checkOrigin(context);
        String address = context.ip();
        if (requests.size() > MOST_ADDRESSES) {
            requests.clear();
        }
        RateLimit bucket =
                requests.computeIfAbsent(
                        address,
                        _ ->
                                new RateLimit(
                                        limits.requests() * favour(address),
                                        limits.requestsMillis()));
        if (!bucket.take()) {
            context.header("Retry-After", "10");
            throw new ApiRefusal(
                    ApiRefusal.Kind.TOO_OFTEN,
                    "too often",
                    "Too many requests; wait ten seconds and try again.");
        }
    }

    /// A server for this machine alone goes by this machine's names: other names are somebody's
    /// trick to make a browser talk to it.
    private void checkHost(Context context) {
        String host = Optional.ofNullable(context.header("Host")).orElse("");
        if (reach == Reach.THIS_MACHINE && !OWN_NAMES.contains(withoutPort(host))) {
            throw foreign();
        }
    }

    private void checkOrigin(Context context) {
        String origin = context.header("Origin");
        if (origin == null || origins.contains(origin)) {
            return;
        }
        String host = Optional.ofNullable(context.header("Host")).orElse("");
        if (!authority(origin).equals(host.toLowerCase(Locale.ROOT))) {
            throw foreign();
        }
    }

    private static String authority(String origin) {
        try {
            return Optional.ofNullable(URI.create(origin).getRawAuthority())
                    .orElse("")
                    .toLowerCase(Locale.ROOT);
        } catch (IllegalArgumentException _) {
            return "";
        }
    }

    private static String withoutPort(String host) {
        int colon = host.lastIndexOf(':');
        return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
    }

    private static ApiRefusal foreign() {
        return new ApiRefusal(
                ApiRefusal.Kind.FORBIDDEN,
                "foreign page",
                "This page may not use the server; open the server's own address.");
    }

    /// Counts a new connection, or refuses it.
    void connect(String address) {
        AtomicInteger mine = connections.computeIfAbsent(address, _ -> new AtomicInteger());
        boolean many = mine.incrementAndGet() > limits.connections() * favour(address);
        if (all.incrementAndGet() > limits.allConnections() || many) {
            disconnect(address);
            throw new ApiRefusal(
                    ApiRefusal.Kind.TOO_OFTEN,
                    "too many",
                    "Too many connections; close some and try again.");
        }
    }

    void disconnect(String address) {
        all.decrementAndGet();
        connections.computeIfPresent(
                address, (_, mine) -> mine.decrementAndGet() <= 0 ? null : mine);
    }

    int connections() {
        return all.get();
    }

    private static int favour(String address) {
        try {
            return InetAddress.getByName(address.replace("[", "").replace("]", ""))
                            .isLoopbackAddress()
                    ? Limits.OWN_MACHINE
                    : 1;
        } catch (UnknownHostException _) {
            return 1;
        }
    }
}
