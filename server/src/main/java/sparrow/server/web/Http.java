package sparrow.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import sparrow.server.api.GamesApi;
import sparrow.server.api.JsonBody;
import sparrow.server.api.Reply;
import sparrow.server.api.Request;
import sparrow.server.api.Route;
import sparrow.server.api.Routes;
import sparrow.server.api.TablesApi;
import sparrow.server.health.Metrics;
import sparrow.server.health.Vitals;
import sparrow.server.table.Advising;
import sparrow.server.table.FinishedMatches;
import sparrow.server.table.NewTable;
import sparrow.server.table.Tables;
import sparrow.server.table.Whereabouts;
import sparrow.server.work.Asker;
import sparrow.server.work.HeavyWork;
import sparrow.server.work.Size;

/// All addresses of the server, and what is behind them.
public final class Http {
    private static final String API = "/api/v1";

    /// Jetty would take a header that begins like an earlier one of its connection, in small or
    /// large letters, for that one: a secret that begins like another was refused.
    public static final int NO_HEADERS_KEPT = 0;

    /// A slow reader is to be noticed here, not to fill the memory of the system.
    private static final int SEND_BUFFER = 65_536;

    /// The most bytes of house rules that are soon read.
    private static final int SHORT = 2_000;

    private static final String BEARER = "Bearer ";

    private final Gate gate;
    private final Limits limits;
    private final Whereabouts whereabouts;
    private final FinishedMatches finished;
    private final HeavyWork work;
    private final Addresses addresses;
    private final Sockets sockets;
    private final Bans bans;
    private final HealthApi health;
    private final RequestMetrics requests;
    private final Javalin javalin;

    /// Whose requests are welcome.
    ///
    /// @param origins pages from elsewhere
    /// @param proxies addresses that may say for whom they ask
    public record Welcome(Reach reach, Set<String> origins, Set<String> proxies) {
        public Welcome {
            origins = Set.copyOf(origins);
            proxies = Set.copyOf(proxies);
        }
    }

    public Http(
            Tables tables,
            Whereabouts whereabouts,
            HeavyWork work,
            Limits limits,
            Welcome welcome,
            Bans bans,
            Vitals vitals,
            Metrics metrics) {
        this.limits = limits;
        this.bans = bans;
        this.requests = new RequestMetrics(metrics);
        this.work = work;
        this.addresses = new Addresses(welcome.proxies);
        this.gate = new Gate(limits, welcome.origins, welcome.reach, addresses);
        this.whereabouts = whereabouts;
        this.health = new HealthApi(tables, whereabouts, vitals, gate);
        this.finished = tables.finished();
        this.sockets = new Sockets(tables, whereabouts, gate, limits);
        this.javalin = Javalin.create(this::configure);
        metrics.gauge("sparrow_connections", "WebSockets that are open.", gate::connections);
    }

    /// Starts to answer; returns the port.
    ///
    /// @throws IOException with a sentence for people, if the port is not free
    public int start(String host, int port) throws IOException {
        try {
            javalin.start(host, port);
        } catch (JavalinBindException taken) {
            throw new IOException(
                    "port " + port + " cannot be used; choose another with --port", taken);
        }
        for (Connector connector : javalin.jettyServer().server().getConnectors()) {
            if (connector instanceof ServerConnector network) {
                network.setAcceptedSendBufferSize(SEND_BUFFER);
            }
        }
        return javalin.port();
    }

    /// From now on the health says that the server stops.
    public void announceStop() {
        health.announceStop();
    }

    public void stop() {
        javalin.stop();
    }

    /// Everybody who is connected.
    public List<Sockets.Connected> connected() {
        return sockets.connected();
    }

