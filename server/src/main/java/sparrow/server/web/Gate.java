package sparrow.server.web;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.TableQuota;

/// Who may come in: no pages from elsewhere, and nobody too often.
final class Gate {
    /// How often connections of an address may be cut off before it has to wait.
    private static final int FLOODS = 3;

    private static final Duration HOLD_UP = Duration.ofMillis(500);
    private static final Set<String> OWN_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");

    private final Limits limits;
    private final Set<String> origins;
    private final Reach reach;
    private final Addresses addresses;
    private final RateLimits requests;
    private final RateLimits files;
    private final RateLimits refused;
    private final RateLimits texts;
    private final RateLimits persons;
    private final RateLimits floods;
    private final RateLimits made;
    private final ConcurrentMap<String, AtomicInteger> connections = new ConcurrentHashMap<>();
    private final AtomicInteger all = new AtomicInteger();

    /// @param origins pages from elsewhere that are welcome, such as `https://club.example`
    Gate(Limits limits, Set<String> origins, Reach reach, Addresses addresses) {
        this.limits = limits;
        this.origins = origins;
        this.reach = reach;
        this.addresses = addresses;
        this.requests = new RateLimits(limits.requests(), limits.requestsMillis());
        this.files =
                new RateLimits((long) limits.requests() * Limits.FILES, limits.requestsMillis());
        this.refused = new RateLimits(limits.requests(), limits.requestsMillis());
        this.texts =
                new RateLimits((long) limits.texts() * Limits.OF_ADDRESS, limits.textsMillis());
        this.persons = new RateLimits(limits.texts(), limits.textsMillis());
        this.floods = new RateLimits(FLOODS, limits.textsMillis());
        this.made = new RateLimits(limits.made(), limits.madeMillis());
    }

    /// Where a request comes from.
    String address(Context context) {
        return addresses.of(
                context.req().getRemoteAddr(),
                Optional.ofNullable(context.header(Addresses.FORWARDED)));
    }

    /// Where a socket comes from.
    String address(WsContext context) {
        String remote =
                context.session.getRemoteSocketAddress() instanceof InetSocketAddress socket
                        ? socket.getAddress().getHostAddress()
                        : "";
        return addresses.of(remote, Optional.ofNullable(context.header(Addresses.FORWARDED)));
    }

    /// Refuses a request that comes from a foreign page, or too soon after many others.
    void check(Context context) {
        checkHost(context);
        checkOrigin(context);
        String address = address(context);
        RateLimits counted = Pages.isFile(context) ? files : requests;
        if (!counted.of(address, favour(address)).take()) {
            if (!refused.of(address, favour(address)).take()) {
                holdUp();
            }
            context.header("Connection", "close");
            context.header("Retry-After", "10");
            throw tooOften("Too many requests; wait ten seconds and try again.");
        }
    }

    /// Lets one wait who does not stop: behind a proxy, whose connections are taken, this is what
    /// slows them down. It costs nothing, as requests have virtual threads.
    private static void holdUp() {
        try {
            Thread.sleep(HOLD_UP);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whether an address goes on with requests although they are refused: its connections are not
    /// worth taking.
    boolean isDeaf(String address) {
        return refused.of(address, favour(address)).isEmpty();
    }

    /// Refuses a socket where its address has sent too much through others.
    void checkUpgrade(Context context) {
        check(context);
        String address = address(context);
        if (texts(address).isEmpty() || floods.of(address, favour(address)).isEmpty()) {
            context.header("Retry-After", "20");
            throw tooOften("Too many messages came from you; wait twenty seconds and try again.");
        }
    }

    /// Refuses one who makes tables all the time.
    void checkMaking(Context context) {
        String address = address(context);
        if (!made.of(address, favour(address)).take()) {
            context.header("Retry-After", "60");
            throw tooOften("You have made many tables; wait some minutes before the next.");
        }
    }

    private static ApiRefusal tooOften(String sentence) {
        return new ApiRefusal(ApiRefusal.Kind.TOO_OFTEN, "too often", sentence);
    }

    TableQuota tables(String address) {
        return limits.tables().times(favour(address));
    }

    /// What a whole address may say.
    RateLimit texts(String address) {
        return texts.of(address, favour(address));
    }

    /// What one person may say, over whatever connections.
    RateLimit person(String person) {
        return persons.of(person, 1);
    }

    /// A connection from an address had to be cut off.
    void flooded(String address) {
        floods.of(address, favour(address)).take();
    }

    /// A server for this machine alone goes by this machine's names, and by those under which a
    /// proxy shows it: other names are somebody's trick to make a browser talk to it.
    private void checkHost(Context context) {
        String host = Optional.ofNullable(context.header("Host")).orElse("");
        if (reach == Reach.THIS_MACHINE
                && !OWN_NAMES.contains(withoutPort(host))
                && !isWelcome(host)) {
            throw foreign();
        }
    }

    private boolean isWelcome(String host) {
        return origins.stream()
                .anyMatch(origin -> authority(origin).equals(host.toLowerCase(Locale.ROOT)));
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

    /// How many times as much an address may do as a stranger's.
    static int favour(String address) {
        return Addresses.isOwnMachine(address) ? Limits.OWN_MACHINE : 1;
    }
}
