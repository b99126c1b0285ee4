package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.tile.Seats;
import sparrow.records.JsonLog;
import tools.jackson.databind.JsonNode;

/// Somebody who asks for as much as possible while others play, or misuses connections, each from
/// an address of its own.
final class Nuisance implements AutoCloseable {
    /// What is asked for.
    enum Kind {
        NOTHING("nobody else"),
        UPLOADS("two files of a valid log at a time"),
        ANALYSES("eight American analyses at a time"),
        REVIEWS("four reviews of a match at a time"),
        HINTS("1,800 hints in 17 s, connecting again"),
        REQUESTS("requests over eight connections, without waiting"),
        TEXTS("floods of texts, one after another"),
        PINGS("floods of ping frames, one after another"),
        SLOW("forty that watch and never read"),
        IDLE("a hundred connections over which nothing is said");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    private static final String QUESTION =
            "{\"hand\":\"11C222C3C4D5D5D9BNFJ\",\"phase\":\"charleston\"}";

    private static final byte[] TEXT = RawSocket.frame(0x81, "{\"type\":\"ping\"}");
    private static final byte[] PING = RawSocket.frame(0x89, "");
    private static final int AT_ONCE = 20;
    private static final int MATCH = 200_000;
    private static final int SLOW_ONES = 40;
    private static final int IDLE_ONES = 100;
    private static final AtomicInteger ADDRESSES = new AtomicInteger();

    private final Club club;
    private final String requester = address();
    private final AtomicBoolean over = new AtomicBoolean();
    private final List<Thread> threads = new ArrayList<>();
    private final List<RawSocket> held = new ArrayList<>();
    private final AtomicInteger answered = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicInteger strange = new AtomicInteger();

    /// @param log what is uploaded
    Nuisance(Club club, Kind kind, String log) {
        this.club = club;
        switch (kind) {
            case NOTHING -> {}
            case UPLOADS -> begin(2, () -> post("/api/v1/records/read", log));
            case ANALYSES -> begin(8, () -> post("/api/v1/answers/american", QUESTION));
            case REVIEWS -> begin(4, () -> post("/api/v1/review", log));
            case REQUESTS -> begin(8, this::request);
            case HINTS -> threads.add(Thread.ofPlatform().start(this::askForHints));
            case TEXTS -> flood(TEXT);
            case PINGS -> flood(PING);
            case SLOW -> {
                String table = watched();
                hold(SLOW_ONES, () -> watching(table));
            }
            case IDLE -> hold(IDLE_ONES, () -> RawSocket.open(club.port()));
        }
    }

    /// A table of bots, which everybody may watch.
    private String watched() {
        return club.table(
                        """
                        {"game":"riichi","settings":{"bot_delay_ms":"50"},
                         "seats":{"A":"random","B":"random","C":"random","D":"random"}}\
                        """)
                .path("table")
                .asString();
    }

    private static String address() {
        int number = ADDRESSES.incrementAndGet();
        return "10." + number / 65_536 % 256 + "." + number / 256 % 256 + "." + number % 256;
    }

    private RawSocket watching(String table) throws IOException {
        RawSocket socket = RawSocket.atTable(club.port(), table, address());
        socket.send(RawSocket.frame(0x81, "{\"type\":\"hello\"}"));
        return socket;
    }

    /// Sends the same again and again over one connection after another; each is to be cut off
    /// soon.
    private void flood(byte[] frame) {
        String table = watched();
        begin(
                1,
                () -> {
                    try (RawSocket socket = watching(table)) {
                        (socket.isCutOff(frame, 100, 10) ? refused : answered).incrementAndGet();
                    } catch (IOException cutOff) {
                        refused.incrementAndGet();
                    }
                });
    }

    /// Asks for the list of games again and again over a connection, many times before an answer is
    /// read, until the server ends it.
    private void request() {
        String games =
                "GET /api/v1/games HTTP/1.1\nHost: 127.0.0.1:%d\nX-Forwarded-For: %s\n\n"
                        .formatted(club.port(), requester);
        try (RawSocket socket = RawSocket.open(club.port())) {
            InputStream in = new BufferedInputStream(socket.socket().getInputStream());
            while (!over.get()) {
                socket.say(games.repeat(AT_ONCE));
                for (int i = 0; i < AT_ONCE; i++) {
                    count(KeptConnection.reply(in).status());
                }
            }
        } catch (IOException _) {
            refused.incrementAndGet();
        }
    }

