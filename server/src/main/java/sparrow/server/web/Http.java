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
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import sparrow.desk.Inquiry;
import sparrow.desk.Subject;
import sparrow.server.health.Metrics;
import sparrow.server.health.Vitals;
import sparrow.server.table.NewTable;
import sparrow.server.table.TableAsk.Kind;
import sparrow.server.table.Tables;
import sparrow.server.table.Whereabouts;
import sparrow.server.work.Asker;
import sparrow.server.work.HeavyWork;
import sparrow.server.work.Size;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// All addresses of the server, and what is behind them.
public final class Http {
    private static final String API = "/api/v1";

    /// Jetty would take a header that begins like an earlier one of its connection, in small or
    /// large letters, for that one: a secret that begins like another was refused.
    public static final int NO_HEADERS_KEPT = 0;

    /// A slow reader is to be noticed here, not to fill the memory of the system.
    private static final int SEND_BUFFER = 65_536;

    /// The most characters of house rules that are soon read.
    private static final int SHORT = 2_000;

    private final Gate gate;
    private final Limits limits;
    private final TablesApi tablesApi;
    private final RecordsApi records;
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
        this.tablesApi = new TablesApi(whereabouts);
        this.health = new HealthApi(tables, whereabouts, vitals, gate);
        this.records = new RecordsApi(tables.finished());
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
        config.http.maxRequestSize = Limits.UPLOAD + 1L;
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
        routes.get(API + "/games", context -> Replies.json(context, GamesApi.all()));
        routes.post(
                API + "/rules", planned(body -> Replies.told(GamesApi.rules(Bodies.object(body)))));
        routes.post(
                API + "/scoring",
                planned(body -> Replies.told(GamesApi.scoring(Bodies.object(body)))));
        routes.get(API + "/tables", answers(_ -> tablesApi.lobby()));
        routes.post(
                API + "/tables",
                planned(body -> {
                    NewTable plan = GamesApi.plan(Bodies.object(body));
                    return context -> make(context, plan);
                }));
        routes.get(API + "/tables/{table}", answers(each -> tablesApi.ask(each, Kind.SHOW)));
        routes.post(
                API + "/tables/{table}/join", answers(each -> tablesApi.askMore(each, Kind.JOIN)));
        routes.post(
                API + "/tables/{table}/leave", answers(each -> tablesApi.ask(each, Kind.LEAVE)));
        routes.post(
                API + "/tables/{table}/seats",
                answers(each -> tablesApi.askMore(each, Kind.PLACE)));
        routes.post(
                API + "/tables/{table}/close", answers(each -> tablesApi.ask(each, Kind.CLOSE)));
        routes.post(
                API + "/tables/{table}/answer",
                context -> tablesApi.answer(context, gate.address(context)).write(context));
        routes.ws(API + "/tables/{table}/socket", sockets::configure);
        routes.get(
                API + "/records",
                heavy(
                        Size.SMALL,
                        context -> {
                            String game = parameter(context, "game").orElse("");
                            Optional<String> before = parameter(context, "before");
                            return () -> Replies.told(records.list(game, before));
                        }));
        routes.get(
                API + "/records/{record}",
                heavy(
                        Size.SMALL,
                        context -> {
                            String record = context.pathParam("record");
                            String secret = TablesApi.bearer(context).orElse("");
                            return () -> Replies.told(records.show(record, secret));
                        }));
        routes.delete(API + "/records/{record}", answers(tablesApi::forget));
        routes.post(API + "/records/own", heavy(Limits.BODY, records::own));
        routes.get(
                API + "/records/{record}/file",
                heavy(
                        Size.SMALL,
                        context -> {
                            String record = context.pathParam("record");
                            String format = parameter(context, "format").orElse("sparrow");
                            String secret = TablesApi.bearer(context).orElse("");
                            return () -> records.download(record, format, secret);
                        }));
        routes.post(
                API + "/records/read",
                heavy(
                        Size.LARGE,
                        context -> {
                            byte[] file = Bodies.bytes(context, Limits.UPLOAD);
                            String record = parameter(context, "record").orElse("");
                            return () -> Replies.told(UploadsApi.read(file, record));
                        }));
        routes.get(
                API + "/records/{record}/review",
                heavy(
                        Size.SMALL,
                        context -> {
                            String record = context.pathParam("record");
                            String secret = TablesApi.bearer(context).orElse("");
                            ReviewApi asked = ReviewApi.asked(context);
                            return () -> Replies.told(asked.of(records.transcript(record, secret)));
                        }));
        routes.post(
                API + "/review",
                heavy(
                        Size.LARGE,
                        context -> {
                            byte[] file = Bodies.bytes(context, Limits.UPLOAD);
                            ReviewApi asked = ReviewApi.asked(context);
                            String record = parameter(context, "record").orElse("");
                            return () -> Replies.told(asked.of(file, record));
                        }));
        routes.post(API + "/replay/seen", heavy(Limits.REPLAY, ReplayApi::seen));
        routes.post(API + "/replay/choices", heavy(Limits.REPLAY, ReplayApi::choices));
        routes.post(API + "/replay/advice", heavy(Limits.REPLAY, ReplayApi::advice));
        routes.post(
                API + "/answers/{game}",
                heavy(
                        Size.SMALL,
                        context -> {
                            String game = context.pathParam("game");
                            String question = Bodies.text(context);
                            return () -> Replies.told(AnswersApi.answer(game, question));
                        }));
        routes.post(
                API + "/answers/{game}/sheet",
                heavy(
                        Size.SMALL,
                        context -> {
                            String game = context.pathParam("game");
                            String filled = Bodies.text(context);
                            return () ->
                                    Replies.told(AnswersApi.sheet(game, Bodies.object(filled)));
                        }));
        for (Subject subject : SubjectsApi.subjects()) {
            String address = API + "/" + subject.plural();
            routes.get(address, answers(_ -> SubjectsApi.known(subject)));
            for (Inquiry task : SubjectsApi.inquiries(subject)) {
                routes.post(
                        address + "/" + task.name(),
                        heavy(
                                Size.SMALL,
                                context -> {
                                    String asked = Bodies.text(context);
                                    return () ->
                                            Replies.told(
                                                    SubjectsApi.answer(task, Bodies.object(asked)));
                                }));
            }
        }
    }

    /// House rules, which are read at once unless they hold a text as long as a card.
    private Handler planned(Function<String, HeavyHandler.Reply> plan) {
        return context -> {
            String body = Bodies.text(context);
            if (body.length() <= SHORT) {
                plan.apply(body).write(context);
            } else {
                heavy(Size.SMALL, _ -> () -> plan.apply(body)).handle(context);
            }
        };
    }

    private void make(Context context, NewTable plan) {
        gate.checkMaking(context);
        String address = gate.address(context);
        Replies.json(context, tablesApi.make(plan, address, gate.tables(address)));
        context.status(201);
    }

    private static Optional<String> parameter(Context context, String name) {
        return Optional.ofNullable(context.queryParam(name));
    }

    /// What is done away from the tables, for whoever is at an address.
    private Handler heavy(Size size, HeavyHandler.Reading reading) {
        return new HeavyHandler(work, size, context -> new Asker(gate.address(context)), reading);
    }

    /// The same with the object in the body of a request.
    private Handler heavy(int most, Function<JsonNode, ObjectNode> answer) {
        return heavy(
                Size.SMALL,
                context -> {
                    byte[] body = Bodies.bytes(context, most);
                    return () -> Replies.told(answer.apply(Bodies.object(body)));
                });
    }

    private static Handler answers(Function<Context, ObjectNode> answer) {
        return context -> Replies.json(context, answer.apply(context).toString());
    }

    private void checkBans(Context context) {
        bans.check(gate.address(context));
    }
}
