package sparrow.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.desk.Inquiry;
import sparrow.desk.Subject;
import sparrow.records.Json;
import sparrow.server.health.Metrics;
import sparrow.server.health.Vitals;
import sparrow.server.journal.Damaged;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.Tables;
import tools.jackson.databind.node.ObjectNode;

/// All addresses of the server, and what is behind them.
public final class Http {
    private static final Logger LOG = LoggerFactory.getLogger(Http.class);
    private static final String API = "/api/v1";

    /// A slow reader is to be noticed here, not to fill the memory of the system.
    private static final int SEND_BUFFER = 65_536;

    private static final String JSON = "application/json";

    private final Gate gate;
    private final Limits limits;
    private final Tables tables;
    private final TablesApi tablesApi;
    private final RecordsApi records;
    private final ReplayApi replay = new ReplayApi();
    private final Sockets sockets;
    private final Bans bans;
    private final Vitals vitals;
    private final RequestMetrics requests;
    private final Javalin javalin;
    private volatile boolean stopping;

    /// @param origins pages from elsewhere that are welcome
    public Http(
            Tables tables,
            Limits limits,
            Set<String> origins,
            Reach reach,
            Bans bans,
            Vitals vitals,
            Metrics metrics) {
        this.limits = limits;
        this.bans = bans;
        this.vitals = vitals;
        this.requests = new RequestMetrics(metrics);
        this.gate = new Gate(limits, origins, reach);
        this.tables = tables;
        this.tablesApi = new TablesApi(tables);
        this.records = new RecordsApi(tables.finished());
        this.sockets = new Sockets(tablesApi, gate, limits, tables.timers());
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
        stopping = true;
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
        config.http.maxRequestSize = Limits.UPLOAD + 1L;
        config.http.defaultContentType = JSON;
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setIdleTimeout(limits.silence());
        });
        config.jetty.modifyServer(server ->
                server.addBean(new NetworkConnectionLimit(limits.allConnections() * 2, server)));
        config.jetty.modifyWebSocketServletFactory(sockets -> {
            sockets.setMaxTextMessageSize(limits.frame());
            sockets.setMaxBinaryMessageSize(limits.frame());
            sockets.setMaxFrameSize(limits.frame());
            sockets.setIdleTimeout(Duration.ofMillis(2 * limits.silence()));
        });
        config.jetty.modifyServletContextHandler(Http::leaveUncompressed);
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
        routes.wsBeforeUpgrade(gate::check);
        routes.wsBeforeUpgrade(this::checkBans);
        routes.exception(ApiRefusal.class, (refusal, context) -> refuse(context, refusal));
        routes.exception(
                Exception.class,
                (bug, context) -> {
                    if (isGone(bug)) {
                        LOG.debug("{} {} broke off", context.method(), context.path(), bug);
                    } else {
                        LOG.error("{} {} failed", context.method(), context.path(), bug);
                    }
                    context.status(500);
                    json(context, refusal("failed", "The server made a mistake; try again."));
                });
        routes.exception(
                Damaged.class,
                (unreadable, context) -> {
                    LOG.error("{} {} failed", context.method(), context.path(), unreadable);
                    context.status(503);
                    json(
                            context,
                            refusal(
                                    "unreadable journal",
                                    "The games cannot be read now; try again later."));
                });
        routes.get("/health", this::health);
        routes.get("/ready", this::ready);
        routes.get(API + "/games", answers(_ -> GamesApi.games()));
        routes.post(API + "/rules", answers(context -> GamesApi.rules(Bodies.object(context))));
        routes.get(API + "/tables", answers(_ -> tablesApi.lobby()));
        routes.post(
                API + "/tables",
                context -> {
                    json(context, tablesApi.make(Bodies.object(context)));
                    context.status(201);
                });
        routes.get(API + "/tables/{table}", answers(tablesApi::show));
        routes.post(API + "/tables/{table}/join", answers(tablesApi::join));
        routes.post(API + "/tables/{table}/leave", answers(tablesApi::leave));
        routes.post(API + "/tables/{table}/seats", answers(tablesApi::place));
        routes.post(API + "/tables/{table}/close", answers(tablesApi::close));
        routes.post(API + "/tables/{table}/answer", answers(tablesApi::answer));
        routes.ws(API + "/tables/{table}/socket", sockets::configure);
        routes.get(
                API + "/records",
                answers(context ->
                        records.list(
                                Optional.ofNullable(context.queryParam("game")).orElse(""),
                                Optional.ofNullable(context.queryParam("before")))));
        routes.get(
                API + "/records/{record}",
                context -> json(context, records.show(context.pathParam("record"))));
        routes.get(
                API + "/records/{record}/file",
                context ->
                        records.download(
                                context,
                                context.pathParam("record"),
                                Optional.ofNullable(context.queryParam("format"))
                                        .orElse("sparrow")));
        routes.post(
                API + "/records/read",
                context -> json(context, RecordsApi.read(Bodies.bytes(context, Limits.UPLOAD))));
        routes.post(
                API + "/replay/seen",
                answers(context -> replay.seen(Bodies.object(context, Limits.REPLAY))));
        routes.post(
                API + "/replay/choices",
                answers(context -> replay.choices(Bodies.object(context, Limits.REPLAY))));
        routes.post(
                API + "/replay/advice",
                answers(context -> replay.advice(Bodies.object(context, Limits.REPLAY))));
        routes.post(
                API + "/answers/{game}",
                context -> {
                    AnswersApi.Answer answer =
                            AnswersApi.answer(context.pathParam("game"), Bodies.text(context));
                    context.status(answer.status());
                    json(context, answer.text());
                });
        routes.post(
                API + "/answers/{game}/sheet",
                context -> {
                    AnswersApi.Answer answer =
                            AnswersApi.sheet(context.pathParam("game"), Bodies.object(context));
                    context.status(answer.status());
                    json(context, answer.text());
                });
        for (Subject subject : SubjectsApi.subjects()) {
            String address = API + "/" + subject.plural();
            routes.get(address, answers(_ -> SubjectsApi.known(subject)));
            for (Inquiry task : SubjectsApi.inquiries(subject)) {
                routes.post(
                        address + "/" + task.name(),
                        context -> json(context, SubjectsApi.answer(task, Bodies.object(context))));
            }
        }
        routes.error(
                404,
                context -> {
                    if (context.path().startsWith("/api") && !isAnswered(context)) {
                        json(
                                context,
                                refusal("no such address", "There is nothing at this address."));
                    }
                });
    }

    /// Whether somebody hung up before the answer: no mistake of the server's.
    private static boolean isGone(Exception bug) {
        return bug instanceof EofException || bug.getCause() instanceof EofException;
    }

    private static boolean isAnswered(Context context) {
        return Optional.ofNullable(context.result()).orElse("").contains("\"error\"");
    }

    private static Handler answers(Function<Context, ObjectNode> answer) {
        return context -> json(context, answer.apply(context).toString());
    }

    private void checkBans(Context context) {
        bans.check(context.ip());
    }

    /// Whether the server does its work: 503 if it cannot.
    private void health(Context context) {
        List<String> complaints = vitals.complaints();
        boolean fails = stopping || !complaints.isEmpty();
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("status", status(complaints));
        complaints.forEach(node.putArray("complaints")::add);
        Optional<String> version =
                Optional.ofNullable(Http.class.getPackage().getImplementationVersion());
        node.put("version", version.orElse("development"));
        node.put("tables", tables.size()).put("playing", tables.playing());
        node.put("connections", gate.connections());
        node.put("damaged", tables.quarantine().size());
        context.status(fails ? 503 : 200);
        json(context, node);
    }

    /// Whether new people should be sent here: not if it stops, will stop soon or cannot work.
    private void ready(Context context) {
        List<String> complaints = vitals.complaints();
        boolean ready = !stopping && complaints.isEmpty() && tables.notice().isEmpty();
        context.status(ready ? 200 : 503);
        json(context, Json.MAPPER.createObjectNode().put("status", status(complaints)));
    }

    private String status(List<String> complaints) {
        if (stopping) {
            return "stopping";
        }
        if (!complaints.isEmpty()) {
            return "failing";
        }
        return tables.notice().isPresent() ? "draining" : "ok";
    }

    private static void refuse(Context context, ApiRefusal refusal) {
        if (refusal.kind() == ApiRefusal.Kind.UNAVAILABLE) {
            context.header("Retry-After", "60");
        }
        context.status(refusal.kind().status());
        json(context, refusal(refusal.code(), refusal.sentence()));
    }

    private static ObjectNode refusal(String code, String sentence) {
        return Json.MAPPER.createObjectNode().put("error", code).put("message", sentence);
    }

    private static void json(Context context, ObjectNode node) {
        json(context, node.toString());
    }

    private static void json(Context context, String text) {
        context.contentType(JSON).result(text);
    }
}
