package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.web.Limits;
import tools.jackson.databind.JsonNode;

/// Whoever asks for too much is stopped, and others notice nothing.
@Timeout(120)
final class AbuseTest {
    @TempDir private Path data;

    /// The standard but for what a test wants smaller.
    private static Limits limits(int texts, int waiting, long hello, long silence) {
        return new Limits(8_192, texts, 20_000, waiting, 1, 4_000, 4, 10_000, hello, silence);
    }

    private static final int MOST_TEXTS = 50;

    private static final Limits STRICT = limits(MOST_TEXTS, 200_000, 10_000, 30_000);

    private static String watched(Club club) {
        return club.table(
                        """
                        {"game":"riichi","settings":{"bot_delay_ms":"200"},
                         "seats":{"A":"random","B":"random","C":"random","D":"random"}}\
                        """)
                .path("table")
                .asString();
    }

    @Test
    void one_message_too_many_ends_the_connection_and_says_why() {
        try (Club club = Club.open(data, STRICT);
                Guest talker = Guest.watch(club.port(), watched(club))) {
            talker.next("welcome");
            for (int i = 0; i < MOST_TEXTS; i++) {
                talker.say("{\"type\":\"ping\"}");
            }
            assertThat(talker.closed()).isEqualTo(1008);
            assertThat(talker.reason())
                    .isEqualTo("Too many messages; connect again and send fewer.");
        }
    }

    /// Who goes on sending after that is cut off, and may never read the reason.
    @Test
    void a_flood_of_messages_is_cut_off() {
        try (Club club = Club.open(data, STRICT);
                Guest flood = Guest.watch(club.port(), watched(club))) {
            flood.next("welcome");
            long began = System.nanoTime();
            assertThatThrownBy(
                            () -> {
                                for (int i = 0; i < 100_000; i++) {
                                    flood.say("{\"type\":\"ping\"}");
                                }
                            })
                    .hasStackTraceContaining("IOException");
            assertThat((System.nanoTime() - began) / 1e9).isLessThan(10);
        }
    }

    @Test
    void long_and_binary_messages_and_silent_strangers_end_the_connection() {
        try (Club club = Club.open(data, limits(50, 200_000, 2_000, 4_000))) {
            String table = watched(club);
            Guest lengthy = Guest.connect(club.port(), table);
            lengthy.say("{\"type\":\"" + "x".repeat(9_000) + "\"}");
            assertThat(lengthy.closed()).isEqualTo(1009);
            Guest binary = Guest.connect(club.port(), table);
            binary.socket().sendBinary(ByteBuffer.wrap(new byte[10]), true).join();
            assertThat(binary.closed()).isEqualTo(1003);
            Guest stranger = Guest.connect(club.port(), table);
            assertThat(stranger.closed()).isEqualTo(1008);
            assertThat(stranger.reason()).isEqualTo("Nobody said hello; connect again.");
            Guest quiet = Guest.watch(club.port(), table);
            assertThat(quiet.closed()).isEqualTo(1008);
            assertThat(quiet.reason()).isEqualTo("Nothing was heard from you; connect again.");
        }
    }

