package sparrow.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import sparrow.page.site.Site;

/// A plain server of files, with the site somewhere below it.
final class FileServer implements AutoCloseable {
    private static final String FOLDER = "/some/where/";

    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "js", "text/javascript",
                    "css", "text/css",
                    "svg", "image/svg+xml",
                    "wasm", "application/wasm",
                    "webmanifest", "application/manifest+json");

    private final Map<String, byte[]> files;
    private final HttpServer server;
    private final List<String> asked = new CopyOnWriteArrayList<>();

    private FileServer(Site site) throws IOException {
        this.files = site.files();
        this.server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 50);
        server.setExecutor(Thread::startVirtualThread);
        server.createContext("/", this::answer);
        server.start();
    }

    static FileServer open() {
        try {
            return new FileServer(Site.built());
        } catch (IOException unusable) {
            throw new UncheckedIOException(unusable);
        }
    }

    /// Where the site is.
    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + FOLDER;
    }

    /// The paths that were asked for.
    List<String> asked() {
        return asked;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            asked.add(path);
            String name = path.startsWith(FOLDER) ? path.substring(FOLDER.length()) : path;
            byte[] file = files.get(name.isEmpty() ? "index.html" : name);
            if (file == null) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String type = name.isEmpty() ? "html" : name.substring(name.lastIndexOf('.') + 1);
            exchange.getResponseHeaders()
                    .set("Content-Type", TYPES.getOrDefault(type, "application/octet-stream"));
            exchange.sendResponseHeaders(200, file.length);
            exchange.getResponseBody().write(file);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