    /// Ends all connections from an address; returns how many there were.
    public int disconnect(String address, String sentence) {
        return sockets.disconnect(address, sentence);
    }

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = Route.FILE + 1L;
        config.http.defaultContentType = Replies.JSON;
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setIdleTimeout(limits.silence());
            http.setHeaderCacheSize(NO_HEADERS_KEPT);
        });
        config.jetty.modifyServer(server -> {
            server.addBean(new NetworkConnectionLimit(limits.allConnections() * 2, server));
            int most = limits.connections() * Limits.PLAIN;
            server.addBean(new AddressConnections(server, most, addresses, gate::isDeaf));
        });
        config.jetty.modifyWebSocketServletFactory(sockets -> {
            sockets.setMaxTextMessageSize(limits.frame());
            sockets.setMaxBinaryMessageSize(limits.frame());
            sockets.setMaxFrameSize(limits.frame());
            sockets.setIdleTimeout(Duration.ofMillis(2 * limits.silence()));
        });
        config.jetty.modifyServletContextHandler(Http::leaveUncompressed);
        config.jetty.modifyServletContextHandler(NoSessions::keep);
        Pages.add(config);
        route(config.routes);
    }

    /// Compressed WebSockets would let sizes tell about secrets, and cost memory.
    private static void leaveUncompressed(ServletContextHandler context) {
        context.addEventListener(
                new LifeCycle.Listener() {
                    @Override
                    public void lifeCycleStarted(LifeCycle event) {
                        Optional.ofNullable(
                                        WebSocketServerComponents.getWebSocketComponents(context))
                                .ifPresent(components ->
                                        components
                                                .getExtensionRegistry()
                                                .unregister("permessage-deflate"));
                    }
                });
    }

    private void route(RoutesConfig routes) {
        routes.before(requests::begin);
        routes.before(gate::check);
        routes.before(this::checkBans);
        routes.before(Pages::protect);
        routes.after(requests::end);
        routes.wsBeforeUpgrade(gate::checkUpgrade);
        routes.wsBeforeUpgrade(this::checkBans);
        Refusals.add(routes);
        routes.get("/health", health::health);
        routes.get("/ready", health::ready);
        Routes.of(whereabouts, finished).forEach(route -> add(route, routes));
        routes.post(API + "/tables", this::make);
        routes.post(API + "/tables/{table}/answer", this::advise);
        routes.ws(API + "/tables/{table}/socket", sockets::configure);
    }

    private void add(Route route, RoutesConfig routes) {
        String path = API + route.path();
        switch (route.method()) {
            case GET -> routes.get(path, handler(route));
            case POST -> routes.post(path, handler(route));
            case DELETE -> routes.delete(path, handler(route));
        }
    }

    private Handler handler(Route route) {
        return switch (route.work()) {
            case NONE -> context -> answer(route, context, body(route, context));
            case BY_LENGTH ->
                    context -> {
                        byte[] body = body(route, context);
                        if (body.length <= SHORT) {
                            answer(route, context, body);
                        } else {
                            heavy(route, Size.SMALL, _ -> body).handle(context);
                        }
                    };
            case SMALL -> heavy(route, Size.SMALL, context -> body(route, context));
            case LARGE -> heavy(route, Size.LARGE, context -> body(route, context));
        };
    }

    private static byte[] body(Route route, Context context) {
        return route.most() == 0 ? new byte[0] : Bodies.bytes(context, route.most());
    }

    private static void answer(Route route, Context context, byte[] body) {
        Replies.send(context, route.answer().apply(request(context, body)));
    }

    /// What is done away from the tables, for whoever is at an address.
    private Handler heavy(Route route, Size size, Function<Context, byte[]> body) {
        return heavy(
                size,
                context -> {
                    Request request = request(context, body.apply(context));
                    return () -> route.answer().apply(request);
                });
    }

    private Handler heavy(Size size, HeavyHandler.Reading reading) {
        return new HeavyHandler(work, size, context -> new Asker(gate.address(context)), reading);
    }

    private static Request request(Context context, byte[] body) {
        Map<String, String> query = new HashMap<>();
        context.queryParamMap()
                .forEach((name, values) ->
                        query.put(name, values.isEmpty() ? "" : values.getFirst()));
        return new Request(context.pathParamMap(), query, bearer(context), body);
    }

    /// The secret that a request carries, or nothing.
    private static String bearer(Context context) {
        return Optional.ofNullable(context.header("Authorization"))
                .filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()).strip())
                .orElse("");
    }

    private void make(Context context) throws Exception {
        byte[] body = Bodies.bytes(context, Route.QUESTION);
        if (body.length <= SHORT) {
            make(context, GamesApi.plan(JsonBody.object(body)));
        } else {
            plan(context, body);
        }
    }

    /// A long plan holds a card, which takes a while to read.
    private void plan(Context context, byte[] body) throws Exception {
        try (HeavyWork.Place place = work.admit(new Asker(gate.address(context)), Size.SMALL);
                Departure departure = new Departure(context)) {
            make(context, place.ask(() -> GamesApi.plan(JsonBody.object(body)), departure::watch));
        }
    }

    private void make(Context context, NewTable plan) {
        gate.checkMaking(context);
        String address = gate.address(context);
        Replies.send(context, TablesApi.make(whereabouts, plan, address, gate.tables(address)));
    }

    /// What there is to say to a seat about what it must choose now.
    private void advise(Context context) throws Exception {
        String body = new String(Bodies.bytes(context, Route.QUESTION), StandardCharsets.UTF_8);
        Advising advising = new Advising(bearer(context), body, gate.address(context));
        try (Departure departure = new Departure(context)) {
            Replies.send(
                    context,
                    Reply.of(
                            whereabouts.advise(
                                    context.pathParam("table"), advising, departure::watch)));
        }
    }

    private void checkBans(Context context) {
        bans.check(gate.address(context));
    }
}
