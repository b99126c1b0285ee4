package sparrow.server.load;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

/// A guest at a table: answers after a while, and measures how soon something follows.
///
/// Only answers to an own turn are measured: a claim waits for others, and for its window.
final class Guest implements WebSocket.Listener {
    private static final double BOLDNESS = 0.1;

    private final int pace;
    private final ScheduledExecutorService clock;
    private final Random random;
    private final Measurements watch;
    private final GuestNumbers numbers;
    private final StringBuilder part = new StringBuilder();
    private boolean alone;
    private long sent;

    private Guest(
            int pace,
            String token,
            ScheduledExecutorService clock,
            Random random,
            Measurements watch) {
        this.numbers = new GuestNumbers(token);
        this.pace = pace;
        this.clock = clock;
        this.random = random;
        this.watch = watch;
    }

    private volatile @Nullable WebSocket socket;

    static Guest connect(
            int port,
            TableMaker.Ticket ticket,
            int pace,
            ScheduledExecutorService clock,
            Random random,
            Measurements watch) {
        Guest seated = new Guest(pace, ticket.token(), clock, random, watch);
        URI address =
                URI.create(
                        "ws://127.0.0.1:" + port + "/api/v1/tables/" + ticket.table() + "/socket");
        WebSocket opened =
                TableMaker.CLIENT.newWebSocketBuilder().buildAsync(address, seated).join();
        seated.socket = opened;
        opened.sendText("{\"type\":\"hello\",\"token\":\"" + ticket.token() + "\"}", true).join();
        var _ =
                clock.scheduleAtFixedRate(
                        () -> seated.say("{\"type\":\"ping\"}"), 15, 15, TimeUnit.SECONDS);
        return seated;
    }

    private synchronized void say(String text) {
        WebSocket open = socket;
        if (open != null && !open.isOutputClosed()) {
            open.sendText(text, true).join();
        }
    }

    void close() {
        WebSocket open = socket;
        if (open != null) {
            open.abort();
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        long now = System.nanoTime();
        part.append(data);
        if (last) {
            hear(Json.MAPPER.readTree(part.toString()), now);
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        watch.fault("a connection was closed: " + status + " " + reason);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        watch.fault("a connection broke: " + error.getMessage());
    }

    private void hear(JsonNode message, long now) {
        numbers.reply(message).ifPresent(text -> later(0, text, Timed.NO));
        switch (message.path("type").asString()) {
            case "events" -> measure(now);
            case "pending" -> alone = message.path("seats").size() == 1;
            case "choice" -> think(message);
            case "pause" -> later(pace, "{\"type\":\"ready\"}", Timed.NO);
            case "refused" -> {
                if (!message.path("error").asString().equals("stale")) {
                    watch.fault("refused: " + message.path("message").asString());
                }
            }
            default -> {}
        }
    }

    private void measure(long now) {
        long began = takeSent();
        if (began != 0) {
            watch.add((now - began) / 1_000);
        }
    }

    private synchronized long takeSent() {
        long began = sent;
        sent = 0;
        return began;
    }

    private void think(JsonNode choice) {
        int options = choice.path("options").size();
        int option =
                random.nextDouble() < BOLDNESS
                        ? random.nextInt(options)
                        : choice.path("fallback").asInt();
        String text =
                "{\"type\":\"answer\",\"decision\":%d,\"option\":%d}"
                        .formatted(choice.path("decision").asInt(), option);
        later(
                (alone ? pace / 2 : pace / 6) + random.nextInt(pace),
                text,
                alone ? Timed.YES : Timed.NO);
    }

    /// Whether the time until the answer is measured.
    private enum Timed {
        NO,
        YES
    }

    private void later(int millis, String text, Timed timed) {
        try {
            var _ =
                    clock.schedule(
                            () -> {
                                synchronized (this) {
                                    sent = timed == Timed.YES ? System.nanoTime() : 0;
                                }
                                say(text);
                            },
                            millis,
                            TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException _) {
            return; // the load is over
        }
    }
}
