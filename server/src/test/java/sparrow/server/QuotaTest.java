package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.table.TableQuota;
import sparrow.server.web.Limits;

/// Nobody takes more than a share: tables, connections, messages, disk. What is taken is counted by
/// address and by person, not by connection.
@Timeout(120)
final class QuotaTest {
    private static final String PERSON = "{\"game\":\"riichi\"}";
    private static final String BOTS =
            """
            {"game":"riichi","settings":{"bot_delay_ms":"60000"},
             "seats":{"A":"beginner","B":"beginner","C":"beginner","D":"beginner"}}\
            """;
    private static final String ADA = "203.0.113.7";
    private static final String BEN = "203.0.113.8";

    @TempDir private Path data;

    private static Limits limits(int texts) {
        return new Limits(
                8_192, texts, 20_000, 1_000_000, 1, 4_000, 10_000, 10_000, 10_000, 30_000);
    }

    private static void assertRefused(Club.Reply reply, String message) {
        assertThat(reply.status()).as(reply.text()).isEqualTo(429);
        assertThat(reply.json().path("message").asString()).isEqualTo(message);
    }

    @Test
    void an_address_has_only_so_many_tables_that_wait_and_so_many_of_bots_alone() {
        Limits few = limits(50).with(new TableQuota(3, 2, 1, 0));
        try (Club club = Club.behindProxy(data, few)) {
            assertThat(club.postFor(ADA, "/api/v1/tables", PERSON).status()).isEqualTo(201);
            String second = club.postFor(ADA, "/api/v1/tables", PERSON).text();
            assertRefused(
                    club.postFor(ADA, "/api/v1/tables", PERSON),
                    "You have 2 tables that wait for people; close one first.");
            assertThat(club.postFor(ADA, "/api/v1/tables", BOTS).status()).isEqualTo(201);
            assertRefused(
                    club.postFor(ADA, "/api/v1/tables", BOTS),
                    "You have 3 tables open; close one, or play one to its end.");
            assertThat(club.postFor(BEN, "/api/v1/tables", BOTS).status()).isEqualTo(201);
            assertRefused(
                    club.postFor(BEN, "/api/v1/tables", BOTS),
                    "You have 1 tables of bots alone; close one first.");
            String table = Guest.JSON.readTree(second).path("table").asString();
            String owner = Guest.JSON.readTree(second).path("owner").asString();
            club.post("/api/v1/tables/" + table + "/close", "{}", owner);
            assertThat(club.postFor(ADA, "/api/v1/tables", PERSON).status()).isEqualTo(201);
        }
    }

    @Test
    void nobody_makes_and_closes_tables_all_the_time() {
        try (Club club = Club.behindProxy(data, limits(50))) {
            Club.Reply last = club.postFor(ADA, "/api/v1/tables", PERSON);
            for (int i = 0; i < 60 && last.status() == 201; i++) {
                String owner = last.json().path("owner").asString();
                String table = last.json().path("table").asString();
                club.post("/api/v1/tables/" + table + "/close", "{}", owner);
                last = club.postFor(ADA, "/api/v1/tables", PERSON);
            }
            assertRefused(last, "You have made many tables; wait some minutes before the next.");
            assertThat(last.retryAfter()).isEqualTo("60");
            assertThat(club.postFor(BEN, "/api/v1/tables", PERSON).status()).isEqualTo(201);
        }
    }

    @Test
    void a_full_disk_takes_no_new_tables() {
        try (Club club =
                Club.open(data, limits(50).with(new TableQuota(30, 10, 4, Long.MAX_VALUE)))) {
            assertRefused(
                    club.post("/api/v1/tables", PERSON),
                    "The server's disk is nearly full; games go on, but no new ones begin.");
        }
    }

    @Test
    void requests_are_counted_by_the_address_that_a_named_proxy_tells() {
        Limits strict =
                new Limits(8_192, 50, 20_000, 1_000_000, 1, 4_000, 3, 10_000, 10_000, 30_000);
        try (Club club = Club.behindProxy(data, strict)) {
            for (int i = 0; i < 3; i++) {
                assertThat(club.getFor(ADA, "/health").status()).isEqualTo(200);
            }
            assertThat(club.getFor(ADA, "/health").status()).isEqualTo(429);
            assertThat(club.getFor("1.2.3.4, " + ADA, "/health").status()).isEqualTo(429);
            assertThat(club.getFor(BEN, "/health").status()).isEqualTo(200);
        }
        try (Club club = Club.open(data, strict)) {
            for (int i = 0; i < 20; i++) {
                assertThat(club.getFor(ADA, "/health").status()).isEqualTo(200);
            }
        }
    }

    @Test
    void whoever_connects_again_has_no_more_to_say_than_before() {
        try (Club club = Club.open(data, limits(10))) {
            String table = club.table(PERSON).path("table").asString();
            String token = club.join(table, "Ada", "").path("token").asString();
            int said = 0;
            for (int i = 0; i < 5; i++) {
                try (Guest ada = Guest.sit(club.port(), table, token)) {
                    ada.next("welcome");
                    for (int k = 0; k < 4; k++) {
                        ada.say("{\"type\":\"ping\"}");
                        ada.next("pong");
                        said++;
                    }
                } catch (AssertionError cutOff) {
                    assertThat(cutOff).hasMessageContaining("1008");
                    break;
                }
            }
            assertThat(said).isBetween(6, 12);
        }
    }

    @Test
    void a_flood_of_pings_is_cut_off() throws IOException {
        try (Club club = Club.behindProxy(data, limits(50));
                RawSocket flood = flood(club, ADA)) {
            assertThat(flood.isCutOff(RawSocket.frame(0x89, ""), 200, 15)).isTrue();
        }
    }

