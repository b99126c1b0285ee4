package sparrow.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import sparrow.server.load.GuestNumbers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody connected to a table, for tests: keeps every text that came.
final class Guest implements AutoCloseable {
    static final JsonMapper JSON = JsonMapper.builder().build();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final String GONE = "{\"type\":\"gone\"}";

    private final WebSocket socket;
    private final List<String> heard = new ArrayList<>();
    private final BlockingQueue<String> fresh = new LinkedBlockingQueue<>();
    private final Optional<GuestNumbers> numbers;
    private volatile int status;
    private volatile String reason = "";

    private Guest(URI address, Optional<String> origin, Optional<String> token) {
        this.numbers = token.map(GuestNumbers::new);
        var builder = CLIENT.newWebSocketBuilder();
        origin.ifPresent(page -> builder.header("Origin", page));
        this.socket = builder.buildAsync(address, new Ear()).join();
    }

    static Guest connect(int port, String table) {
        return new Guest(address(port, table), Optional.empty(), Optional.empty());
    }

    static Guest connectFrom(String origin, int port, String table) {
        return new Guest(address(port, table), Optional.of(origin), Optional.empty());
    }

    private static URI address(int port, String table) {
        return URI.create("ws://127.0.0.1:" + port + "/api/v1/tables/" + table + "/socket");
    }

    /// Sits down with a token; commits to a number and reveals it when the table waits for that.
    static Guest sit(int port, String table, String token) {
        Guest guest = new Guest(address(port, table), Optional.empty(), Optional.of(token));
        guest.say("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
        return guest;
    }

    static Guest sit(int port, String table, String token, int since) {
        Guest guest = new Guest(address(port, table), Optional.empty(), Optional.of(token));
        guest.say("{\"type\":\"hello\",\"token\":\"%s\",\"since\":%d}".formatted(token, since));
        return guest;
    }

    static Guest watch(int port, String table) {
        Guest guest = connect(port, table);
        guest.say("{\"type\":\"hello\"}");
        return guest;
    }

    void say(String text) {
        synchronized (socket) {
            socket.sendText(text, true).join();
        }
    }

    void answer(JsonNode choice, int option) {
        say(
                "{\"type\":\"answer\",\"decision\":%d,\"option\":%d}"
                        .formatted(choice.path("decision").asInt(), option));
    }

    /// The next text of that type; others are passed over.
    JsonNode next(String type) {
        return next(message -> message.path("type").asString().equals(type));
    }

    JsonNode next(Predicate<JsonNode> wanted) {
        for (JsonNode message = any(); ; message = any()) {
            if (wanted.test(message)) {
                return message;
            }
            if (message.path("type").asString().equals("gone")) {
                throw new AssertionError("the connection is gone: " + status + " " + reason);
            }
        }
    }

    /// The next text, whatever it is.
    JsonNode any() {
        return any(60_000).orElseThrow(() -> new AssertionError("nothing came; last: " + last()));
    }

    Optional<JsonNode> any(long millis) {
        try {
            return Optional.ofNullable(fresh.poll(millis, TimeUnit.MILLISECONDS))
                    .map(JSON::readTree);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    private synchronized String last() {
        return heard.isEmpty() ? "nothing at all" : heard.getLast();
    }

    /// Everything that came so far.
    synchronized List<String> heard() {
        return List.copyOf(heard);
    }

    /// Waits until the server has closed the connection and returns the status.
    int closed() {
        try {
            next("gone");
        } catch (AssertionError nothing) {
            return status;
        }
        return status;
    }

    String reason() {
        return reason;
    }

    WebSocket socket() {
        return socket;
    }

    @Override
    public void close() {
        socket.abort();
    }

    private final class Ear implements WebSocket.Listener {
        private final StringBuilder part = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket from, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                take(part.toString());
                part.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String why) {
            status = code;
            reason = why;
            take(GONE);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            reason = String.valueOf(error);
            take(GONE);
        }

        /// A test may hang up before its number is sent.
        private void promise(String text) {
            try {
                say(text);
            } catch (CompletionException gone) {
                reason = String.valueOf(gone.getMessage());
            }
        }

        private void take(String text) {
            numbers.flatMap(own -> own.reply(JSON.readTree(text)))
                    .ifPresent(reply -> Thread.startVirtualThread(() -> promise(reply)));
            synchronized (Guest.this) {
                heard.add(text);
            }
            fresh.add(text);
        }
    }
}
