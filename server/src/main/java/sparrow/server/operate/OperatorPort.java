package sparrow.server.operate;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.records.Json;
import sparrow.server.journal.DataFolder;
import sparrow.server.table.ApiRefusal;
import sparrow.server.web.BrokenOff;
import sparrow.server.web.Http;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Where the operator is answered: on this machine alone, at a port of its own, and only with the
/// secret. It has threads of its own as well, so that it answers when tables do not.
public final class OperatorPort implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(OperatorPort.class);
    private static final String HOST = "127.0.0.1";
    private static final int THREADS = 12;
    private static final int MOST_BYTES = 10_000;
    private static final String BEARER = "Bearer ";
    private static final Set<String> NAMES = Set.of("localhost", HOST);

    /// The page and what belongs to it: no secret is in there.
    private static final Map<String, String> FILES =
            Map.of(
                    "/", "text/html; charset=utf-8",
                    "/page.js", "text/javascript; charset=utf-8",
                    "/page.css", "text/css; charset=utf-8");

    private final OperatorKey key;
    private final Operations operations;
    private final Javalin javalin;

    private OperatorPort(OperatorKey key, Operations operations) {
        this.key = key;
        this.operations = operations;
        this.javalin = Javalin.create(this::configure);
    }

    /// Starts to listen, and writes the port into the folder.
    ///
    /// @param port 0 for any that is free
    /// @throws IOException with a sentence for people
    public static OperatorPort open(DataFolder folder, int port, Operations operations)
            throws IOException {
        OperatorPort opened = new OperatorPort(OperatorKey.of(folder), operations);
        try {
            opened.javalin.start(HOST, port);
        } catch (JavalinBindException taken) {
            throw new IOException(
                    "port " + port + " cannot be used; choose another with --operator-port", taken);
        }
        folder.write(OperatorKey.PORT, opened.port() + "\n");
        return opened;
    }

    public int port() {
        return javalin.port();
    }

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = false;
        config.jetty.threadPool = new QueuedThreadPool(THREADS);
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = MOST_BYTES;
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setHeaderCacheSize(Http.NO_HEADERS_KEPT);
        });
        route(config.routes);
    }

    private void route(RoutesConfig routes) {
        routes.before(this::check);
        routes.exception(
                ApiRefusal.class,
                (refusal, context) -> {
                    context.status(refusal.kind().status());
                    answer(context, refused(refusal.code(), refusal.sentence()));
                });
        routes.exception(
                Exception.class,
                (bug, context) -> {
                    if (BrokenOff.isWhy(bug)) {
                        LOG.debug("{} {} broke off", context.method(), context.path(), bug);
                    } else {
                        LOG.error("{} {} failed", context.method(), context.path(), bug);
                    }
                    context.status(500);
                    answer(context, refused("failed", "The server made a mistake; see its log."));
                });
        FILES.forEach((path, type) ->
                routes.get(path, context -> context.contentType(type).result(file(path))));
        routes.get(
                "/metrics",
                context ->
                        context.contentType("text/plain; version=0.0.4; charset=utf-8")
                                .result(operations.metrics()));
        routes.get("/v1/status", answers(_ -> operations.status()));
        routes.get("/v1/tables", answers(_ -> operations.tables()));
        routes.get("/v1/people", answers(_ -> operations.people()));
        routes.get("/v1/damage", answers(_ -> operations.damage()));
        routes.get("/v1/bans", answers(_ -> operations.bans()));
        routes.post("/v1/close", told(operations::close));
        routes.post("/v1/ban", told(operations::ban));
        routes.post("/v1/unban", told(operations::unban));
        routes.post("/v1/announce", told(operations::announce));
        routes.post("/v1/drain", told(operations::drain));
        routes.post("/v1/refill", told(_ -> operations.refill()));
    }

    private static Handler answers(Function<Context, ObjectNode> answer) {
        return context -> answer(context, answer.apply(context));
    }

    private static Handler told(Function<JsonNode, ObjectNode> answer) {
        return context -> answer(context, answer.apply(body(context)));
    }

    private static JsonNode body(Context context) {
        try {
            JsonNode node = Json.MAPPER.readTree(context.body());
            if (node.isObject()) {
                return node;
            }
        } catch (JacksonException _) {
            throw ApiRefusal.unreadable("This is not JSON; send one JSON object.");
        }
        throw ApiRefusal.unreadable("Send one JSON object.");
    }

    /// Lets in whoever calls this machine by its own name and has the secret; the page is for all.
    private void check(Context context) {
        context.header("Cache-Control", "no-store");
        context.header("X-Content-Type-Options", "nosniff");
        context.header(
                "Content-Security-Policy",
                "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
        String host = Optional.ofNullable(context.header("Host")).orElse("");
        int colon = host.lastIndexOf(':');
        if (!NAMES.contains(colon < 0 ? host : host.substring(0, colon))) {
            throw forbidden("Call the operator's port by 127.0.0.1.");
        }
        if (FILES.containsKey(context.path())) {
            return;
        }
        Optional<String> secret =
                Optional.ofNullable(context.header("Authorization"))
                        .filter(value -> value.startsWith(BEARER))
                        .map(value -> value.substring(BEARER.length()).strip());
        if (!key.fits(secret.orElse(""))) {
            throw forbidden("The operator's secret is missing or wrong; it is in operator.key.");
        }
    }

    private static ApiRefusal forbidden(String sentence) {
        return new ApiRefusal(ApiRefusal.Kind.FORBIDDEN, "not the operator", sentence);
    }

    private static byte[] file(String path) throws IOException {
        String name = path.equals("/") ? "page.html" : path.substring(1);
        try (InputStream file = OperatorPort.class.getResourceAsStream(name)) {
            return file == null ? "".getBytes(StandardCharsets.UTF_8) : file.readAllBytes();
        }
    }

    private static ObjectNode refused(String code, String sentence) {
        return Json.MAPPER.createObjectNode().put("error", code).put("message", sentence);
    }

    private static void answer(Context context, ObjectNode node) {
        context.contentType("application/json").result(node.toString());
    }

    @Override
    public void close() {
        javalin.stop();
    }
}