    @Test
    void a_message_of_endless_empty_parts_is_cut_off() throws IOException {
        try (Club club = Club.behindProxy(data, limits(50));
                RawSocket flood = flood(club, ADA)) {
            flood.send(RawSocket.frame(0x01, ""));
            assertThat(flood.isCutOff(RawSocket.frame(0x00, ""), 200, 15)).isTrue();
        }
    }

    @Test
    void an_address_that_floods_again_and_again_has_to_wait() throws IOException {
        try (Club club = Club.behindProxy(data, limits(50))) {
            for (int i = 0; i < 3; i++) {
                try (RawSocket flood = flood(club, ADA)) {
                    assertThat(flood.isCutOff(RawSocket.frame(0x89, ""), 200, 15)).isTrue();
                }
            }
            assertThatThrownBy(() -> flood(club, ADA))
                    .hasMessageContaining("429")
                    .hasMessageContaining("Retry-After: 20");
            flood(club, BEN).close();
        }
    }

    /// The own machine may ask sixty times as often as others.
    @Test
    void who_goes_on_with_refused_requests_is_not_listened_to_any_more() throws IOException {
        Limits one =
                new Limits(8_192, 50, 20_000, 1_000_000, 128, 4_000, 1, 600_000, 10_000, 30_000);
        try (Club club = Club.open(data, one)) {
            int refused = 0;
            for (String head = health(club); !head.isEmpty(); head = health(club)) {
                if (head.startsWith("HTTP/1.1 429")) {
                    assertThat(head).contains("Connection: close").contains("Retry-After: 10");
                    refused++;
                }
                assertThat(refused).isLessThan(100);
            }
            assertThat(refused).isBetween(55, 65);
        }
    }

    @Test
    void who_goes_on_with_refused_requests_behind_a_proxy_waits_for_every_refusal() {
        Limits two =
                new Limits(8_192, 50, 20_000, 1_000_000, 128, 4_000, 2, 600_000, 10_000, 30_000);
        try (Club club = Club.behindProxy(data, two)) {
            for (int i = 0; i < 4; i++) {
                club.getFor(ADA, "/health");
            }
            long before = System.nanoTime();
            assertThat(club.getFor(ADA, "/health").status()).isEqualTo(429);
            assertThat(System.nanoTime() - before).isGreaterThan(400_000_000L);
            assertThat(club.getFor(BEN, "/health").status()).isEqualTo(200);
        }
    }

    /// What is answered over a connection of its own; nothing if the connection is not taken.
    private static String health(Club club) {
        try (RawSocket one = RawSocket.open(club.port())) {
            one.say("GET /health HTTP/1.1\nHost: 127.0.0.1:" + club.port() + "\n\n");
            return one.head();
        } catch (IOException _) {
            return "";
        }
    }

    /// Somebody who has said hello.
    private static RawSocket flood(Club club, String address) throws IOException {
        String table = club.table(PERSON).path("table").asString();
        RawSocket raw = RawSocket.atTable(club.port(), table, address);
        raw.send(RawSocket.frame(0x81, "{\"type\":\"hello\"}"));
        return raw;
    }

    @Test
    void connections_over_which_nothing_is_said_count_too() throws IOException {
        try (Club club = Club.open(data, limits(50))) {
            List<RawSocket> idle = new ArrayList<>();
            for (int i = 0; i < 245; i++) {
                idle.add(RawSocket.open(club.port()));
            }
            int closed = 0;
            for (RawSocket socket : idle.subList(235, 245)) {
                socket.socket().setSoTimeout(2_000);
                try {
                    closed += socket.socket().getInputStream().read() < 0 ? 1 : 0;
                } catch (SocketTimeoutException open) {
                    assertThat(closed).as("the last ones are closed").isZero();
                }
            }
            assertThat(closed).isBetween(4, 6);
            for (RawSocket socket : idle) {
                socket.close();
            }
            assertThat(isWelcomeAgain(club)).isTrue();
        }
    }

    /// The server notices closed connections when it comes to them.
    private static boolean isWelcomeAgain(Club club) {
        for (int i = 0; i < 200; i++) {
            try (RawSocket one = RawSocket.open(club.port())) {
                one.say("GET /health HTTP/1.1\nHost: 127.0.0.1:" + club.port() + "\n\n");
                if (one.head().startsWith("HTTP/1.1 200")) {
                    return true;
                }
                Thread.sleep(50);
            } catch (IOException refused) {
                assertThat(refused).as("closed again").isNotNull();
            } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
            }
        }
        return false;
    }

    @Test
    void a_seat_of_a_listed_table_is_kept_for_who_made_it() {
        String two =
                """
                {"game":"riichi","seats":{"A":"person","B":"person"}}\
                """;
        try (Club club = Club.open(data)) {
            var made = club.table(two);
            String join = "/api/v1/tables/" + made.path("table").asString() + "/join";
            String body = "{\"name\":\"%s\"%s}";
            Club.Reply wanted = club.post(join, body.formatted("Mallory", ",\"seat\":\"A\""));
            assertThat(wanted.status()).as(wanted.text()).isEqualTo(409);
            assertThat(wanted.json().path("message").asString())
                    .isEqualTo(
                            "That seat is kept a minute for who made the table; try again then.");
            Club.Reply any = club.post(join, body.formatted("Mallory", ""));
            assertThat(any.json().path("seat").asString()).isEqualTo("B");
            assertThat(club.post(join, body.formatted("Mallory", "")).status()).isEqualTo(409);
            Club.Reply maker =
                    club.post(join, body.formatted("Ada", ""), made.path("invitation").asString());
            assertThat(maker.json().path("seat").asString()).isEqualTo("A");
        }
    }
}