    @FunctionalInterface
    private interface Opening {
        RawSocket open() throws IOException;
    }

    private void hold(int many, Opening opening) {
        for (int i = 0; i < many; i++) {
            try {
                held.add(opening.open());
                answered.incrementAndGet();
            } catch (IOException cutOff) {
                refused.incrementAndGet();
            }
        }
    }

    private void begin(int many, Runnable request) {
        for (int i = 0; i < many; i++) {
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                while (!over.get()) {
                                    request.run();
                                }
                            }));
        }
    }

    private void post(String path, String body) {
        try {
            count(club.post(path, body).status());
        } catch (UncheckedIOException cutOff) {
            refused.incrementAndGet();
            rest();
        }
    }

    /// Whoever is not let in tries again soon; without a rest the tries alone would fill a
    /// processor.
    private static void rest() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    private void count(int status) {
        switch (status) {
            case 200 -> answered.incrementAndGet();
            case 429, 503 -> refused.incrementAndGet();
            default -> strange.incrementAndGet();
        }
    }

    /// A hint every ten milliseconds, about the same choice, over one connection after another.
    private void askForHints() {
        String table = club.table(Tables.alone("riichi")).path("table").asString();
        String token = club.join(table, "Mallory", "").path("token").asString();
        while (!over.get()) {
            try (Guest mallory = Guest.sit(club.port(), table, token)) {
                int decision = mallory.next("choice").path("decision").asInt();
                String advise =
                        "{\"type\":\"advise\",\"decision\":%d,\"level\":\"advanced\"}"
                                .formatted(decision);
                for (int i = 0; i < 200 && !over.get(); i++) {
                    mallory.say(advise);
                    for (var heard = mallory.any(9); heard.isPresent(); heard = mallory.any(0)) {
                        count(heard.get());
                    }
                }
            } catch (RuntimeException | AssertionError cutOff) {
                refused.incrementAndGet();
            }
        }
    }

    private void count(JsonNode heard) {
        switch (heard.path("type").asString()) {
            case "advice" -> answered.incrementAndGet();
            case "refused" -> refused.incrementAndGet();
            default -> {}
        }
    }

    /// How many requests were answered, floods went on for ten seconds, connections were taken.
    int answered() {
        return answered.get();
    }

    /// How many were refused or cut off.
    int refused() {
        return refused.get();
    }

    @Override
    public void close() {
        over.set(true);
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
            }
        }
        for (RawSocket socket : held) {
            try {
                socket.close();
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
        assertThat(strange).as("answers that are neither given nor refused").hasValue(0);
    }

    /// What is sent to the server by those who send files.
    ///
    /// @param bytes of a log that is uploaded
    static String file(Kind kind, int bytes) {
        return switch (kind) {
            case UPLOADS -> log(bytes);
            case REVIEWS -> log(MATCH);
            default -> "";
        };
    }

    /// A valid log of about so many bytes: some hands, again and again.
    static String log(int bytes) {
        StringBuilder log = new StringBuilder(JsonLog.write(List.of()));
        List<String> hands = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            hands.add(hand(i));
        }
        int lines = 0;
        for (int i = 0; log.length() < bytes && lines < JsonLog.MOST_LINES - 2_000; i++) {
            String hand = hands.get(i % hands.size());
            log.append(hand);
            lines += (int) hand.lines().count();
        }
        return log.toString();
    }

    private static String hand(int seed) {
        var game = Catalog.games().getFirst();
        Variant variant = game.variant(game.presets().getFirst().rules());
        Seats<Player> players =
                variant.first()
                        .points()
                        .map((seat, _) ->
                                new Wandering(Seed.splitMix64(seed).hand(seat.ordinal())));
        StringBuilder text = new StringBuilder();
        for (Event event :
                Game.play(variant, variant.first(), Seed.splitMix64(seed).hand(9), players)
                        .log()
                        .events()) {
            text.append(JsonLog.line(event)).append('\n');
        }
        return text.toString();
    }
}
