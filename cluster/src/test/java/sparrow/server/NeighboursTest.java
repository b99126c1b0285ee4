package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import sparrow.server.table.TableQuota;
import tools.jackson.databind.JsonNode;

/// Any node takes people to any table, and tells what all of them have.
@Tag("slow")
@Timeout(300)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class NeighboursTest {
    private static final int NODES = 3;
    private static Neighbours nodes;

    @BeforeAll
    static void open() throws Exception {
        nodes = Neighbours.open(NODES, NodeAlone.PATIENT.with(TableQuota.STANDARD));
    }

    @AfterAll
    static void close() {
        nodes.close();
    }

    /// A table, and the secret of the one seat a person has there.
    private record Sat(String table, String token, String owner) {
        static Sat at(int made, int joined, String plan) {
            JsonNode table = nodes.club(made).table(plan);
            String name = table.path("table").asString();
            JsonNode seat =
                    nodes.club(joined).join(name, "Ada", table.path("invitation").asString());
            return new Sat(name, seat.path("token").asString(), table.path("owner").asString());
        }

        Guest connect(int node) {
            return Guest.sit(nodes.port(node), table, token);
        }
    }

    private static void play(Guest guest, int answers) {
        Random random = new Random(answers);
        for (int i = 0; i < answers; i++) {
            Playing.choose(guest, guest.next("choice"), random);
            guest.next("answered");
        }
    }

    private static void await(BooleanSupplier enough) throws InterruptedException {
        for (int i = 0; !enough.getAsBoolean(); i++) {
            assertThat(i).as("tries").isLessThan(200);
            Thread.sleep(50);
        }
    }

    private static String unlisted(String plan) {
        return plan.replaceFirst("\\{", "{\"listed\":false,");
    }

    @Test
    void a_table_made_at_one_node_is_joined_at_another_and_played_at_from_a_third() {
        Sat sat = Sat.at(0, 1, Tables.alone("filipino"));
        try (Guest guest = sat.connect(2)) {
            play(guest, 5);
        }
        try (Guest again = sat.connect(0)) {
            play(again, 2);
        }
    }

    @Test
    void every_node_has_the_same_lobby() throws Exception {
        String table = nodes.club(0).table(Tables.alone("riichi")).path("table").asString();
        for (int i = 0; i < NODES; i++) {
            Club club = nodes.club(i);
            await(() -> club.get("/api/v1/tables").text().contains(table));
        }
    }

    @Test
    void a_secret_opens_a_table_at_every_node_and_nothing_else_does() {
        JsonNode made = nodes.club(0).table(unlisted(Tables.alone("riichi")));
        String path = "/api/v1/tables/" + made.path("table").asString();
        for (int i = 0; i < NODES; i++) {
            assertThat(nodes.club(i).get(path).status()).isEqualTo(404);
            assertThat(nodes.club(i).get(path, made.path("owner").asString()).status())
                    .isEqualTo(200);
            assertThat(nodes.club(i).get("/api/v1/tables/NOSUCHTABLE12345").status())
                    .isEqualTo(404);
            assertThat(nodes.club(i).post(path + "/close", "{}", "wrong").status()).isEqualTo(403);
        }
    }

    @Test
    void a_table_closed_at_one_node_tells_those_at_another_and_leaves_its_record_at_all() {
        Sat sat = Sat.at(0, 0, Tables.alone("changchun"));
        try (Guest guest = sat.connect(1)) {
            play(guest, 2);
            String path = "/api/v1/tables/" + sat.table + "/close";
            assertThat(nodes.club(2).post(path, "{}", sat.owner).status()).isEqualTo(200);
            guest.next("closed");
        }
        for (int i = 0; i < NODES; i++) {
            assertThat(nodes.club(i).get("/api/v1/records/" + sat.table).status()).isEqualTo(200);
        }
        String record = "/api/v1/records/" + sat.table;
        assertThat(nodes.club(1).delete(record, "wrong").status()).isEqualTo(403);
        assertThat(nodes.club(1).delete(record, sat.token).status()).isEqualTo(200);
        assertThat(nodes.club(2).get(record).status()).isEqualTo(404);
    }

    @Test
    void the_analyser_answers_a_seat_at_every_node() {
        Sat sat = Sat.at(0, 0, Tables.alone("riichi"));
        try (Guest guest = sat.connect(0)) {
            guest.next("choice");
            String path = "/api/v1/tables/" + sat.table + "/answer";
            for (int i = 0; i < NODES; i++) {
                Club.Reply reply = nodes.club(i).post(path, "{\"level\":\"beginner\"}", sat.token);
                assertThat(reply.status()).as(reply.text()).isEqualTo(200);
                assertThat(reply.json().has("sheet")).isTrue();
                assertThat(nodes.club(i).post(path, "{\"level\":\"nobody\"}", sat.token).status())
                        .isEqualTo(400);
            }
        }
    }

    @Test
    void tables_of_an_address_are_counted_whoever_keeps_them() throws Exception {
        String plan = Tables.alone("hongkong");
        for (int i = 0; i < TableQuota.STANDARD.waiting(); i++) {
            Club.Reply made = nodes.club(i % NODES).postFor("192.0.2.7", "/api/v1/tables", plan);
            assertThat(made.status()).as(made.text()).isEqualTo(201);
        }
        await(() ->
                IntStream.range(0, NODES)
                                .map(i -> nodes.server(i).tables().madeBy("192.0.2.7").waiting())
                                .sum()
                        == TableQuota.STANDARD.waiting());
        for (int i = 0; i < NODES; i++) {
            Club.Reply refused = nodes.club(i).postFor("192.0.2.7", "/api/v1/tables", plan);
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.text()).contains("You have 20 tables that wait");
        }
        assertThat(nodes.club(1).postFor("192.0.2.8", "/api/v1/tables", plan).status())
                .isEqualTo(201);
    }

    @Test
    void a_copy_that_another_node_superseded_stops_and_the_table_goes_on() {
        Sat sat = Sat.at(0, 0, Tables.alone("filipino"));
        try (Guest guest = sat.connect(1)) {
            play(guest, 2);
            JsonNode choice = guest.next("choice");
            Server thief =
                    IntStream.range(0, NODES)
                            .mapToObj(nodes::server)
                            .filter(server -> server.tables().here(sat.table).isEmpty())
                            .findFirst()
                            .orElseThrow();
            Optional<?> copy = thief.tables().claim(sat.table);
            assertThat(copy).isPresent();
            Playing.choose(guest, choice, new Random(1));
            assertThat(guest.closed()).isEqualTo(1012);
            assertThat(guest.reason()).contains("goes on on another machine");
            thief.tables().here(sat.table).ifPresent(thief.tables()::handOver);
        }
        playAgain(sat, 0);
    }

    /// Comes again until the table lets one in, as the page does, and plays.
    private static void playAgain(Sat sat, int node) {
        for (int i = 0; ; i++) {
            try (Guest guest = sat.connect(node)) {
                play(guest, 2);
                return;
            } catch (AssertionError notYet) {
                assertThat(i).as("tries, the last of which ended: %s", notYet).isLessThan(40);
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(300);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    @Test
    @Order(Integer.MAX_VALUE)
    void a_node_that_stops_hands_its_tables_over() throws Exception {
        List<Sat> all = new ArrayList<>();
        List<Guest> guests = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Sat sat = Sat.at(i % NODES, 0, Tables.alone("filipino"));
            all.add(sat);
            guests.add(sat.connect(i % 2));
            play(guests.getLast(), 1);
        }
        int kept = nodes.server(2).tables().size();
        assertThat(kept).as("tables at the node that stops").isPositive();
        nodes.stop(2);
        assertThat(nodes.club(0).get("/ready").status()).isEqualTo(200);
        await(() ->
                all.stream()
                        .allMatch(sat ->
                                nodes.server(0).tables().here(sat.table).isPresent()
                                        || nodes.server(1).tables().here(sat.table).isPresent()));
        guests.forEach(Guest::close);
        for (int i = 0; i < all.size(); i++) {
            playAgain(all.get(i), i % 2);
        }
    }
}
