package sparrow.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import sparrow.page.site.Site;

/// A plain server of files, with the site somewhere below it; as others do, it compresses what can
/// be compressed.
final class FileServer implements AutoCloseable {
    private static final String FOLDER = "/some/where/";

    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "js", "text/javascript",
                    "css", "text/css",
                    "svg", "image/svg+xml",
                    "json", "application/json",
                    "wasm", "application/wasm",
                    "webmanifest", "application/manifest+json");

    private static final int CHUNK = 4096;
    private static final String TOLD = "told/";
    private static final String WORKER = "service-worker.js";

    /// Where the worker has the edition of the site.
    private static final String EDITION = "(EDITION = '[0-9a-f]+)";

    private final Map<String, byte[]> files;
    private final Map<String, byte[]> compressed = new ConcurrentHashMap<>();
    private final HttpServer server;
    private final Line line;
    private volatile String newer = "";
    private final Map<String, CompletableFuture<String>> told = new ConcurrentHashMap<>();
    private final List<String> asked = new CopyOnWriteArrayList<>();

    private FileServer(Site site, Line line) throws IOException {
        this.files = new ConcurrentHashMap<>(site.files());
        this.line = line;
        this.server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 50);
        server.setExecutor(Thread::startVirtualThread);
        server.createContext("/", this::answer);
        server.start();
    }

    static FileServer open() {
        return open(Line.FAST);
    }

    static FileServer open(Line line) {
        try {
            return new FileServer(Site.built(), line);
        } catch (IOException unusable) {
            throw new UncheckedIOException(unusable);
        }
    }

    /// Where the site is.
    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + FOLDER;
    }

    /// Another file beside those of the site.
    void add(String name, byte[] file) {
        files.put(name, file);
    }

    /// What a page has sent to `told/NAME`, as soon as it has.
    String told(String name, Duration longest) {
        try {
            return told(name).get(longest.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException silent) {
            throw new IllegalStateException("the page has not told " + name, silent);
        }
    }

    private CompletableFuture<String> told(String name) {
        return told.computeIfAbsent(name, _ -> new CompletableFuture<>());
    }

    /// From now on the site is of a newer edition.
    void renew() {
        newer = "// newer\n";
    }

    /// It is as it was again.
    void restore() {
        newer = "";
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
            if (name.startsWith(TOLD)) {
                byte[] body = exchange.getRequestBody().readAllBytes();
                told(name.substring(TOLD.length()))
                        .complete(new String(body, StandardCharsets.UTF_8));
                exchange.sendResponseHeaders(204, -1);
                return;
            }
            byte[] file = file(name.isEmpty() ? "index.html" : name);
            if (file == null) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String type = name.isEmpty() ? "html" : name.substring(name.lastIndexOf('.') + 1);
            exchange.getResponseHeaders()
                    .set("Content-Type", TYPES.getOrDefault(type, "application/octet-stream"));
            byte[] sent = file;
            if (TYPES.containsKey(type)) {
                exchange.getResponseHeaders().set("Content-Encoding", "gzip");
                sent = compressed.computeIfAbsent(name + newer, _ -> gzip(file));
            }
            line.begin();
            exchange.sendResponseHeaders(200, sent.length);
            for (int at = 0; at < sent.length; at += CHUNK) {
                int size = Math.min(CHUNK, sent.length - at);
                line.carry(size);
                exchange.getResponseBody().write(sent, at, size);
            }
        }
    }

    private byte @Nullable [] file(String name) {
        byte[] file = files.get(name);
        return file == null || newer.isEmpty() || !name.equals(WORKER)
                ? file
                : (newer
                                + new String(file, StandardCharsets.UTF_8)
                                        .replaceFirst(EDITION, "$1-newer"))
                        .getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] gzip(byte[] file) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            out.write(file);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