    @Test
    void too_many_connections_and_requests_are_refused() {
        try (Club club = Club.open(data, STRICT)) {
            String table = watched(club);
            List<Guest> guests = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                guests.add(Guest.watch(club.port(), table));
                guests.getLast().next("welcome");
            }
            Guest one = Guest.connect(club.port(), table);
            assertThat(one.closed()).isEqualTo(1008);
            guests.getFirst().close();
            guests.forEach(Guest::close);
            Club.Reply refused = club.get("/api/v1/games");
            for (int i = 0; i < 400 && refused.status() == 200; i++) {
                refused = club.get("/api/v1/tables");
            }
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.json().path("message").asString())
                    .isEqualTo("Too many requests; wait ten seconds and try again.");
        }
    }

    @Test
    void long_deep_and_broken_bodies_are_refused_in_one_sentence() {
        try (Club club = Club.open(data)) {
            assertThat(club.post("/api/v1/tables", "x".repeat(70_000)).status()).isEqualTo(413);
            for (String body :
                    List.of(
                            "",
                            "[]",
                            "{",
                            "{\"game\":7}",
                            "{\"game\":\"riichi\",\"seats\":{\"E\":\"person\"}}",
                            "{\"game\":\"riichi\",\"seats\":{\"A\":\"oracle\"}}",
                            "{\"game\":\"riichi\",\"options\":{\"kuitan\":\"maybe\"}}",
                            "{\"game\":\"riichi\",\"settings\":{\"turn_ms\":\"-1\"}}",
                            "{\"game\":" + "[".repeat(5_000) + "}")) {
                Club.Reply reply = club.post("/api/v1/tables", body);
                assertThat(reply.status()).as(body).isEqualTo(400);
                assertThat(reply.json().path("message").asString()).as(body).endsWith(".");
            }
            assertThat(club.post("/api/v1/records/read", "<!DOCTYPE x []><x/>").status())
                    .isEqualTo(400);
            assertThat(club.get("/api/v1/nowhere").json().path("error").asString())
                    .isEqualTo("no such address");
        }
    }

    @Test
    void a_reader_too_slow_is_cut_off_while_others_go_on_fast() throws IOException {
        try (Club club = Club.open(data, limits(1_000_000, 200_000, 5_000, 60_000))) {
            String honest = club.table(Tables.alone("riichi")).path("table").asString();
            String token = club.join(honest, "Ada", "").path("token").asString();
            String busy = club.table("{\"game\":\"riichi\"}").path("table").asString();
            try (Guest ada = Guest.sit(club.port(), honest, token);
                    Socket slow = slowReader(club.port(), busy)) {
                assertThat(slow.isConnected()).isTrue();
                ada.next("choice");
                double limit = median(ada);
                boolean cut = false;
                double worst = 0;
                for (int i = 0; i < 400 && !cut; i++) {
                    try (Guest passing = Guest.watch(club.port(), busy)) {
                        passing.next("welcome");
                        JsonNode state = club.get("/api/v1/tables/" + busy).json();
                        cut = i > 5 && state.path("spectators").asInt() == 1;
                    }
                    worst = i % 50 == 49 ? Math.max(worst, median(ada)) : worst;
                }
                assertThat(cut).as("the slow reader was cut off").isTrue();
                assertThat(worst).isLessThan(2 * limit + 50);
            }
        }
    }

    /// The median time from a ping to its pong, in milliseconds.
    private static double median(Guest guest) {
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < 21; i++) {
            long began = System.nanoTime();
            guest.say("{\"type\":\"ping\"}");
            guest.next("pong");
            times.add((System.nanoTime() - began) / 1e6);
        }
        Collections.sort(times);
        return times.get(times.size() / 2);
    }

    /// Says hello and never reads again.
    private static Socket slowReader(int port, String table) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(4_096);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        OutputStream out = socket.getOutputStream();
        String upgrade =
                """
                GET /api/v1/tables/%s/socket HTTP/1.1
                Host: 127.0.0.1:%d
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Key: c3BhcnJvdyBzcGFycm93IQ==
                Sec-WebSocket-Version: 13

                """
                        .formatted(table, port)
                        .replace("\n", "\r\n");
        out.write(upgrade.getBytes(StandardCharsets.US_ASCII));
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.read());
        }
        assertThat(head.toString()).contains("101");
        byte[] hello = "{\"type\":\"hello\"}".getBytes(StandardCharsets.US_ASCII);
        ByteBuffer frame = ByteBuffer.allocate(6 + hello.length);
        frame.put((byte) 0x81).put((byte) (0x80 | hello.length)).putInt(0).put(hello);
        out.write(frame.array());
        out.flush();
        return socket;
    }
}
