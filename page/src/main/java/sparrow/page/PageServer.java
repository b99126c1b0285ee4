package sparrow.page;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.server.api.AllHere;
import sparrow.server.api.GamesApi;
import sparrow.server.api.JsonBody;
import sparrow.server.api.Reply;
import sparrow.server.api.Request;
import sparrow.server.api.Route;
import sparrow.server.api.Routes;
import sparrow.server.api.TablesApi;
import sparrow.server.health.Metrics;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.Journal;
import sparrow.server.table.Advising;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.TableQuota;
import sparrow.server.table.Tables;
import sparrow.server.table.Whereabouts;
import sparrow.server.work.HeavyWork;

/// A server without a network: it answers what the page asks, by the same addresses, and keeps the
/// tables of the one person who is here.
final class PageServer {
    private static final String HERE = "here";

    private final Whereabouts whereabouts;
    private final List<Route> routes;
    private final Map<Integer, PageSocket> sockets = new HashMap<>();
    private int connections;

    PageServer(Journal journal) {
        HeavyWork work = PageParts.work();
        Tables tables = new Tables(journal, work, new Metrics());
        whereabouts = new AllHere(tables, work);
        routes = Routes.of(whereabouts, tables.finished());
    }

    // --- requests ---

    Reply ask(String method, String address, String secret, byte[] body) {
        try {
            return answer(method, address, secret, body);
        } catch (ApiRefusal refusal) {
            return Reply.refused(refusal.kind().status(), refusal.code(), refusal.sentence());
        } catch (Damaged unreadable) {
            return Reply.refused(503, "unreadable journal", "The game cannot be read.");
        }
    }

    private Reply answer(String method, String address, String secret, byte[] body) {
        int mark = address.indexOf('?');
        String path = mark < 0 ? address : address.substring(0, mark);
        Map<String, String> query = query(mark < 0 ? "" : address.substring(mark + 1));
        if (method.equals("POST") && path.equals("/tables")) {
            return TablesApi.make(
                    whereabouts, GamesApi.plan(JsonBody.object(body)), HERE, TableQuota.STANDARD);
        }
        Optional<Map<String, String>> asked = Address.of("/tables/{table}/answer").parts(path);
        if (method.equals("POST") && asked.isPresent()) {
            String text = new String(body, StandardCharsets.UTF_8);
            return Reply.of(
                    whereabouts.advise(
                            asked.get().getOrDefault("table", ""),
                            new Advising(secret, text, HERE),
                            _ -> {}));
        }
        for (Route route : routes) {
            Optional<Map<String, String>> parts = Address.of(route.path()).parts(path);
            if (route.method().name().equals(method) && parts.isPresent()) {
                return route.answer().apply(new Request(parts.get(), query, secret, body));
            }
        }
        return Reply.refused(404, "no such address", "There is nothing at this address.");
    }

    private static Map<String, String> query(String text) {
        Map<String, String> query = new HashMap<>();
        for (String each : text.isEmpty() ? new String[0] : text.split("&")) {
            int equals = each.indexOf('=');
            if (equals > 0) {
                query.put(
                        Address.decoded(each.substring(0, equals)),
                        Address.decoded(each.substring(equals + 1)));
            }
        }
        return query;
    }

    // --- connections ---

    int open(String table, Engine.Socket socket) {
        int number = ++connections;
        sockets.put(number, new PageSocket(whereabouts, table, socket));
        return number;
    }

    void hear(int connection, String text) {
        PageSocket socket = sockets.get(connection);
        if (socket != null) {
            socket.hear(text);
        }
    }

    void lost(int connection) {
        PageSocket socket = sockets.remove(connection);
        if (socket != null) {
            socket.lost();
        }
    }
}
